package import SchemaSemantics

/// What is to be kept in mind when a draft gets its names.
package struct NameWishes: Sendable {
  let conventions: NamingConventions

  /// Names of types that are in the same folder of schemas, but not of this import.
  let taken: Set<String>

  /// Names that the last import gave, with the documents called as they were then.
  private let given: [ImportLock.GivenName]

  /// What the last import called a document, by what it is called now.
  private let former: @Sendable (String) -> String

  /// Names that the last import gave.
  private var known: [Origin: String] = [:]

  package init(
    conventions: NamingConventions = NamingConventions(), given: [ImportLock.GivenName] = [],
    taken: Set<String> = [], former: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.conventions = conventions
    self.given = given
    self.taken = taken
    self.former = former
  }

  /// With the documents called as they are now.
  func known(in documents: [String]) -> NameWishes {
    guard !given.isEmpty else { return self }
    let present = Dictionary(
      documents.map { (former($0), $0) }, uniquingKeysWith: { first, _ in first })
    var wishes = self
    wishes.known = Dictionary(
      given.compactMap { name in
        present[name.origin.document].map {
          (Origin(document: $0, steps: name.origin.steps), name.name)
        }
      }, uniquingKeysWith: { first, _ in first })
    return wishes
  }

  func knownFirst(_ declarations: [DraftDeclaration]) -> [DraftDeclaration] {
    guard !known.isEmpty else { return declarations }
    return declarations.filter { known[$0.origin] != nil }
      + declarations.filter { known[$0.origin] == nil }
  }

  /// Names that fit, the best first; at least one.
  func names(of declaration: DraftDeclaration, suffix: String) -> [String] {
    let names = declaration.names.map { conventions.declaredName(for: $0).withoutSuffix(suffix) }
    let known = known[declaration.origin].map { [$0] } ?? []
    return known + names + (known.isEmpty && names.isEmpty ? ["Unnamed"] : [])
  }
}
