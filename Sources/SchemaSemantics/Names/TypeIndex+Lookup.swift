import Diagnostics
import SchemaSyntax

/// Where the search for a path ended.
struct LongestMatch {
  /// What was found; the top level if nothing was.
  let owner: Scope
  /// The name that it does not have.
  let missing: Name
}

extension TypeIndex {
  func child(_ name: String, of parent: TypeID) -> TypeID? { child(name, in: .type(parent)) }

  /// What can be reached from outside, which a type parameter cannot.
  private func member(_ name: String, of place: Scope) -> TypeID? {
    guard let id = child(name, in: place) else { return nil }
    if case .parameter = entries[id.index].syntax { return nil }
    return id
  }

  /// Looks `path` up as Swift would: in `scope`, then in what surrounds it, then at the top level.
  func lookUp(_ path: Path, from scope: Scope) -> TypeID? {
    guard var found = firstStep(of: path, from: scope) else { return nil }
    for name in path.rest {
      guard let next = member(name.text, of: found) else { return nil }
      found = .type(next)
    }
    return found.type
  }

  /// A type, or a namespace. Where both have the name, which is an error, it means the one that has what comes next.
  private func firstStep(of path: Path, from scope: Scope) -> Scope? {
    let name = path.first.text
    let namespace = namespaces[name].map { Scope.namespace($0.name.text) }
    for place in surroundings(of: scope) {
      guard let found = child(name, in: place) else { continue }
      if let namespace, let next = path.rest.first, member(next.text, of: .type(found)) == nil {
        return namespace
      }
      return .type(found)
    }
    return namespace
  }

  /// The namespace that is all that `path` names.
  func namespace(named path: Path, from scope: Scope) -> ResolvedNamespace? {
    guard path.rest.isEmpty, case .namespace(let name) = firstStep(of: path, from: scope) else {
      return nil
    }
    return namespaces[name]
  }

  /// How much of `path` can be found, for a message that says what is missing where.
  func longestMatch(of path: Path, from scope: Scope) -> LongestMatch {
    guard var found = firstStep(of: path, from: scope) else {
      return LongestMatch(owner: .topLevel, missing: path.first)
    }
    for name in path.rest {
      guard let next = member(name.text, of: found) else {
        return LongestMatch(owner: found, missing: name)
      }
      found = .type(next)
    }
    return LongestMatch(owner: found, missing: path.last)
  }

  /// Where a name is looked for from `scope`: from the inside out, and finally at the top level.
  func surroundings(of scope: Scope) -> [Scope] {
    var places: [Scope] = []
    var current = scope
    while case .type(let id) = current {
      places.append(current)
      current = entries[id.index].place
    }
    if current != .topLevel { places.append(current) }
    return places + [.topLevel]
  }

  /// As messages call the place; nil for the top level.
  func name(of place: Scope) -> String? {
    switch place {
    case .topLevel: nil
    case .namespace(let name): name
    case .type(let id): entries[id.index].qualifiedName
    }
  }

  /// Where the place is declared first.
  func span(of place: Scope) -> SourceSpan? {
    switch place {
    case .topLevel: nil
    case .namespace(let name): namespaces[name]?.name.span
    case .type(let id): entries[id.index].name.span
    }
  }

  /// The namespace around everything that is declared in `place`.
  func namespace(around place: Scope) -> String? {
    switch place {
    case .topLevel: nil
    case .namespace(let name): name
    case .type(let id): entries[id.index].namespace
    }
  }

  /// The types or groups of that name in namespaces, in the order of these.
  func inNamespaces(_ name: String, where isWanted: (Entry) -> Bool) -> [Entry] {
    namespaces.all.compactMap { namespace in
      child(name, in: .namespace(namespace.name.text)).map { entries[$0.index] }
    }.filter(isWanted)
  }
}
