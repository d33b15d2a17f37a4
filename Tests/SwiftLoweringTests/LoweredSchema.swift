import Diagnostics
import SchemaSemantics
import SchemaSyntax
import Testing

@testable import SwiftLowering

/// A valid schema with what every lowering looks things up in, for tests that ask about a part of it.
struct LoweredSchema {
  let context: LoweringContext

  init(_ text: String, settings: GenerationSettings = GenerationSettings()) throws {
    let parsed = Parser.parse(SourceFile(path: "Test.gate", text: text), index: 0)
    var diagnostics = parsed.diagnostics
    let resolved = SchemaResolver.resolve([parsed.schema], into: &diagnostics)
    let schema = SchemaValidator.validate(resolved, into: &diagnostics)
    let errors = diagnostics.filter(\.isError).map { "\($0.kind.code) \($0.message)" }
    context = LoweringContext(
      try #require(schema, "\(errors): \(text)"), settings)
  }

  func type(_ qualifiedName: String) throws -> ValidType {
    try #require(context.schema.types.first { $0.qualifiedName == qualifiedName })
  }

  /// The fields of a record.
  func fields(of record: String) throws -> [ValidField] {
    guard case .record(let record) = try type(record).kind else { return [] }
    return record.fields
  }

  /// The only field of the first record.
  func onlyField() throws -> ValidField {
    let record = try #require(context.schema.types.first)
    let fields = try fields(of: record.qualifiedName)
    try #require(fields.count == 1)
    return fields[0]
  }
}
