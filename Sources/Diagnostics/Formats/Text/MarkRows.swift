/// The rows below a line: first the marks, with those texts for which there is room beside them; then, hanging from their
/// marks, the others.
///
/// ```
/// a: Int, b: a ?? c
/// -          ^    - not optional either
/// |          |
/// |          never nil
/// declared here
/// ```
enum MarkRows {
  /// Two texts on a row are at least this far apart.
  private static let distance = 2

  static func rows(for marks: [Mark], _ severity: Palette.Role, _ palette: Palette) -> [String] {
    let (beside, hanging) = placed(marks)
    var row = PaintedRow(palette)
    let pieces =
      strokes(of: marks, severity) + beside.map { label($0, at: $0.cells.upperBound + 1, severity) }
    for piece in pieces.sorted(by: { $0.cell < $1.cell }) { row.append(piece) }
    var rows = [row.text]
    if !hanging.isEmpty { rows.append(connectors(hanging[...], nil, severity, palette)) }
    for index in hanging.indices {
      let piece = label(hanging[index], at: hanging[index].cells.lowerBound, severity)
      rows.append(connectors(hanging[(index + 1)...], piece, severity, palette))
    }
    return rows
  }

  /// Which texts are beside their marks, and which hang below them: the latter from right to left, as they are drawn.
  private static func placed(_ marks: [Mark]) -> (beside: [Mark], hanging: [Mark]) {
    let ordered = marks.sorted { left, right in
      if left.cells.upperBound != right.cells.upperBound {
        return left.cells.upperBound > right.cells.upperBound
      }
      if left.isPrimary != right.isPrimary { return left.isPrimary }
      return left.cells.lowerBound > right.cells.lowerBound
    }
    var beside: [Mark] = []
    var hanging: [Mark] = []
    for mark in ordered where !mark.text.isEmpty {
      let isFree = !beside.contains { $0.cells.upperBound == mark.cells.upperBound }
      if isFree, hasRoom(mark, among: marks) { beside.append(mark) } else { hanging.append(mark) }
    }
    hanging = hanging.enumerated()
      .sorted { left, right in
        let (one, other) = (left.element, right.element)
        if one.cells.lowerBound != other.cells.lowerBound {
          return one.cells.lowerBound > other.cells.lowerBound
        }
        return one.isPrimary != other.isPrimary ? one.isPrimary : left.offset < right.offset
      }
      .map(\.element)
    return (beside, hanging)
  }

  /// No other mark may follow before the text has ended, or the text would seem to belong to that mark.
  private static func hasRoom(_ mark: Mark, among marks: [Mark]) -> Bool {
    let next = marks.filter { $0.cells.upperBound > mark.cells.upperBound }
      .map(\.cells.lowerBound).min()
    guard let next else { return true }
    return mark.cells.upperBound + 1 + mark.text.cellCount + distance <= next
  }

  /// The marks as runs of one kind; the primary ones cover the others.
  private static func strokes(of marks: [Mark], _ severity: Palette.Role) -> [PaintedRow.Piece] {
    var isPrimary = [Bool?](repeating: nil, count: marks.map(\.cells.upperBound).max() ?? 0)
    for mark in marks {
      for cell in mark.cells where isPrimary[cell] != true { isPrimary[cell] = mark.isPrimary }
    }
    var pieces: [PaintedRow.Piece] = []
    var cell = 0
    while cell < isPrimary.count {
      let start = cell
      while cell < isPrimary.count, isPrimary[cell] == isPrimary[start] { cell += 1 }
      guard let kind = isPrimary[start] else { continue }
      pieces.append(
        PaintedRow.Piece(
          cell: start, text: String(repeating: kind ? "^" : "-", count: cell - start),
          role: kind ? severity : .secondary))
    }
    return pieces
  }

  private static func label(_ mark: Mark, at cell: Int, _ severity: Palette.Role)
    -> PaintedRow.Piece
  {
    PaintedRow.Piece(cell: cell, text: mark.text, role: mark.isPrimary ? severity : .secondary)
  }

  /// Bars for the texts that are still to come, and to their right the text whose turn it is.
  private static func connectors(
    _ waiting: ArraySlice<Mark>, _ label: PaintedRow.Piece?, _ severity: Palette.Role,
    _ palette: Palette
  ) -> String {
    var row = PaintedRow(palette)
    for mark in waiting.reversed() where mark.cells.lowerBound != label?.cell {
      row.append(
        PaintedRow.Piece(
          cell: mark.cells.lowerBound, text: "|", role: mark.isPrimary ? severity : .secondary))
    }
    if let label { row.append(label) }
    return row.text
  }
}
