import Diagnostics
import JSON

/// Schemas beside documents whose names say whether they conform: `list.1.json` conforms to `list.schema`, and
/// `list.1.fail.union.json` does not, because of its union.
struct NamedSamples {
  private let files: [SourceFile]
  private let values: [SourceFile]

  init(_ corpora: Corpora) throws {
    files = try corpora.files(in: "quicktype/schema", endingIn: ".schema", ".json", ".ref")
    values = files.filter { $0.path.hasSuffix(".json") && !$0.path.contains("/") }
  }

  func cases() throws -> [SchemaCase] {
    try files.filter { $0.path.hasSuffix(".schema") }.map { schema in
      let stem = schema.path.dropLast("schema".count)
      let own = values.filter { $0.path.hasPrefix(stem) && !$0.path.isOutput }
      return SchemaCase(
        name: "quicktype/\(schema.path)", documents: documents(for: schema),
        trials: try own.map { value in
          SchemaCase.Trial(
            String(value.path.dropFirst(stem.count)), try JSONReader.read(value.bytes),
            in: value.bytes, isValid: !value.path.contains(".fail."))
        })
    }
  }

  /// With the parts that some of the schemas refer to, by their names.
  private func documents(for schema: SourceFile) -> [SourceFile] {
    let text = String(decoding: schema.bytes, as: UTF8.self)
    let parts = files.filter { $0.path.contains("/") || $0.path.hasSuffix(".ref") }
    let isDivided = parts.contains { text.contains($0.path) }
    let envelope = SchemaCase.envelope(
      of: SchemaCase.reference(to: schema.path), dialect: "http://json-schema.org/draft-07/schema#")
    return [envelope, schema] + (isDivided ? parts : [])
  }
}

extension String {
  /// What another tool writes after it has read the document of the same number. It makes flags and numbers of texts that have
  /// formats of its own.
  fileprivate var isOutput: Bool { contains(".out.") }
}
