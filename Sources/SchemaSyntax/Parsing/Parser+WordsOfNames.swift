import Diagnostics

/// Names of fields that consist of several words, and wire names without the quotes that they need.
extension Parser {
  /// `first name: String`, `"note" roles: String`, `name as first last: String`: what is between a name and the colon.
  mutating func takeMoreWords(after wireName: inout WireName, _ swiftName: inout Name?) {
    guard let count = wordsBeforeColon else { return }
    if let name = swiftName {
      swiftName = takeMoreWords(count, afterSwiftName: name, of: wireName) ?? name
    } else if tokens[position - 1].kind == .string {
      swiftName = takeNameWithoutAs(count)
    } else if count == 2, isWord("from"), wireName.rest.isEmpty {
      swiftName = takeOrigin(of: &wireName)
    } else {
      swiftName = takeMoreWords(count, ofKeyIn: &wireName)
    }
  }

  /// `userName from user_name: String`, read as `user_name as userName: String`.
  private mutating func takeOrigin(of wireName: inout WireName) -> Name? {
    let name = wireName.first
    let from = advance()
    wireName = WireName(self.name(of: advance()))
    // Alone, the words may as well be a wire name with spaces.
    let correction = "\(wireName.text) as \(name.text)"
    report(
      .lateWireName(correction), at: from.span.through(previousSpan),
      fix: .propose(correction, for: name.span.through(previousSpan)))
    return isConstant(at: 1) ? nil : name
  }

  /// How many words are left on this line before the colon of the field, or before its `as`.
  private var wordsBeforeColon: Int? {
    var count = 0
    while isWordOnLine(after: count), !startsSwiftName(after: count) { count += 1 }
    let end = token(after: count)
    let isColon =
      end.kind == .colon || end.kind == .question && token(after: count + 1).kind == .colon
    guard count > 0, !end.startsLine, isColon || startsSwiftName(after: count) else { return nil }
    // With more words, one that looks like a type is rather that of a field before this one.
    let hasType = (0..<count).contains { text(of: token(after: $0)).first?.isUppercase == true }
    return count == 1 || !hasType ? count : nil
  }

  private func isWordOnLine(after distance: Int) -> Bool {
    token(after: distance).kind == .identifier && !token(after: distance).startsLine
  }

  /// Whether `as given:` comes next, so that `as` is not itself a name.
  func startsSwiftName(after distance: Int = 0) -> Bool {
    isWord("as", after: distance) && isWordOnLine(after: distance)
      && isWordOnLine(after: distance + 1) && token(after: distance + 2).kind == .colon
  }

  private mutating func takeWords(_ count: Int) -> [String] {
    (0..<count).map { _ in text(of: advance()) }
  }

  /// `first name: String`, `first name as given: String`, `meta.first name: String`
  private mutating func takeMoreWords(_ count: Int, ofKeyIn wireName: inout WireName) -> Name? {
    let first = wireName.rest.last ?? wireName.first
    let words = [first.text] + takeWords(count)
    let key = Name(words.joined(separator: " "), span: first.span.through(previousSpan))
    let name = Name(swiftName(resembling: key.text), span: key.span)
    if layerOfRecord == .domain {
      diagnostics.report(
        .missingSign, "the name of a field in a `domain` is one word", at: key.span,
        help: "write `\(name.text)`", fix: .propose(name.text, for: key.span))
      wireName = WireName(name)
      return nil
    }
    // The first word may as well be one that other languages have before a name.
    let correction = quoted(key.text, as: name.text)
    report(
      .wireName("with a space", .write(correction)), at: key.span,
      fix: .propose(correction, for: key.span))
    if wireName.rest.isEmpty {
      wireName = WireName(key, isQuoted: true)
    } else {
      wireName.rest[wireName.rest.count - 1] = key
    }
    if startsSwiftName() {
      advance()
      return nameInSwift(self.name(of: advance()))
    }
    return isConstant(at: 1) ? nil : name
  }

  /// `"note" roles: String`
  private mutating func takeNameWithoutAs(_ count: Int) -> Name? {
    guard !startsSwiftName(after: count) else { return nil }
    let key = previousSpan
    let start = current.span
    var words = (0..<count).map { text(of: token(after: $0)) }
    // `sa`, `s`: an `as` that is misspelt.
    if count > 1, words[0].allSatisfy({ "as".contains($0) }) { words.removeFirst() }
    let spelling = camelCased(words)
    let correction = "\(text(of: key)) as \(spelling)"
    let fix =
      count == 1
      ? Diagnostic.Fix.insert(" as", at: key.after)
      : .propose(correction, for: key.through(token(after: count - 1).span))
    reportExpected(
      "`as` before the name in Swift", as: .missingSign, help: "write `\(correction)`", fix: fix)
    advance(by: count)
    return Name(spelling, span: start.through(previousSpan))
  }

  /// `name as first last: String`, `name as as first: String`
  private mutating func takeMoreWords(
    _ count: Int, afterSwiftName name: Name, of wireName: WireName
  ) -> Name? {
    guard !startsSwiftName(after: count) else { return nil }
    let words = [name.text] + (0..<count).map { text(of: token(after: $0)) }
    let span = name.span.through(token(after: count - 1).span)
    let isRepeated = name.text == "as" && count == 1
    let spelling = isRepeated ? words[1] : camelCased(words)
    reportExpected(
      "`:` and the type of `\(wireName.text)`", as: .missingSign,
      help: isRepeated ? "write `as` once" : "a name in Swift is one word: write `\(spelling)`",
      fix: .replace(span, with: spelling, isCertain: isRepeated))
    advance(by: count)
    return Name(spelling, span: span)
  }

  /// `dc:title: String`, of which `dc: title` was read as a field. Returns its name, which ends at the second colon.
  mutating func colonedName(_ wireName: WireName, _ type: TypeExpression) -> WireName? {
    guard current.kind == .colon, continuesLine, !startsColonedDefault, !wireName.isQuoted,
      case .named = type.kind
    else { return nil }
    let span = wireName.span.through(type.span)
    let key = text(of: span)
    let correction = quoted(key, as: swiftName(resembling: key))
    // Apart, the words may as well be two names.
    let isOneWord = !key.contains { $0 == " " || $0 == "\t" }
    // `age: Int: 0`
    if !isOneWord, startsColonBeforeDefault { return nil }
    report(
      .wireName("with `:`", .write(correction)), at: span,
      fix: .replace(span, with: correction, isCertain: isOneWord))
    advance()
    return WireName(Name(key, span: span), isQuoted: true)
  }

  /// What is written for a wire name: `"@id" as id`, or `"@id"` alone, before `as` and before a constant, which has no name in
  /// Swift.
  ///
  /// - Parameter distance: how far away the token after the name is.
  func quoted(_ key: String, as name: String, before distance: Int = 0) -> String {
    let isNamed = isWord("as", after: distance)
    let isOfConstant = token(after: distance).kind == .colon && isConstant(at: distance + 1)
    return isNamed || isOfConstant ? "\"\(key)\"" : "\"\(key)\" as \(name)"
  }
}

func camelCased(_ words: [String]) -> String {
  (words.prefix(1) + words.dropFirst().map(\.capitalizedFirst)).joined()
}
