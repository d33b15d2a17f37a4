import Diagnostics

/// Names that are written as in another language, and Swift names in other places than after `as`.
extension Parser {
  /// `simple-user` as the name of a type, read as `SimpleUser`. The lexer took it for a wire name.
  mutating func typeName(_ name: Name) -> Name {
    guard let sign = foreignSign(in: name) else { return name }
    let spelling = words(of: name).map(\.capitalizedFirst).joined()
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

  /// `email = mail: String`, `email "mail": String`, `email as "mail": String` and `email("mail"): String`, read as
  /// `mail as email: String`.
  mutating func takeLateWireName(after first: WireName) -> (WireName, Name?)? {
    guard continuesLine, !first.isQuoted, let place = lateWireName, isColon(after: place.colon),
      !token(after: place.name).startsLine
    else { return nil }
    // After the colon, a constant has no name in Swift.
    let isOfConstant = isConstant(at: place.colon + 1)
    let sign = current
    advance(by: place.name)
    let wire = advance()
    advance(by: place.colon - place.name - 1)
    let name = isOfConstant ? nil : Name(swiftName(resembling: first.text), span: first.span)
    let correction = text(of: wire) + (name.map { " as \($0.text)" } ?? "")
    let isQuoted = wire.kind == .string
    report(
      .lateWireName(correction), at: sign.kind == .assign ? sign.span : wire.span,
      fix: .replace(
        first.span.through(previousSpan), with: correction,
        isCertain: isQuoted && first.rest.isEmpty))
    return (WireName(key(of: wire), isQuoted: isQuoted), name)
  }

  /// How far away the name on the wire and the colon are, if the name in Swift comes first.
  private var lateWireName: (name: Int, colon: Int)? {
    let isString = token(after: 1).kind == .string
    switch current.kind {
    case .string: return (0, 1)
    case .assign: return isString || token(after: 1).kind == .identifier ? (1, 2) : nil
    case .leftParenthesis:
      return isString && token(after: 2).kind == .rightParenthesis ? (1, 3) : nil
    case .identifier: return isString && isWord("as") ? (1, 2) : nil
    default: return nil
    }
  }

  /// `:`, or the `?:` of a name that is written as optional.
  private func isColon(after distance: Int) -> Bool {
    let isOptional = token(after: distance).kind == .question
    return token(after: isOptional ? distance + 1 : distance).kind == .colon
  }

  /// `email: String as "mail"`, read as `"mail" as email: String`.
  mutating func takeWireName(after type: TypeExpression, of first: WireName) -> (WireName, Name?)? {
    let wire = token(after: 1)
    guard continuesLine, !first.isQuoted, first.rest.isEmpty, isWord("as"), wire.kind == .string,
      !wire.startsLine
    else { return nil }
    let clause = current.span.through(wire.span)
    advance(by: 2)
    let name = Name(swiftName(resembling: first.text), span: first.span)
    let head = "\(text(of: wire)) as \(name.text)"
    report(
      .lateWireName("\(head): \(text(of: type.span))"), at: clause,
      fix: Diagnostic.Fix([
        Diagnostic.Edit(span: first.span, replacement: head),
        Diagnostic.Edit(span: type.span.after.through(clause), replacement: ""),
      ]))
    return (WireName(key(of: wire), isQuoted: true), name)
  }

  /// `mail: String as email`, read as `mail as email: String`.
  mutating func takeLateName(of wireName: WireName, after type: TypeExpression) -> Name? {
    let last = token(after: 1)
    guard continuesLine, isWord("as"), last.kind == .identifier, !last.startsLine else {
      return nil
    }
    if reportConverter(named: last) || reportReversed(wireName, last, after: type) { return nil }
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

  /// `created_at: Date as iso8601`
  private mutating func reportConverter(named last: Token) -> Bool {
    let words = ["iso8601", "epochSeconds", "epochMilliseconds", "calendarDate", "uuid", "url"]
    let name = text(of: last)
    guard words.contains(name) else { return false }
    let word = advance().span
    advance()
    report(.converterAfterAs(name), at: word, fix: .propose("via", for: word))
    return true
  }

  /// `firstName: String as first_name`: the name on the wire comes last.
  private mutating func reportReversed(
    _ first: WireName, _ last: Token, after type: TypeExpression
  ) -> Bool {
    let key = text(of: last)
    guard first.rest.isEmpty, !first.isQuoted, key.contains("_"), !first.text.contains("_") else {
      return false
    }
    let clause = advance().span.through(advance().span)
    let correction = "\(key) as \(first.text): \(text(of: type.span))"
    report(
      .lateWireName(correction), at: clause,
      fix: .propose(correction, for: first.span.through(clause)))
    return true
  }
}
