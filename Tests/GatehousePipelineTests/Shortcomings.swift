import Diagnostics
import Emission
import SchemaImport
import StringCatalogue

/// Codes that a small text cannot show. All others have a case and an example.
enum Shortcomings {
  /// Files at their limits, files that do not exist, and schemas with nothing wrong but their names have tests of their own
  /// instead of cases.
  static let notShownAsText = aboutTemplates.union(aboutDocuments).union(aboutCatalogues).union([
    "G0006", "G0102", "G0219", "G1002", "G1101", "G1102", "G1103",
  ])

  /// Bytes that are not text, invisible characters, a depth of 64 levels, types of 64 parts, files that are too large or do not exist, more than
  /// 256 cases, and the names of several files do not fit into an explanation.
  static let notExplainedByExample = aboutTemplates.union(aboutDocuments).union(aboutCatalogues)
    .union([
      "G0001", "G0006", "G0008", "G0101", "G0102", "G0219", "G0468", "G0472", "G0514",
      "G1001",
      "G1002",
      "G1014", "G1101",
      "G1102", "G1103",
    ])

  /// Diagnostics that need an earlier import, an option, a limit, or a fault of Gatehouse. Other tests show them.
  static let notShownByDocument: Set<String> = [
    "G2014", "G2015", "G2016", "G2103", "G2106", "G2136", "G2301", "G2302", "G2303",
    "G2304",
    "G2305", "G2306", "G2307", "G2308", "G2309",
  ]

  /// Diagnostics of imports whose documents are too long for a page, or are several.
  static let tooLongForPages: Set<String> = [
    "G2107", "G2204", "G2206", "G2207", "G2208", "G2209", "G2212",
  ]

  /// Schemas cannot show them, but the cases of imports do.
  private static let aboutDocuments = Set(ImportDiagnostics.kinds.map(\.code))

  /// Schemas cannot show them, but the tests of catalogues do.
  private static let aboutCatalogues = Set(StringCatalogue.diagnosticKinds.map(\.code))

  /// Schemas cannot show them, but the tests of templates do.
  private static let aboutTemplates = Set(Emitter.diagnosticKinds.map(\.code))
}
