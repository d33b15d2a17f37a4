import Diagnostics
import SchemaSyntax

/// Reads what comes before one declaration or member. An attribute with an error is left out.
struct PreambleReader {
  let bearer: AttributeBearer
  /// The current Swift name.
  let name: String

  func read(
    _ preamble: Preamble, siblings: inout TakenNames, into diagnostics: inout [Diagnostic]
  ) -> ValidNotes {
    var deprecation: String?
    var formerName: String?
    var isSensitive = false
    var hasDraft = false
    var version: Int?
    var seen: [KnownAttribute: SourceSpan] = [:]
    for attribute in preamble.attributes {
      guard let known = KnownAttribute(rawValue: attribute.name.text) else {
        diagnostics.append(unknown(attribute))
        continue
      }
      if let first = seen[known] {
        diagnostics.append(duplicate(attribute, of: first))
        continue
      }
      seen[known] = attribute.span
      guard known.suits(bearer) else {
        diagnostics.append(misplaced(attribute, known))
        continue
      }
      switch known {
      case .deprecated: deprecation = readDeprecated(attribute, into: &diagnostics)
      case .renamed:
        formerName = readRenamed(attribute, siblings: &siblings, into: &diagnostics)
      case .sensitive: isSensitive = readFlag(attribute, into: &diagnostics)
      case .draft: hasDraft = readFlag(attribute, into: &diagnostics)
      case .version: version = readVersion(attribute, into: &diagnostics)
      }
    }
    return ValidNotes(
      documentation: preamble.documentation, deprecation: deprecation, formerName: formerName,
      isSensitive: isSensitive, hasDraft: hasDraft, version: version)
  }

  /// An attribute that is there or not.
  private func readFlag(_ attribute: Attribute, into diagnostics: inout [Diagnostic]) -> Bool {
    if attribute.arguments.isEmpty { return true }
    let name = attribute.name.text
    diagnostics.append(
      arguments(of: attribute, "`@\(name)` takes no arguments", help: "write `@\(name)` alone"))
    return false
  }

  private func readVersion(_ attribute: Attribute, into diagnostics: inout [Diagnostic]) -> Int? {
    if attribute.arguments.count == 1, let first = attribute.arguments.first, first.label == nil,
      case .integer(let digits) = first.kind, let version = Int(digits), version >= 1
    {
      return version
    }
    diagnostics.append(
      arguments(
        of: attribute, "`@version` takes a number from 1 on",
        help: "write the number of the form that is stored now, such as `@version(2)`"))
    return nil
  }

  private func readDeprecated(_ attribute: Attribute, into diagnostics: inout [Diagnostic])
    -> String?
  {
    guard let first = attribute.arguments.first else { return "" }
    guard attribute.arguments.count == 1, first.label == nil, case .string(let message) = first.kind
    else {
      diagnostics.append(
        arguments(
          of: attribute, "`@deprecated` takes at most one message",
          help: "write `@deprecated(\"what to use instead\")`"))
      return nil
    }
    return message
  }

  private func readRenamed(
    _ attribute: Attribute, siblings: inout TakenNames, into diagnostics: inout [Diagnostic]
  ) -> String? {
    guard attribute.arguments.count == 1, let first = attribute.arguments.first,
      first.label?.text == "from", case .string(let former) = first.kind
    else {
      diagnostics.append(
        arguments(
          of: attribute, "`@renamed` takes the former name",
          help: "write `@renamed(from: \"oldName\")`"))
      return nil
    }
    if let problem = problem(with: former, at: first.value.span, siblings) {
      diagnostics.append(problem)
      return nil
    }
    siblings.add(former, at: first.value.span)
    return former
  }

  private func problem(with former: String, at span: SourceSpan, _ siblings: TakenNames)
    -> Diagnostic?
  {
    if !NamingConventions.isSwiftName(former) {
      return Diagnostic(
        .formerName, "`\(former)` cannot have been a Swift name", at: span,
        help: "write the name that Swift code used until now")
    }
    if former == name {
      return Diagnostic(
        .formerName, "`\(former)` is the current name", at: span,
        help: "write the name that Swift code used until now, or remove the attribute")
    }
    return siblings[former].flatMap { taken in
      // A generic record is read again for each type that it is about.
      taken == span
        ? nil
        : Diagnostic(
          .formerName, "the former name `\(former)` is in use again", at: span,
          secondary: [.init(taken, "this is called `\(former)` now")],
          help: "remove the attribute: code that uses `\(former)` now gets the other one")
    }
  }
}

extension Argument {
  fileprivate var kind: Literal.Kind { value.kind }
}

