import SchemaSemantics

/// What the declarations of a draft are called, and which of them stand within each other.
struct DraftNames {
  let conventions: NamingConventions
  private let suffixes: [DraftDeclaration.Content.Role: String]
  private(set) var roots: [DraftDeclaration] = []
  private var children: [Origin: [DraftDeclaration]] = [:]
  private var parents: [Origin: Origin] = [:]
  private var names: [Origin: String] = [:]
  private var contents: [Origin: DraftDeclaration.Content] = [:]
  private var originsByName: [Origin: [String: Origin]] = [:]
  private var top = TakenNames()

  /// - Parameter suffixes: what is added to the names of some declarations, such as `DTO`. The name without it stays free.
  init(
    _ draft: Draft, suffixes: [DraftDeclaration.Content.Role: String] = [:],
    conventions: NamingConventions
  ) {
    self.conventions = conventions
    self.suffixes = suffixes
    arrange(draft.declarations)
    for scalar in Scalar.allCases { top.take(scalar.rawValue) }
    for word in ["Set", "Patch", "Self", "ValidationError"] { top.take(word) }
    for root in roots { nameRoot(root) }
    for root in roots { nameChildren(of: root.origin, within: []) }
  }

  /// What belongs to nothing that is declared, or to itself by a detour, stands at the top.
  private mutating func arrange(_ declarations: [DraftDeclaration]) {
    let byOrigin = Dictionary(
      declarations.map { ($0.origin, $0) }, uniquingKeysWith: { first, _ in first })
    contents = byOrigin.mapValues(\.content)
    for declaration in declarations {
      if let parent = declaration.parent, let owner = byOrigin[parent], owner.canHoldTypes,
        depth(of: declaration, in: byOrigin) < Self.depthLimit
      {
        parents[declaration.origin] = parent
        children[parent, default: []].append(declaration)
      } else {
        roots.append(declaration)
      }
    }
  }

  /// How deep declarations stand within each other; the language allows a little more.
  private static let depthLimit = 24

  private func depth(
    of declaration: DraftDeclaration, in declarations: [Origin: DraftDeclaration]
  ) -> Int {
    var depth = 0
    var current = declaration
    while depth <= Self.depthLimit, let parent = current.parent, let owner = declarations[parent],
      owner.canHoldTypes
    {
      depth += 1
      current = owner
    }
    return depth
  }

  // MARK: Asking

  func children(of origin: Origin) -> [DraftDeclaration] { children[origin] ?? [] }

  /// Its name where it is declared.
  func name(of origin: Origin) -> String { names[origin] ?? SpelledSigns.nameless }

  /// The same without what is added to tell it from a type of another layer.
  func plainName(of origin: Origin) -> String {
    guard let role = contents[origin]?.role, let suffix = suffixes[role] else {
      return name(of: origin)
    }
    return name(of: origin).withoutSuffix(suffix)
  }

  /// How the declaration at `origin` is called within the one at `scope`, and in those within that.
  func path(of origin: Origin, from scope: Origin?) -> String {
    let steps = path(of: origin)
    var outer = scope
    // From the inside out: the first declaration of that name is the one that is meant, or it is in the way.
    while let current = outer {
      if let found = originsByName[current]?[name(of: origin)] {
        return found == origin ? name(of: origin) : steps.joined(separator: ".")
      }
      outer = parents[current]
    }
    return steps.joined(separator: ".")
  }

  /// The Swift name of the case of an enum that has this value.
  func caseName(of value: DraftLiteral, in origin: Origin) -> String? {
    guard case .enumeration(let enumeration) = contents[origin],
      let index = enumeration.cases.firstIndex(where: { $0.value == value })
    else { return nil }
    return CaseNames.spell(enumeration, self)[index].swiftName
  }

  private func path(of origin: Origin) -> [String] {
    var steps = [name(of: origin)]
    var current = origin
    while let parent = parents[current] {
      steps.insert(name(of: parent), at: 0)
      current = parent
    }
    return steps
  }

  // MARK: Naming

  private mutating func nameRoot(_ declaration: DraftDeclaration) {
    let suffix = suffixes[declaration.content.role] ?? ""
    let plain = plainNames(of: declaration, suffix)
    name(declaration, top.claim(plain + ["\(plain[0])Value"], suffix: suffix))
  }

  /// A nested name hides no other one.
  private mutating func nameChildren(of parent: Origin, within scope: Set<String>) {
    guard let children = children[parent] else { return }
    let scope = scope.union([name(of: parent).lowercased()])
    var taken = TakenNames()
    for word in ["Type", "Protocol"] { taken.take(word) }
    for child in children {
      let suffix = suffixes[child.content.role] ?? ""
      let plain = plainNames(of: child, suffix)
      let owner = name(of: parent).withoutSuffix(suffix)
      let candidates = plain + ["\(owner)\(plain[0])", "\(plain[0])Value"]
      let chosen = taken.claim(candidates, suffix: suffix) {
        !top.contains($0) && !scope.contains($0.lowercased())
      }
      name(child, chosen)
      originsByName[parent, default: [:]][chosen] = child.origin
    }
    for child in children { nameChildren(of: child.origin, within: scope) }
  }

  private func plainNames(of declaration: DraftDeclaration, _ suffix: String) -> [String] {
    let names = declaration.names.map { conventions.declaredName(for: $0).withoutSuffix(suffix) }
    return names.isEmpty ? ["Unnamed"] : names
  }

  private mutating func name(_ declaration: DraftDeclaration, _ name: String) {
    names[declaration.origin] = name
  }
}

extension DraftDeclaration.Content {
  /// What a declaration becomes.
  enum Role: Hashable {
    case record, enumeration, union, alias
  }

  var role: Role {
    switch self {
    case .record: .record
    case .enumeration: .enumeration
    case .union: .union
    case .alias: .alias
    }
  }
}

extension DraftDeclaration {
  var canHoldTypes: Bool { content.role == .record || content.role == .union }
}

extension String {
  func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
