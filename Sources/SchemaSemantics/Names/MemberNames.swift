import Diagnostics
import SchemaSyntax

/// Gives the members of one type their Swift names, and checks that no two are the same.
struct MemberNames {
  let owner: String
  let conventions: NamingConventions
  private(set) var diagnostics: [Diagnostic] = []
  private var taken: [String: (wireName: String, span: SourceSpan)] = [:]

  init(owner: String, conventions: NamingConventions) {
    self.owner = owner
    self.conventions = conventions
  }

  /// The name after `as`, or the one that the conventions derive from the key.
  mutating func swiftName(of wireName: WireName, given: Name?) -> String {
    swiftName(
      of: (wireName.rest.last ?? wireName.first).text, given: given, wireName: wireName.text,
      at: wireName.span)
  }

  /// Cases of a union for integers or flags have no name of their own.
  mutating func swiftName(of wireValue: Literal, given: Name?) -> String {
    switch wireValue.kind {
    case .name(let text), .string(let text):
      return swiftName(of: text, given: given, wireName: text, at: wireValue.span)
    case .integer(let text), .decimal(let text):
      return valueName(text, given: given, at: wireValue.span)
    case .boolean(let flag):
      return valueName(flag ? "true" : "false", given: given, at: wireValue.span)
    case .null:
      return valueName("nil", given: given, at: wireValue.span)
    case .array, .dictionary, .invalid:
      return given?.text ?? ""
    }
  }

  private mutating func swiftName(
    of key: String, given: Name?, wireName: String, at span: SourceSpan
  ) -> String {
    guard let name = given?.text ?? conventions.swiftName(for: key) else {
      diagnostics.append(unnameable(wireName, at: span))
      return wireName
    }
    claim(name, wireName: wireName, at: given?.span ?? span)
    return name
  }

  private mutating func valueName(_ text: String, given: Name?, at span: SourceSpan) -> String {
    guard let given else {
      diagnostics.append(unnameable(text, at: span))
      return text
    }
    claim(given.text, wireName: text, at: given.span)
    return given.text
  }

  private mutating func claim(_ name: String, wireName: String, at span: SourceSpan) {
    guard let first = taken[name] else {
      taken[name] = (wireName, span)
      return
    }
    if first.wireName == wireName {
      diagnostics.append(
        Diagnostic(
          .duplicateMember, "`\(owner)` has two members `\(wireName)`", at: span,
          secondary: [.init(first.span, "the first one")], help: "remove or rename one of them"))
    } else {
      diagnostics.append(
        Diagnostic(
          .nameCollision, "`\(first.wireName)` and `\(wireName)` would both be `\(name)` in Swift",
          at: span, secondary: [.init(first.span, "`\(name)` is taken by this one")],
          help: "give one of them another name with `as`"))
    }
  }

  private func unnameable(_ wireName: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unnameableMember, "`\(wireName)` cannot become a Swift name", at: span,
      help: "name it with `as`")
  }
}

extension DiagnosticKind {
  static let duplicateMember = DiagnosticKind(
    "G0205", .error, "two members with the same name",
    explanation: """
      Within one type every field, and every case, has a name of its own, and no two fields read the same key of
      the same JSON object.

      ```gate
      dto UserDTO { name: String, name: String }
      ```

      ```gate
      dto UserDTO { name: String, nickname: String }
      ```
      """)

  static let nameCollision = DiagnosticKind(
    "G0206", .error, "two members with the same Swift name",
    explanation: """
      Wire names become lowerCamelCase in Swift, so different wire names can become the same Swift name. `as` gives one
      of them another Swift name.

      ```gate
      dto UserDTO { user_id: String, userId: String }
      ```

      ```gate
      dto UserDTO { user_id: String, userId as legacyID: String }
      ```
      """)

  static let unnameableMember = DiagnosticKind(
    "G0207", .error, "a member that needs a Swift name",
    explanation: """
      A number on the wire, or a string without letters, cannot become a Swift name. Give the member one with `as`.

      ```gate
      enum Level: Int { 1, 2 }
      ```

      ```gate
      enum Level: Int { 1 as low, 2 as high }
      ```
      """)
}
