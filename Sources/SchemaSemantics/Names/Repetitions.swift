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

extension [Diagnostic] {
  /// Reports each name that `owner` has twice, except names that could not be read.
  mutating func reportRepetitions(
    of names: some Sequence<Name>, _ kind: DiagnosticKind, in owner: Name, called plural: String
  ) {
    for (name, first) in names.repetitions where !name.text.isEmpty {
      report(
        kind, "`\(owner.text)` has two \(plural) `\(name.text)`", at: name.span,
        secondary: [.init(first, "the first one")], help: "rename one of them")
    }
  }
}
