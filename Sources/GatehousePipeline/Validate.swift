package import Diagnostics
package import SchemaSemantics
import SchemaSyntax

/// The front half of the generator: every file is parsed, all of them are resolved as one namespace, and what is left
/// to prove is proved. There is a schema exactly if no diagnostic is an error.
package func validate(
  _ files: [SourceFile], conventions: NamingConventions = NamingConventions()
) -> (schema: ValidatedSchema?, diagnostics: [Diagnostic]) {
  let parsed = files.enumerated().map { index, file in Parser.parse(file, index: index) }
  let syntaxErrors = parsed.flatMap(\.diagnostics)
  var diagnostics = syntaxErrors
  let resolved = SchemaResolver.resolve(
    parsed.map(\.schema), conventions: conventions, into: &diagnostics)
  let schema = SchemaValidator.validate(resolved, into: &diagnostics)
  let findings = diagnostics.dropFirst(syntaxErrors.count).filter { diagnostic in
    // One cause gives one error: what could not be read is not judged.
    !parsed[diagnostic.primary.span.file].brokenItems.contain(diagnostic.primary.span)
  }
  return (schema, (syntaxErrors + findings).inReadingOrder)
}
