import Diagnostics
import SchemaSyntax

/// Gives the members of one type their Swift names, and checks that no two are the same.
struct MemberNames {
  let owner: String
  /// Whether the members have names on the wire, so that `as` can give them others in Swift.
  let hasWireNames: Bool
  let conventions: NamingConventions
  private(set) var diagnostics: [Diagnostic] = []
  private var taken: [String: Holder] = [:]

  private struct Holder {
    let wireName: String
    /// Where the owner says that it has the member.
    let span: SourceSpan
    /// Where the member is written, if that is in a group of fields.
    var origin: SourceSpan?
  }

  init(owner: String, hasWireNames: Bool, conventions: NamingConventions) {
    self.owner = owner
    self.hasWireNames = hasWireNames
    self.conventions = conventions
  }

  /// The name after `as`, or the one that the conventions derive from the key.
  mutating func swiftName(of wireName: WireName, given: Name?) -> String {
    swiftName(
      of: (wireName.rest.last ?? wireName.first).text, given: given, wireName: wireName.text,
      at: wireName.span)
  }

  /// The name of a case. Integers and flags have none of their own.
  mutating func swiftName(of wireValue: Literal, given: Name?) -> String {
    let known = given?.text ?? wireValue.textOnWire.flatMap { conventions.swiftName(for: $0) }
    if let known, known == "true" || known == "false" {
      diagnostics.report(
        .unnameableMember,
        "a case cannot be called `\(known)`, which is a flag wherever the schema names it",
        at: given?.span ?? wireValue.span,
        help: "give it another name with `as`, such as `\(known)Value`")
    }
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

  /// The name of a field that comes with a group.
  mutating func claim(_ field: ResolvedField, _ spread: ResolvedSpread) {
    claim(
      field.swiftName,
      for: Holder(wireName: field.wireName, span: spread.span, origin: field.syntax.nameSpan))
  }

  private mutating func claim(_ name: String, wireName: String, at span: SourceSpan) {
    claim(name, for: Holder(wireName: wireName, span: span))
  }

  private mutating func claim(_ name: String, for second: Holder) {
    guard let first = taken[name] else {
      taken[name] = second
      return
    }
    if first.origin != nil || second.origin != nil {
      reportShared(name, first, second)
      return
    }
    let (wireName, span) = (second.wireName, second.span)
    if first.wireName == wireName {
      diagnostics.report(
        .duplicateMember, "`\(owner)` has two members `\(wireName)`", at: span,
        secondary: [.init(first.span, "the first one")], help: "remove or rename one of them")
    } else {
      diagnostics.report(
        .nameCollision, "`\(first.wireName)` and `\(wireName)` would both be `\(name)` in Swift",
        at: span, secondary: [.init(first.span, "`\(name)` is taken by this one")],
        help: renaming)
    }
  }

  private var renaming: String {
    hasWireNames ? "give one of them another name with `as`" : "give one of them another name"
  }

  private mutating func reportShared(_ name: String, _ first: Holder, _ second: Holder) {
    // Two of one group have been reported there.
    guard first.span != second.span else { return }
    let isSame = first.wireName == second.wireName
    let origins = [first, second].compactMap { holder in
      holder.origin.map { Diagnostic.Label($0, "`\(holder.wireName)` of the group") }
    }
    diagnostics.report(
      isSame ? .repeatedMember : .nameCollision,
      isSame
        ? "`\(owner)` has two fields `\(second.wireName)`"
        : "`\(first.wireName)` and `\(second.wireName)` would both be `\(name)` in Swift",
      at: second.span,
      secondary: [.init(first.span, isSame ? "the first one" : "`\(name)` is taken by this one")]
        + origins,
      help: isSame
        ? "remove one of them, here or from the group" : renaming
    )
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
      """,
    wrong: """
      dto UserDTO { name: String, name: String }
      """,
    right: """
      dto UserDTO { name: String, nickname: String }
      """)

  static let nameCollision = DiagnosticKind(
    "G0206", .error, "a member with a Swift name that something else has",
    explanation: """
      Wire names become lowerCamelCase in Swift, so different wire names can become the same Swift name. `as` gives one
      of them another Swift name. A member cannot be called like the type of a member either: where the generated code makes
      a value of that type, Swift would find the member. Nor can it be called like the type with the functions of a
      converter, where that is used, and a `custom` function cannot be called like a type within its own. An operation of
      a repository, or its parameter, cannot be called like a type of which the repository makes values.
      """,
    wrong: """
      dto UserDTO { user_id: String, userId: String }
      """,
    right: """
      dto UserDTO { user_id: String, userId as legacyID: String }
      """)

  static let unnameableMember = DiagnosticKind(
    "G0207", .error, "a member that needs a Swift name",
    explanation: """
      A number on the wire, or a string without letters, cannot become a Swift name. Give the member one with `as`.
      Nor can a case be called `true` or `false`: a map or a default that named it would name the flag.
      """,
    wrong: """
      enum Level: Int { 1, 2 }
      """,
    right: """
      enum Level: Int { 1 as low, 2 as high }
      """)
}
