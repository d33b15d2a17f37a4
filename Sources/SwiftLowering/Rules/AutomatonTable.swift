import RegularExpressions

/// A compiled pattern as text, which costs the Swift compiler nothing, and `PatternMatcher` little.
struct AutomatonTable {
  /// On one line if it is short, and otherwise a literal of several lines.
  let literal: String

  init(_ automaton: Automaton) {
    let text = automaton.tableText
    guard text.utf8.count > Self.lineLength else {
      literal = "\"\(text)\""
      return
    }
    var lines: [String] = [""]
    for number in text.split(separator: " ") {
      let line = lines.count - 1
      if lines[line].isEmpty {
        lines[line] += number
      } else if lines[line].utf8.count + number.utf8.count < Self.lineLength {
        lines[line] += " \(number)"
      } else {
        lines.append(String(number))
      }
    }
    literal = "\"\"\"\n" + lines.joined(separator: "\n") + "\n\"\"\""
  }

  private static let lineLength = 72
}
