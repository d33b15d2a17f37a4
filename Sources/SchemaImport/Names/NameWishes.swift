package import SchemaSemantics

/// What is to be kept in mind when a draft gets its names.
package struct NameWishes: Sendable {
  let conventions: NamingConventions

  /// Names of types that are in the same folder of schemas, but not of this import.
  private let taken: TakenNames

  /// Names that the last import gave within types. Where they are taken by now, a person has done that.
  private let nested: Set<String>

  /// Names that the last import gave, with the documents called as they were then.
  private let given: [ImportLock.GivenName]

  /// What the last import called a document, by what it is called now.
  private let former: @Sendable (String) -> String

  /// Names that the last import gave.
  private var known: [Origin: String] = [:]

  package init(
    conventions: NamingConventions = NamingConventions(), given: [ImportLock.GivenName] = [],
    taken: Set<String> = [], nested: Set<String> = [],
    former: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.conventions = conventions
    self.given = given
    self.taken = TakenNames(taken)
    self.nested = nested
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

  /// Those that have a name of the last import, after them those that the document calls as a type is called, and then others,
  /// whose names only become such a name.
  func inOrderOfClaims(
    _ declarations: [DraftDeclaration], suffix: (DraftDeclaration) -> String
  ) -> [DraftDeclaration] {
    func claim(of declaration: DraftDeclaration) -> Int {
      if known[declaration.origin] != nil { return 0 }
      guard let first = declaration.names.first else { return 2 }
      let name = conventions.declaredName(for: first).withoutSuffix(suffix(declaration))
      return name == first ? 1 : 2
    }
    let claims = declarations.map { ($0, claim(of: $0)) }
    return (0...2).flatMap { rank in claims.filter { $0.1 == rank }.map(\.0) }
  }

  /// Names that fit, the best first; at least one.
  func names(of declaration: DraftDeclaration, suffix: String) -> [String] {
    let names = declaration.names.map { conventions.declaredName(for: $0).withoutSuffix(suffix) }
    let known = known[declaration.origin].map { [$0] } ?? []
    return known + names + (known.isEmpty && names.isEmpty ? ["Unnamed"] : [])
  }

  /// Whether a type of the folder that is not of this import is in the way of that name. What had a name keeps it, even if a
  /// person calls something else so in the meantime, or has put the type itself elsewhere.
  func isTaken(_ name: String, from declaration: DraftDeclaration, suffix: String) -> Bool {
    guard taken.contains(name) else { return false }
    return known[declaration.origin].map { name != $0 && name != $0 + suffix } ?? true
  }

  /// Whether the last import gave that name.
  func isKnown(_ name: String, of declaration: DraftDeclaration) -> Bool {
    known[declaration.origin] == name
  }

  /// As `isTaken`, for a type that no declaration of the draft stands for.
  func isTakenEverywhere(_ name: String) -> Bool { taken.contains(name) && !nested.contains(name) }
}
