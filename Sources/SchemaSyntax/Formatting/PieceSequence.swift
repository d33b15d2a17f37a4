import Diagnostics

/// The pieces of a file, what each bracket encloses, and how wide any run of them is on one line.
struct PieceSequence {
  private(set) var pieces: [Piece]

  /// For each bracket, the position of the other one of its pair; for any other piece, its own position.
  private(set) var partners: [Int]

  /// At `i`: the columns and the inevitable line breaks of all pieces before `i`, each with its gap.
  private var columnsBefore: [Int] = []
  private var breaksBefore: [Int] = []

  init(_ parsed: Parser.Output, of file: SourceFile) {
    pieces = PieceCollector.pieces(of: parsed, bytes: file.bytes)
    partners = Array(pieces.indices)
    pairBrackets()
    markInevitableBreaks()
    setGaps()
    sumUp()
  }

  var count: Int { pieces.count }

  subscript(index: Int) -> Piece { pieces[index] }

  func has(_ mark: Piece.Marks, at index: Int) -> Bool { pieces[index].marks.contains(mark) }

  mutating func mark(_ index: Int, _ mark: Piece.Marks) { pieces[index].marks.insert(mark) }

  /// The width of `range` on one line, in columns.
  func width(of range: Range<Int>) -> Int {
    guard !range.isEmpty else { return 0 }
    return columnsBefore[range.upperBound] - columnsBefore[range.lowerBound]
      - pieces[range.lowerBound].gap.width
  }

  /// Whether a line must break somewhere between the bracket at `opener` and its partner.
  func mustBreak(within opener: Int) -> Bool {
    breaksBefore[partners[opener] + 1] > breaksBefore[opener + 1]
  }

  private mutating func pairBrackets() {
    var open: [Int] = []
    for index in pieces.indices {
      switch pieces[index].kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.append(index)
      case .less where has(.isAngleBracket, at: index): open.append(index)
      case .rightBrace, .rightParenthesis, .rightBracket,
        .greater where has(.isAngleBracket, at: index):
        guard let opener = open.popLast() else { continue }
        partners[opener] = index
        partners[index] = opener
      default:
        // What is between `<` and `>` stays on one line.
        guard let opener = open.last, pieces[opener].kind != .leftBrace,
          pieces[opener].kind != .less
        else { continue }
        if pieces[index].kind == .comma || has(.isConnective, at: index) {
          mark(opener, .opensList)
        }
      }
    }
  }

  private mutating func setGaps() {
    for index in pieces.indices.dropFirst() {
      pieces[index].gap = gap(before: index)
    }
  }

  private mutating func sumUp() {
    columnsBefore.reserveCapacity(count + 1)
    breaksBefore.reserveCapacity(count + 1)
    var columns = 0
    var breaks = 0
    for piece in pieces {
      columnsBefore.append(columns)
      breaksBefore.append(breaks)
      columns += piece.gap.width + piece.width
      if piece.marks.contains(.breaks) { breaks += 1 }
    }
    columnsBefore.append(columns)
    breaksBefore.append(breaks)
  }
}
