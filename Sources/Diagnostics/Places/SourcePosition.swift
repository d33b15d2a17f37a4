/// One place in a file, as each reader counts it. Lines and columns begin at 1; a byte order mark is not a column.
package struct SourcePosition: Hashable, Sendable {
  /// In bytes from the start of the file, a byte order mark included.
  package let offset: Int

  package let line: Int

  /// In characters as people see them: what a message shows.
  package let column: Int

  /// What editors and SARIF count.
  package let utf16Column: Int

  /// What the Swift compiler and Xcode count.
  package let utf8Column: Int
}

/// A span as lines and columns, with the path of its file.
package struct SourcePlace: Hashable, Sendable {
  package let path: String
  package let start: SourcePosition

  /// Just after the last character.
  package let end: SourcePosition
}
