import Diagnostics
import Emission
import SchemaImport

/// Codes that a small text cannot show. All others have a case and an example.
enum Shortcomings {
  /// Files at their limits, files that do not exist, and schemas with nothing wrong but their names have tests of their own
  /// instead of cases.
  static let notShownAsText = aboutTemplates.union(aboutDocuments).union([
    "G0006", "G0102", "G1002", "G1101", "G1102", "G1103",
  ])

  /// Bytes that are not text, invisible characters, a depth of 64 levels, files that are too large or do not exist, more than
  /// 256 cases, and the names of several files do not fit into an explanation.
  static let notExplainedByExample = aboutTemplates.union(aboutDocuments).union([
    "G0001", "G0006", "G0008", "G0101", "G0102", "G0514", "G1001", "G1002", "G1014", "G1101",
    "G1102", "G1103",
  ])

  /// What only several documents, a great depth or an earlier import can show.
  static let notShownByDocument: Set<String> = ["G2014", "G2015"]

  /// Schemas cannot show them, but the cases of imports do.
  private static let aboutDocuments = Set(ImportDiagnostics.kinds.map(\.code))

  /// Schemas cannot show them, but the tests of templates do.
  private static let aboutTemplates = Set(Emitter.diagnosticKinds.map(\.code))
}
