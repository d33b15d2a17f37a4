package import Diagnostics

/// Everything that an import can say about documents.
package enum ImportDiagnostics {
  package static let kinds: [DiagnosticKind] =
    [
      .notYAML, .ambiguousUnion, .contradictoryRules, .endlessType,
      .inexpressibleType, .unprovenImport, .unfittingOption,
    ] + SampleReader.diagnosticKinds + DescriptionReader.diagnosticKinds
    + SchemaMerge.diagnosticKinds + ImportLock.diagnosticKinds + ImportingFolder.diagnosticKinds
}
