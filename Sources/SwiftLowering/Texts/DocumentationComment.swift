import Diagnostics

/// What a declaration says about itself. Any text is added as lines, so that none can end the comment.
package struct DocumentationComment: Hashable, Sendable {
  /// Lines that begin with `///`; nil if there are none.
  package let text: String?

  package static let none = DocumentationComment([])

  /// - Parameter texts: each is a line, or several if it contains line breaks.
  package init(_ texts: [String]) {
    self.init(lines: texts.flatMap(\.commentLines))
  }

  /// - Parameter sentence: blank lines in it are ignored.
  package init(sentence: String) {
    self.init(lines: sentence.commentLines.filter { !$0.text.isEmpty })
  }

  /// - Parameters:
  ///   - problem: what is wrong, as a sentence without its full stop.
  ///   - message: what the schema says about it instead.
  init(problem: String, message: String) {
    let isComplete = message.last.map { ".!?".contains($0) } ?? false
    self.init(sentence: "\(problem): \"\(message)\"" + (isComplete ? "" : "."))
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
  /// The text without slashes.
  package let text: String

  /// - Parameter text: its line breaks become blanks.
  package init(_ text: String) {
    self.init(shown: text.isPlain ? text : text.unicodeScalars.map(\.inComment).joined())
  }

  /// The text as code, whatever it contains. DocC takes what two backticks enclose for a link.
  package var code: String {
    if !text.contains("`") { return "`\(text)`" }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence) \(text) \(fence)"
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

  /// Whether it is one line of ASCII that can be shown as it is, as nearly all are. Characters then need not be
  /// examined.
  fileprivate var isPlain: Bool {
    hasOnly { $0.isShown }
  }

  /// The same for several lines.
  private var hasPlainLines: Bool { hasOnly { $0.isShown || $0 == UInt8(ascii: "\n") } }

  private func hasOnly(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
  }

  /// Blanks at the end, where nobody sees them.
  fileprivate var trimmingBlanks: Substring {
    var rest = self[...]
    while rest.utf8.last == UInt8(ascii: " ") || rest.utf8.last == UInt8(ascii: "\t") {
      rest = rest[..<rest.utf8.index(before: rest.endIndex)]
    }
    return rest
  }
}

extension UInt8 {
  /// Whether an ASCII character can be shown as it is.
  fileprivate var isShown: Bool { (UInt8(ascii: " ")...UInt8(ascii: "~")).contains(self) }
}

extension Unicode.Scalar {
  /// Characters that steer text instead of being shown are written by their numbers.
  fileprivate var inComment: String {
    endsLine ? " " : steersText || isTag ? numberEscape : String(self)
  }

  /// Invisible characters in which whole sentences can be written.
  private var isTag: Bool { 0xE0000...0xE007F ~= value }
}
