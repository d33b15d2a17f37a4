import Diagnostics
import SchemaSyntax
import Testing

@testable import SchemaSemantics

/// A field in a schema of its own, for asking one question.
struct Probe {
  let facts: TypeFacts
  let field: ResolvedField

  /// - Parameter clauses: what follows the name of the field: `Int where 0...9 = 5`.
  init(_ clauses: String, with declarations: String = "") throws {
    let text = "model Probe { probed: \(clauses) }\n\(declarations)"
    let parsed = Parser.parse(SourceFile(path: "Probe.gate", text: text), index: 0)
    var diagnostics = parsed.diagnostics
    let schema = SchemaResolver.resolve([parsed.schema], into: &diagnostics)
    facts = WrapperCheck.check(schema, into: &diagnostics)
    try #require(diagnostics.isEmpty, "\(clauses): \(diagnostics.map(\.message))")
    guard case .record(let record) = schema.types.first?.kind else {
      throw NoField(clauses: clauses)
    }
    field = try #require(record.fields.first)
  }

  struct NoField: Error {
    let clauses: String
  }

  var place: TypedPlace { TypedPlace(field.type, at: field.syntax.type.span, name: "probed") }
}

extension [Diagnostic] {
  var codes: [String] { map(\.kind.code) }
}
