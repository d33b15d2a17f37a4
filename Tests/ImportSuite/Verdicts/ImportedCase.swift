import Diagnostics
import SchemaImport

/// What a case is imported as: one model, with everything else that it needs within a namespace.
struct ImportedCase {
  let schemaCase: SchemaCase

  /// What was told of the documents, in the order in which it stands there.
  let told: [Diagnostic]

  /// Whether there are rules that have no place in the schema, which are counted.
  let hasUnsaidRules: Bool

  /// Nil where the documents cannot be imported, which is told.
  let schema: SourceFile?

  /// As Swift spells it.
  let type: String

  init(_ schemaCase: SchemaCase, within namespace: String) {
    self.schemaCase = schemaCase
    type = "\(namespace).\(SchemaCase.title)"
    let imported = importSchema(
      from: schemaCase.documents,
      ImportRequest(
        layer: .model, only: [SchemaCase.title], names: NameWishes(taken: Self.unnestable)))
    told = imported.diagnostics
    hasUnsaidRules = imported.unsaid.rules > 0
    schema = imported.bytes.map { bytes in
      SourceFile(
        path: "\(namespace).gate",
        bytes: Array("model \(namespace) {\n".utf8) + bytes + Array("}\n".utf8))
    }
  }

  var payloads: [Payload] { schemaCase.trials.map { Payload(type: type, json: $0.json) } }

  /// What nothing within a type can be called.
  private static let unnestable: Set<String> = ["Type", "Protocol"]
}
