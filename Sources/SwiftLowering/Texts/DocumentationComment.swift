import Diagnostics

/// What a declaration says about itself. Text gets in as lines alone, whatever it holds, so that none ends the comment.
package struct DocumentationComment: Hashable, Sendable {
  /// Lines that begin with `///`; nil where nothing is said.
  package let text: String?

  package static let none = DocumentationComment([])

  /// - Parameter texts: each is a line, or several where it holds line ends.
  package init(_ texts: [String]) {
    self.init(lines: texts.flatMap(\.commentLines))
  }

  /// - Parameter sentence: without regard to blank lines in it.
  package init(sentence: String) {
    self.init(lines: sentence.commentLines.filter { !$0.text.isEmpty })
  }

  private init(lines: [CommentLine]) {
    text =
      lines.isEmpty
      ? nil
      : lines.map { $0.text.isEmpty ? "///" : "/// \($0.text)" }.joined(separator: "\n")
  }
}

/// Text in a comment that ends with the line.
package struct CommentLine: Hashable, Sendable {
  /// Without slashes.
  package let text: String

  /// - Parameter text: its line ends become blanks.
  package init(_ text: String) {
    self.init(shown: text.isPlain ? text : text.unicodeScalars.map(\.inComment).joined())
  }

  fileprivate init(shown line: String) {
    text = String(line.trimmingBlanks)
  }
}

extension String {
  fileprivate var commentLines: [CommentLine] {
    if isPlain { return [CommentLine(shown: self)] }
    if hasPlainLines {
      return utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { CommentLine(shown: String(Substring($0))) }
    }
    return split(omittingEmptySubsequences: false) { $0.isNewline }.map { CommentLine(String($0)) }
  }

  /// Whether it is one line of ASCII that is shown as it is: nearly all are, and need no look at characters.
  fileprivate var isPlain: Bool {
    hasOnly { $0.isShown }
  }

  /// The same of several lines.
  private var hasPlainLines: Bool { hasOnly { $0.isShown || $0 == UInt8(ascii: "\n") } }

  private func hasOnly(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
  }

  /// At the end, where nobody sees them.
  fileprivate var trimmingBlanks: Substring {
    var rest = self[...]
    while rest.utf8.last == UInt8(ascii: " ") || rest.utf8.last == UInt8(ascii: "\t") {
      rest = rest[..<rest.utf8.index(before: rest.endIndex)]
    }
    return rest
  }
}

extension UInt8 {
  /// As it is, in ASCII.
  fileprivate var isShown: Bool { (UInt8(ascii: " ")...UInt8(ascii: "~")).contains(self) }
}

extension Unicode.Scalar {
  /// What steers text instead of being shown is written by its number.
  fileprivate var inComment: String {
    endsLine ? " " : steersText || isTag ? numberEscape : String(self)
  }

  /// Whole sentences can be written in them, which nobody sees.
  private var isTag: Bool { 0xE0000...0xE007F ~= value }
}
