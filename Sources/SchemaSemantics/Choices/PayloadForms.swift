import Diagnostics
import SchemaSyntax

/// A payload has no `via`, so a type that needs a converter on the wire cannot be a payload.
extension UnionCheck {
  mutating func checkPayloadForms(of union: ResolvedUnion) {
    let layer = union.syntax.layer.rawValue
    for (item, written) in zip(union.cases, union.syntax.cases) {
      guard let type = item.payload, let span = written.payload?.span,
        let scalar = facts.formless(in: type)
      else { continue }
      let converter = scalar == .date ? "iso8601" : "calendarDate"
      diagnostics.append(
        Diagnostic(
          .formlessType,
          "`\(schema.text(of: type))` needs a converter, and a payload cannot have one",
          at: span, notes: ["converters belong to fields; a case carries its payload as it is"],
          help: "carry a `\(layer)` with a field `value: \(scalar.rawValue) via \(converter)`"))
    }
  }
}
