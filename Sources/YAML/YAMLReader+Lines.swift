internal import JSON

extension YAMLReader {
  // MARK: Signs

  /// Zero at the end of the text, and nowhere else.
  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  var next: UInt8 { byte(at: offset) }

  var column: Int { offset - lineStart }

  /// The sign that comes next; empty at the end of the text.
  var here: Range<Int> {
    offset..<(offset + (bytes.scalar(at: offset).map(UTF8.width) ?? 0))
  }

  /// A sign that has a meaning only as a word of its own.
  func isAt(indicator: UInt8) -> Bool { next == indicator && byte(at: offset + 1).endsWord }

  /// `---` or `...` at the beginning of a line.
  func isAt(marker sign: UInt8) -> Bool {
    column == 0 && next == sign && byte(at: offset + 1) == sign && byte(at: offset + 2) == sign
      && byte(at: offset + 3).endsWord
  }

  var isAtMarker: Bool { isAt(marker: .hyphen) || isAt(marker: .period) }

  /// Of the document.
  var isAtEnd: Bool { offset == bytes.count || isAtMarker }

  // MARK: White space

  /// What was between two parts of the text.
  struct Gap {
    var crossesLine = false

    /// Between the beginning of the line, or of the gap, and what comes next.
    var hasTab = false
  }

  /// Passes over white space, comments and the ends of lines.
  @discardableResult
  mutating func skipToContent() throws(YAMLError) -> Gap {
    var gap = Gap()
    while true {
      gap.hasTab = skipWhite()
      if next == .numberSign { try skipComment() }
      guard next.isBreak else { return gap }
      takeBreak()
      gap.crossesLine = true
    }
  }

  /// Whether there was a tab.
  @discardableResult
  mutating func skipWhite() -> Bool {
    var hasTab = false
    while next.isWhite {
      if next == .tab { hasTab = true }
      offset += 1
    }
    return hasTab
  }

  private mutating func skipComment() throws(YAMLError) {
    guard column == 0 || byte(at: offset - 1).isWhite else {
      throw error(.commentWithoutSpace, at: here)
    }
    while offset < bytes.count, !next.isBreak { offset += 1 }
  }

  mutating func takeBreak() {
    let isPair = next == .carriageReturn && byte(at: offset + 1) == .lineFeed
    offset += isPair ? 2 : 1
    startLine()
  }

  mutating func startLine() {
    lineStart = offset
    while next == .space { offset += 1 }
    indentation = column
  }

  /// After a value, up to the end of its line, where only a comment may be.
  mutating func endLine(after place: Range<Int>) throws(YAMLError) {
    skipWhite()
    if next == .numberSign { try skipComment() }
    guard offset == bytes.count || next.isBreak else { throw error(.textAfter(place), at: here) }
  }

  /// Before content that its column says the meaning of.
  func checkIndentation() throws(YAMLError) {
    guard column != indentation, !isAtEnd else { return }
    let tab = lineStart + indentation
    throw error(.tabAsIndentation, at: tab..<(tab + 1))
  }

  /// Of a line between brackets or quotes.
  func checkIndentation(in surroundings: Surroundings) throws(YAMLError) {
    let least = surroundings.leastIndentation
    guard indentation < least, offset < bytes.count else { return }
    try checkIndentation()
    throw error(.tooLittleIndentation(least: least), at: here)
  }
}
