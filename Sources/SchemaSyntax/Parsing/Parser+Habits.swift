import Diagnostics

/// What is written as in another language. It is reported with what belongs here, and read as what is meant.
extension Parser {
  // MARK: Arrows and colons

  /// A colon, or the `=` that stands in its place elsewhere.
  mutating func expectColon(_ expectation: @autoclosure () -> String, help: String? = nil) -> Bool {
    guard current.kind == .assign, continuesLine else {
      return expect(.colon, expectation(), help: help) != nil
    }
    reportExpected(
      expectation(), help: help,
      fix: .replace(previousSpan.after.through(current.span), with: ":"))
    advance()
    return true
  }

  /// `=>`, `to` or `:` where an arrow belongs.
  mutating func takeForeignArrow() -> Token? {
    guard continuesLine else { return nil }
    let isFat = current.kind == .assign && token(after: 1).kind == .greater
    guard isFat || current.kind == .colon || isWord("to") || isWord("into") else { return nil }
    let start = advance()
    if isFat { advance() }
    let span = start.span.through(previousSpan)
    let replacement = start.kind == .colon ? " ->" : "->"
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "expected `->`, found `\(text(of: span))`", at: span, help: "write `->`",
        fix: .replace(span, with: replacement)))
    return Token(kind: .arrow, startsLine: false, span: span)
  }

  /// The colon of a field, or what can be understood without it.
  mutating func expectFieldColon(behind wireName: WireName) -> Bool {
    if take(.colon) != nil { return true }
    let expectation = "`:` and the type of `\(wireName.text)`"
    guard continuesLine, current.kind == .identifier || current.kind == .leftBracket else {
      return expectColon(expectation)
    }
    let word = text(of: current)
    if token(after: 1).kind == .colon, !token(after: 1).startsLine {
      reportForeignName("a space", at: wireName.span.through(advance().span))
      advance()
      return true
    }
    let type = wireName.text.prefix(1).uppercased() + wireName.text.dropFirst()
    let looksLikeType = current.kind == .leftBracket || word.first?.isUppercase == true
    reportExpected(
      expectation,
      help: looksLikeType
        ? "put `:` between the name and its type"
        : "a field is its name, `:` and its type: `\(word): \(type)`",
      fix: looksLikeType ? .insert(":", at: previousSpan.after) : nil)
    return looksLikeType
  }

  /// `dc:title: String`, of which `dc: title` was read as a field. Gives its name, before the second colon.
  mutating func colonedName(_ wireName: WireName, _ type: TypeExpression) -> WireName? {
    guard current.kind == .colon, continuesLine, case .named = type.kind else { return nil }
    let span = wireName.span.through(type.span)
    reportForeignName("`:`", at: span)
    advance()
    return WireName(Name(text(of: span), span: span), isQuoted: true)
  }

  private mutating func reportForeignName(_ sign: String, at span: SourceSpan) {
    let name = text(of: span)
    let named = "\"\(name)\" as \(swiftName(resembling: name))"
    diagnostics.append(
      Diagnostic(
        .unquotedWireName, "a wire name with \(sign) is quoted", at: span,
        help: "write `\(named)`", fix: .replace(span, with: named)))
  }

  // MARK: Members

  /// `name?: String`, behind the name.
  mutating func takeOptionalName() -> Token? {
    current.kind == .question && token(after: 1).kind == .colon ? advance() : nil
  }

  mutating func reportOptionalName(
    _ question: Token, of name: WireName, _ type: TypeExpression
  ) {
    var edits = [Diagnostic.Edit(span: question.span, replacement: "")]
    if case .optional = type.kind {
    } else {
      edits.append(Diagnostic.Edit(span: type.span.after, replacement: "?"))
    }
    diagnostics.append(
      Diagnostic(
        .optionalName, "`?` belongs to the type, not to the name", at: question.span,
        help: "write it after the type of `\(name.text)`",
        fix: type.kind == .invalid ? nil : Diagnostic.Fix(edits)))
  }

  /// `public private(set) var` before a field, `func` before an operation.
  mutating func skipModifiers(before noun: String) {
    let start = current
    while let length = modifierLength {
      for _ in 0..<length { advance() }
    }
    guard start.span.start < current.span.start else { return }
    let words = start.span.through(previousSpan)
    diagnostics.append(
      Diagnostic(
        .modifier, "\(noun) is written without `\(text(of: words))`", at: words, help: "remove it",
        fix: .remove(words.through(current.span.before))))
  }

  /// A modifier is one only before a name: a field may be called `required` or `public`.
  private var modifierLength: Int? {
    guard current.kind == .identifier else { return nil }
    let isScoped =
      token(after: 1).kind == .leftParenthesis && token(after: 2).kind == .identifier
      && token(after: 3).kind == .rightParenthesis
    let length = isScoped ? 4 : 1
    let next = token(after: length)
    guard next.kind == .identifier, !next.startsLine, !isWord("as", after: length) else {
      return nil
    }
    return modifiers.contains(text(of: current)) ? length : nil
  }

  /// `async throws` before the arrow of an operation.
  mutating func skipEffects() {
    let start = current
    while continuesLine, isWord("async") || isWord("throws") { advance() }
    guard start.span.start < current.span.start else { return }
    let words = start.span.through(previousSpan)
    diagnostics.append(
      Diagnostic(
        .modifier, "an operation is written without `\(text(of: words))`", at: words,
        help: "remove it",
        fix: .remove(words.through(current.span.before))))
  }

  /// `func greet() { … }` in a record: skipped as a whole.
  mutating func reportFunction() -> Bool {
    let next = token(after: 1)
    let isFunction =
      isWord("func") && next.kind == .identifier && !next.startsLine && !isWord("as", after: 1)
      || isWord("init") && next.kind == .leftParenthesis
    guard isFunction else { return false }
    diagnostics.append(
      Diagnostic(
        .behaviour, "a schema says what values are, not what they do", at: current.span,
        help: "write functions in an extension of the generated type"))
    skipItem()
    return true
  }

  /// `rule: start < end`, `rule "message": …`
  mutating func reportNamelessRule() -> Bool {
    guard isWord("rule") else { return false }
    let next = token(after: 1)
    let isMessage = next.kind == .string && token(after: 2).kind == .colon
    guard isMessage || (next.kind == .colon && comparisonFollows) else { return false }
    advance()
    reportExpected(
      "a name after `rule`",
      help: "each rule is an error of its own: `rule endsAfterStart: start < end`")
    return true
  }

  /// `where start < end` in the place of a member.
  mutating func reportRuleWithoutWord() -> Bool {
    let next = token(after: 1)
    guard isWord("where"), next.kind == .identifier, !next.startsLine,
      token(after: 2).kind != .colon
    else { return false }
    reportExpected(
      "a member",
      help: "a rule that names fields has a name of its own: `rule endsAfterStart: start < end`"
    )
    return true
  }

  /// Behind the colon of a field that is called `rule` a comparison would be no type.
  private var comparisonFollows: Bool {
    guard token(after: 2).kind == .identifier else { return false }
    switch token(after: 3).kind {
    case .equal, .notEqual, .lessOrEqual, .greater, .greaterOrEqual: return true
    case .less: return text(of: token(after: 2)).first?.isLowercase == true
    default: return false
    }
  }

  /// `Page<Item>` as the name of a declaration.
  mutating func skipTypeParameters(of name: Name) {
    guard current.kind == .less, continuesLine else { return }
    let start = advance().span
    while continuesLine, current.kind != .greater, current.kind != .leftBrace,
      current.kind != .assign
    {
      typeParameters.insert(text(of: advance()))
    }
    _ = take(.greater)
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "a declaration has no type parameters", at: start.through(previousSpan),
        help: "declare one `\(name.text)` for each type that it should hold"))
  }

  // MARK: Types in the place of their names

  /// `{ first: String }`, `enum { a, b }`
  var startsInlineType: Bool {
    if current.kind == .leftBrace { return continuesLine }
    return token(after: 1).kind == .leftBrace && !token(after: 1).startsLine
      && (isWord("enum") || isWord("struct") || isWord("union") || isWord("object"))
  }

  mutating func skipInlineType() -> TypeExpression {
    let start = current.span
    if current.kind == .identifier { advance() }
    var braces = 0
    repeat {
      if current.kind == .leftBrace { braces += 1 }
      if current.kind == .rightBrace { braces -= 1 }
      advance()
    } while braces > 0 && current.kind != .endOfFile
    if continuesLine { _ = take(.question) }
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "a type within a type has a name of its own", at: start,
        help: "declare it next to this field, `dto Details { … }`, and write its name here"))
    return TypeExpression(.invalid, span: start)
  }

  /// `enum Level(Int) { … }`, read as `enum Level: Int { … }`.
  mutating func takeConformanceInParentheses() -> [Conformance] {
    guard continuesLine, current.kind == .leftParenthesis, token(after: 1).kind == .identifier,
      token(after: 2).kind == .rightParenthesis, token(after: 3).kind == .leftBrace
    else { return [] }
    let open = advance().span
    let name = name(of: advance())
    let span = open.through(advance().span)
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "expected `:` and `\(name.text)`, found `\(text(of: span))`", at: span,
        help: "write `: \(name.text)`", fix: .replace(span, with: ": \(name.text)")))
    return [Conformance(name: Path(name))]
  }

  /// `dto A ( a: Int )`, skipped as a whole. What stands before braces is skipped alone.
  mutating func reportBodyInParentheses(of name: Name) -> Bool {
    guard continuesLine, current.kind == .leftParenthesis else { return false }
    let open = advance().span
    var depth = 1
    while current.kind != .endOfFile, !(current.startsLine && isAtMargin(current)), depth > 0 {
      if current.kind == .leftParenthesis { depth += 1 }
      if current.kind == .rightParenthesis { depth -= 1 }
      advance()
    }
    let close = previousSpan
    if depth == 0, current.kind == .leftBrace, continuesLine {
      let span = open.through(close)
      diagnostics.append(
        Diagnostic(
          .unexpectedToken, "`\(name.text)` has no parameters", at: span,
          help: "remove them: its members go in the braces", fix: .remove(span)))
      return false
    }
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "the content of `\(name.text)` is written in braces", at: open,
        help: "write `{` and `}`",
        fix: depth > 0
          ? nil
          : Diagnostic.Fix([
            Diagnostic.Edit(span: open, replacement: "{"),
            Diagnostic.Edit(span: close, replacement: "}"),
          ])))
    return true
  }

  /// `extends Base` behind the name of a declaration.
  mutating func reportInheritance() -> Bool {
    guard continuesLine, isWord("extends") || isWord("implements") || isWord("with") else {
      return false
    }
    diagnostics.append(
      Diagnostic(
        .unexpectedToken, "declarations do not inherit from each other", at: current.span,
        help: "repeat the fields, or give it a field of the other type; protocols go after `:`")
    )
    return true
  }
}

