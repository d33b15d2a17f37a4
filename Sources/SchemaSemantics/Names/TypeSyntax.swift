import Diagnostics
import SchemaSyntax

/// A declaration whose name can be looked up: a type, a group of fields, an alias, or a type parameter.
enum TypeSyntax {
  case record(RecordDeclaration)
  case wrapper(WrapperDeclaration)
  case enumeration(EnumDeclaration)
  case union(UnionDeclaration)
  case group(FieldGroupDeclaration)
  case alias(AliasDeclaration)
  /// Of a generic record or map.
  case parameter(Name, Layer)
  case foreign(ForeignTypeDeclaration)

  init?(_ declaration: Declaration) {
    switch declaration {
    case .record(let record): self = .record(record)
    case .wrapper(let wrapper): self = .wrapper(wrapper)
    case .enumeration(let enumeration): self = .enumeration(enumeration)
    case .union(let union): self = .union(union)
    case .group(let group): self = .group(group)
    case .alias(let alias): self = .alias(alias)
    case .foreign(let type): self = .foreign(type)
    case .converter, .map, .repository, .namespace: return nil
    }
  }

  var name: Name {
    switch self {
    case .record(let record): record.name
    case .wrapper(let wrapper): wrapper.name
    case .enumeration(let enumeration): enumeration.name
    case .union(let union): union.name
    case .group(let group): group.members.name
    case .alias(let alias): alias.name
    case .parameter(let name, _): name
    case .foreign(let type): type.name
    }
  }

  var isForeign: Bool {
    if case .foreign = self { true } else { false }
  }

  var isParameter: Bool {
    if case .parameter = self { true } else { false }
  }

  /// Whether it is a type in Swift.
  var isType: Bool {
    switch self {
    case .record, .wrapper, .enumeration, .union, .parameter, .foreign: true
    case .group, .alias: false
    }
  }
}
