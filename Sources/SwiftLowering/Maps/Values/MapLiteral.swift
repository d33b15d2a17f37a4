import SchemaSemantics
import SchemaSyntax
import TextFormats

extension MapBodyLowering {
  /// A constant. Where Swift has no literal for its type, it is made as one from the payload would be, which can fail as far
  /// as Swift knows.
  mutating func literal(_ value: Value, as type: SchemaType) -> ConversionText {
    switch value {
    case .wrapped(let id, let inner):
      let base = literal(inner, as: context.schema.base(of: id) ?? type)
      return ConversionText(
        text: "\(text(of: .declared(id)))(\(base.text))",
        canFail: base.canFail || context.schema.hasRules(id))
    case .url(let text): return read(text, "url", .url, part: "URL")
    case .uuid(let text): return read(text, "uuid", .uuid, part: "UUID")
    case .calendarDate(let date):
      return read(date.description, "calendarDate", .calendarDate, part: "CalendarDate")
    case .enumCase(let id, let position):
      let name = context.schema[id].caseNames[position]
      let owner = name == "none" || name == "some" ? text(of: .declared(id)) : ""
      return ConversionText(
        text: "\(owner).\(detours.making(position, of: id, context))", canFail: false)
    case .array(let elements), .set(let elements):
      let texts = elements.map { literal($0, as: type.unwrapped.content) }
      return ConversionText(
        text: "[\(texts.map(\.text).joined(separator: ", "))]",
        canFail: texts.contains(where: \.canFail))
    case .dictionary(let entries) where !entries.isEmpty:
      let texts = entries.map { entry in
        (
          key: literal(entry.key, as: type.unwrapped.keys),
          value: literal(entry.value, as: type.unwrapped.content)
        )
      }
      let list = texts.map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", ")
      return ConversionText(
        text: "[\(list)]", canFail: texts.contains { $0.key.canFail || $0.value.canFail })
    default:
      for scalar in type.scalars { writer.needs.mention(scalar, access: .internal) }
      return ConversionText(
        text: ValueLiteral(context).text(of: value, as: type, in: writer.scope), canFail: false)
    }
  }

  private mutating func read(_ text: String, _ format: String, _ scalar: Scalar, part: String)
    -> ConversionText
  {
    writer.needs.call(SupportPartName("WireFormat+\(part)"))
    writer.needs.mention(scalar, access: .internal)
    let types = [Scalar.string, scalar].map { context.names.text(of: $0) }
    return ConversionText(
      text: "\(context.names.support("WireFormat"))<\(types.joined(separator: ", "))>.\(format)"
        + ".read(\(SwiftLiteral.string(text)))",
      canFail: true)
  }
}
