import Diagnostics
import SchemaSyntax
import Testing

@testable import SchemaSemantics

/// A schema on its way through the checks, for tests that look at the results.
struct CheckedSchema {
  let resolved: ResolvedSchema
  let notes: SchemaNotes
  let facts: TypeFacts
  private(set) var diagnostics: [Diagnostic]

  init(_ text: String) {
    let parsed = Parser.parse(SourceFile(path: "Test.gate", text: text), index: 0)
    diagnostics = parsed.diagnostics
    resolved = SchemaResolver.resolve([parsed.schema], into: &diagnostics)
    notes = AttributeCheck.check(resolved, into: &diagnostics)
    facts = WrapperCheck.check(resolved, into: &diagnostics)
  }

  mutating func choices() -> [ValidType.Kind?] {
    ChoiceCheck.check(facts, notes, into: &diagnostics)
  }

  mutating func invariants() -> [[ValidInvariant]] {
    var others: [Diagnostic] = []
    let members = MemberCheck.check(facts, notes, into: &others)
    return InvariantCheck.check(facts, members, notes, into: &diagnostics)
  }

  mutating func conformances() -> [[ValidConformance]] {
    ConformanceCheck.check(resolved, into: &diagnostics)
  }

  var codes: [String] { diagnostics.map(\.kind.code) }

  /// The codes of all diagnostics about `text`.
  static func codes(of text: String) -> [String] {
    let parsed = Parser.parse(SourceFile(path: "Test.gate", text: text), index: 0)
    var diagnostics = parsed.diagnostics
    let resolved = SchemaResolver.resolve([parsed.schema], into: &diagnostics)
    _ = SchemaValidator.validate(resolved, into: &diagnostics)
    return diagnostics.inReadingOrder.map(\.kind.code)
  }
}