private let modifiers: Set<String> = [
  "let", "var", "const", "val", "final", "static", "lazy", "weak", "public", "private", "internal",
  "fileprivate", "package", "readonly", "mutable", "optional", "repeated", "required", "func",
  "mutating", "override",
]

extension DiagnosticKind {
  static let optionalName = DiagnosticKind(
    "G0128", .error, "`?` after a name",
    explanation: """
      Whether a value may be missing belongs to its type: `name: String?`.

      ```gate
      dto UserDTO { name?: String }
      ```

      ```gate
      dto UserDTO { name: String? }
      ```
      """)

  static let modifier = DiagnosticKind(
    "G0129", .error, "a modifier before a member",
    explanation: """
      Members consist of a name and what it stands for. What is generated is always immutable, and the configuration
      decides about access.

      ```gate
      domain User { public let name: String }
      ```

      ```gate
      domain User { name: String }
      ```
      """)

  static let behaviour = DiagnosticKind(
    "G0130", .error, "a function in a schema",
    explanation: """
      A schema describes values. Functions that work with them are Swift: write them in an extension of the generated
      type, in a file of your own.

      ```gate
      domain User {
        name: String
        func greet() -> String
      }
      ```

      ```gate
      domain User {
        name: String
      }
      ```
      """)
}
