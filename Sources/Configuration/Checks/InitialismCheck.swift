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
        diagnostics.report(
          .idleInitialism, "`\(removed.value)` is both added and removed", at: span,
          secondary: [.init(place, "it is added here")], help: "keep the one that you mean")
      } else if !common.contains(removed.value) {
        diagnostics.append(
          .unknownText(
            .idleInitialism,
            "`\(removed.value)` is not a built-in initialism, so it cannot be removed",
            at: span, nearest: spelling.nearest(to: removed.value),
            help: "leave it out: it is treated like any other word already"))
      }
    }
  }
}

extension DiagnosticKind {
  static let idleInitialism = DiagnosticKind(
    "G1034", .error, "an initialism that cannot be removed",
    explanation: """
      `remove` takes words off the built-in list of initialisms, so that they are treated like any other word. A word
      that is not on that list cannot be removed, and a word that `add` puts on it should not be removed again.
      """,
    language: .json,
    wrong: """
      { "initialisms": { "remove": ["simm"] } }
      """,
    right: """
      { "initialisms": { "remove": ["sim"] } }
      """)
}
