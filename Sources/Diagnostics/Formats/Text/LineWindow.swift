/// The part of a line that is shown. A line that is too long is cut around its marks, with `…` where something is missing.
struct LineWindow {
  static let widest = 160

  /// The line is cut so as to show all marks if they are no wider than this; otherwise around the beginning of the
  /// primary mark.
  private static let widestMarked = 120

  let text: String
  private let shown: Range<Int>
  private let isCutBefore: Bool
  private let isCutAfter: Bool

  init(_ line: MeasuredLine, around marks: [Mark]) {
    let characters = Self.characters(of: line, around: Self.focus(of: marks))
    isCutBefore = characters.lowerBound > 0
    isCutAfter = characters.upperBound < line.characterCount
    shown =
      line.cell(ofCharacter: characters.lowerBound)..<line.cell(ofCharacter: characters.upperBound)
    let text = line.visibleText(ofCharacters: characters)
    self.text = (isCutBefore ? "…" : "") + text + (isCutAfter ? "…" : "")
  }

  /// Where cells of the line are in `text`; cells that were cut away are at the `…`.
  func cells(of cells: Range<Int>) -> Range<Int> {
    let shift = isCutBefore ? 1 : 0
    let last = shown.count + shift + (isCutAfter ? 1 : 0)
    func moved(_ cell: Int) -> Int {
      if cell < shown.lowerBound { return 0 }
      if cell > shown.upperBound, isCutAfter { return last }
      return cell - shown.lowerBound + shift
    }
    var lower = moved(cells.lowerBound)
    if isCutAfter { lower = min(lower, last - 1) }
    return lower..<max(moved(cells.upperBound), lower + 1)
  }

  private static func focus(of marks: [Mark]) -> Range<Int> {
    guard let first = marks.first(where: \.isPrimary) ?? marks.first else { return 0..<0 }
    let all = marks.reduce(first.cells) {
      min($0.lowerBound, $1.cells.lowerBound)..<max($0.upperBound, $1.cells.upperBound)
    }
    if all.count <= widestMarked { return all }
    return first.cells
      .lowerBound..<min(
        first.cells.upperBound, first.cells.lowerBound + widestMarked)
  }

  private static func characters(of line: MeasuredLine, around focus: Range<Int>) -> Range<Int> {
    let count = line.cellCount
    guard count > widest else { return 0..<line.characterCount }
    let centred = focus.lowerBound - (widest - focus.count) / 2
    let start = max(min(centred, count - widest), 0)
    var first = line.character(atCell: start)
    if line.cell(ofCharacter: first) < start { first += 1 }
    let last = line.character(atCell: start + widest)
    return first..<max(first, last)
  }
}
