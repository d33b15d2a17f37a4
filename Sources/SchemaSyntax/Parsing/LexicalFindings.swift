import Diagnostics

/// What the lexer has reported. For some signs, only the parser knows what they were meant to be, and says that
/// instead.
struct LexicalFindings {
  private let found: [Diagnostic]
  let reported: Set<SourceSpan>
  var explained: [SourceSpan: Diagnostic] = [:]
  /// Signs about which another mistake says enough.
  var passedOver: Set<SourceSpan> = []

  init(_ found: [Diagnostic]) {
    self.found = found
    reported = Set(found.map(\.primary.span))
  }

  var diagnostics: [Diagnostic] {
    found.filter { !passedOver.contains($0.primary.span) }
      .map { explained[$0.primary.span] ?? $0 }
  }
}
