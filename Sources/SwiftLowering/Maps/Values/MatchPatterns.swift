import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// `case true`, `case (.admin, nil)`, or `default` if any value matches.
  func pattern(_ patterns: [Value?], of subjects: [MapValue]) -> String {
    if patterns.allSatisfy({ $0 == nil }) { return "default" }
    let texts = zip(patterns, subjects).map { value, subject in
      value.map { pattern($0, of: subject.type) } ?? "_"
    }
    return texts.count == 1 ? "case \(texts[0])" : "case (\(texts.joined(separator: ", ")))"
  }

  private func pattern(_ value: Value, of type: SchemaType) -> String {
    if value == .null { return "nil" }
    let text: String
    switch value {
    case .enumCase(let id, let position):
      text = "." + SwiftIdentifier.member(context.schema[id].caseName(at: position))
    default:
      text = ValueLiteral(context).expression(of: value, as: type.unwrapped, in: writer.scope).text
    }
    return type.isOptional ? text + "?" : text
  }

  /// The unknown value of an open enum or union: the pattern that matches it, and the expression that makes it again.
  mutating func unrecognized(from id: TypeID, to type: SchemaType) -> (
    pattern: String, value: ConversionText
  ) {
    guard case .union = context.schema[id].kind, let target = type.declaredID else {
      return (
        "case .unrecognized(let value)",
        ConversionText(text: ".unrecognized(value)", canFail: false)
      )
    }
    let made = context.tagType(of: target)
    guard let found = context.tagType(of: id), let made else {
      let tag = made.map { "tag: \($0.emptyTag), " } ?? ""
      return (
        context.tagType(of: id) == nil
          ? "case .unrecognized(let body)" : "case .unrecognized(_, let body)",
        ConversionText(text: ".unrecognized(\(tag)body: body)", canFail: false)
      )
    }
    let tag: String
    let canFail = found == .scalar(.string) && made != found
    if canFail {
      tag =
        "\(context.names.support(.wireFormat))<\(text(of: found)), \(text(of: made))>.number.read(tag)"
    } else {
      tag = found == made ? "tag" : "\(text(of: made))(tag)"
    }
    let owner = canFail ? text(of: type) : ""
    return (
      "case .unrecognized(let tag, let body)",
      ConversionText(text: "\(owner).unrecognized(tag: \(tag), body: body)", canFail: canFail)
    )
  }
}

extension SchemaType {
  /// A tag for a value that came without one.
  fileprivate var emptyTag: String {
    switch scalar {
    case .string: "\"\""
    case .bool: "false"
    default: "0"
    }
  }
}
