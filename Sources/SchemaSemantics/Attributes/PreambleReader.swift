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
