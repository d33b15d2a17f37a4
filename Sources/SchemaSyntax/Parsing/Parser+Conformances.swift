import Diagnostics

/// What is after the colon of a declaration.
extension Parser {
  /// `: Identifiable, Comparable by createdAt`
  ///
  /// - Parameter hasKeys: whether a `by` belongs to the protocol. In `dto union X: Identifiable by type` it belongs to the
  ///   union.
  mutating func parseConformances(hasKeys: Bool = true) -> [Conformance] {
    guard take(.colon) != nil || reportMissingColon() else {
      return takeConformanceInParentheses()
    }
    var conformances: [Conformance] = []
    repeat {
      guard let name = parsePath("the name of a protocol") else { break }
      var conformance = Conformance(name: name)
      if hasKeys, name.text == "Comparable" || name.text == "Identifiable" {
        conformance.key = takeKey(of: name)
      }
      conformances.append(conformance)
    } while take(.comma) != nil
    return conformances
  }

  /// `domain User Codable {`, `type Day Codable = CalendarDate`
  private mutating func reportMissingColon() -> Bool {
    let next = token(after: 1)
    let isProtocol = next.kind == .leftBrace || next.kind == .assign || next.kind == .comma
    guard continuesLine, current.kind == .identifier, !next.startsLine, isProtocol,
      text(of: current).first?.isUppercase == true
    else { return false }
    reportExpected(
      "`:` before the protocols", as: .missingSign, help: "put `:` before `\(text(of: current))`",
      fix: .insert(":", at: previousSpan.after).asProposal)
    return true
  }

  /// `enum Level(Int) { … }`, read as `enum Level: Int { … }`. Another name than that of a known type or protocol may be
  /// meant as a type parameter.
  private mutating func takeConformanceInParentheses() -> [Conformance] {
    guard continuesLine, current.kind == .leftParenthesis, token(after: 1).kind == .identifier,
      token(after: 2).kind == .rightParenthesis, token(after: 3).kind == .leftBrace
    else { return [] }
    let open = advance().span
    let name = name(of: advance())
    let span = open.through(advance().span)
    guard Self.knownConformances.contains(name.text) else {
      report(.nameInParentheses(name.text), at: span)
      typeParameters.insert(name.text)
      return []
    }
    report(.conformanceInParentheses(name.text, found: text(of: span)), at: span)
    return [Conformance(name: Path(name))]
  }

  private static let knownConformances: Set<String> = [
    "Int", "String", "Codable", "Comparable", "Equatable", "Hashable", "Identifiable", "Sendable",
  ]
}

// MARK: The field that decides an order

extension Parser {
  /// `by createdAt`, if it follows.
  private mutating func takeKey(of name: Path) -> Path? {
    if let key = takeFieldInParentheses() { return Path(key) }
    guard takeWord("by") != nil else { return nil }
    let start = current
    _ = take(.leftParenthesis)
    guard let key = parsePath("the name of a field") else { return nil }
    guard start.kind == .leftParenthesis || continuesKey || isReversed(key.first) else {
      return key
    }
    skipToEndOfKey()
    let span = start.span.through(previousSpan)
    let field = key.text.drop { $0 == "-" }
    let mistake = Mistake.severalKeys("\(name.text) by \(field)")
    if isReversed(key.first) {
      explain(mistake, at: key.first.span)
    } else {
      report(mistake, at: span, fix: .propose("\(field)", for: span))
    }
    return Path(Name("\(field)", span: span))
  }

  /// `, name`, `then name`, `desc`. Names of protocols begin with a capital letter.
  private var continuesKey: Bool {
    guard continuesLine else { return false }
    let name = current.kind == .comma ? token(after: 1) : current
    return name.kind == .identifier && text(of: name).first?.isUppercase == false
  }

  /// `-createdAt`, which the lexer took for a wire name.
  private func isReversed(_ key: Name) -> Bool { key.text.hasPrefix("-") }

  private mutating func skipToEndOfKey() {
    while continuesKey || continuesLine && current.kind == .rightParenthesis {
      if current.kind == .comma { advance() }
      advance()
    }
  }

  /// `(by: type)` in place of `by type`.
  mutating func takeFieldInParentheses() -> Name? {
    guard continuesLine, current.kind == .leftParenthesis, isWord("by", after: 1) else {
      return nil
    }
    let start = token(after: 2).kind == .colon ? 3 : 2
    let field = token(after: start)
    guard field.kind == .identifier, token(after: start + 1).kind == .rightParenthesis else {
      return nil
    }
    let open = current.span
    advance(by: start + 2)
    let span = open.through(previousSpan)
    let isApart = open.start > 0 && bytes[open.start - 1] == UInt8(ascii: " ")
    let correction = "by \(text(of: field))"
    report(
      .fieldInParentheses(correction), at: span,
      fix: .replace(span, with: isApart ? correction : " \(correction)"))
    return name(of: field)
  }
}

extension Mistake {
  /// `Comparable by createdAt, name`
  fileprivate static func severalKeys(_ correction: String) -> Mistake {
    Mistake(
      .severalKeys, "an order begins with one field, from the lowest value to the highest",
      .advise(
        "write `\(correction)`: where it is equal, the other fields decide, in the order of their declaration; "
          + "Swift can sort the other way, `sorted(by: >)`"))
  }

  /// `dto union MediaDTO (by: type)`
  fileprivate static func fieldInParentheses(_ correction: String) -> Mistake {
    Mistake(.foreignBrackets, "`by` and its field have no parentheses", .write(correction))
  }

  /// `dto Page(Item) { … }`
  fileprivate static func nameInParentheses(_ name: String) -> Mistake {
    let isField = name.first?.isLowercase == true
    return Mistake(
      .foreignBrackets, "expected `{`, found `(\(name))`",
      .advise(
        isField
          ? "write `by \(name)` if it tells the cases of a union apart"
          : "write `<\(name)>` if it is a type parameter of a record, or `: \(name)` if it is a protocol"
      ))
  }
}

extension DiagnosticKind {
  static let severalKeys = DiagnosticKind(
    "G0192", .error, "an order by more than one field",
    explanation: """
      `Comparable by start` says which field is compared first. Where it is equal, the other fields that have an order are
      compared, as they are declared, so `<` and `==` agree. The order goes from the lowest value to the highest; to sort the
      other way is up to the code that sorts.
      """,
    wrong: """
      domain Version: Comparable by major, minor { major: Int, minor: Int }
      """,
    right: """
      domain Version: Comparable by major { major: Int, minor: Int }
      """)
}
