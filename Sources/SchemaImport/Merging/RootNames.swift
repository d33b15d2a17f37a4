import SchemaSyntax

/// What the declarations that are not within others go by. An import writes no namespaces, so each of a person's that could be
/// meant has its own name: those in the namespace of the imported file, and those whose name is there only once. All others have
/// full names, which no import has.
struct RootNames {
  private(set) var namespaces: Set<String> = []
  private let home: String?
  private var counts: [String: Int] = [:]

  init(_ files: [ParsedFile], home: String?) {
    self.home = home
    for declaration in files.flatMap(\.parsed.schema.declarations) {
      if case .namespace(let namespace) = declaration { namespaces.insert(namespace.name.text) }
    }
    for declaration in files.flatMap(\.parsed.schema.outermostDeclarations) {
      if let name = declaration.declaredName { counts[name.text, default: 0] += 1 }
    }
  }

  func name(of ownName: String, in namespace: String?) -> String {
    namespace == home || ownName.isEmpty || counts[ownName] == 1
      ? ownName : Self.fullName(of: ownName, in: namespace)
  }

  static func fullName(of ownName: String, in namespace: String?) -> String {
    "\(namespace ?? "").\(ownName)"
  }
}
