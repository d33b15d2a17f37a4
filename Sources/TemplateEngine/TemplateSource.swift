package import Diagnostics

/// A template as it was read, and the name by which others include it.
package struct TemplateSource: Sendable {
  package let name: String
  package let file: SourceFile
  /// Whether it is part of the tool, and not a file of the user.
  package let isBuiltIn: Bool

  package init(name: String, file: SourceFile, isBuiltIn: Bool = false) {
    self.name = name
    self.file = file
    self.isBuiltIn = isBuiltIn
  }

  /// What the template lays out, in one line: the comment at its beginning.
  package var summary: String? {
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard text.hasPrefix("{{!"), let end = text.firstRange(of: "}}") else { return nil }
    let words = text[..<end.lowerBound].dropFirst(3).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
