package import Diagnostics

/// Sees that the wire and the domain keep apart, and that each type stands where it can.
package struct LayerCheck {
  package static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    let nesting = NestingCheck.check(schema, into: &diagnostics)
    LayerBoundaryCheck.check(schema, nesting, into: &diagnostics)
    TypePlaceCheck.check(schema, into: &diagnostics)
    WireWordsInDomainCheck.check(schema, into: &diagnostics)
  }

  package static let diagnosticKinds: [DiagnosticKind] = [
    .wireWordsInDomain, .wrapperInDTO, .foreignLayer, .foreignNesting, .dictionaryKey,
    .unhashableElement, .patchPlace, .skipPlace,
  ]
}
