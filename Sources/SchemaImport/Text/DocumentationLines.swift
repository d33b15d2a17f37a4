import Diagnostics

/// What documents say in prose, as lines of a comment.
enum DocumentationLines {
  /// With three slashes, a blank and the indentation of a field, lines of this length fit into 100 columns.
  private static let width = 92

  /// Paragraphs stay apart, and so do lines that stand for themselves: items of lists, and what is indented.
  ///
  /// Prose is much of what a description consists of, so it is cut by bytes, and not by characters.
  static func wrap(_ text: String) -> [String] {
    var lines: [String] = []
    let prose = isPlain(text) ? text : visible(text, keepsLines: true)
    for line in Array(prose.utf8).split(separator: .lineFeed, omittingEmptySubsequences: false) {
      let words = line.split(separator: .blank)
      if !words.isEmpty {
        wrap(words, into: &lines)
      } else if lines.last.map({ !$0.isEmpty }) == true {
        lines.append("")
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func wrap(_ words: [ArraySlice<UInt8>], into lines: inout [String]) {
    var start = 0
    var length = 0
    for (index, word) in words.enumerated() {
      let wordLength = shownLength(of: word)
      if index > start, length + 1 + wordLength > width {
        // What means something at the beginning of a line stays within one.
        var end = index
        while end > start, words[end].isMark { end -= 1 }
        if end > start {
          lines.append(line(words[start..<end]))
          length = words[end..<index].reduce(0) { $0 + shownLength(of: $1) + 1 } - 1
          start = end
        }
      }
      length += (index > start ? 1 : 0) + wordLength
    }
    lines.append(line(words[start...]))
  }

  private static func shownLength(of word: ArraySlice<UInt8>) -> Int {
    word.count { !UTF8.isContinuation($0) }
  }

  private static func line(_ words: ArraySlice<ArraySlice<UInt8>>) -> String {
    String(decoding: Array(words.joined(separator: [.blank])), as: UTF8.self)
  }

  /// Whether it consists of nothing but characters of ASCII that are shown, and line feeds.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 || $0 == .lineFeed }
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

extension ArraySlice<UInt8> {
  /// Whether Markdown takes it for a mark at the beginning of a line: of a list, a heading, a quotation, a block of code.
  fileprivate var isMark: Bool {
    guard let first else { return false }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="),
      UInt8(ascii: "#"), UInt8(ascii: "_"):
      return allSatisfy { $0 == first }
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return starts(with: [first, first, first])
    default:
      let last = self[index(before: endIndex)]
      return count > 1 && (last == UInt8(ascii: ".") || last == UInt8(ascii: ")"))
        && dropLast().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let blank = UInt8(ascii: " ")
}
