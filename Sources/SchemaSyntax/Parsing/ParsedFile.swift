package import Diagnostics

/// A file, and what it was parsed as: for those who need it in several ways.
package struct ParsedFile: Sendable {
  package let file: SourceFile
  package let parsed: Parser.Output

  /// Parses `file`, which is at `index` among the files of the run.
  package init(_ file: SourceFile, index: Int) {
    self.file = file
    parsed = Parser.parse(file, index: index)
  }
}
