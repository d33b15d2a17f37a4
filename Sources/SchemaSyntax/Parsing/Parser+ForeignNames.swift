import Diagnostics

/// Names that are written as in another language, and Swift names in other places than after `as`.
extension Parser {
  /// `simple-user` as the name of a type, read as `SimpleUser`. The lexer took it for a wire name.
  mutating func typeName(_ name: Name) -> Name {
    guard let sign = foreignSign(in: name) else { return name }
    let spelling = words(of: name).map(capitalised).joined()
    guard let first = spelling.first, first.isLetter || first == "_" else { return name }
    explain(.nameOfType(with: sign, spelling), at: name.span)
    return Name(spelling, span: name.span)
  }

  /// `first-name` after `as`, read as `firstName`. The lexer took it for a wire name.
  mutating func nameInSwift(_ name: Name) -> Name {
    guard let sign = foreignSign(in: name) else { return name }
    let spelling = camelCased(words(of: name))
    guard let first = spelling.first, first.isLetter || first == "_" else { return name }
    explain(.nameInSwift(with: sign, spelling), at: name.span)
    return Name(spelling, span: name.span)
  }

  private func foreignSign(in name: Name) -> Character? {
    let signs = "-$#%"
    guard name.text.utf8.contains(where: signs.utf8.contains) else { return nil }
    return name.text.first(where: signs.contains)
  }

  private func words(of name: Name) -> [String] {
    name.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// `-1: Int`, `404 as missing: String`, as the keys of an object.
  mutating func reportNumericName() {
    guard current.kind == .integer, token(after: 1).kind == .colon || startsSwiftName(after: 1)
    else { return }
    let text = text(of: current)
    let name = text.hasPrefix("-") ? "minus\(text.dropFirst())" : "number\(text)"
    report(
      .wireName("that is a number", .write(quoted(text, as: name, before: 1))), at: current.span)
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
    report(
      .assignedName(correction), at: sign,
      fix: .replace(first.span.through(wire.span), with: correction, isCertain: isQuoted))
    let wireName = isQuoted ? plainString(of: wire) : text(of: wire)
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
    let name = nameInSwift(name(of: advance()))
    let clause = start.through(name.span)
    let head = "\(text(of: wireName.span)) as \(name.text)"
    report(
      .lateName("\(head): \(text(of: type.span))"), at: clause,
      fix: Diagnostic.Fix([
        Diagnostic.Edit(span: wireName.span.after, replacement: " as \(name.text)"),
        Diagnostic.Edit(span: type.span.after.through(clause), replacement: ""),
      ]))
    return name
  }
}
