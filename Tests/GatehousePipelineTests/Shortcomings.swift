import Diagnostics
import Emission

/// Codes that a small text cannot show. Everything else has a case and an example.
enum Shortcomings {
  /// A schema of more than 64 MiB and a configuration of more than one have tests of their own instead of a case.
  static let notShownAsText = aboutTemplates.union(["G0102", "G1002"])

  /// Bytes that are no text, a depth of 64 levels, files that are too large, and more than 256 cases do not fit into an
  /// explanation.
  static let notExplainedByExample = aboutTemplates.union([
    "G0001", "G0101", "G0102", "G0514", "G1001", "G1002", "G1014",
  ])

  /// Schemas cannot show them; the tests of templates do.
  private static let aboutTemplates = Set(Emitter.diagnosticKinds.map(\.code))
}
