package import Diagnostics

/// Lays out a schema in the only style of the language. There are no options.
///
/// The tokens stay what they are, except for commas that separate items on different lines, and each comment stays
/// after the token that it followed. The author decides on the order, on blank lines, on whether an attribute has a
/// line of its own, and on whether a block that fits on one line is on one.
package enum SchemaFormatter {
  package enum Result: Hashable, Sendable {
    /// The bytes of the file, laid out.
    case formatted([UInt8])
    /// The file has errors, so its meaning is not certain, and it stays as it is.
    case refused([Diagnostic])
  }

  /// Formats `file`, which is at `index` among the files of the run.
  package static func format(_ file: SourceFile, index: Int) -> Result {
    format(Parser.parse(file, index: index), of: file)
  }

  /// Formats what `file` was parsed as.
  package static func format(_ parsed: Parser.Output, of file: SourceFile) -> Result {
    if parsed.diagnostics.contains(where: \.isError) { return .refused(parsed.diagnostics) }
    return .formatted(layOut(parsed, of: file))
  }

  static func layOut(_ parsed: Parser.Output, of file: SourceFile) -> [UInt8] {
    var breaker = LineBreaker(PieceSequence(parsed, of: file))
    breaker.layFile()
    var lines = breaker.lines
    separateDeclarations(breaker.declarations, in: &lines)
    alignComments(of: &lines, in: breaker.pieces)
    return rendered(lines, of: breaker.pieces, bytes: file.bytes)
  }
}
