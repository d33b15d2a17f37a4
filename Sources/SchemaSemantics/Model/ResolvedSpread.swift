package import Diagnostics
import SchemaSyntax

/// `...Timestamps` in a record, with all groups whose members it brings there.
package struct ResolvedSpread: Sendable {
  package let span: SourceSpan
  let preamble: Preamble
  /// The group that it names.
  package let group: TypeID
  /// That group, and those that it spreads.
  package let groups: [TypeID]
  /// Where they are written.
  let places: [SourceSpan]
}

extension ResolvedRecord {
  /// The line that brings what is written at `span` into this record; nil for what is written in the record itself.
  func spread(of span: SourceSpan) -> ResolvedSpread? {
    spreads.first { spread in spread.places.contains { $0.contains(span) } }
  }

  /// Where the record says that it has what is written at `span`.
  func place(of span: SourceSpan) -> SourceSpan {
    spread(of: span)?.span ?? span
  }

  /// Whether both come with the same line: then what is wrong with them has been reported in the group.
  func isSharedPair(_ first: SourceSpan, _ second: SourceSpan) -> Bool {
    guard let spread = spread(of: first) else { return false }
    return spread.span == self.spread(of: second)?.span
  }
}

extension SourceSpan {
  func contains(_ other: SourceSpan) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
