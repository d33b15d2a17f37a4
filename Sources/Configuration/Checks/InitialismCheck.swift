import Diagnostics
import SchemaSemantics

/// What is removed must exist, and must not be added as well.
enum InitialismCheck {
  static func run(_ configuration: WrittenConfiguration, into diagnostics: inout [Diagnostic]) {
    let common = NamingConventions.commonInitialisms
    let spelling = Spelling(all: common.sorted())
    for removed in configuration.initialisms.remove {
      guard let span = removed.span else { continue }
      let added = configuration.initialisms.add.first { $0.value == removed.value }
      if let place = added?.span {
        diagnostics.append(
          Diagnostic(
            .idleInitialism, "`\(removed.value)` is both added and removed", at: span,
            secondary: [.init(place, "it is added here")], help: "keep the one that you mean"))
      } else if !common.contains(removed.value) {
        diagnostics.append(
          .unknownText(
            .idleInitialism, "`\(removed.value)` is not an initialism that could be removed",
            at: span, nearest: spelling.nearest(to: removed.value),
            help: "it is a word like any other: leave it out"))
      }
    }
  }
}

extension DiagnosticKind {
  static let idleInitialism = DiagnosticKind(
    "G1034", .error, "an initialism that cannot be removed",
    explanation: """
      `remove` takes words off the list that Gatehouse brings, where they are words like any other. What is not on that list
      needs no removing, and what `add` puts there should not be taken off again.

      ```json
      { "initialisms": { "remove": ["simm"] } }
      ```

      ```json
      { "initialisms": { "remove": ["sim"] } }
      ```
      """)
}
