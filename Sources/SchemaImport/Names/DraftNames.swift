import SchemaSemantics

/// What the declarations of a draft are called, and which of them are nested in each other.
struct DraftNames {
  let layer: ImportLayer
  private(set) var roots: [DraftDeclaration] = []
  private var children: [Origin: [DraftDeclaration]] = [:]
  private var parents: [Origin: Origin] = [:]
  private var contents: [Origin: DraftDeclaration.Content] = [:]

  /// As the app calls them.
  private var names: [Origin: String] = [:]
  private var originsByName: [Origin: [String: Origin]] = [:]
  private var top = TakenNames()
  private let wishes: NameWishes
  /// What the members of each type are called, as far as that does not depend on the names of types.
  private var memberNames: [Origin: Set<String>] = [:]
  /// What the cases of enums that have a default are called, by their values.
  private var caseNames: [Origin: [DraftLiteral: String]] = [:]
  /// The types beside the members of which values of a type are made.
  private var makers: [Origin: Set<Origin>] = [:]

  var conventions: NamingConventions { wishes.conventions }

  /// The wire and the app have types of their own, and so names.
  enum Side: Hashable {
    case wire, app
  }

  init(_ draft: Draft, _ wishes: NameWishes, layer: ImportLayer) {
    self.wishes = wishes
    self.layer = layer
    arrange(draft.declarations)
    for declaration in draft.declarations { noteMembers(of: declaration) }
    for scalar in Scalar.allCases { top.take(scalar.rawValue) }
    for word in ["Set", "Patch", "Self", "ValidationError"] { top.take(word) }
    // Generated code must be able to name what is in these modules.
    for module in ["Swift", "Foundation"] { top.take(module) }
    // What had a name keeps it, before anything new can take it.
    for root in wishes.inOrderOfClaims(roots, suffix: suffix) {
      let suffix = suffix(of: root)
      let plain = wishes.names(of: root, suffix: suffix)
      let members = members(beside: root)
      let isPlain = layer != .dto || suffix.isEmpty
      names[root.origin] = top.claim(plain + ["\(plain[0])Value"], suffix: suffix) { name in
        !members.contains { $0.contains(name) }
          && !wishes.isTaken(name, from: root, suffix: suffix)
          && !(isPlain && EverydayNames.all.contains(name) && !wishes.isKnown(name, of: root))
      }
    }
    for root in roots { nameChildren(of: root.origin, within: []) }
    nameCasesOfStandards(in: draft.declarations)
  }

  /// What belongs to nothing that is declared, or to itself by a detour, is at the top.
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

  /// How deeply declarations are nested in each other; the language allows a little more.
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

  func children(of origin: Origin, on side: Side) -> [DraftDeclaration] {
    children(of: origin).filter { exists($0, on: side) }
  }

  /// An enum is the same on both sides, and is where the app can use it. The wire has no types around a value.
  func exists(_ declaration: DraftDeclaration, on side: Side) -> Bool {
    switch declaration.content.role {
    case .record, .union, .alias: true
    case .enumeration: side == ownSide
    case .wrapper: side == .app
    }
  }

  /// Of what has the same names everywhere.
  private var ownSide: Side { layer == .dto ? .wire : .app }

  /// The names that cases of a union must not have: those of types in it, and of types that it carries.
  func typeNames(in union: DraftUnion, at origin: Origin) -> Set<String> {
    let carried = union.cases.compactMap(\.payload).flatMap(\.declaredOrigins)
    return Set((children(of: origin).map(\.origin) + carried).map { name(of: $0, on: ownSide) })
  }

  /// Whether a map has rows for its cases, which begin with their names.
  func hasRows(_ union: DraftUnion) -> Bool {
    layer == .domain && union.cases.contains { $0.payload?.isConverted == true }
  }

  /// Its name where it is declared.
  func name(of origin: Origin, on side: Side) -> String {
    let name = names[origin] ?? SpelledSigns.nameless
    return side == .wire ? name + suffix(of: contents[origin]) : name
  }

