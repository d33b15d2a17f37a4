/// The left margin: line numbers, and a bar to the left of everything else.
struct Gutter {
  let palette: Palette
  private let width: Int

  init(largestLine: Int, _ palette: Palette) {
    width = String(largestLine).utf8.count
    self.palette = palette
  }

  func line(_ number: Int, _ text: String) -> String {
    row(padded(number) + " |", text)
  }

  func beside(_ text: String) -> String {
    row(blanks + " |", text)
  }

  var gap: String { palette.paint("...", .gutter) }

  /// The row that says where the following lines are.
  func place(_ path: String, _ position: SourcePosition, isFirst: Bool) -> String {
    blanks + palette.paint(isFirst ? "-->" : ":::", .gutter)
      + " \(path.visible):\(position.line):\(position.column)"
  }

  /// A text of several lines is continued below its first line.
  func fact(_ heading: String, _ text: String) -> [String] {
    let first = palette.paint("=", .gutter) + " " + palette.paint("\(heading):", .strong)
    let indentation = String(repeating: " ", count: width + heading.utf8.count + 5)
    return text.visibleLines.enumerated().map { index, line in
      if index == 0 { return "\(blanks) \(first) \(line)" }
      return line.isEmpty ? "" : indentation + line
    }
  }

  func removed(_ number: Int, _ text: String) -> String {
    changed(number, "-", text, .removed)
  }

  func added(_ number: Int, _ text: String) -> String {
    changed(number, "+", text, .added)
  }

  private func changed(_ number: Int, _ sign: String, _ text: String, _ role: Palette.Role)
    -> String
  {
    palette.paint(padded(number), .gutter) + " "
      + palette.paint(text.isEmpty ? sign : "\(sign) \(text)", role)
  }

  private func row(_ margin: String, _ text: String) -> String {
    palette.paint(margin, .gutter) + (text.isEmpty ? "" : " " + text)
  }

  private var blanks: String { String(repeating: " ", count: width) }

  private func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(width - digits.utf8.count, 0)) + digits
  }
}