extension PreambleReader {
  func unknown(_ attribute: Attribute) -> Diagnostic {
    let name = attribute.name
    if bearer == .field || bearer == .unionOrEnumCase, let key = attribute.foreignKey {
      let written = NamingConventions.isSwiftName(key) ? key : key.debugDescription
      return Diagnostic(
        .unknownAttribute, "there is no attribute `@\(name.text)`", at: name.span,
        help: "write the name on the wire before the one in Swift: `\(written) as \(self.name)`")
    }
    return .unknownName(
      .unknownAttribute, "there is no attribute `@\(name.text)`", at: name.span,
      nearest: Spelling(KnownAttribute.allCases.map(\.rawValue)).nearest(to: name.text),
      help: "the attributes are \(KnownAttribute.allCases.map(\.usage).enumeration())")
  }

  func duplicate(_ attribute: Attribute, of first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .duplicateAttribute, "`@\(attribute.name.text)` is given twice", at: attribute.span,
      secondary: [.init(first, "the first one")], help: "remove one of them",
      fix: .propose("", for: attribute.span))
  }

  func misplaced(_ attribute: Attribute, _ known: KnownAttribute) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute,
      "\(bearer.noun) cannot \(known == .version ? "have" : "be") `@\(attribute.name.text)`",
      at: attribute.span, notes: [known.purpose],
      help: "remove it", fix: .propose("", for: attribute.span))
  }

  func arguments(of attribute: Attribute, _ message: String, help: String) -> Diagnostic {
    Diagnostic(.attributeArguments, message, at: attribute.span, help: help)
  }
}

extension Attribute {
  /// `@JsonProperty("user_name")`: a name on the wire, as other languages say it.
  fileprivate var foreignKey: String? {
    let words = ["jsonproperty", "serializedname", "serialname", "jsonkey", "json", "key", "alias"]
    guard words.contains(name.text.lowercased()), case .string(let key)? = arguments.first?.kind
    else { return nil }
    return key
  }
}

extension DiagnosticKind {
  static let unknownAttribute = DiagnosticKind(
    "G0709", .error, "an attribute that does not exist",
    explanation: """
      There are five attributes. `@deprecated("use x")` warns wherever Swift code uses what follows it,
      `@renamed(from: "oldName")` keeps Swift code that uses the old name compiling, with a warning that can be fixed
      with one click, `@sensitive` keeps the value of a `type` or of a field out of errors, descriptions, dumps and
      logs, `@draft` gives a `domain` or a `model` a `Draft`, whose fields are variables without rules, and `@version(2)`
      says which form of a `Codable` domain the app stores now.
      """,
    wrong: """
      @obsolete
      domain User { name: String }
      """,
    right: """
      @deprecated("use Account")
      domain User { name: String }
      """)

  static let attributeArguments = DiagnosticKind(
    "G0710", .error, "an attribute with the wrong arguments",
    explanation: """
      `@deprecated` takes no argument, or one message without a label. `@renamed` takes the former name after `from:`.
      `@version` takes a number from 1 on. `@sensitive` and `@draft` never take an argument.
      """,
    wrong: """
      @renamed("Account")
      domain User { name: String }
      """,
    right: """
      @renamed(from: "Account")
      domain User { name: String }
      """)

  static let duplicateAttribute = DiagnosticKind(
    "G0711", .error, "a repeated attribute",
    explanation: """
      Each attribute can be written only once before a declaration or a member.
      """,
    wrong: """
      @deprecated
      @deprecated("use Account")
      domain User { name: String }
      """,
    right: """
      @deprecated("use Account")
      domain User { name: String }
      """)

  static let misplacedAttribute = DiagnosticKind(
    "G0712", .error, "an attribute in a place where it has no meaning",
    explanation: """
      `@deprecated` and `@renamed` are for names that Swift code uses. Swift code does not use the names of rules and of
      map entries, so these cannot be deprecated. `@sensitive` is for a single value: in a record, mark its fields.
      `@draft` is for a `domain` or a `model`, since an app edits these. `@version` is for a `domain` with fields, since what
      is stored changes with these.
      """,
    wrong: """
      domain Stay {
        nights: Int
        @deprecated
        rule hasNights: nights > 0
      }
      """,
    right: """
      domain Stay {
        nights: Int
        rule hasNights: nights > 0
      }
      """)

  static let formerName = DiagnosticKind(
    "G0713", .error, "a former name that cannot be kept",
    explanation: """
      `@renamed(from:)` keeps the old Swift name working beside the new one. So the old name must be a Swift name that
      differs from the current one, and nothing else in the same place can have it.
      """,
    wrong: """
      domain User {
        @renamed(from: "nickname")
        name: String
        nickname: String
      }
      """,
    right: """
      domain User {
        @renamed(from: "title")
        name: String
        nickname: String
      }
      """)
}
