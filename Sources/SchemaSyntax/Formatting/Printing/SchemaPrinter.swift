package import Diagnostics

/// Writes a schema that a program has built as the text that a person would have written.
package enum SchemaPrinter {
  /// The text of `schema` in the one style. Parsing it gives `schema` again, but for the spans.
  package static func source(of schema: ParsedSchema) throws(UnprintableSchema) -> [UInt8] {
    var writer = SchemaWriter()
    writer.write(schema)
    let file = SourceFile(path: "", text: writer.text)
    let parsed = Parser.parse(file, index: 0)
    let errors = parsed.diagnostics.filter(\.isError)
    guard errors.isEmpty, parsed.schema.withoutSpans == schema.withoutSpans else {
      throw UnprintableSchema(nearest: file, errors: errors)
    }
    return SchemaFormatter.layOut(parsed, of: file)
  }
}

/// A schema that no text stands for: one with a name that is no name, say, or with what the parser could not read.
package struct UnprintableSchema: Error {
  /// As close as text comes to the schema.
  package let nearest: SourceFile

  /// What is wrong with that text; nothing if it is well formed, but means something else.
  package let errors: [Diagnostic]
}
