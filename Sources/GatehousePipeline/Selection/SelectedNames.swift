import Configuration
package import Diagnostics
package import SchemaSemantics

extension ValidatedSchema {
  /// What an output can ask for by name.
  var selectableNames: [String] {
    types.filter { $0.parent == nil }.map(\.name) + repositories.map(\.name)
  }
}

extension [Configuration.Output] {
  /// What is asked of a schema that is not there.
  package func problems(in schema: ValidatedSchema) -> [Diagnostic] {
    let names = schema.selectableNames
    return compactMap(\.selection).flatMap { $0.check(against: names) }
  }
}
