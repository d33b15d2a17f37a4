import Diagnostics

extension Parser {
  /// `converter coordinate: [Double] throws <-> CLLocationCoordinate2D`, after the keyword; nil if it has no name or no
  /// arrow, which is reported.
  mutating func parseConverter(start: Token, preamble: Preamble) -> ConverterDeclaration? {
    guard current.kind == .identifier, !current.startsLine else {
      reportExpected("a name after `converter`", as: .missingName)
      skipBroken()
      return nil
    }
    let name = name(of: advance())
    if current.kind == .leftParenthesis, continuesLine { skipConverterParameters(of: name) }
    guard expectConverterColon(of: name) else {
      skipBroken()
      return nil
    }
    let wire = parseType()
    var throwing = takeThrows()
    guard
      let arrow = expectArrow(
        onSameLine: true,
        help: "write `->` to convert from the wire only, or `<->` to convert both ways")
    else {
      skipBroken()
      return nil
    }
    if let late = takeThrows() {
      reportLateThrows(late, after: arrow.span, before: arrow.span, isRepeated: throwing != nil)
      throwing = throwing ?? late
    }
    let swift = parseType()
    if let late = takeThrows() {
      reportLateThrows(late, after: swift.span, before: arrow.span, isRepeated: throwing != nil)
      throwing = throwing ?? late
    }
    reportMore(of: name)
    return ConverterDeclaration(
      name: name, wire: wire, throwing: throwing, isReversible: arrow.kind == .doubleArrow,
      swift: swift, preamble: preamble, arrow: arrow.span, head: start.span.through(name.span),
      span: start.span.through(previousSpan))
  }

  private mutating func takeThrows() -> SourceSpan? {
    continuesLine ? takeWord("throws")?.span : nil
  }

  private mutating func expectConverterColon(of name: Name) -> Bool {
    if continuesLine, take(.colon) != nil { return true }
    let isAssigned = continuesLine && current.kind == .assign
    let standsAlone =
      continuesLine && (current.kind == .identifier || current.kind == .leftBracket)
    reportExpected(
      "`:` and what `\(name.text)` converts", as: .missingSign,
      help: "write `converter \(name.text): String -> …`, with the type on the wire first",
      fix: isAssigned
        ? .replace(name.span.after.through(current.span), with: ":")
        : standsAlone ? .insert(":", at: name.span.after) : nil)
    if isAssigned { advance() }
    return isAssigned || standsAlone
  }

  private mutating func skipConverterParameters(of name: Name) {
    let start = advance().span
    while continuesLine, current.kind != .rightParenthesis { advance() }
    _ = take(.rightParenthesis)
    diagnostics.report(
      .converterForm, "a written converter takes no arguments",
      at: start.through(previousSpan),
      help: "declare one converter for each way to convert, such as `\(name.text)InCents`")
  }

  private mutating func reportLateThrows(
    _ late: SourceSpan, after type: SourceSpan, before arrow: SourceSpan, isRepeated: Bool
  ) {
    let removal = Diagnostic.Edit(span: type.after.through(late), replacement: "")
    let insertion = Diagnostic.Edit(
      span: SourceSpan(file: arrow.file, start: arrow.start, end: arrow.start),
      replacement: "throws ")
    diagnostics.report(
      .converterForm, "`throws` is written before the arrow", at: late,
      notes: ["only what is on the wire may have no value in Swift"],
      help: isRepeated ? "remove it" : "write `throws` before the arrow, as in Swift",
      fix: Diagnostic.Fix(isRepeated ? [removal] : [insertion, removal]))
  }

  private mutating func reportMore(of name: Name) {
    reportMore(
      .converterForm,
      body: (
        "what `\(name.text)` does is said in Swift",
        "end the line after the type: the compiler asks for the functions"
      ),
      clauses: (
        "a converter has no rules, converters or defaults of its own",
        "write it where the converter is used"
      ))
  }
}

extension DiagnosticKind {
  static let converterForm = DiagnosticKind(
    "G0181", .error, "a written converter that is declared in another form",
    explanation: """
      A written converter is declared with its name and the types on both sides, the one on the wire first. `throws`
      before the arrow says that what the wire holds may have no value in Swift. Everything else is written in Swift, by hand.
      """,
    wrong: """
      converter roman: String <-> Int throws
      dto ChapterDTO { number: Int via roman }
      """,
    right: """
      converter roman: String throws <-> Int
      dto ChapterDTO { number: Int via roman }
      """)
}
