/// A keyword of another language.
enum ForeignKeyword {
  case record
  case alias
  case wrapper
  case group
  case nothing(help: String)

  var help: String {
    switch self {
    case .record:
      "write a `dto` for what the wire holds, a `domain` for what the app means, a `model` for both"
    case .alias:
      "write an `alias` for another name of what the wire holds, and a `type` for a distinct type around one value"
    case .wrapper: "write a `type`, which is a distinct type around one value"
    case .group:
      "write `dto fields`, `domain fields` or `model fields` for fields that records share"
    case .nothing(let help): help
    }
  }

  /// Names tell which side of the wire a record belongs to.
  func keyword(before name: String) -> DeclarationKeyword? {
    switch self {
    case .record:
      ["DTO", "Request", "Response", "Payload"].contains(where: name.hasSuffix) ? .dto : .domain
    case .alias: .alias
    case .wrapper: .type
    case .group: .fields
    case .nothing: nil
    }
  }

  /// Words for fields that several records share.
  static let wordsForGroups: Set<String> = ["group", "mixin", "fragment", "trait", "partial"]

  /// Words before the keyword of a declaration.
  static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "final", "open", "export", "declare",
    "default", "abstract", "sealed", "data", "pub", "static", "indirect",
  ]

  static let of: [String: ForeignKeyword] = [
    "group": .group, "mixin": .group, "fragment": .group, "trait": .group, "partial": .group,
    "struct": .record, "class": .record, "interface": .record, "message": .record,
    "record": .record, "object": .record, "entity": .record, "actor": .record, "input": .record,
    "typealias": .alias, "typedef": .alias, "newtype": .wrapper, "scalar": .wrapper,
    "protocol": .nothing(help: "write protocols after the colon of a declaration"),
    "extension": .nothing(help: "write extensions of the generated types in Swift"),
    "func": .nothing(help: "write functions in extensions of the generated types"),
    "import": .nothing(help: "remove it; the declarations of all files of a run know each other"),
    "package": .nothing(
      help: "remove it, or write `namespace V2` to keep the names of this file apart from others"),
    "reverse": .nothing(help: "write `reverse { … }` as the last item between the braces of a map"),
    "where": .nothing(
      help: "write a rule about several fields between the braces: `rule holds: …`"),
    "service": .nothing(help: "write a `repository` for what a server offers"),
  ]
}
