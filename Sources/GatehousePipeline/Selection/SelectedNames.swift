import Configuration
package import Diagnostics
package import SchemaSemantics

extension ValidatedSchema {
  /// The names that an output can ask for.
  var selectableNames: [String] {
    types.filter { $0.parent == nil && $0.isDeclared }.map(\.qualifiedName)
      + groups.filter { $0.parent == nil }.map(\.selectableName)
      + aliases.filter { $0.parent == nil }.map(\.selectableName)
      + repositories.flatMap(\.selectableNames) + namespaces.map(\.name)
  }
}

extension ValidGroup {
  /// With its namespace.
  var selectableName: String { namespace.map { "\($0).\(name)" } ?? name }
}

extension ValidAlias {
  /// With its namespace.
  var selectableName: String { namespace.map { "\($0).\(name)" } ?? name }
}

extension ValidRepository {
  /// With its namespace, as in the schema, and without, as in Swift.
  var selectableNames: [String] { [name] + (namespace.map { ["\($0).\(name)"] } ?? []) }
}

extension [Configuration.Output] {
  /// What the selections ask for and the schema does not have.
  ///
  /// - Parameter paths: where its files are, as seen from the configuration.
  package func problems(in schema: ValidatedSchema, at paths: [String]) -> [Diagnostic] {
    let names = schema.selectableNames
    let converters = Set(schema.converters.map(\.converter.name))
    return compactMap(\.selection).flatMap {
      $0.check(within: paths) + $0.check(against: names, converters: converters)
    }
  }
}
