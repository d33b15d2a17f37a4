import Diagnostics

/// One line of the result: how far it is indented, and its pieces, with their gaps.
struct Line {
  let indent: Int
  let pieces: Range<Int>

  /// The comment at the end of the line.
  var comment: Int?
  var commentColumn = 0
  var followsBlankLine = false
}

func rendered(_ lines: [Line], of pieces: PieceSequence, bytes: [UInt8]) -> [UInt8] {
  var output: [UInt8] = []
  output.reserveCapacity(bytes.count + bytes.count / 8)
  for line in lines {
    if line.followsBlankLine { output.append(UInt8(ascii: "\n")) }
    appendSpaces(line.indent, to: &output)
    for index in line.pieces {
      let piece = pieces[index]
      if index > line.pieces.lowerBound { output.append(contentsOf: piece.gap.rawValue.utf8) }
      output.append(contentsOf: bytes[piece.span.start..<piece.span.end])
    }
    if let comment = line.comment {
      appendSpaces(line.commentColumn - line.indent - pieces.width(of: line.pieces), to: &output)
      let span = pieces[comment].span
      output.append(contentsOf: bytes[span.start..<span.end])
    }
    output.append(UInt8(ascii: "\n"))
  }
  return output
}

private func appendSpaces(_ count: Int, to output: inout [UInt8]) {
  output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
}
