import Configuration
package import Diagnostics
package import SchemaSemantics

extension ValidatedSchema {
  /// The names that an output can ask for.
  var selectableNames: [String] {
    types.filter { $0.parent == nil && $0.isDeclared }.map(\.name)
      + groups.filter { $0.parent == nil }.map(\.name)
      + aliases.filter { $0.parent == nil }.map(\.name) + repositories.map(\.name)
  }
}

extension [Configuration.Output] {
  /// What the selection asks for and the schema does not have.
  package func problems(in schema: ValidatedSchema) -> [Diagnostic] {
    let names = schema.selectableNames
    return compactMap(\.selection).flatMap { $0.check(against: names) }
  }
}
