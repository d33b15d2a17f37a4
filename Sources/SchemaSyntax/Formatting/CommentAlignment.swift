/// Comments at the ends of adjacent lines of the same depth begin in the same column, two spaces after the longest of
/// these lines.
func alignComments(of lines: inout [Line], in pieces: PieceSequence) {
  var run = 0..<0
  for index in lines.indices where lines[index].comment != nil {
    if run.upperBound == index, !run.isEmpty, !lines[index].followsBlankLine,
      lines[index].indent == lines[run.lowerBound].indent
    {
      run = run.lowerBound..<index + 1
    } else {
      align(run, of: &lines, in: pieces)
      run = index..<index + 1
    }
  }
  align(run, of: &lines, in: pieces)
}

private func align(_ run: Range<Int>, of lines: inout [Line], in pieces: PieceSequence) {
  let ends = run.map { lines[$0].indent + pieces.width(of: lines[$0].pieces) }
  guard let longest = ends.max() else { return }
  for index in run { lines[index].commentColumn = longest + 2 }
}
