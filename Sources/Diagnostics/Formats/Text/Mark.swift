/// What is shown below a part of a line: carets or dashes, and their text.
struct Mark: Hashable {
  let cells: Range<Int>
  let isPrimary: Bool

  /// The text, safe for a terminal.
  let text: String

  func moved(to cells: Range<Int>) -> Mark {
    Mark(cells: cells, isPrimary: isPrimary, text: text)
  }

  /// One mark, or for a longer span one on its first and one on its last line; the text is below the last.
  static func marks(
    for label: Diagnostic.Label, isPrimary: Bool, _ locator: inout SourceLocator
  ) -> [Excerpt.MarkedLine] {
    let span = label.span
    guard let index = locator.index(ofFile: span.file) else { return [] }
    let first = index.line(at: span.start)
    var last = max(index.line(at: span.end), first)
    // A span that includes a line break ends on the line that the break ends.
    if last > first, index.content(ofLine: last).lowerBound >= span.end { last -= 1 }
    guard let firstLine = locator.measured(first, ofFile: span.file),
      let lastLine = locator.measured(last, ofFile: span.file)
    else { return [] }

    let start = span.start - index.content(ofLine: first).lowerBound
    let end = span.end - index.content(ofLine: last).lowerBound
    let text = label.text.visible
    if first == last {
      let mark = Mark(
        cells: firstLine.cells(from: start, to: end), isPrimary: isPrimary, text: text)
      return [Excerpt.MarkedLine(number: first, marks: [mark])]
    }
    let opening = Mark(
      cells: firstLine.cells(from: start, to: firstLine.byteCount), isPrimary: isPrimary, text: "")
    let closing = Mark(
      cells: lastLine.cells(from: lastLine.indentation, to: end), isPrimary: isPrimary, text: text)
    return [
      Excerpt.MarkedLine(number: first, marks: [opening]),
      Excerpt.MarkedLine(number: last, marks: [closing]),
    ]
  }
}

extension MeasuredLine {
  /// Whole characters, at least one cell wide; that cell may be the one after the end.
  fileprivate func cells(from start: Int, to end: Int) -> Range<Int> {
    let start = min(max(start, 0), byteCount)
    let end = min(end, byteCount)
    let first = character(at: start)
    let lower = cell(ofCharacter: first)
    guard end > start else { return lower..<lower + 1 }
    return lower..<max(cell(ofCharacter: character(at: end - 1) + 1), lower + 1)
  }
}
