/// A row that is put together from left to right.
struct PaintedRow {
  private let palette: Palette
  private(set) var text = ""
  private var cell = 0

  struct Piece {
    let cell: Int
    let text: String
    let role: Palette.Role
  }

  init(_ palette: Palette) {
    self.palette = palette
  }

  /// A piece whose place is already taken is left out: two bars that hang from the same cell are one.
  mutating func append(_ piece: Piece) {
    guard piece.cell >= cell else { return }
    text += String(repeating: " ", count: piece.cell - cell)
    text += palette.paint(piece.text, piece.role)
    cell = piece.cell + piece.text.cellCount
  }
}
