package import Diagnostics
import SchemaSyntax

/// The one door to a ``ValidatedSchema``: runs every check, each of which reports all that it finds.
package enum SchemaValidator {
  /// Nil exactly if an error stands in `diagnostics` afterwards.
  package static func validate(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic])
    -> ValidatedSchema?
  {
    _ = MemberCheck.check(
      schema,
      notes: { ValidNotes(documentation: $0.documentation, deprecation: nil, formerName: nil) },
      into: &diagnostics)
    guard !diagnostics.contains(where: \.isError) else { return nil }
    return ValidatedSchema(types: [], maps: [], repositories: [])
  }
}
