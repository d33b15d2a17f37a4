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
    let parts: [ShapePart]
  }

  mutating func checkShapes(of union: ResolvedUnion, inOrder: Bool) {
    if union.syntax.isOpen { reportOpen(union.syntax) }
    for written in union.syntax.cases { checkName(of: written) }
    guard union.cases.count <= Self.caseLimit else { return reportTooMany(union) }
    var earlier: [Candidate] = []
    for (item, written) in zip(union.cases, union.syntax.cases) {
      guard let parts = shapes.shape(of: item) else { continue }
      let candidate = Candidate(
        item: item, span: written.payload?.span ?? written.wireValue.span, parts: parts)
      compare(candidate, with: earlier, in: union, inOrder: inOrder)
      earlier.append(candidate)
    }
  }

  /// One error for each case, about the first of the earlier cases that it overlaps with.
  private mutating func compare(
    _ candidate: Candidate, with earlier: [Candidate], in union: ResolvedUnion, inOrder: Bool
  ) {
    for other in earlier {
      let isHidden = ShapeCover.covers(other.parts, candidate.parts)
      guard isHidden || !inOrder,
        let reason = ShapeOverlap.between(other.parts, candidate.parts)
      else { continue }
      if inOrder {
        reportUnreachable(candidate, behind: other, reason)
      } else {
        reportOverlap(candidate, other, reason, isHidden: isHidden, in: union)
      }
      return
    }
  }

  /// Whether there is a case that could never be reached if the order decided.
  private mutating func hidesCases(_ union: ResolvedUnion) -> Bool {
    var earlier: [[ShapePart]] = []
    for parts in union.cases.compactMap({ shapes.shape(of: $0) }) {
      if earlier.contains(where: {
        ShapeCover.covers($0, parts) && ShapeOverlap.between($0, parts) != nil
      }) {
        return true
      }
      earlier.append(parts)
    }
    return false
  }

  private func isTwin(_ candidate: Candidate, _ other: Candidate) -> Bool {
    ShapeCover.covers(candidate.parts, other.parts)
  }

  private mutating func reportUnreachable(
    _ candidate: Candidate, behind other: Candidate, _ reason: String
  ) {
    let (name, first) = (candidate.item.swiftName, other.item.swiftName)
    diagnostics.report(
      .unreachableCase, "`\(name)` can never be reached: `\(first)` is tried before it",
      at: candidate.span, secondary: [.init(other.span, "tried first")],
      notes: [reason],
      help: isTwin(candidate, other)
        ? "remove one of them, or let a tag tell them apart"
        : "put `\(name)` before `\(first)`")
  }

  private mutating func reportOverlap(
    _ candidate: Candidate, _ other: Candidate, _ reason: String, isHidden: Bool,
    in union: ResolvedUnion
  ) {
    let (name, first) = (candidate.item.swiftName, other.item.swiftName)
    var fix: Diagnostic.Fix?
    let help: String
    if isHidden {
      help =
        isTwin(candidate, other)
        ? "let a tag tell them apart, such as `by type`"
        : "put `\(name)` before `\(first)`, and write `by shape, in order`"
    } else {
      help = "write `by shape, in order` if `\(first)` is right for values that could be either"
      if !hidesCases(union) {
        fix = union.syntax.discriminatorSpan.map { .propose("by shape, in order", for: $0) }
      }
    }
    diagnostics.report(
      .overlappingShapes, "`\(first)` and `\(name)` cannot be told apart by their shape",
      at: candidate.span, label: "`\(name)`", secondary: [.init(other.span, "`\(first)`")],
      notes: [reason],
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
