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

  func text(of value: Value, as type: SchemaType, needs: inout FileNeeds) -> String {
    let type = type.unwrapped
    switch value {
    case .url(let text):
      return reading(text, .url, ".url", in: .wireFormatURL, needs: &needs)
    case .uuid(let text):
      return reading(text, .uuid, ".uuid", in: .wireFormatUUID, needs: &needs)
    case .calendarDate(let date):
      return reading(
        date.description, .calendarDate, ".calendarDate", in: .wireFormatCalendarDate, needs: &needs
      )
    case .wrapped(let id, let inner):
      let base = context.base(of: .declared(id)) ?? type
      let argument = text(of: inner, as: base, needs: &needs)
      return "\(context.names.text(of: id, in: scope))(\(argument))"
    case .enumCase(let id, let index):
      return enumCase(index, of: id) ?? plain(value, type)
    case .array(let elements), .set(let elements):
      let texts = elements.map { text(of: $0, as: type.element, needs: &needs) }
      return "[\(texts.joined(separator: ", "))]"
    case .dictionary(let entries):
      let keyType: SchemaType = if case .dictionary(let key, _) = type { key } else { type }
      let texts = entries.map { entry in
        text(of: entry.key, as: keyType, needs: &needs) + ": "
          + text(of: entry.value, as: type.element, needs: &needs)
      }
      return texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
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
    case .enumCase(let id, let index):
      return deprecatedCase(index, of: id).map { !$0.enumeration.isOpen } ?? false
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
    case .enumCase(let id, let index): deprecatedCase(index, of: id) == nil
    case .wrapped(_, let inner): !needsTry(value) && isPlain(inner)
    case .array(let elements), .set(let elements): elements.allSatisfy { isPlain($0) }
    case .dictionary(let entries):
      entries.allSatisfy { isPlain($0.key) && isPlain($0.value) }
    default: !needsTry(value)
    }
  }

  private func plain(_ value: Value, _ type: SchemaType) -> String {
    ValueLiteral(context).text(of: value, as: type, in: scope)
  }

  private func reading(
    _ text: String, _ scalar: Scalar, _ format: String, in part: SupportPart, needs: inout FileNeeds
  ) -> String {
    needs.call(part)
    needs.mention(scalar, access: .internal)
    let names = context.names
    let type =
      "\(names.support(.wireFormat))<\(names.standard("String")), \(names.text(of: scalar))>"
    return "\(type)\(format).read(\(StringLiteral(text)))"
  }

  /// A deprecated case, made from its wire value, since naming it would give a warning; nil for all other cases.
  private func enumCase(_ index: Int, of id: TypeID) -> String? {
    guard let (enumeration, enumCase) = deprecatedCase(index, of: id) else { return nil }
    let raw = plain(enumCase.rawValue, .scalar(enumeration.rawType))
    return "\(context.names.text(of: id, in: scope))(wire: \(raw))"
  }

  private func deprecatedCase(_ index: Int, of id: TypeID) -> (
    enumeration: ValidEnum, case: ValidEnum.Case
  )? {
    guard case .enumeration(let enumeration) = context.schema[id].kind,
      enumeration.cases.indices.contains(index),
      enumeration.cases[index].notes.deprecation != nil
    else { return nil }
    return (enumeration, enumeration.cases[index])
  }
}
