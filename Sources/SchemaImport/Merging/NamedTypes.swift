import SchemaSyntax

extension Declaration {
  /// The names of types that the declaration itself writes, without those in what is nested in it.
  var namedTypes: [Path] {
    types.flatMap(\.paths)
  }

  private var types: [TypeExpression] {
    switch self {
    case .record(let record): record.fields.map(\.type)
    case .wrapper(let wrapper): [wrapper.base]
    case .enumeration: []
    case .union(let union): union.cases.compactMap(\.payload)
    case .group(let group): group.members.fields.map(\.type)
    case .alias(let alias): [alias.target]
    case .foreign, .namespace: []
    case .converter(let converter): [converter.wire, converter.swift]
    case .map(let map): map.parameters.map(\.type) + [map.target]
    case .repository(let repository):
      repository.operations.flatMap { $0.parameters.map(\.type) + [$0.result, $0.source] }
        + repository.sources.flatMap { $0.answers.map(\.dto) }
    }
  }
}
