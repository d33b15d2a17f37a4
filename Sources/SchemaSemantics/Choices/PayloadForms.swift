import Diagnostics
import SchemaSyntax

/// The form that JSON has for the payloads of a union.
extension UnionCheck {
  /// From JSON to the payload; nil for a case without one, and for what has been reported.
  mutating func decoding(of item: ResolvedCase, _ written: UnionDeclaration.Case, in layer: Layer)
    -> TypedConversion?
  {
    guard let type = item.payload, let span = written.payload?.span else { return nil }
    if layer == .domain {
      reportDomainConverters(item)
      return TypedConversion(type: type)
    }
    guard item.converters.isEmpty else {
      return facts.decoding(
        via: item.converters, to: TypedPlace(type, at: span, name: item.swiftName),
        into: &diagnostics)
    }
    if let form = facts.wireForm(of: type) { return form }
    reportFormless(type, at: span, item)
    return nil
  }

  private mutating func reportFormless(
    _ type: SchemaType, at span: SourceSpan, _ item: ResolvedCase
  ) {
    guard let formless = facts.formless(in: type) else { return }
    if let id = formless.declaredID {
      diagnostics.append(facts.formlessForeignType(schema[id], in: type, at: span))
    }
    guard let scalar = formless.scalar else { return }
    let text = schema.text(of: type)
    let converter = scalar == .date ? "iso8601" : "calendarDate"
    diagnostics.report(
      .formlessType,
      "`\(item.swiftName)` needs a converter, since JSON has no `\(scalar.rawValue)`",
      at: span, help: "say how the API writes it: `\(item.swiftName)(\(text) via \(converter))`")
  }

  private mutating func reportDomainConverters(_ item: ResolvedCase) {
    guard let converters = item.converters.map(\.span).extent else { return }
    diagnostics.report(
      .foreignClause, "a `domain` is not read from the wire, so it has no converters",
      at: converters, help: "write `via` in the dto union, or in the `map` to this one")
  }
}
