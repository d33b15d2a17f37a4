import Diagnostics

/// Documentation and attributes that are not before what they could belong to.
extension Parser {
  /// Documentation or attributes with nothing after them.
  mutating func reportDangling(_ preamble: Preamble) {
    guard preamble != .none else { return }
    let isComment = position > 0 && tokens[position - 1].kind == .documentation
    let span = isComment ? previousSpan : preamble.attributes.last?.span ?? previousSpan
    diagnostics.report(
      .danglingPreamble, "there is nothing after this that it could belong to", at: span,
      help: isComment ? "write `//` for a comment that belongs to nothing" : "remove it",
      fix: isComment
        ? .replace(SourceSpan(file: file, start: span.start, end: span.start + 3), with: "//")
        : nil)
  }

  /// `x: Int /// about x`
  mutating func reportLateDocumentation(ofItemAt start: Int) {
    let before = previousSpan.after
    let comment = advance().span
    let fix = indentation(of: tokens[start]).map { indentation in
      movingToItem(
        at: start, "\(text(of: comment))\n\(indentation)", from: before.through(comment))
    }
    diagnostics.report(
      .danglingPreamble, "documentation is written above what it describes", at: comment,
      help: "write it on a line of its own above, or write `//` for a comment",
      fix: fix)
  }

  /// `password: String @sensitive`, where nothing follows that could have the attribute. Returns false, and takes nothing, if
  /// something does.
  mutating func reportLateAttributes(ofItemAt start: Int) -> Bool {
    guard let ahead = afterAttributes else { return false }
    let isEnd =
      !ahead.continuesLine || ahead.current.kind == .comma || ahead.current.kind == .rightBrace
    guard isEnd else { return false }
    let attributes = current.span.through(ahead.previousSpan)
    // Only a person knows whether it is about this item, or about the next one.
    reportAttributes(
      at: attributes, ofItemAt: start, removing: previousSpan.after.through(attributes),
      isCertain: false)
    position = ahead.position
    return true
  }

  /// `password: @sensitive String`
  mutating func reportAttributesBeforeType(ofItemAt start: Int) {
    guard current.kind == .at, continuesLine, let ahead = afterAttributes, ahead.continuesLine,
      ahead.current.kind == .identifier || ahead.current.kind == .leftBracket
    else { return }
    let place = SourceSpan(
      file: file, start: current.span.start, end: ahead.current.span.start)
    reportAttributes(
      at: current.span.through(ahead.previousSpan), ofItemAt: start, removing: place,
      isCertain: true)
    position = ahead.position
  }

  /// What follows the attributes here; nil if there is something wrong with them.
  private var afterAttributes: Parser? {
    var ahead = self
    while ahead.current.kind == .at, ahead.continuesLine {
      guard ahead.parseAttribute(isOfCase: false) != nil else { return nil }
    }
    return ahead.diagnostics.count == diagnostics.count ? ahead : nil
  }

  private mutating func reportAttributes(
    at span: SourceSpan, ofItemAt start: Int, removing place: SourceSpan, isCertain: Bool
  ) {
    diagnostics.report(
      .danglingPreamble, "an attribute is written before what it is about", at: span,
      help: "write it before `\(text(of: tokens[start]))`",
      fix: movingToItem(at: start, "\(text(of: span)) ", from: place, isCertain: isCertain))
  }

  private func movingToItem(
    at start: Int, _ text: String, from place: SourceSpan, isCertain: Bool = false
  ) -> Diagnostic.Fix {
    Diagnostic.Fix(
      [
        Diagnostic.Edit(span: tokens[start].span.before, replacement: text),
        Diagnostic.Edit(span: place, replacement: ""),
      ], isCertain: isCertain)
  }
}

extension DiagnosticKind {
  static let danglingPreamble = DiagnosticKind(
    "G0109", .error, "documentation or an attribute in the wrong place",
    explanation: """
      A `///` comment or an attribute belongs to the declaration or the member that follows it. Here nothing follows,
      or what is described comes before it.
      """,
    wrong: """
      dto PointDTO {
        x: Double
        /// The end.
      }
      """,
    right: """
      dto PointDTO {
        x: Double
        // The end.
      }
      """)
}
