/// What a diagnostic is about, whatever the schema: its stable code, its severity, and the page that `gatehouse explain` shows.
///
/// A kind is declared beside the code that detects it. A code is never reused, not even after its kind has been removed.
package struct DiagnosticKind: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  package let code: String
  package let severity: Severity

  /// A few words that name the problem: the heading of the `explain` page.
  package let title: String

  /// Markdown. Its first `gate` block, when validated alone, gives exactly this code; its last one validates. In a page
  /// about the configuration, this applies to `json` blocks, and a `gate` block is the schema that they go with.
  package let explanation: String

  package init(_ code: String, _ severity: Severity, _ title: String, explanation: String) {
    self.code = code
    self.severity = severity
    self.title = title
    self.explanation = explanation
  }

  /// A page that ends with two examples: `wrong` gives exactly this code, and `right` is the repaired version.
  package init(
    _ code: String, _ severity: Severity, _ title: String, explanation: String,
    language: ExampleLanguage = .gate, wrong: String, right: String
  ) {
    self.init(
      code, severity, title,
      explanation: """
        \(explanation)

        ```\(language.rawValue)
        \(wrong)
        ```

        ```\(language.rawValue)
        \(right)
        ```
        """)
  }

  /// What an example is written in.
  package enum ExampleLanguage: String {
    case gate, json
    case template = "swift-template"
  }

  package static func == (left: DiagnosticKind, right: DiagnosticKind) -> Bool {
    left.code == right.code
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }
}
