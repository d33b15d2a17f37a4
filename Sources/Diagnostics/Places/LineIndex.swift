/// Where the lines of a file begin, so that an offset becomes a line and a column.
///
/// Every lookup has an answer: an offset beyond the end stands for the end, bytes that are not UTF-8 count as U+FFFD,
/// and an offset inside a character stands for that character.
package struct LineIndex: Sendable {
  let bytes: [UInt8]
  private let starts: [Int]

  package init(_ file: SourceFile) {
    self.init(file.bytes)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.withUnsafeBufferPointer { Self.lineStarts(in: $0) }
  }

  private static func lineStarts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case .lineFeed:
        starts.append(offset + 1)
      case .carriageReturn where offset + 1 == bytes.count || bytes[offset + 1] != .lineFeed:
        starts.append(offset + 1)
      default:
        continue
      }
    }
    return starts
  }

  /// At least one: an empty file has one empty line, and a line feed at the end of a file begins another.
  package var lineCount: Int { starts.count }

  package func line(at offset: Int) -> Int {
    max(starts.firstPosition { $0 > offset }, 1)
  }

  /// The bytes of a line without its line break. A number that is too small or too large means the nearest line.
  package func content(ofLine line: Int) -> Range<Int> {
    let index = min(max(line, 1), lineCount) - 1
    let start = starts[index]
    var end = index + 1 < lineCount ? starts[index + 1] : bytes.count
    if end > start, index + 1 < lineCount {
      let isPair =
        end - start >= 2 && bytes[end - 1] == .lineFeed && bytes[end - 2] == .carriageReturn
      end -= isPair ? 2 : 1
    }
    return start..<end
  }

  /// For callers that ask for several places in one line, so that it is measured once.
  func position(at offset: Int, in measured: MeasuredLine, line: Int) -> SourcePosition {
    let content = content(ofLine: line)
    let inLine = min(max(offset, content.lowerBound), content.upperBound) - content.lowerBound
    return SourcePosition(
      offset: min(max(offset, 0), bytes.count),
      line: line,
      column: measured.character(at: inLine) + 1,
      utf16Column: measured.utf16Offset(at: inLine) + 1,
      utf8Column: inLine + 1)
  }

  func measured(_ line: Int) -> MeasuredLine {
    MeasuredLine(bytes[content(ofLine: line)])
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
