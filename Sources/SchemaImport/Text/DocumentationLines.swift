import Diagnostics

/// What documents say in prose, as lines of a comment.
enum DocumentationLines {
  /// With three slashes, a blank and the indentation of a field, lines of this length fit into 100 columns.
  private static let width = 92

  /// Paragraphs stay apart, and so do lines that stand for themselves: items of lists, and what is indented.
  static func wrap(_ text: String) -> [String] {
    var lines: [String] = []
    for line in visible(text, keepsLines: true).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let line = line.trimmingBlanks
      if line.isEmpty {
        if lines.last.map({ !$0.isEmpty }) == true { lines.append("") }
      } else {
        lines += wrap(line: line)
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func wrap(line: Substring) -> [String] {
    var lines: [String] = []
    var current = ""
    var length = 0
    for word in line.split(separator: " ") {
      let wordLength = word.unicodeScalars.count
      if length > 0, length + 1 + wordLength > width {
        lines.append(current)
        current = ""
        length = 0
      }
      if length > 0 {
        current += " "
        length += 1
      }
      current += word
      length += wordLength
    }
    return lines + [current]
  }

  /// Without characters that are not shown, but obeyed.
  static func visible(_ text: String, keepsLines: Bool = false) -> String {
    var visible = ""
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if scalar.endsLine {
        let isSecondHalf = isAfterReturn && scalar == "\n"
        if !isSecondHalf { visible.append(keepsLines ? "\n" : " ") }
      } else if scalar == "\t" {
        visible.append(" ")
      } else if !scalar.steersText {
        visible.unicodeScalars.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return visible
  }
}

extension Substring {
  var trimmingBlanks: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
