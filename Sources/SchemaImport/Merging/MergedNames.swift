import SchemaSyntax

/// What the declarations are called in the merged schema, and how each is written where it is used.
struct MergedNames {
  private let comparison: VersionComparison

  /// The identities of the declarations that are there, each with what is around it.
  private var scopes: [Int: Int?] = [:]
  private var names: [Int: String] = [:]

  /// Those that they are in.
  private var namespaces: [Int: String] = [:]
  private var index: [ScopedName: Int] = [:]

  /// The identities of the declarations in which each declaration of the document is named.
  private let users: [Int: Set<Int>]

  /// Declarations of the document that the person's version does not have, and that it gets.
  private(set) var added: Set<Int> = []

  init(_ comparison: VersionComparison, without removals: Set<Int>) {
    self.comparison = comparison
    users = Self.users(in: comparison.new, comparison.identities.new)
    let mine = comparison.mine
    for id in mine.declarations.indices where !removals.contains(id) {
      guard let identity = comparison.identities.mine.identity(of: id) else { continue }
      let scope = mine.declarations[id].parent.flatMap(comparison.identities.mine.identity)
      enter(identity, mine.declarations[id].name, in: scope)
      namespaces[identity] = mine.declarations[id].namespace
    }
    for id in comparison.new.declarations.indices {
      guard let identity = comparison.identities.new.identity(of: id),
        comparison.identities.base.member(identity) == nil, isScopeThere(of: id)
      else { continue }
      add(id)
    }
  }

  private static func users(
    in version: SchemaVersion, _ identities: IdentityMap
  ) -> [Int: Set<Int>] {
    var users: [Int: Set<Int>] = [:]
    for mention in version.mentions.joined() {
      guard let target = mention.target, let user = identities.identity(of: mention.scope) else {
        continue
      }
      users[target, default: []].insert(user)
    }
    return users
  }

  /// What is in something that the person has removed does not come.
  private func isScopeThere(of id: Int) -> Bool {
    guard let parent = comparison.new.declarations[id].parent else { return true }
    return comparison.identities.new.identity(of: parent).map { scopes[$0] != nil } ?? false
  }

  private mutating func enter(_ identity: Int, _ name: String, in scope: Int?) {
    scopes.updateValue(scope, forKey: identity)
    names[identity] = name
    let scoped = ScopedName(scope: scope, name: name)
    if index[scoped] == nil { index[scoped] = identity }
  }

  /// Adds a declaration of the document with all that is in it, and what was around it before.
  private mutating func add(_ id: Int) {
    let declaration = comparison.new.declarations[id]
    guard let identity = comparison.identities.new.identity(of: id), scopes[identity] == nil
    else { return }
    if let parent = declaration.parent { add(parent) }
    // What is around it may have brought it along.
    guard scopes[identity] == nil else { return }
    let scope = declaration.parent.flatMap(comparison.identities.new.identity)
    let moved = comparison.movedEnums[id].map { comparison.mine.declarations[$0.mine].name }
    enter(identity, free(moved ?? declaration.name, in: scope, for: users[id] ?? []), in: scope)
    namespaces[identity] =
      declaration.parent == nil ? comparison.mine.home : scope.flatMap { namespaces[$0] }
    added.insert(id)
    for item in declaration.items {
      if case .nested(let child) = item { add(child) }
    }
  }

  private func free(_ name: String, in scope: Int?, for users: Set<Int>) -> String {
    guard !name.isEmpty, !isFree(name, in: scope, for: users) else { return name }
    var number = 2
    while !isFree("\(name)\(number)", in: scope, for: users) { number += 1 }
    return "\(name)\(number)"
  }

  /// Whether nothing has that name in `scope`, or hides it from what names it.
  private func isFree(_ name: String, in scope: Int?, for users: Set<Int>) -> Bool {
    index[ScopedName(scope: scope, name: name)] == nil
      && !users.contains { hides(name, in: scope, from: $0) }
  }

  private func hides(_ name: String, in scope: Int?, from user: Int) -> Bool {
    var current: Int? = user
    while let inner = current, inner != scope {
      if index[ScopedName(scope: inner, name: name)] != nil { return true }
      current = scopes[inner] ?? nil
    }
    return false
  }

  /// Brings back declarations that the person has removed, but that what is added names: texts of the document at `ranges`.
  mutating func bringBack(whatIsNamedIn ranges: [Range<Int>]) {
    var open = ranges
    while let range = open.popLast() {
      for mention in comparison.new.mentions(in: range, file: 0) {
        guard let target = mention.target,
          let identity = comparison.identities.new.identity(of: target), scopes[identity] == nil
        else { continue }
        add(target)
        let root = outermostAdded(around: target)
        open.append(comparison.new.declarations[root].place)
      }
    }
  }

  /// The outermost of the added declarations around `declaration`, which may be itself.
  private func outermostAdded(around declaration: Int) -> Int {
    var root = declaration
    while let parent = comparison.new.declarations[root].parent, added.contains(parent) {
      root = parent
    }
    return root
  }

  /// What a declaration of the document is called; nil where the person has removed it.
  func name(of declaration: Int) -> String? {
    comparison.identities.new.identity(of: declaration).flatMap { names[$0] }
  }

  /// `User.Profile`
  func path(of declaration: Int) -> String? {
    guard let identity = comparison.identities.new.identity(of: declaration),
      scopes[identity] != nil
    else { return nil }
    return steps(to: identity).joined(separator: ".")
  }

  private func steps(to identity: Int) -> [String] {
    var names: [String] = []
    var current: Int? = identity
    while let id = current {
      names.append(self.names[id] ?? "")
      current = scopes[id] ?? nil
    }
    return names.reversed()
  }

  /// As it is called outside of its namespace.
  private func spelling(of target: Int, in namespace: String) -> String {
    let path = steps(to: target).joined(separator: ".")
    return path.hasPrefix("\(namespace).") ? path : "\(namespace).\(path)"
  }

  /// How a mention of the document is written in the merged schema: as it is there, if that still means the same.
  func spelling(of mention: TypeMention) -> String {
    let written = mention.path.names.map(\.text)
    let identities = comparison.identities.new
    guard let target = mention.target.flatMap(identities.identity), scopes[target] != nil,
      let scope = identities.identity(of: mention.scope)
    else { return mention.path.text }
    if let namespace = namespaces[target], namespace != namespaces[scope] {
      return spelling(of: target, in: namespace)
    }
    let lookup = ScopedLookup(
      child: { index[ScopedName(scope: $1, name: $0)] }, parent: { scopes[$0] ?? nil })
    if lookup.find(written, from: scope) == target { return mention.path.text }
    let path = steps(to: target)
    for length in 1..<max(path.count, 1) {
      let names = path.suffix(length)
      if lookup.find(Array(names), from: scope) == target { return names.joined(separator: ".") }
    }
    return path.joined(separator: ".")
  }
}
