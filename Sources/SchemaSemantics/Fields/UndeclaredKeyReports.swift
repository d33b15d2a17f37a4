import Diagnostics
import SchemaSyntax

/// `...else skip`: where keys can be left at all, and whether nothing holds them.
extension RecordCheck {
  mutating func reportUndeclaredKeys() {
    guard let keys = record.undeclaredKeys else { return }
    if record.group != nil {
      diagnostics.report(
        .undeclaredKeys,
        "a group of fields does not know which keys are left in the records that spread it",
        at: keys.span, help: "remove it, and write `...else skip` in these records",
        fix: .propose("", for: keys.span))
    } else if record.layer == .domain {
      diagnostics.report(
        .undeclaredKeys, "a `domain` is not read from JSON, so it has no other keys",
        at: keys.span, help: "remove it, and write `...else skip` in the `dto`",
        fix: .propose("", for: keys.span))
    } else if let rest = record.fields.first(where: \.isRest) {
      diagnostics.report(
        .undeclaredKeys, "`\(rest.swiftName)` holds all other keys, so none is left to report",
        at: keys.span, secondary: [.init(rest.syntax.span, "it is declared here")],
        help: "remove one of the two", fix: .propose("", for: keys.span))
    }
  }
}

extension DiagnosticKind {
  static let undeclaredKeys = DiagnosticKind(
    "G0473", .error, "a line for undeclared keys where there are none",
    explanation: """
      `...else skip` says that keys which a `dto` or a `model` does not declare are passed over, and reported. A `domain` is not
      read from JSON, a group of fields does not know the other members of a record, and `...rest: [String: JSON]` leaves no
      key.
      """,
    wrong: """
      dto UserDTO { id: String, ...rest: [String: JSON], ...else skip }
      """,
    right: """
      dto UserDTO { id: String, ...else skip }
      """)
}
