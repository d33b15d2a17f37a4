package import SchemaSemantics

/// What is to be kept in mind when a draft gets its names.
package struct NameWishes: Sendable {
  let conventions: NamingConventions

  /// Names that the last import gave.
  let known: [Origin: String]

  /// Names of types that are in the same folder of schemas, but not of this import.
  let taken: Set<String>

  package init(
    conventions: NamingConventions = NamingConventions(), known: [Origin: String] = [:],
    taken: Set<String> = []
  ) {
    self.conventions = conventions
    self.known = known
    self.taken = taken
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
