import Diagnostics
import SchemaSyntax

extension Sequence<Name> {
  /// The names that have occurred before, each with the place of the first occurrence.
  var repetitions: [(name: Name, first: SourceSpan)] {
    var first: [String: SourceSpan] = [:]
    return compactMap { name in
      if let span = first[name.text] { return (name, span) }
      first[name.text] = name.span
      return nil
    }
  }
}
