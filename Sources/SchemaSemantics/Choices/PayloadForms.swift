import Diagnostics
import SchemaSyntax

/// A payload has no `via`, so what needs a converter to stand on the wire cannot be one.
extension UnionCheck {
  mutating func checkPayloadForms(of union: ResolvedUnion) {
    for (item, written) in zip(union.cases, union.syntax.cases) {
      guard let type = item.payload, let expression = written.payload else { continue }
      for use in TypeUse(type: type, expression: expression).all {
        guard let scalar = bases.base(of: use.type).scalar,
          scalar == .date || scalar == .calendarDate
        else { continue }
        reportForm(of: scalar, at: use.span, in: union.syntax.layer)
      }
    }
  }

  private mutating func reportForm(of scalar: Scalar, at span: SourceSpan, in layer: Layer) {
    let converter = scalar == .date ? "iso8601" : "calendarDate"
    diagnostics.append(
      Diagnostic(
        .payloadWithoutForm, "nothing says how the wire writes this `\(scalar.rawValue)`", at: span,
        notes: ["converters belong to fields, and a case carries its payload as it is"],
        help:
          "carry a `\(layer.rawValue)` with a field `value: \(scalar.rawValue) via \(converter)`"))
  }
}

extension DiagnosticKind {
  static let payloadWithoutForm = DiagnosticKind(
    "G0514", .error, "a payload that the wire has no form for",
    explanation: """
      A date can be written in many ways, and a field says with `via` which one it is. A payload is no field, so it cannot
      be a date: let it be a record with a field that is one, or carry the text and convert it in the map.

      ```gate
      dto union DueDTO by kind in value { on(CalendarDate), never }
      ```

      ```gate
      dto union DueDTO by kind { on(DayDTO), never }
      dto DayDTO { day: CalendarDate via calendarDate }
      ```
      """)
}
