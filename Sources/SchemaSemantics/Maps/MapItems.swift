import Diagnostics
import SchemaSyntax

extension MapPlanner {
  mutating func reportReverse(in signature: MapSignature) {
    guard let reverse = signature.syntax.reverse else { return }
    diagnostics.report(
      .reverseOfOneWay, "a map with `->` has no way back", at: reverse.keyword,
      secondary: [.init(signature.syntax.arrow, "it goes one way")],
      help: "write `<->`, or remove the `reverse` block")
  }
}

extension MapDeclaration.Reverse {
  fileprivate var keyword: SourceSpan {
    SourceSpan(file: span.file, start: span.start, end: min(span.start + 7, span.end))
  }
}

extension ChoiceBody {
  mutating func reportEntries(of map: MapDeclaration) {
    typing.report(
      choicesIn: map.choices, help: "write its rows without `match`: `source_case -> …`")
    if let entry = map.entries.first {
      typing.diagnostics.report(
        .mapItem, "a map from an enum or a union has rows, not entries", at: entry.span,
        help: "write `source_case -> …`")
    }
    for ignore in map.ignored {
      typing.diagnostics.report(
        .ignoredCase, "a map from an enum or a union has no fields to ignore", at: ignore.span,
        help: "write a row for \(ignore.fields.map(\.text).enumeration()), or `else -> …`")
    }
  }
}

extension ChoiceBody {
  mutating func reportItems(besideRowsOf reverse: MapDeclaration.Reverse?) {
    guard let item = reverse?.entries.first?.span ?? reverse?.choices.first?.span else { return }
    typing.diagnostics.report(
      .mapItem, "this `reverse` block has rows, which say all that is sent", at: item,
      help: "put it into the rows: `case -> \(typing.context.schema[target].name.text)(…)`")
  }
}

extension DiagnosticKind {
  static let reverseOfOneWay = DiagnosticKind(
    "G0655", .error, "`reverse` in a map that goes one way",
    explanation: """
      A `reverse` block completes the way back of a map with `<->`. A map with `->` has no way back.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { title: String }
      map TagDTO -> Tag { title: name, reverse { name: title } }
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { title: String }
      map TagDTO <-> Tag { title: name }
      """)

  static let ignoredCase = DiagnosticKind(
    "G0642", .error, "`ignore` in a map between cases",
    explanation: """
      `ignore` says that a field is not read. A case of an enum or a union cannot be ignored: when it occurs, it must
      become something. So it needs a row, or an `else` that covers it.
      """,
    wrong: """
      enum RoleDTO { admin, bot }
      enum Role { admin, other }
      map RoleDTO -> Role { bot -> other, ignore bot because "nobody needs it" }
      """,
    right: """
      enum RoleDTO { admin, bot }
      enum Role { admin, other }
      map RoleDTO -> Role { bot -> other }
      """)
}
