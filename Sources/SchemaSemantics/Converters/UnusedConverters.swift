import Diagnostics
import SchemaSyntax

/// Finds converters that nothing uses: their functions would have to be written for nothing.
enum UnusedConverters {
  static let diagnosticKinds: [DiagnosticKind] = [.unusedConverter]

  static func check(
    _ schema: ResolvedSchema, _ uses: ConverterUses, into diagnostics: inout [Diagnostic]
  ) {
    let used = Set(uses.all.map(\.name.text))
    for converter in schema.converters where !used.contains(converter.syntax.name.text) {
      diagnostics.report(
        .unusedConverter, "nothing uses the converter `\(converter.syntax.name.text)`",
        at: converter.syntax.name.span,
        help: "write `via \(converter.syntax.name.text)` where it is needed, or remove it")
    }
  }
}

extension DiagnosticKind {
  static let unusedConverter = DiagnosticKind(
    "G0355", .warning, "a written converter that nothing uses",
    explanation: """
      The functions of a converter are written by hand, and Swift does not compile without them. A converter that no `via`
      names requires functions that nothing calls.
      """,
    wrong: """
      converter roman: String <-> Int
      dto ChapterDTO { number: String }
      """,
    right: """
      converter roman: String <-> Int
      dto ChapterDTO { number: Int via roman }
      """)
}
