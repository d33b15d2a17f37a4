import Diagnostics

/// What documents say in prose, as lines of a comment.
enum DocumentationLines {
  /// With three slashes, a blank and the indentation of a field, lines of this length fit into 100 columns.
  private static let width = 92

  /// Paragraphs stay apart, and so do lines that stand for themselves: items of lists, and what is indented. Blocks of code
  /// and tables stay as they are.
  ///
  /// Prose is much of what a description consists of, so it is cut by bytes, and not by characters.
  static func wrap(_ text: String) -> [String] {
    var lines: [String] = []
    let prose = isPlain(text) ? text : visible(text, keepsLines: true)
    let written = Array(prose.utf8).split(
      separator: .lineFeed, omittingEmptySubsequences: false)
    var code = CodeBlocks(written)
    for line in written {
      let words = line.split(separator: .blank)
      if code.contains(next: words.first) {
        let end = line.lastIndex { $0 != .blank }.map { $0 + 1 } ?? line.startIndex
        lines.append(String(decoding: line[..<end], as: UTF8.self))
      } else if words.first?.first == UInt8(ascii: "|") {
        lines.append(Self.line(words[...]))
      } else if let first = words.first {
        let margin = line.prefix { $0 == .blank }.count
        wrap(words, indentedBy: first.isMark ? min(margin, widestMargin) : 0, into: &lines)
      } else if lines.last.map({ !$0.isEmpty }) == true {
        lines.append("")
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static let widestMargin = 12

  /// - Parameter margin: that of the item of a list within another. What follows its first line is a part of it.
  private static func wrap(
    _ words: [ArraySlice<UInt8>], indentedBy margin: Int, into lines: inout [String]
  ) {
    let inner = margin > 0 ? margin + 1 + (words.first?.count ?? 0) : 0
    var indentation = margin
    var start = 0
    var length = margin
    for (index, word) in words.enumerated() {
      let wordLength = shownLength(of: word)
      if index > start, length + 1 + wordLength > width {
        // What means something at the beginning of a line stays within one.
        var end = index
        while end > start, words[end].isMark { end -= 1 }
        if end > start {
          lines.append(line(words[start..<end], indentedBy: indentation))
          indentation = inner
          start = end
          // Each word with the blank after it.
          length = words[start..<index].reduce(inner) { $0 + shownLength(of: $1) + 1 }
          length -= index > start ? 1 : 0
        }
      }
      length += (index > start ? 1 : 0) + wordLength
    }
    lines.append(line(words[start...], indentedBy: indentation))
  }

  private static func shownLength(of word: ArraySlice<UInt8>) -> Int {
    word.count { !UTF8.isContinuation($0) }
  }

  private static func line(
    _ words: ArraySlice<ArraySlice<UInt8>>, indentedBy indentation: Int = 0
  ) -> String {
    String(repeating: " ", count: indentation)
      + String(decoding: Array(words.joined(separator: [.blank])), as: UTF8.self)
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

/// The lines between two fences, ``` or ~~~, with these.
private struct CodeBlocks {
  /// How many lines with a fence are still to come.
  private var fences: Int
  private var isWithin = false

  init(_ lines: [ArraySlice<UInt8>]) {
    fences = lines.count { $0.drop { $0 == .blank }.isFence }
  }

  /// - Parameter word: the first one of the next line. A fence that none follows begins nothing.
  mutating func contains(next word: ArraySlice<UInt8>?) -> Bool {
    guard word?.isFence == true else { return isWithin }
    fences -= 1
    let isEnd = isWithin
    isWithin = !isWithin && fences > 0
    return isEnd || isWithin
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isFence: Bool {
    guard let first, [UInt8(ascii: "`"), UInt8(ascii: "~")].contains(first) else { return false }
    return starts(with: [first, first, first])
  }

  /// Whether Markdown takes it for a mark at the beginning of a line: of a list, a heading, a quotation, a block of code.
  fileprivate var isMark: Bool {
    guard let first else { return false }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="),
      UInt8(ascii: "#"), UInt8(ascii: "_"):
      return allSatisfy { $0 == first }
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return isFence
    default:
      let last = self[index(before: endIndex)]
      return count > 1 && (last == UInt8(ascii: ".") || last == UInt8(ascii: ")"))
        && dropLast().allSatisfy(\.isASCIIDigit)
    }
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let blank = UInt8(ascii: " ")
}
