import Diagnostics

/// A field with its second name in another place than behind `as`.
extension Parser {
  /// `email = mail: String`, read as `mail as email: String`.
  mutating func takeAssignedName(behind first: WireName) -> (WireName, Name?)? {
    let last = token(after: 1)
    guard continuesLine, !first.isQuoted, current.kind == .assign, token(after: 2).kind == .colon,
      last.kind == .identifier || last.kind == .string, !last.startsLine
    else { return nil }
    let sign = advance().span
    let wire = advance()
    let name = swiftName(resembling: first.text)
    let correction = "\(text(of: wire)) as \(name)"
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "the name on the wire comes first, then `as` and the name in Swift",
        at: sign, help: "write `\(correction)`",
        fix: .replace(first.span.through(wire.span), with: correction)))
    let isQuoted = wire.kind == .string
    let wireName = isQuoted ? stringValue(of: wire) : text(of: wire)
    return (
      WireName(Name(wireName, span: wire.span), isQuoted: isQuoted), Name(name, span: first.span)
    )
  }

  /// `mail: String as email`, read as `mail as email: String`.
  mutating func takeLateName(of wireName: WireName, behind type: TypeExpression) -> Name? {
    let last = token(after: 1)
    guard continuesLine, isWord("as"), last.kind == .identifier, !last.startsLine else {
      return nil
    }
    let start = advance().span
    let name = name(of: advance())
    let clause = start.through(name.span)
    let head = "\(text(of: wireName.span)) as \(name.text)"
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "the name in Swift stands before the type", at: clause,
        help: "write `\(head): \(text(of: type.span))`",
        fix: Diagnostic.Fix([
          Diagnostic.Edit(span: wireName.span.after, replacement: " as \(name.text)"),
          Diagnostic.Edit(span: type.span.after.through(clause), replacement: ""),
        ])))
    return name
  }
}
