package import Configuration
package import Diagnostics
package import SchemaSemantics

extension Configuration {
  /// What its outputs ask of a schema that is not there.
  package func check(against schema: ValidatedSchema) -> [Diagnostic] {
    let names =
      schema.types.filter { $0.parent == nil }.map(\.name) + schema.repositories.map(\.name)
    return outputs.compactMap(\.selection).flatMap { $0.check(against: names) }
  }
}
