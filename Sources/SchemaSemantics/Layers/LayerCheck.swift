package import Diagnostics

/// Checks that the wire and the domain are kept apart, and that each type is where it can be.
package struct LayerCheck {
  package static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    let nesting = NestingCheck.check(schema, into: &diagnostics)
    LayerBoundaryCheck.check(schema, nesting, into: &diagnostics)
    TypePlaceCheck.check(schema, into: &diagnostics)
    AliasCheck.check(schema, into: &diagnostics)
    WireWordsInDomainCheck.check(schema, into: &diagnostics)
  }

  package static let diagnosticKinds: [DiagnosticKind] = [
    .wireWordsInDomain, .wrapperInDTO, .foreignLayer, .foreignNesting, .dictionaryKey,
    .unhashableElement, .patchPlace, .skipPlace,
  ]
}
