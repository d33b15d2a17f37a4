/// Breaks the pieces of a file into lines.
///
/// Each item in a block, or in a list whose elements have lines of their own, is an *entry*. An entry without comments
/// is a *run*. Where blocks and lists within a run are broken, the rest of the run consists of *segments*: from the
/// start of the run to the first opening bracket, from a closing bracket to the next opening one, and so on.
struct LineBreaker {
  static let columns = 100
  static let indentation = 2
  static let continuation = 4

  let pieces: PieceSequence
  private(set) var lines: [Line] = []

  /// The lines of each declaration of the file, without the comments before it.
  private(set) var declarations: [Range<Int>] = []

  init(_ pieces: PieceSequence) {
    self.pieces = pieces
  }

  mutating func layFile() {
    layEntries(of: 0..<pieces.count, in: .file, indent: 0)
  }

  enum Surroundings {
    case file, block, list
  }

  mutating func layEntries(of range: Range<Int>, in surroundings: Surroundings, indent: Int) {
    let firstLine = lines.count
    var index = range.lowerBound
    while index < range.upperBound {
      let line = lines.count
      let start = index
      if pieces[index].isComment {
        layComment(index, indent: indent)
        index += 1
      } else {
        let entry = entry(from: index, in: range, surroundings)
        layEntry(entry, indent: indent)
        index = entry.upperBound
        if surroundings == .file { declarations.append(line..<lines.count) }
      }
      if surroundings != .list, line > firstLine, line < lines.count {
        lines[line].followsBlankLine = pieces.has(.followsBlankLine, at: start)
      }
    }
  }

  /// The next entry of `range`: up to the next item, or after the next comma of a list; without the comments at its
  /// end.
  private func entry(from start: Int, in range: Range<Int>, _ surroundings: Surroundings)
    -> Range<Int>
  {
    var end = after(start)
    while end < range.upperBound {
      if surroundings == .list ? pieces[end - 1].kind == .comma : pieces.has(.startsItem, at: end) {
        break
      }
      end = after(end)
    }
    while pieces[end - 1].isComment { end -= 1 }
    return start..<end
  }

  /// The position after the piece at `index`, and after all that it encloses.
  private func after(_ index: Int) -> Int {
    max(index, pieces.partners[index]) + 1
  }

  /// Puts a comment at the end of the last line, if its author did, or else in a line of its own.
  private mutating func layComment(_ index: Int, indent: Int) {
    if !lines.isEmpty, !pieces.has(.breaks, at: index) {
      lines[lines.count - 1].comment = index
    } else {
      lines.append(Line(indent: indent, pieces: index..<index + 1))
    }
  }

  private mutating func layEntry(_ entry: Range<Int>, indent: Int) {
    var index = entry.lowerBound
    var runIndent = indent
    while index < entry.upperBound {
      let run = index..<endOfRun(from: index, in: entry)
      layRun(run, indent: runIndent, entryIndent: indent)
      index = run.upperBound
      while index < entry.upperBound, pieces[index].isComment { index += 1 }
      guard index < entry.upperBound else { return }
      let startsLevel = pieces.has(.startsPart, at: index) || pieces[index].kind == .leftBrace
      runIndent = startsLevel ? indent : indent + Self.continuation
      for comment in run.upperBound..<index { layComment(comment, indent: runIndent) }
    }
  }

  private func endOfRun(from start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound {
      if index > start, pieces[index].isComment || pieces.has(.breaks, at: index) { break }
      index = isNode(index, in: range) ? pieces.partners[index] + 1 : index + 1
    }
    return index
  }

  /// Whether a block or a list opens at `index` that ends within `range`. Other brackets are never broken, so their
  /// contents count as if the brackets were not there.
  func isNode(_ index: Int, in range: Range<Int>) -> Bool {
    let close = pieces.partners[index]
    guard close > index, close < range.upperBound else { return false }
    return pieces[index].kind == .leftBrace || pieces.has(.opensList, at: index)
  }

  private mutating func layRun(_ run: Range<Int>, indent: Int, entryIndent: Int) {
    let broken = nodes(in: run) { pieces.mustBreak(within: $0) }
    lay(run, breaking: broken, indent: indent, entryIndent: entryIndent)
  }

  /// The outermost blocks and lists of `range` that fulfil `condition`.
  func nodes(in range: Range<Int>, where condition: (Int) -> Bool) -> [Int] {
    var nodes: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if isNode(index, in: range) {
        if condition(index) { nodes.append(index) }
        index = pieces.partners[index] + 1
      } else {
        index += 1
      }
    }
    return nodes
  }

  /// Lays `range` with each entry of the blocks and lists at `openers` in a line of its own.
  mutating func lay(
    _ range: Range<Int>, breaking openers: [Int], indent: Int, entryIndent: Int
  ) {
    var start = range.lowerBound
    var indent = indent
    for opener in openers {
      laySegment(start..<opener + 1, indent: indent, entryIndent: entryIndent)
      let isBlock = pieces[opener].kind == .leftBrace
      if !isBlock, let last = lines.last { indent = last.indent }
      if isBlock { indent = entryIndent }
      start = pieces.partners[opener]
      layEntries(
        of: opener + 1..<start, in: isBlock ? .block : .list, indent: indent + Self.indentation)
    }
    laySegment(start..<range.upperBound, indent: indent, entryIndent: entryIndent)
  }

  mutating func layLine(_ range: Range<Int>, indent: Int) {
    lines.append(Line(indent: indent, pieces: range))
  }
}
