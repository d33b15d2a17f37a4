import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  static let wayToRefuse =
    "to refuse what is matched, write `refuse because \"…\"` with the reason"

  /// If every row refuses what it matches, nothing is ever made.
  mutating func checkRefusals(_ rows: [MapValue]) {
    guard let first = rows.first, rows.allSatisfy(\.isRefused) else { return }
    diagnostics.report(
      .onlyRefusals, "every row refuses what it matches, so there is never a value",
      at: first.span, help: "write what is made of the values that are not refused")
  }
}

extension MatchHead {
  func refusable(among subjects: [MatchSubject?]) -> RefusedValue? {
    let column = patterns.firstIndex { $0 != nil } ?? 0
    guard subjects.indices.contains(column), let subject = subjects[column] else { return nil }
    return RefusedValue(value: subject.value, isNil: patterns[column] == .null)
  }
}

extension DiagnosticKind {
  static let onlyRefusals = DiagnosticKind(
    "G0665", .error, "rows that refuse everything",
    explanation: """
      A row can refuse what it matches. At least one of the rows must make a value.
      """,
    wrong: """
      dto OrderDTO { state: String }
      enum State { open, paid }
      domain Order { state: State }
      map OrderDTO -> Order {
        state: match state { _ -> refuse because "the states are not known yet" }
      }
      """,
    right: """
      dto OrderDTO { state: String }
      enum State { open, paid }
      domain Order { state: State }
      map OrderDTO -> Order {
        state: match state {
          "open" -> open
          "paid" -> paid
          else -> refuse because "the other states are not known yet"
        }
      }
      """)
}
