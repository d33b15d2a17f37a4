package import Diagnostics

/// One file as the parser understood it. Nothing in it has been looked up or checked against anything else.
package struct ParsedSchema: Hashable, Sendable {
  package var declarations: [Declaration]

  package init(declarations: [Declaration]) {
    self.declarations = declarations
  }

  /// All that is not declared within a type, also in namespaces.
  package var outermostDeclarations: [Declaration] { declarations.flatMap(\.outermost) }
}

package indirect enum Declaration: Hashable, Sendable {
  case record(RecordDeclaration)
  case wrapper(WrapperDeclaration)
  case enumeration(EnumDeclaration)
  case union(UnionDeclaration)
  case map(MapDeclaration)
  case repository(RepositoryDeclaration)
  case group(FieldGroupDeclaration)
  case alias(AliasDeclaration)
  case foreign(ForeignTypeDeclaration)
  case converter(ConverterDeclaration)
  case namespace(NamespaceDeclaration)

  package var span: SourceSpan { parts.span }
  /// A map has no name.
  package var declaredName: Name? { parts.name }
  package var preamble: Preamble { parts.preamble }

  private var parts: (name: Name?, preamble: Preamble, span: SourceSpan) {
    switch self {
    case .record(let record): (record.name, record.preamble, record.span)
    case .wrapper(let wrapper): (wrapper.name, wrapper.preamble, wrapper.span)
    case .enumeration(let enumeration):
      (enumeration.name, enumeration.preamble, enumeration.span)
    case .union(let union): (union.name, union.preamble, union.span)
    case .map(let map): (nil, map.preamble, map.span)
    case .repository(let repository): (repository.name, repository.preamble, repository.span)
    case .group(let group): (group.members.name, group.members.preamble, group.members.span)
    case .alias(let alias): (alias.name, alias.preamble, alias.span)
    case .foreign(let type): (type.name, type.preamble, type.span)
    case .converter(let converter): (converter.name, converter.preamble, converter.span)
    case .namespace(let namespace): (namespace.name, namespace.preamble, namespace.span)
    }
  }

  package var nestedDeclarations: [Declaration] {
    get {
      switch self {
      case .record(let record): record.nested
      case .union(let union): union.nested
      case .group(let group): group.members.nested
      case .namespace(let namespace): namespace.declarations
      case .wrapper, .enumeration, .map, .repository, .alias, .foreign, .converter: []
      }
    }
    set {
      switch self {
      case .record(var record):
        record.nested = newValue
        self = .record(record)
      case .union(var union):
        union.nested = newValue
        self = .union(union)
      case .group(var group):
        group.members.nested = newValue
        self = .group(group)
      case .namespace(var namespace):
        namespace.declarations = newValue
        self = .namespace(namespace)
      case .wrapper, .enumeration, .map, .repository, .alias, .foreign, .converter: break
      }
    }
  }
}

extension Declaration {
  /// Itself; for a namespace, what it holds.
  fileprivate var outermost: [Declaration] {
    if case .namespace(let namespace) = self { return namespace.declarations.flatMap(\.outermost) }
    return [self]
  }
}

/// A word with its place.
package struct Name: Hashable, Sendable {
  package var text: String
  package var span: SourceSpan

  package init(_ text: String, span: SourceSpan) {
    self.text = text
    self.span = span
  }
}

/// Names joined by dots, at least one: a nested type (`User.ID`) or a way to a value (`name.first`).
package struct Path: Hashable, Sendable {
  package var first: Name
  package var rest: [Name]

  package init(_ first: Name, _ rest: [Name] = []) {
    self.first = first
    self.rest = rest
  }

  package var names: [Name] { [first] + rest }
  package var last: Name { rest.last ?? first }
  package var span: SourceSpan { first.span.through(last.span) }
  package var text: String {
    rest.isEmpty ? first.text : names.map(\.text).joined(separator: ".")
  }
}

/// What comes before a declaration or a member: its `///` lines and its attributes.
package struct Preamble: Hashable, Sendable {
  /// The lines without their slashes and without the space after these.
  package var documentation: [String] = []
  package var attributes: [Attribute] = []

  package static let none = Preamble()
}

/// `@deprecated("use x")`, `@renamed(from: "oldName")`.
package struct Attribute: Hashable, Sendable {
  package var name: Name
  package var arguments: [Argument]
  package var span: SourceSpan
}

/// An argument of a converter or an attribute.
package struct Argument: Hashable, Sendable {
  package var label: Name?
  package var value: Literal

  package var span: SourceSpan {
    label.map { $0.span.through(value.span) } ?? value.span
  }
}
