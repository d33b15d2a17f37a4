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
    var ahead = self
    while ahead.current.kind == .at, ahead.continuesLine {
      guard ahead.parseAttribute(isOfCase: false) != nil else { return false }
    }
    let isEnd =
      !ahead.continuesLine || ahead.current.kind == .comma || ahead.current.kind == .rightBrace
    guard isEnd, ahead.diagnostics.count == diagnostics.count else { return false }
    let before = previousSpan.after
    let attributes = current.span.through(ahead.previousSpan)
    let words = text(of: attributes)
    diagnostics.report(
      .danglingPreamble, "an attribute is written before what it is about", at: attributes,
      help: "write it before `\(text(of: tokens[start]))`",
      fix: movingToItem(at: start, "\(words) ", from: before.through(attributes)))
    position = ahead.position
    return true
  }

  /// Only a person knows whether it is about this item, or about the next one.
  private func movingToItem(at start: Int, _ text: String, from place: SourceSpan)
    -> Diagnostic.Fix
  {
    Diagnostic.Fix(
      [
        Diagnostic.Edit(span: tokens[start].span.before, replacement: text),
        Diagnostic.Edit(span: place, replacement: ""),
      ], isCertain: false)
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
