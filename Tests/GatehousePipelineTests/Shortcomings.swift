/// Codes that a small text cannot show. Everything else has a case and an example.
enum Shortcomings {
  /// A file of more than 64 MiB, and schemas that are right but for their names, have tests of their own instead of cases.
  static let notShownAsText: Set<String> = ["G0102", "G1101"]

  /// Bytes that are no text, a depth of 64 levels, a file of more than 64 MiB, more than 256 cases, and the names of
  /// several files do not fit into an explanation.
  static let notExplainedByExample: Set<String> = ["G0001", "G0101", "G0102", "G0514", "G1101"]
}
