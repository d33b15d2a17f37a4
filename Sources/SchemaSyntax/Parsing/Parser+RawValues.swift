import Diagnostics

/// The wire values of cases, written as in other languages: all are read as `"GUEST" as guest`.
extension Parser {
  /// `guest = "GUEST"`, `guest as "GUEST"` and `"GUEST" = guest`, after what comes first.
  mutating func takeRawValue(of first: Literal) -> (value: Literal, name: Name)? {
    guard continuesLine else { return nil }
    if let name = first.name {
      let isAs = isWord("as") && [.string, .integer].contains(token(after: 1).kind)
      guard current.kind == .assign || isAs, !token(after: 1).startsLine else { return nil }
      return readRawValue(of: name, after: advance().span)
    }
    return current.kind == .assign ? readName(of: first) : nil
  }

  /// `guest: "GUEST"`, `guest("GUEST")` and `"GUEST": guest`, which in a union would be about what a case carries.
  mutating func takeLateRawValue(of first: Literal) -> (value: Literal, name: Name)? {
    guard continuesLine else { return nil }
    guard let name = first.name else { return current.kind == .colon ? readName(of: first) : nil }
    guard [.string, .integer].contains(token(after: 1).kind), !token(after: 1).startsLine else {
      return nil
    }
    if current.kind == .colon { return readRawValue(of: name, after: advance().span) }
    guard current.kind == .leftParenthesis, token(after: 2).kind == .rightParenthesis else {
      return nil
    }
    return readRawValue(of: name, after: advance().span, closing: .rightParenthesis)
  }

  /// The name after a sign that is none.
  private mutating func readName(of value: Literal) -> (value: Literal, name: Name)? {
    guard token(after: 1).kind == .identifier, !token(after: 1).startsLine else { return nil }
    let sign = advance().span
    let name = name(of: advance())
    reportRawValue(
      "the Swift name of a case comes after `as`", of: name, value, at: sign,
      in: value.span.through(name.span))
    return (value, name)
  }

  private mutating func readRawValue(
    of name: Name, after sign: SourceSpan, closing: Token.Kind? = nil
  ) -> (value: Literal, name: Name)? {
    let value = parseLiteral()
    if let closing { _ = take(closing) }
    guard value.kind != .invalid else { return nil }
    reportRawValue(
      "the wire value of a case must come first", of: name, value,
      at: sign.through(previousSpan), in: name.span.through(previousSpan))
    return (value, name)
  }

  private mutating func reportRawValue(
    _ message: String, of name: Name, _ value: Literal, at span: SourceSpan, in whole: SourceSpan
  ) {
    let correction = "\(text(of: value.span)) as \(name.text)"
    let fix = Diagnostic.Fix.replace(whole, with: correction)
    diagnostics.report(
      .rawValue, message, at: span, help: "write `\(correction)`",
      fix: value.name == nil ? fix : fix.asProposal)
  }
}

extension Literal {
  fileprivate var name: Name? {
    if case .name(let text) = kind { Name(text, span: span) } else { nil }
  }
}

extension DiagnosticKind {
  static let rawValue = DiagnosticKind(
    "G0122", .error, "a raw value after a case",
    explanation: """
      The value on the wire comes first, and `as` gives it a Swift name, in the same order as for fields.
      """,
    wrong: """
      enum Role { guest = "GUEST" }
      """,
    right: """
      enum Role { GUEST as guest }
      """)
}
