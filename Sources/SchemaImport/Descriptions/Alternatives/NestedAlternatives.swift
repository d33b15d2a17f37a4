import JSON

/// The values of a key by which a choice tells one of its alternatives from the others.
struct BranchTag {
  let key: String
  let values: [DraftLiteral]

  /// Whether there may be values that lead to none of the alternatives.
  let isOpen: Bool

  var kinds: JSONKinds {
    values.reduce(into: []) { kinds, value in
      switch value {
      case .boolean: kinds.insert(.boolean)
      case .integer: kinds.insert(.integer)
      case .number: kinds.formUnion(.number)
      case .text: kinds.insert(.text)
      case .list: kinds.insert(.list)
      case .dictionary: kinds.insert(.object)
      }
    }
  }
}

/// Alternatives that are a choice between others themselves.
extension DescriptionReading {
  /// With the alternatives of a choice in its place, if one key tells all of them apart, or nothing does. A choice with a tag
  /// that others beside it do not have stays what it is, and so does one that a value of the discriminator leads to.
  mutating func toldApart(_ branches: [Branch], by use: CombinedSchema.Use?) -> [Branch] {
    let discriminator = use.flatMap(Discriminator.init)
    var named: Set<Origin> = []
    if let discriminator { named = namedChoices(among: branches, discriminator) }
    let flat = unfolded(branches, besides: named)
    guard flat.contains(where: { $0.tag != nil }) else { return flat }
    return hasTag(flat.filter { $0.kinds == .object }, discriminator)
      ? flat : unfolded(branches, besides: named, keepsTagged: true)
  }

  private mutating func hasTag(_ objects: [Branch], _ discriminator: Discriminator?) -> Bool {
    if let discriminator { return namedTag(of: objects, discriminator) != nil }
    return sharedTag(of: objects) != nil || commonConstant(of: objects) != nil
  }

  /// Those that a value of the discriminator leads to as a whole, since their own alternatives do not have the key.
  private mutating func namedChoices(
    among branches: [Branch], _ discriminator: Discriminator
  ) -> Set<Origin> {
    let mapping = mapping(of: discriminator)
    var result: Set<Origin> = []
    for branch in branches {
      guard let target = branch.target, mapping[target] != nil,
        let inner = innerBranches(of: branch)
      else { continue }
      let isWhole = inner.contains {
        $0.tag?.key != discriminator.key && constants(of: discriminator.key, in: $0) == nil
      }
      if isWhole { result.insert(target) }
    }
    return result
  }

  /// More than a person can tell apart.
  private static let branchLimit = 512

  /// - Parameters:
  ///   - kept: schemas that stay what they are.
  ///   - keepsTagged: whether that is also true of each choice between objects with tags.
  mutating func unfolded(
    _ branches: [Branch], besides kept: Set<Origin> = [], keepsTagged: Bool = false
  ) -> [Branch] {
    var open = Array(branches.reversed())
    var positions: [Origin: Int] = [:]
    var passed: Set<Origin> = []
    // A choice that was found before within one choice is missing in the other one, of which not all is left then.
    var incomplete: Set<Origin> = []
    var result: [Branch] = []
    while let branch = open.popLast() {
      let place = branch.target ?? branch.origin
      if let position = positions[place] {
        // The choice that was found first need not be the one with tags.
        result[position].tag = result[position].tag ?? branch.tag
        result[position].choices += branch.choices
        continue
      }
      guard passed.insert(place).inserted else {
        incomplete.formUnion(branch.choices.map(\.origin))
        continue
      }
      guard branch.sites.count == 1, !kept.contains(place),
        result.count + open.count < Self.branchLimit, let inner = innerBranches(of: branch),
        !keepsTagged || inner.allSatisfy({ $0.tag == nil })
      else {
        positions[place] = result.count
        result.append(branch)
        continue
      }
      let choices = branch.choices + (declaration(of: branch).map { [$0] } ?? [])
      open += inner.reversed().map { $0.within(choices) }
    }
    for position in result.indices {
      result[position].choices.removeAll { incomplete.contains($0.origin) }
    }
    return result
  }

  /// Nil for what is not a choice and nothing else.
  private mutating func innerBranches(of branch: Branch) -> [Branch]? {
    if let choice = heirChoice(of: branch) {
      return zip(choice.branches, choice.values).map { inner, values in
        inner.tagged(choice.key, values, isOpen: choice.isOpen)
      }
    }
    let parts = combine(branch.sites, at: branch.origin).parts.filter {
      !$0.substance.subtracting([.reference, .allOf, .type]).isEmpty
    }
    guard parts.count == 1, let part = parts.first else { return nil }
    let isChoice = part.substance.subtracting([.type, .discriminator])
    guard isChoice == [.oneOf] || isChoice == [.anyOf],
      let member = part[.oneOf] ?? part[.anyOf], let elements = member.value.elements
    else { return nil }
    let inner = elements.enumerated().compactMap { position, element in
      child(member.name, "\(position)", value: element, of: part).flatMap {
        self.branch($0, [], at: $0.origin)
      }
    }
    guard let discriminator = Discriminator(of: part) else { return inner }
    guard let table = namedTag(of: inner, discriminator) else {
      reportUnused(discriminator, "it does not have a value of its own for each alternative")
      return inner
    }
    return zip(inner, table.values).map { inner, values in
      inner.tagged(table.key, values, isOpen: false)
    }
  }

  private mutating func heirChoice(of branch: Branch) -> HeirChoice? {
    guard let target = branch.target, !heirs[target].isEmpty, let base = declaration(of: branch)
    else { return nil }
    return choice(of: base)
  }

  /// The schema that it refers to, if that is all it does.
  private mutating func declaration(of branch: Branch) -> SchemaSite? {
    guard branch.target != nil else { return nil }
    return branch.isDeclared ? branch.site : wrapped(branch.site)?.target
  }

  /// The key that alternatives have from a choice around them, or from a schema that they extend.
  mutating func sharedTag(of branches: [Branch]) -> TagTable? {
    var keys: [String] = []
    for branch in branches {
      let bases = branch.schema.map { heirs.bases(of: $0) } ?? []
      let own = [branch.tag?.key] + bases.map { Discriminator(of: $0)?.key }
      for key in own.compactMap(\.self) where !keys.contains(key) { keys.append(key) }
    }
    for key in keys {
      let table = TagTable(key: key, values: branches.map { tags(of: $0, at: key) })
      if table.isUsable() { return table }
    }
    return nil
  }

  private mutating func tags(of branch: Branch, at key: String) -> [DraftLiteral] {
    if let tag = branch.tag, tag.key == key { return tag.values }
    for base in branch.schema.map({ heirs.bases(of: $0) }) ?? [] {
      guard Discriminator(of: base)?.key == key, let schema = branch.schema,
        let values = choice(of: base)?.values(of: schema)
      else { continue }
      return values
    }
    return constants(of: key, in: branch) ?? []
  }
}

extension Branch {
  fileprivate func within(_ choices: [SchemaSite]) -> Branch {
    var branch = self
    branch.choices = choices
    return branch
  }

  fileprivate func tagged(_ key: String, _ values: [DraftLiteral], isOpen: Bool) -> Branch {
    var branch = self
    branch.tag = BranchTag(key: key, values: values, isOpen: isOpen)
    return branch
  }
}
