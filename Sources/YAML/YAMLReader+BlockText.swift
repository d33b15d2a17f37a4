extension YAMLReader {
  /// A literal or folded scalar, whose lines are below its sign. It reaches to the end of the last one that has text.
  mutating func readBlockText(parentColumn: Int) throws(YAMLError) -> Scalar {
    let start = offset
    var lines = try readBlockTextHeader(parentColumn: parentColumn)
    var end = offset
    try endLine(after: start..<offset)
    var hasLine = next.isBreak
    if hasLine { takeBreak() }
    while hasLine, let line = try readBlockTextLine(&lines, leastIndentation: parentColumn + 1) {
      lines.add(bytes[line])
      end = line.upperBound
      // The end of the text ends its last line, too.
      lines.breaks += 1
      hasLine = next.isBreak
      if hasLine { takeBreak() }
    }
    return Scalar(text: lines.text(), place: start..<end, isPlain: false)
  }

  /// `|2-`: the indentation, which is counted from that of the parent, and what becomes of the last breaks, in either order.
  private mutating func readBlockTextHeader(
    parentColumn: Int
  ) throws(YAMLError) -> BlockTextLines {
    var lines = BlockTextLines(isFolded: next == .greaterSign)
    offset += 1
    while !next.endsWord, next != .numberSign {
      switch next {
      case .hyphen where lines.chomping == nil: lines.chomping = .strip
      case .plus where lines.chomping == nil: lines.chomping = .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9") where lines.indentation == nil:
        lines.indentation = max(parentColumn, 0) + Int(next - UInt8(ascii: "0"))
      default: throw error(.blockHeader, at: here)
      }
      offset += 1
    }
    return lines
  }

  /// Passes over empty lines. Nil, and at the beginning of another line, where the scalar ends.
  private mutating func readBlockTextLine(
    _ lines: inout BlockTextLines, leastIndentation: Int
  ) throws(YAMLError) -> Range<Int>? {
    while next.isBreak || offset == bytes.count, indentation <= lines.indentation ?? .max {
      if indentation > 0 || next.isBreak { lines.addEmpty(at: lineStart..<offset) }
      if offset == bytes.count { return nil }
      takeBreak()
    }
    if isAtMarker { return nil }
    guard indentation >= lines.indentation ?? leastIndentation else {
      if next == .tab { throw error(.tabAsIndentation, at: here) }
      return nil
    }
    let column = lines.indentation ?? indentation
    if lines.indentation == nil, let empty = lines.widestEmpty, empty.count > column {
      throw error(.wideEmptyLine(text: column), at: empty)
    }
    lines.indentation = column
    while offset < bytes.count, !next.isBreak { offset += 1 }
    return (lineStart + column)..<offset
  }
}

/// The text of a literal or folded scalar, line by line.
struct BlockTextLines {
  let isFolded: Bool
  var chomping: Chomping?

  /// Of all lines. If the header does not say it, the first line with text does.
  var indentation: Int?

  /// After the last line with text.
  var breaks = 0

  private(set) var widestEmpty: Range<Int>?
  private var bytes: [UInt8] = []
  private var hasLine = false
  private var lastIsIndented = false

  /// What becomes of the line breaks at the end. Without it, one stays.
  enum Chomping {
    case strip
    case keep
  }

  init(isFolded: Bool) {
    self.isFolded = isFolded
  }

  mutating func addEmpty(at place: Range<Int>) {
    breaks += 1
    if place.count > widestEmpty?.count ?? 0 { widestEmpty = place }
  }

  /// Lines that begin with white space are never folded.
  mutating func add(_ line: ArraySlice<UInt8>) {
    let isIndented = line.first?.isWhite == true
    if isFolded, hasLine, !isIndented, !lastIsIndented {
      bytes.appendFolded(breaks: breaks)
    } else {
      appendBreaks(breaks)
    }
    bytes += line
    hasLine = true
    lastIsIndented = isIndented
    breaks = 0
  }

  private mutating func appendBreaks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(.lineFeed, count: count))
  }

  mutating func text() -> String {
    switch chomping {
    case .strip: break
    case .keep: appendBreaks(breaks)
    case nil: appendBreaks(hasLine ? min(breaks, 1) : 0)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