  /// How the declaration at `origin` is called within the one at `scope`, and in those within that.
  func path(of origin: Origin, from scope: Origin?, on side: Side) -> String {
    if contents[origin]?.role == .enumeration, side != ownSide {
      return path(of: origin, from: nil, on: ownSide)
    }
    let name = name(of: origin, on: side)
    var outer = scope
    // From the inside out: the first declaration of that name is the one that is meant, or it is in the way.
    while let current = outer {
      if let found = originsByName[current]?[name] {
        if found == origin { return name }
        break
      }
      outer = parents[current]
    }
    return steps(to: origin, on: side).joined(separator: ".")
  }

  /// Whether a type of this name can be declared within the one at `origin`, and hides nothing there.
  func isFree(_ name: String, in origin: Origin) -> Bool {
    var outer: Origin? = origin
    while let current = outer {
      if self.name(of: current, on: .app) == name || originsByName[current]?[name] != nil {
        return false
      }
      outer = parents[current]
    }
    return !top.contains(name) && !wishes.isTakenEverywhere(name)
  }

  /// What the type at `origin` is around, if it is around a value.
  func wrappedType(at origin: Origin) -> DraftType? {
    if case .wrapper(let type) = contents[origin] { type } else { nil }
  }

  /// The Swift name of the case of an enum that has this value.
  func caseName(of value: DraftLiteral, in origin: Origin) -> String? {
    caseNames[origin]?[value]
  }

  private mutating func nameCasesOfStandards(in declarations: [DraftDeclaration]) {
    for case .record(let record) in declarations.map(\.content) {
      for origin in record.fields.filter({ $0.standard != nil }).flatMap(\.type.declaredOrigins)
      where caseNames[origin] == nil {
        guard case .enumeration(let enumeration) = contents[origin] else { continue }
        let names = CaseNames.spell(enumeration, self).map(\.swiftName)
        caseNames[origin] = Dictionary(
          zip(enumeration.cases.map(\.value), names), uniquingKeysWith: { first, _ in first })
      }
    }
  }

  private func steps(to origin: Origin, on side: Side) -> [String] {
    var steps = [name(of: origin, on: side)]
    var current = origin
    while let parent = parents[current] {
      steps.append(name(of: parent, on: side))
      current = parent
    }
    return steps.reversed()
  }

  /// The name of each declaration without what is around it, so that the next import can give it again.
  func given(to draft: Draft) -> [(origin: Origin, name: String)] {
    draft.declarations.compactMap { declaration in
      names[declaration.origin].map { (declaration.origin, $0) }
    }
  }

  // MARK: Naming

  /// A nested name hides no other one.
  private mutating func nameChildren(
    of parent: Origin, within scope: Set<String>
  ) {
    guard let children = children[parent] else { return }
    let owner = name(of: parent, on: .app)
    let scope = scope.union([owner.lowercased(), name(of: parent, on: .wire).lowercased()])
    var taken = TakenNames()
    for word in ["Type", "Protocol"] { taken.take(word) }
    let caseNames = contents[parent]?.namesOfCases(conventions) ?? [:]
    for child in wishes.inOrderOfClaims(children, suffix: suffix) {
      let suffix = suffix(of: child)
      let plain = wishes.names(of: child, suffix: suffix)
      // Rather than by one word twice, what a case holds is called as the case is.
      let ofCase = plain[0] == owner ? caseNames[child.origin] : nil
      let candidates = plain + [ofCase ?? "\(owner)\(plain[0])", "\(plain[0])Value"]
      let members = members(beside: child)
      let chosen = taken.claim(candidates, suffix: suffix) { name in
        !top.contains(name) && !wishes.isTaken(name, from: child, suffix: suffix)
          && !scope.contains(name.lowercased()) && !members.contains { $0.contains(name) }
      }
      names[child.origin] = chosen
      originsByName[parent, default: [:]][chosen] = child.origin
      originsByName[parent, default: [:]][chosen + suffix] = child.origin
    }
    for child in children { nameChildren(of: child.origin, within: scope) }
  }

