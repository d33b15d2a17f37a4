import Diagnostics

/// A field with its second name in another place than behind `as`.
extension Parser {
  /// `simple-user` as the name of a type, read as `SimpleUser`. The lexer took it for a wire name.
  mutating func typeName(_ name: Name) -> Name {
    let signs = "-$#%"
    guard name.text.utf8.contains(where: signs.utf8.contains),
      let sign = name.text.first(where: signs.contains)
    else { return name }
    let words = name.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let spelling = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = spelling.first, first.isLetter || first == "_" else { return name }
    revise(
      at: name.span, "the name of a type has no `\(sign)`", help: "write `\(spelling)`",
      fix: .replace(name.span, with: spelling))
    return Name(spelling, span: name.span)
  }

  /// `-1: Int`, `404: String`, as the keys of an object.
  mutating func reportNumericName() {
    guard current.kind == .integer, token(after: 1).kind == .colon else { return }
    let text = text(of: current)
    let named =
      "\"\(text)\" as \(text.hasPrefix("-") ? "minus\(text.dropFirst())" : "number\(text)")"
    diagnostics.append(
      Diagnostic(
        .unquotedWireName, "a wire name that is a number is quoted", at: current.span,
        help: "write `\(named)`", fix: .replace(current.span, with: named)))
  }

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
    let isQuoted = wire.kind == .string
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "the name on the wire comes first, then `as` and the name in Swift",
        at: sign, help: "write `\(correction)`",
        fix: .replace(
          first.span.through(wire.span), with: correction, isCertain: isQuoted)))
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
        .unexpectedToken, "the Swift name goes before the type", at: clause,
        help: "write `\(head): \(text(of: type.span))`",
        fix: Diagnostic.Fix([
          Diagnostic.Edit(span: wireName.span.after, replacement: " as \(name.text)"),
          Diagnostic.Edit(span: type.span.after.through(clause), replacement: ""),
        ])))
    return name
  }
}
