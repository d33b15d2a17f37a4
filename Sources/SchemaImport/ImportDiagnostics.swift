package import Diagnostics

/// Everything that an import can say of documents.
package enum ImportDiagnostics {
  package static let kinds: [DiagnosticKind] =
    [
      .notJSON, .notYAML, .ambiguousUnion, .contradictoryRules, .endlessType, .inexpressibleType,
    ] + DescriptionReader.diagnosticKinds
}
