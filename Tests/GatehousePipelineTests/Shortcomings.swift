import Diagnostics
import Emission

/// Codes that a small text cannot show. Everything else has a case and an example.
enum Shortcomings {
  /// Files of their limits, files that are not there, and schemas that are right but for their names, have tests of their own instead of cases.
  static let notShownAsText = aboutTemplates.union([
    "G0006", "G0102", "G1002", "G1101", "G1102", "G1103",
  ])

  /// Bytes that are no text, characters that cannot be seen, a depth of 64 levels, files that are too large or not there, more than 256 cases, and the names of
  /// several files do not fit into an explanation.
  static let notExplainedByExample = aboutTemplates.union([
    "G0001", "G0006", "G0008", "G0101", "G0102", "G0514", "G1001", "G1002", "G1014", "G1101",
    "G1102", "G1103",
  ])

  /// Schemas cannot show them; the tests of templates do.
  private static let aboutTemplates = Set(Emitter.diagnosticKinds.map(\.code))
}
