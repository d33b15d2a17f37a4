package import Diagnostics
package import SchemaSemantics
import SchemaSyntax

/// The front half of the generator: every file is parsed, all of them are resolved as one namespace, and what is left
/// to prove is proved. There is a schema exactly if no diagnostic is an error.
package func validate(
  _ files: [SourceFile], conventions: NamingConventions = NamingConventions()
) -> (schema: ValidatedSchema?, diagnostics: [Diagnostic]) {
  let parsed = files.enumerated().map { index, file in Parser.parse(file, index: index) }
  var diagnostics = parsed.flatMap(\.diagnostics)
  let resolved = SchemaResolver.resolve(
    parsed.map(\.schema), conventions: conventions, into: &diagnostics)
  let schema = SchemaValidator.validate(resolved, into: &diagnostics)
  return (schema, diagnostics.inReadingOrder)
}
