/// A blank line separates two declarations of the file that each take several lines, documentation included. Comments
/// between the two belong to the second one. All other blank lines are the author's.
func separateDeclarations(_ declarations: [Range<Int>], in lines: inout [Line]) {
  for (first, second) in zip(declarations, declarations.dropFirst())
  where first.count > 1 && second.count > 1 {
    let between = first.upperBound...second.lowerBound
    if !between.contains(where: { lines[$0].followsBlankLine }) {
      lines[first.upperBound].followsBlankLine = true
    }
  }
}