  /// What a type must not be called, because Swift would find a member. In many scripts, no case tells the two apart.
  private func members(beside declaration: DraftDeclaration) -> [Set<String>] {
    if layer == .dto, !suffix(of: declaration).isEmpty { return [] }
    let owners = [declaration.parent].compactMap(\.self) + (makers[declaration.origin] ?? [])
    return owners.compactMap { memberNames[$0] }
  }

  /// Notes the members of a type for the types that it refers to, as far as Swift makes values of these beside the members.
  private mutating func noteMembers(of declaration: DraftDeclaration) {
    memberNames[declaration.origin] = Set(
      declaration.content.memberNames.compactMap(conventions.swiftName))
    for type in declaration.content.memberTypes.flatMap(\.declaredOrigins) {
      let isMade =
        switch layer {
        case .dto: false
        case .model: declaration.content.role == .union || contents[type]?.role == .wrapper
        case .domain: true
        }
      if isMade { makers[type, default: []].insert(declaration.origin) }
    }
    // A map makes the record beside the values of its fields.
    if layer == .domain, declaration.content.role == .record {
      makers[declaration.origin, default: []].insert(declaration.origin)
    }
  }

  private func suffix(of declaration: DraftDeclaration) -> String {
    suffix(of: declaration.content)
  }

  static let suffixOfDTOs = "DTO"

  /// What tells a type of the wire from the one of the app.
  private func suffix(of content: DraftDeclaration.Content?) -> String {
    switch content?.role {
    case .record, .union: layer == .model ? "" : Self.suffixOfDTOs
    case .enumeration, .wrapper, .alias, nil: ""
    }
  }
}

extension DraftDeclaration.Content {
  /// As the wire calls them.
  fileprivate var memberNames: [String] {
    switch self {
    case .record(let record): record.fields.map(\.wireName)
    case .union(let union):
      union.cases.compactMap { if case .text(let text) = $0.value { text } else { nil } }
    case .enumeration, .wrapper, .alias: []
    }
  }

  /// Names that fit for what the cases of a union hold.
  fileprivate func namesOfCases(_ conventions: NamingConventions) -> [Origin: String] {
    guard case .union(let union) = self else { return [:] }
    let names = union.cases.compactMap { item -> (Origin, String)? in
      guard let name = item.name, case .declared(let origin) = item.payload?.kind else {
        return nil
      }
      return (origin, conventions.declaredName(for: name))
    }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  fileprivate var memberTypes: [DraftType] {
    switch self {
    case .record(let record): record.fields.map(\.type)
    case .union(let union): union.cases.compactMap(\.payload)
    case .enumeration, .wrapper, .alias: []
    }
  }

  /// What a declaration becomes.
  enum Role: Hashable {
    case record, enumeration, union, wrapper, alias
  }

  var role: Role {
    switch self {
    case .record: .record
    case .enumeration: .enumeration
    case .union: .union
    case .wrapper: .wrapper
    case .alias: .alias
    }
  }
}

extension DraftType {
  fileprivate var declaredOrigins: [Origin] {
    switch kind {
    case .declared(let origin): [origin]
    case .list(let element), .dictionary(let element): element.declaredOrigins
    case .boolean, .integer, .number, .decimal, .text, .json: []
    }
  }
}

extension DraftDeclaration {
  var canHoldTypes: Bool { content.role == .record || content.role == .union }
}

extension String {
  /// Also if it is written as a word, as in `UserDto`.
  func withoutSuffix(_ suffix: String) -> String {
    let endings = [suffix, suffix.prefix(1) + suffix.dropFirst().lowercased()]
    return endings.contains(where: hasSuffix) && count > suffix.count
      ? String(dropLast(suffix.count)) : self
  }
}
