import Diagnostics
import SchemaSyntax

/// One of the versions of a schema that are merged, with all its declarations in one list, those around others first.
struct SchemaVersion {
  let texts: [VersionText]
  private(set) var declarations: [VersionDeclaration] = []
  private(set) var roots: [Int] = []

  /// Where declarations are named, in the order of each file.
  private(set) var mentions: [[TypeMention]] = []

  /// What keeps the version from being read.
  let errors: [Diagnostic]
  private var index: [ScopedName: Int] = [:]

  private let rootNames: RootNames

  /// The namespace of a person that takes what an import writes without one.
  let home: String?

  init(_ files: [ParsedFile], home: String? = nil) {
    self.home = home
    rootNames = RootNames(files, home: home)
    texts = files.map { VersionText($0) }
    errors = files.flatMap { $0.parsed.diagnostics.filter(\.isError) }
    guard errors.isEmpty else { return }
    for (file, parsed) in files.map(\.parsed).enumerated() {
      addRoots(parsed.schema.declarations, in: nil, file: file)
    }
    findMentions()
    findSharedMembers()
  }

  /// What a namespace holds is at the top as well, and stays where it is written.
  private mutating func addRoots(_ declarations: [Declaration], in namespace: String?, file: Int) {
    for declaration in declarations {
      if case .namespace(let inner) = declaration {
        addRoots(inner.declarations, in: inner.name.text, file: file)
      } else {
        roots.append(add(declaration, in: nil, of: namespace, file: file))
      }
    }
  }

  private mutating func add(
    _ declaration: Declaration, in parent: Int?, of namespace: String?, file: Int
  ) -> Int {
    let id = declarations.count
    let reader = PartReader(text: texts[file])
    let ownName = declaration.declaredName?.text ?? ""
    declarations.append(
      VersionDeclaration(
        declaration, file: file, parent: parent, namespace: namespace,
        name: parent == nil ? rootNames.name(of: ownName, in: namespace) : ownName, reader))
    let name = declarations[id].name
    if !name.isEmpty, index[ScopedName(scope: parent, name: name)] == nil {
      index[ScopedName(scope: parent, name: name)] = id
    }
    for nested in declaration.nestedDeclarations {
      let child = add(nested, in: id, of: namespace, file: file)
      declarations[id].addNested(child, at: declarations[child].place)
    }
    return id
  }

  private mutating func findMentions() {
    mentions = texts.map { _ in [] }
    for id in declarations.indices {
      let declaration = declarations[id]
      for path in declaration.node.namedTypes {
        let target = lookUp(path.names.map(\.text), from: id)
        mentions[declaration.file].append(TypeMention(path: path, scope: id, target: target))
      }
    }
    for file in mentions.indices {
      mentions[file].sort { $0.range.lowerBound < $1.range.lowerBound }
    }
  }

  private mutating func findSharedMembers() {
    for id in declarations.indices {
      guard case .record(let record) = declarations[id].node, !record.spreads.isEmpty else {
        continue
      }
      declarations[id].sharedMembers = sharedMembers(of: record, at: id)
    }
  }

  /// The members of the groups that a record spreads, directly or through others.
  private func sharedMembers(
    of record: RecordDeclaration, at id: Int
  ) -> [MemberKey: VersionDeclaration.SharedMember] {
    var shared: [MemberKey: VersionDeclaration.SharedMember] = [:]
    var seen: Set<Int> = []
    var waiting = record.spreads.map { (path: $0.group, scope: id) }
    while let next = waiting.popLast() {
      guard let found = lookUp(next.path.names.map(\.text), from: next.scope),
        case .group(let group) = declarations[found].node, seen.insert(found).inserted
      else { continue }
      for (member, key) in declarations[found].members.map(\.key).enumerated()
      where shared[key] == nil {
        shared[key] = .init(group: found, member: member)
      }
      waiting += group.members.spreads.map { (path: $0.group, scope: found) }
    }
    return shared
  }

  func child(_ name: String, of scope: Int?) -> Int? {
    index[ScopedName(scope: scope, name: name)]
  }

  func lookUp(_ path: [String], from scope: Int) -> Int? {
    let namespace = declarations[scope].namespace
    let lookup = ScopedLookup(
      child: { name, parent in
        parent == nil ? root(name, in: namespace) : child(name, of: parent)
      }, parent: { declarations[$0].parent })
    if let found = lookup.find(path, from: scope) { return found }
    guard let first = path.first, rootNames.namespaces.contains(first), path.count > 1 else {
      return nil
    }
    var found = root(path[1], in: first)
    for name in path.dropFirst(2) { found = found.flatMap { child(name, of: $0) } }
    return found
  }

  private func root(_ name: String, in namespace: String?) -> Int? {
    child(RootNames.fullName(of: name, in: namespace), of: nil) ?? child(name, of: nil)
  }

  /// `User.Profile`
  func path(of declaration: Int) -> String {
    var names: [String] = []
    var current: Int? = declaration
    while let id = current {
      names.append(declarations[id].name)
      current = declarations[id].parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The declaration of its file that `declaration` is in, or is.
  func root(of declaration: Int) -> Int {
    var root = declaration
    while let parent = declarations[root].parent { root = parent }
    return root
  }

  /// The mentions within a range, in order.
  func mentions(in range: Range<Int>, file: Int) -> ArraySlice<TypeMention> {
    let all = mentions[file]
    let first = all.firstPosition { $0.range.lowerBound >= range.lowerBound }
    let end = all.firstPosition { $0.range.lowerBound >= range.upperBound }
    return all[first..<max(first, end)]
  }
}

/// A name where it was declared; nil at the top.
struct ScopedName: Hashable {
  let scope: Int?
  let name: String
}

/// A name of a type where it is used, and the declaration that it means, if it means one of the schema's.
struct TypeMention {
  let path: Path
  let scope: Int
  let target: Int?

  var range: Range<Int> { path.span.start..<path.span.end }
}

/// Looks names up as the language does: in the innermost declaration first, and finally at the top.
struct ScopedLookup {
  let child: (String, Int?) -> Int?
  let parent: (Int) -> Int?

  func find(_ path: [String], from scope: Int?) -> Int? {
    guard let first = path.first, var found = firstStep(first, from: scope) else { return nil }
    for name in path.dropFirst() {
      guard let next = child(name, found) else { return nil }
      found = next
    }
    return found
  }

  private func firstStep(_ name: String, from scope: Int?) -> Int? {
    var current = scope
    while let id = current {
      if let found = child(name, id) { return found }
      current = parent(id)
    }
    return child(name, nil)
  }
}
