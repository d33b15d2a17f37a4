import Diagnostics
import SchemaSyntax

/// Without a tag, the first case that can be read is chosen. So no case may hide another, and if the order decides, the
/// schema has to say that this is intended.
extension UnionCheck {
  /// Reading tries one case after another, and so do these checks.
  private static let caseLimit = 256

  private struct Candidate {
    let item: ResolvedCase
    let span: SourceSpan
    let shape: ShapeIndex
    /// The positions of those earlier ones that may read a value which this one reads.
    var earlier: [Int] = []
  }

  private struct Overlap {
    let candidate: Candidate
    let other: Candidate
    let reason: String
    /// Whether the other one reads everything that the candidate reads.
    let isHidden: Bool
  }

  /// - Parameter isEndless: whether a case tries the union itself again, which reads all that the others read.
  mutating func checkShapes(of union: ResolvedUnion, inOrder: Bool, isEndless: Bool) {
    if union.syntax.isOpen { reportOpen(union.syntax) }
    for written in union.syntax.cases { checkName(of: written) }
    guard union.cases.count <= Self.caseLimit else { return reportTooMany(union) }
    if isEndless { return }
    let candidates = candidates(of: union)
    // One error for each case, about the first of the earlier cases that it overlaps with.
    let overlaps = candidates.compactMap {
      overlap(of: $0, among: candidates, onlyHidden: inOrder)
    }
    // Two cases of one name have been reported.
    .filter { $0.candidate.item.swiftName != $0.other.item.swiftName }
    guard !overlaps.isEmpty else { return }
    if inOrder { return overlaps.forEach { reportUnreachable($0) } }
    // Whether there is a case that could never be reached if the order decided.
    let hidesCases = candidates.contains {
      overlap(of: $0, among: candidates, onlyHidden: true) != nil
    }
    for overlap in overlaps { reportOverlap(overlap, hidesCases: hidesCases, in: union) }
  }

  private mutating func candidates(of union: ResolvedUnion) -> [Candidate] {
    var candidates: [Candidate] = []
    for (item, written) in zip(union.cases, union.syntax.cases) {
      guard let parts = shapes.shape(of: item) else { continue }
      candidates.append(
        Candidate(
          item: item, span: written.payload?.span ?? written.wireValue.span,
          shape: ShapeIndex(parts)))
    }
    let all = ShapeIndex(ofAll: candidates.map(\.shape.parts))
    for position in candidates.indices {
      candidates[position].earlier = all.numbers(
        before: position, for: candidates[position].shape.parts)
    }
    return candidates
  }

  private func overlap(
    of candidate: Candidate, among all: [Candidate], onlyHidden: Bool
  ) -> Overlap? {
    for other in candidate.earlier.lazy.map({ all[$0] }) {
      let isHidden = ShapeCover.covers(other.shape, candidate.shape.parts)
      guard isHidden || !onlyHidden,
        let reason = ShapeOverlap.between(other.shape.parts, candidate.shape)
      else { continue }
      return Overlap(candidate: candidate, other: other, reason: reason, isHidden: isHidden)
    }
    return nil
  }

  private func isTwin(_ overlap: Overlap) -> Bool {
    ShapeCover.covers(overlap.candidate.shape, overlap.other.shape.parts)
  }

  private mutating func reportUnreachable(_ overlap: Overlap) {
    let (name, first) = (overlap.candidate.item.swiftName, overlap.other.item.swiftName)
    diagnostics.report(
      .unreachableCase, "`\(name)` can never be reached: `\(first)` is tried before it",
      at: overlap.candidate.span, secondary: [.init(overlap.other.span, "tried first")],
      notes: [overlap.reason],
      help: isTwin(overlap)
        ? "remove one of them, or let a tag tell them apart"
        : "put `\(name)` before `\(first)`")
  }

