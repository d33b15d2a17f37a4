import Diagnostics
import SchemaSyntax

/// With `by type`, the tag is among the fields of the payload: the payload must be an object, and a field of its own
/// with that key must always have the tag as its value, and a constant must be the tag.
extension UnionCheck {
  mutating func checkPayloads(of union: ResolvedUnion, tag: Name) {
    for (item, written) in zip(union.cases, union.syntax.cases) where item.wireValue.kind != .null {
      guard let payload = item.payload, !payload.isUnknown, let span = written.payload?.span
      else { continue }
      guard let id = payload.declaredID, item.converters.isEmpty else {
        reportNoObject(item, at: span, tag)
        continue
      }
      switch schema[id].kind {
      case .record(let record):
        if record.layer != .domain { check(item, id, at: span, tag) }
      case .union(let inner):
        check(item, inner, id, at: span, tag)
      case .enumeration, .wrapper, .foreign:
        reportNoObject(item, at: span, tag)
      }
    }
  }

  private mutating func check(_ item: ResolvedCase, _ id: TypeID, at span: SourceSpan, _ tag: Name)
  {
    if let constant = keys.constant(at: tag.text, of: id) {
      return check(item, constant, of: id, tag)
    }
    guard let field = keys.field(at: tag.text, of: id), !field.type.isUnknown,
      !fits(field, item.wireValue)
    else { return }
    reportTag(
      "`\(schema[id].qualifiedName)` reads the tag `\(tag.text)` as something other than "
        + item.wireValue.spelled,
      at: span, field.syntax.wireName.span,
      field.syntax.wireName.rest.isEmpty
        ? "reads it as `\(schema.text(of: field.type))`" : "reads it as an object",
      help: "remove the field: the union reads the tag, and writes it")
  }

  /// The constant of a payload says once more what the tag is.
  private mutating func check(
    _ item: ResolvedCase, _ constant: ConstantField, of id: TypeID, _ tag: Name
  ) {
    let isObject = !constant.wireName.rest.isEmpty
    guard let value = self.tag(item.wireValue), isObject || self.tag(constant.value) != value
    else { return }
    reportTag(
      "`\(item.swiftName)` has the tag \(item.wireValue.spelled), but its payload always has "
        + (isObject ? "an object" : constant.value.spelled) + " at `\(tag.text)`",
      at: item.wireValue.span, constant.span, "a constant of `\(schema[id].qualifiedName)`",
      help: "correct one of them; or remove the constant: the union reads the tag, and writes it")
  }

  /// Whether the field can only read the tag, so that what is written for it is the tag again.
  private mutating func fits(_ field: ResolvedField, _ literal: Literal) -> Bool {
    guard field.syntax.wireName.rest.isEmpty, field.syntax.converters.isEmpty else { return false }
    switch (field.type.unwrapped, literal.kind) {
    case (.scalar(.json), _), (.scalar(.string), .name), (.scalar(.string), .string),
      (.scalar(.bool), .boolean):
      return true
    case (.scalar(let scalar), .integer(let text)):
      return IntegerValue.read(text, as: scalar) != nil
    case (.declared(let id), _):
      guard case .enumeration(let enumeration) = schema[id].kind else { return false }
      let isText = literal.textOnWire != nil
      return isText == (enumeration.rawType == .string)
        && keys.accepts(literal, enumeration, of: id)
    default:
      return false
    }
  }

  private mutating func check(
    _ item: ResolvedCase, _ inner: ResolvedUnion, _ id: TypeID, at span: SourceSpan, _ tag: Name
  ) {
    let keys: [Name]
    switch inner.syntax.discriminator {
    case .tag(let innerTag): keys = [innerTag]
    case .keyedByTag(let innerTag): keys = [innerTag] + inner.keyedPayloads
    case .adjacent(let innerTag, let content): keys = [innerTag, content]
    case .key: return reportNoObject(item, at: span, tag)
    case .shape:
      // What these carry in turn is not checked: nobody could keep track of the keys of that payload any more.
      if !inner.cases.allSatisfy({ isRecord($0.payload) }) { reportNoObject(item, at: span, tag) }
      return
    case nil: return
    }
    guard let same = keys.first(where: { $0.text == tag.text }) else { return }
    reportTag(
      "`\(schema[id].qualifiedName)` reads the key `\(tag.text)` as well, for its own cases",
      at: span, same.span, "the same key", help: "write `by \(tag.text) in data`, or `by key`")
  }

  private func isRecord(_ type: SchemaType?) -> Bool {
    guard let type else { return false }
    return type.isUnknown || schema.record(type) != nil
  }

  private mutating func reportTag(
    _ message: String, at span: SourceSpan, _ other: SourceSpan, _ label: String, help: String
  ) {
    diagnostics.report(
      .tagInPayload, message, at: span, secondary: [.init(other, label)], help: help)
  }

  private mutating func reportNoObject(_ item: ResolvedCase, at span: SourceSpan, _ tag: Name) {
    diagnostics.report(
      .payloadIsNoObject, "`\(item.swiftName)` carries nothing that could hold a tag",
      at: span, secondary: [.init(tag.span, "the tag is among the fields of the payload")],
      help: "carry a record, or write `by \(tag.text) in value` or `by key`")
  }
}

extension DiagnosticKind {
  static let tagInPayload = DiagnosticKind(
    "G0508", .error, "a payload that reads the tag as something else",
    explanation: """
      With `by type` the tag is among the fields of the payload. A payload may have a field for that key, as long as its
      type can hold the tag unchanged; otherwise one of the two could not be read, or would be overwritten. It may also have
      the tag as a constant: `type: "image"`.
      """,
    wrong: """
      dto ImageDTO { type: Int, width: Int }
      dto union MediaDTO by type { image(ImageDTO), none }
      """,
    right: """
      dto ImageDTO { width: Int }
      dto union MediaDTO by type { image(ImageDTO), none }
      """)

  static let payloadIsNoObject = DiagnosticKind(
    "G0510", .error, "a tag in something that is not an object",
    explanation: """
      With `by type` the tag is among the fields of the payload, so the payload must be an object with known fields: a
      dto, a model, or a union of these. With `by type in value`, the payload has a field of its own, and can be
      anything.
      """,
    wrong: """
      dto union SettingDTO by type { volume(Int), name(String) }
      """,
    right: """
      dto union SettingDTO by type in value { volume(Int), name(String) }
      """)
}
