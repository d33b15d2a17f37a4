/// UTF-8 text that grows at its end and keeps track of its indentation.
///
/// Text of several lines gets the indentation of the line that it is written into. A line that holds only blanks
/// becomes empty.
struct IndentedOutput {
  private(set) var bytes: [UInt8]
  private var lineStart: Int

  /// What lines begin with. The first line already has its indentation.
  private var indentation: [UInt8] = []

  /// A place in the output, for going back to its indentation later.
  struct Place {
    fileprivate let count: Int
    fileprivate let lineStart: Int
    fileprivate let indentation: [UInt8]
  }

  /// Moves `output` instead of copying it.
  init(appendingTo output: inout [UInt8]) {
    bytes = []
    swap(&bytes, &output)
    lineStart = bytes.count
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if utf8.contains(.lineFeed) {
        let place = indentHere()
        write(utf8[...])
        indentation = place.indentation
      } else {
        writePart(utf8[...])
      }
    }
  }

  mutating func write(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = text
    while let lineBreak = rest.firstIndex(of: .lineFeed) {
      writePart(rest[..<lineBreak])
      endLine()
      rest = rest[(lineBreak + 1)...]
    }
    writePart(rest)
  }

  mutating func endLine() {
    dropBlankLine()
    bytes.append(.lineFeed)
    lineStart = bytes.count
  }

  /// From here on, lines are indented like the present one.
  mutating func indentHere() -> Place {
    let place = Place(count: bytes.count, lineStart: lineStart, indentation: indentation)
    if lineStart < bytes.count {
      indentation = Array(bytes[lineStart...].prefix(while: \.isBlank))
    }
    return place
  }

  /// Whether nothing has been written since.
  func isUnchanged(since place: Place) -> Bool {
    place.count == bytes.count && place.lineStart == lineStart
  }

  /// Ends text that began at `place`. If the text is on lines of its own, its last line is ended, and without text
  /// there is no line.
  mutating func returnToIndentation(of place: Place, standsAlone: Bool) {
    indentation = place.indentation
    guard standsAlone else { return }
    let isEmpty = isUnchanged(since: place)
    dropBlankLine()
    if !isEmpty, lineStart < bytes.count { endLine() }
  }

  /// The text is complete: a blank last line is removed.
  mutating func finish() -> [UInt8] {
    dropBlankLine()
    return bytes
  }

  private mutating func writePart(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
    if part.isEmpty { return }
    if lineStart == bytes.count { bytes += indentation }
    bytes += part
  }

  private mutating func dropBlankLine() {
    guard bytes[lineStart...].allSatisfy(\.isBlank) else { return }
    bytes.removeSubrange(lineStart...)
  }
}