  private mutating func reportOverlap(
    _ overlap: Overlap, hidesCases: Bool, in union: ResolvedUnion
  ) {
    let (name, first) = (overlap.candidate.item.swiftName, overlap.other.item.swiftName)
    var fix: Diagnostic.Fix?
    let help: String
    if overlap.candidate.item.payload == nil, overlap.other.item.payload == nil {
      help =
        "write in parentheses what a case carries, as in `text(String)`; only one case can be null"
    } else if overlap.isHidden {
      help =
        isTwin(overlap)
        ? "let a tag tell them apart, such as `by type`"
        : "put `\(name)` before `\(first)`, and write `by shape, in order`"
    } else {
      help = "write `by shape, in order` if `\(first)` is right for values that could be either"
      if !hidesCases {
        fix = union.syntax.discriminatorSpan.map { .propose("by shape, in order", for: $0) }
      }
    }
    diagnostics.report(
      .overlappingShapes, "`\(first)` and `\(name)` cannot be told apart by their shape",
      at: overlap.candidate.span, label: "`\(name)`",
      secondary: [.init(overlap.other.span, "`\(first)`")],
      notes: [overlap.reason],
      help: help, fix: fix)
  }
}

extension UnionCheck {
  private mutating func checkName(of written: UnionDeclaration.Case) {
    switch written.wireValue.kind {
    case .name where written.swiftName == nil, .invalid:
      return
    default:
      reportUnusable(
        written.wireValue,
        "a union by shape has no tags, so no case has the wire name \(written.wireValue.spelled)",
        help: "write the Swift name alone")
    }
  }

  private mutating func reportOpen(_ syntax: UnionDeclaration) {
    let span = syntax.head
    diagnostics.report(
      .openShape, "a union by shape cannot be `open`",
      at: SourceSpan(file: span.file, start: span.start, end: span.start + 4),
      notes: ["without a tag, a case that is not known looks the same as an invalid one"],
      help: "write `by shape, in order`, with a last case `other(JSON)` that reads anything")
  }

  private mutating func reportTooMany(_ union: ResolvedUnion) {
    diagnostics.report(
      .tooManyShapes,
      "a union by shape has at most \(Self.caseLimit) cases, and this one has "
        + "\(union.cases.count)",
      at: union.syntax.head, notes: ["reading a value tries every case in turn"],
      help: "let a tag tell the cases apart")
  }
}

extension DiagnosticKind {
  static let openShape = DiagnosticKind(
    "G0511", .error, "an open union by shape",
    explanation: """
      An open union recognises unknown cases by their tag, and keeps them. With `by shape` there is no tag: a case that
      this build does not know looks the same as a case with a mistake in it, and the mistake would never be noticed. To
      accept anything, add a last case that carries `JSON`.
      """,
    wrong: """
      open dto union ValueDTO by shape { text(String), number(Double) }
      """,
    right: """
      dto union ValueDTO by shape, in order { text(String), number(Double), other(JSON) }
      """)

  static let overlappingShapes = DiagnosticKind(
    "G0512", .error, "cases with shapes that overlap",
    explanation: """
      With `by shape`, a value becomes the first case that can read it. If another case can read it too, the order of
      the cases decides, and `by shape, in order` tells readers so. Objects are told apart by the keys that they require
      and by the values of the keys that they share; keys that a dto does not know are ignored. A case without a payload
      is null.
      """,
    wrong: """
      dto TextDTO { text: String, size: Int? }
      dto NoteDTO { text: String, author: String? }
      dto union PostDTO by shape { text(TextDTO), note(NoteDTO) }
      """,
    right: """
      dto TextDTO { text: String, size: Int }
      dto NoteDTO { text: String, author: String }
      dto union PostDTO by shape { text(TextDTO), note(NoteDTO) }
      """)

  static let unreachableCase = DiagnosticKind(
    "G0513", .error, "a case that is never reached",
    explanation: """
      With `by shape`, a value becomes the first case that can read it. If an earlier case reads everything that a later
      one does, the later one is never chosen. The stricter case goes first. A converter counts with all that it may be given:
      `Date via iso8601` counts as every text, and what is not a date is an error.
      """,
    wrong: """
      dto union AmountDTO by shape, in order { any(Double), whole(Int) }
      """,
    right: """
      dto union AmountDTO by shape, in order { whole(Int), any(Double) }
      """)

  static let tooManyShapes = DiagnosticKind(
    "G0514", .error, "a union by shape with too many cases",
    explanation: """
      With `by shape`, a value is read by trying one case after the other. Up to 256 cases are allowed. A union with
      more cases needs a tag, by which the right case is found at once.
      """)
}
