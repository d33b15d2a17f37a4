import Diagnostics
import SchemaSyntax

/// Gives a type another name wherever the schema writes it.
struct TypeRenaming {
  private let schema: ResolvedSchema
  private let old: String
  private let places: Set<SourceSpan>

  /// Nil unless exactly one declaration has the name, so that every word that is the name of a type means it.
  init?(of name: Name, in schema: ResolvedSchema) {
    guard schema.everyName.filter({ $0 == name.text }).count == 1 else { return nil }
    // The groups within a type are spread by paths, which begin with its name.
    guard !schema.types.contains(where: { $0.isGroup && $0.parent != nil }) else { return nil }
    var words = TypeWords(name: name.text)
    words.look(at: schema)
    self.schema = schema
    old = name.text
    places = words.places.union([name.span])
  }

  /// The first name that nothing has yet, with the fix for it.
  func fix(to names: [String]) -> (name: String, fix: Diagnostic.Fix)? {
    let taken = Set(schema.everyName)
    guard let name = names.first(where: { !taken.contains($0) && $0 != old }) else { return nil }
    return (
      name,
      Diagnostic.Fix(places.sorted().map { Diagnostic.Edit(span: $0, replacement: name) })
    )
  }
}

extension ResolvedSchema {
  /// Of whatever is declared, at any place.
  fileprivate var everyName: [String] {
    types.filter { $0.instance == nil }.map(\.name.text) + aliases.map(\.syntax.name.text)
      + namespaces.map(\.name.text) + repositories.map(\.syntax.name.text)
      + converters.flatMap { WrittenConverterNames($0.syntax.name.text).all }
  }
}

/// The places of one word among the names of types.
private struct TypeWords {
  let name: String
  private(set) var places: Set<SourceSpan> = []

  mutating func look(at schema: ResolvedSchema) {
    for type in schema.types { for use in type.typeUses { look(at: use.expression) } }
    for alias in schema.aliases { look(at: alias.syntax.target) }
    for converter in schema.converters {
      look(at: converter.syntax.wire)
      look(at: converter.syntax.swift)
    }
    for map in schema.maps { look(at: map.syntax) }
    for repository in schema.repositories { look(at: repository.syntax) }
  }

  private mutating func look(at type: TypeExpression) {
    for path in type.paths { look(at: path) }
  }

  private mutating func look(at path: Path) { for name in path.names { look(at: name) } }

  private mutating func look(at name: Name) {
    if name.text == self.name { places.insert(name.span) }
  }

  private mutating func look(at map: MapDeclaration) {
    for parameter in map.parameters { look(at: parameter.type) }
    look(at: map.target)
    // Records that are made in place are named by their types.
    for expression in map.expressions {
      switch expression.kind {
      case .construction(let name, _): look(at: name)
      case .record(let path, _): look(at: path)
      default: break
      }
    }
  }

  private mutating func look(at repository: RepositoryDeclaration) {
    for operation in repository.operations {
      for parameter in operation.parameters { look(at: parameter.type) }
      look(at: operation.result)
      look(at: operation.source)
    }
    for answer in repository.sources.flatMap(\.answers) { look(at: answer.dto) }
  }
}
