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
    var current: [UInt8] = []
    var length = 0
    for word in words {
      let wordLength = word.count { !UTF8.isContinuation($0) }
      if length > 0, length + 1 + wordLength > width {
        lines.append(String(decoding: current, as: UTF8.self))
        current.removeAll(keepingCapacity: true)
        length = 0
      }
      if length > 0 {
        current.append(.blank)
        length += 1
      }
      current += word
      length += wordLength
    }
    lines.append(String(decoding: current, as: UTF8.self))
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

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let blank = UInt8(ascii: " ")
}
