import SchemaSemantics
import TextFormats

/// A value of the schema as an expression of exactly its type, in code that may throw: a `URL` is read from its text as
/// it would be from the wire, and a `type` checks its rules. No value in a schema actually makes it throw.
struct ThrowingLiteral {
  private let context: LoweringContext
  private let scope: TypeID?

  /// - Parameter scope: where the expression is written.
  init(_ context: LoweringContext, in scope: TypeID?) {
    self.context = context
    self.scope = scope
  }

  func expression(of value: Value, as type: SchemaType, needs: inout FileNeeds) -> SwiftExpression {
    let type = type.unwrapped
    switch value {
    case .url(let text) where URLFormat.accepts(text):
      return reading(text, .url, by: "url", in: .wireFormatURL, needs: &needs)
    case .url(let text):
      return reading(text, .url, by: "relativeURL", in: .wireFormatRelativeURL, needs: &needs)
    case .uuid(let text):
      return reading(text, .uuid, by: "uuid", in: .wireFormatUUID, needs: &needs)
    case .calendarDate(let date):
      return reading(
        date.description, .calendarDate, by: "calendarDate", in: .wireFormatCalendarDate,
        needs: &needs)
    case .wrapped(let id, let inner):
      let base = context.base(of: .declared(id)) ?? type
      return SwiftExpression.word(context.names.text(of: id, in: scope))([
        "_": expression(of: inner, as: base, needs: &needs)
      ])
    case .enumCase(let id, let index):
      guard context.schema.isDeprecated(case: index, of: id) else { return plain(value, type) }
      return .member(nil, needs.detours.making(index, of: id, context))
    case .array(let elements), .set(let elements):
      return .list(elements.map { expression(of: $0, as: type.element, needs: &needs) })
    case .dictionary(let entries):
      return .dictionary(
        entries.map { entry in
          SwiftExpression.Entry(
            key: expression(of: entry.key, as: type.keys, needs: &needs),
            value: expression(of: entry.value, as: type.element, needs: &needs))
        })
    case .date, .data:
      needs.importFoundation(.internal)
      return plain(value, type)
    case .number where type == .scalar(.decimal):
      needs.importFoundation(.internal)
      return plain(value, type)
    default:
      return plain(value, type)
    }
  }

  /// Whether the expression needs `try`.
  func needsTry(_ value: Value) -> Bool {
    switch value {
    case .url, .uuid, .calendarDate: return true
    case .wrapped(let id, let inner):
      if case .wrapper(let wrapper) = context.schema[id].kind, !wrapper.rules.isEmpty {
        return true
      }
      return needsTry(inner)
    case .array(let elements), .set(let elements): return elements.contains { needsTry($0) }
    case .dictionary(let entries):
      return entries.contains { needsTry($0.key) || needsTry($0.value) }
    default: return false
    }
  }

  /// Whether it can be written without the functions that read the wire, as is necessary in default arguments of public
  /// functions.
  func isPlain(_ value: Value) -> Bool {
    switch value {
    case .enumCase(let id, let index): !context.schema.isDeprecated(case: index, of: id)
    case .wrapped(_, let inner): !needsTry(value) && isPlain(inner)
    case .array(let elements), .set(let elements): elements.allSatisfy { isPlain($0) }
    case .dictionary(let entries):
      entries.allSatisfy { isPlain($0.key) && isPlain($0.value) }
    default: !needsTry(value)
    }
  }

  private func plain(_ value: Value, _ type: SchemaType) -> SwiftExpression {
    ValueLiteral(context).expression(of: value, as: type, in: scope)
  }

  private func reading(
    _ text: String, _ scalar: Scalar, by member: String, in part: SupportPart,
    needs: inout FileNeeds
  ) -> SwiftExpression {
    needs.call(part)
    needs.mention(scalar, access: .internal)
    let names = context.names
    return names.format(from: names.standard("String"), to: names.text(of: scalar))
      .member(member).calling("read", ["_": .string(text)])
  }
}
