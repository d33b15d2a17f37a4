/// Codes that a small text cannot show. Everything else has a case and an example.
enum Shortcomings {
  /// A file of more than 64 MiB has a test of its own instead of a case.
  static let notShownAsText: Set<String> = ["G0102"]

  /// Bytes that are no text, a depth of 64 levels, a file of more than 64 MiB, and more than 256 cases do not fit into
  /// an explanation.
  static let notExplainedByExample: Set<String> = ["G0001", "G0101", "G0102", "G0514"]
}
