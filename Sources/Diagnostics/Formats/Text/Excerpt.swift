/// The lines of one file that a diagnostic is about.
struct Excerpt {
  let file: Int
  let path: String

  /// The position of the first label that was given for the file.
  let position: SourcePosition

  /// The lines, from top to bottom.
  private(set) var lines: [MarkedLine]

  struct MarkedLine {
    let number: Int
    var marks: [Mark]
  }

  /// One for each file, in the order in which the labels mention them. The first label is the primary one.
  static func excerpts(
    showing labels: [Diagnostic.Label], _ locator: inout SourceLocator
  ) -> [Excerpt] {
    var excerpts: [Excerpt] = []
    for (index, label) in labels.enumerated() {
      guard let place = locator.place(of: label.span) else { continue }
      let file = label.span.file
      let lines = Mark.marks(for: label, isPrimary: index == 0, &locator)
      if let known = excerpts.firstIndex(where: { $0.file == file }) {
        for line in lines { excerpts[known].insert(line) }
      } else {
        excerpts.append(
          Excerpt(file: file, path: place.path, position: place.start, lines: lines))
      }
    }
    return excerpts
  }

  private mutating func insert(_ line: MarkedLine) {
    let index = lines.firstIndex { $0.number >= line.number } ?? lines.count
    if index < lines.count, lines[index].number == line.number {
      for mark in line.marks where !lines[index].marks.contains(mark) {
        lines[index].marks.append(mark)
      }
    } else {
      lines.insert(line, at: index)
    }
  }

  func rows(
    _ gutter: Gutter, _ severity: Palette.Role, isFirst: Bool, _ locator: inout SourceLocator
  ) -> [String] {
    var rows = [gutter.place(path, position, isFirst: isFirst), gutter.beside("")]
    var previous: Int?
    for line in lines {
      if let previous { rows += between(previous, line.number, gutter, &locator) }
      previous = line.number
      guard let text = locator.measured(line.number, ofFile: file) else { continue }
      let window = LineWindow(text, around: line.marks)
      rows.append(gutter.line(line.number, window.text))
      let marks = line.marks.map { $0.moved(to: window.cells(of: $0.cells)) }
      rows += MarkRows.rows(for: marks, severity, gutter.palette).map(gutter.beside)
    }
    return rows
  }

  /// A single line in between is shown, since it takes no more room than a note that it is left out.
  private func between(
    _ upper: Int, _ lower: Int, _ gutter: Gutter, _ locator: inout SourceLocator
  ) -> [String] {
    switch lower - upper {
    case ...1: return []
    case 2:
      let text = locator.measured(upper + 1, ofFile: file).map { LineWindow($0, around: []).text }
      return [gutter.line(upper + 1, text ?? "")]
    default: return [gutter.gap]
    }
  }
}
