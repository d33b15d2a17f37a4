package import Diagnostics

/// Lays a schema out in the one style of the language. There are no options.
///
/// The tokens stay what they are, but for commas that separate items in lines of their own, and so do the comments,
/// each after the token that it stood after. What the author decides: the order, blank lines, whether an attribute
/// stands in a line of its own, and whether a block that fits on one line stands on one.
package enum SchemaFormatter {
  package enum Result: Hashable, Sendable {
    /// The bytes of the file in the one style.
    case formatted([UInt8])
    /// The file has errors. What it means is not certain, so it stays as it is.
    case refused([Diagnostic])
  }

  /// Formats `file`, the one at `index` among the files of the run.
  package static func format(_ file: SourceFile, index: Int) -> Result {
    let parsed = Parser.parse(file, index: index)
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
