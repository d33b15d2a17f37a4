import JSON

/// What sort of description a document is, by what it says about itself.
enum DescriptionKind: Hashable {
  case swagger
  case openAPI(Dialect)
  case schema(Dialect)
  /// What other descriptions refer to, and nothing by itself.
  case part(Dialect)
  /// A version that nobody has heard of, as it is written.
  case unknownVersion(JSONValue.Member)

  /// Nil for a document that describes nothing.
  init?(_ value: JSONValue) {
    guard let members = value.members else { return nil }
    for member in members {
      switch member.name {
      case "openapi": self = Self.openAPI(member)
      case "swagger": self = Self.swagger(member)
      default: continue
      }
      return
    }
    let schema = members.first { $0.name == "$schema" }
    guard schema.map(Self.namesJSONSchema) ?? Self.looksLikeSchema(value, members) else {
      return nil
    }
    self = .schema(Self.dialect(schema?.value.text, members))
  }

  /// `3.0.x` and `3.1.x`, and 3.2, whose schemas are those of 3.1.
  private static func openAPI(_ member: JSONValue.Member) -> DescriptionKind {
    switch version(member.value) {
    case "3.0": .openAPI(.openAPI3)
    case "3.1", "3.2": .openAPI(.current)
    default: .unknownVersion(member)
    }
  }

  private static func swagger(_ member: JSONValue.Member) -> DescriptionKind {
    version(member.value) == "2.0" ? .swagger : .unknownVersion(member)
  }

  /// The first two numbers. YAML reads `2.0` as a number, unless it is quoted.
  private static func version(_ value: JSONValue) -> String? {
    guard let text = value.text ?? value.digits else { return nil }
    return text.split(separator: ".", omittingEmptySubsequences: false).prefix(2)
      .joined(separator: ".")
  }

  private static func namesJSONSchema(_ member: JSONValue.Member) -> Bool {
    guard let text = member.value.text else { return false }
    return text.contains("schema")
  }

  /// By the version in `$schema`. Without one, by the spelling of the definitions.
  private static func dialect(_ schema: String?, _ members: [JSONValue.Member]) -> Dialect {
    guard let schema else {
      return members.contains { $0.name == "id" && $0.value.text != nil } ? .draft4 : .current
    }
    if schema.contains("draft-04") || schema.contains("draft-03") { return .draft4 }
    return schema.contains("draft-06") || schema.contains("draft-07") ? .draft7 : .current
  }

  /// Without `$schema` only what hardly anything else would hold: a type of the seven beside another keyword, or
  /// schemas by name.
  private static func looksLikeSchema(_ value: JSONValue, _ members: [JSONValue.Member]) -> Bool {
    var hasType = false
    var other = false
    for member in members {
      switch Keyword(member.name) {
      case .type: hasType = JSONKinds(types: member.value) != nil
      case .properties, .patternProperties:
        guard let named = member.value.members, named.allSatisfy(\.value.isSchema) else {
          return false
        }
        other = true
      case .reference: other = other || member.value.text != nil
      case .allOf, .anyOf, .oneOf:
        other = other || member.value.elements?.allSatisfy(\.isSchema) == true
      case .remark where member.name == "$defs" || member.name == "definitions":
        guard let named = member.value.members, named.allSatisfy(\.value.isSchema) else { continue }
        other = true
      default: continue
      }
    }
    return other || hasType && members.contains { isTelling(Keyword($0.name)) }
  }

  private static func isTelling(_ keyword: Keyword) -> Bool {
    let telling = KeywordSet.ofObjects.union(.ofLists).union(.ofTexts).union(.ofNumbers)
    return telling.contains(keyword) || keyword == .enumeration || keyword == .format
  }
}
