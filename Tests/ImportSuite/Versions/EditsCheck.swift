import Diagnostics
import SchemaImport
import SchemaSemantics
import SchemaSyntax

/// Says what of a person's edits is not there any more after an import, and what of the document is missing.
struct EditsCheck {
  let before: SchemaOutline
  let after: SchemaOutline

  /// What the last import and this one write by themselves.
  let former: SchemaOutline
  let fresh: SchemaOutline
  let edits: PersonsEdits

  /// What types of the document are called after the merge.
  private let merge: SchemaMerge?

  init(
    before: [SourceFile], after: [SourceFile], former: [SourceFile], fresh: SourceFile,
    edits: PersonsEdits
  ) {
    self.before = SchemaOutline(before)
    self.after = SchemaOutline(after)
    self.former = SchemaOutline(former)
    self.fresh = SchemaOutline([fresh])
    self.edits = edits
    merge = former.first.map { base in
      SchemaMerge(
        base: ParsedFile(base, index: 0), new: fresh.bytes,
        mine: before.enumerated().map { ParsedFile($0.element, index: $0.offset) },
        elsewhere: fresh.path, conventions: NamingConventions())
    }
  }

  var faults: [String] {
    lostWords + lostDeclarations + returnedMembers + missingMembers
  }

  // MARK: What the person wrote

  /// Each word of the person stands where it stood: in the same declaration of the same file, beside the same member.
  private var lostWords: [String] {
    let (old, new) = (OwnWords(before), OwnWords(after))
    let members = Set(after.declarations.flatMap(\.memberTitles))
    return old.places.flatMap { word, places -> [String] in
      let now = new[word]
      if now == places { return [] }
      // A comment beside something that the document has removed stays, beside what comes next.
      let isWithoutCompany = places.allSatisfy { $0.isComment && !members.contains($0.title) }
      if isWithoutCompany, now.count == places.count { return [] }
      return ["`\(word)` was at \(places.map(\.title)), and is at \(now.map(\.title))"]
    }
  }

  /// Declarations stay where they are, and in each the members keep their order.
  private var lostDeclarations: [String] {
    let known = Dictionary(
      after.declarations.map { ("\(after.files[$0.file].path) \($0.title)", $0) },
      uniquingKeysWith: { first, _ in first })
    let titles = Set(after.declarations.map(\.title))
    let document = DocumentedNames(former: former, fresh: fresh)
    let mappedEnds = mappedEnds
    return before.declarations.compactMap { declaration in
      let place = "\(before.files[declaration.file].path) \(declaration.title)"
      guard let now = known[place] else {
        let isGone =
          declaration.isMap
          ? !titles.isSuperset(of: declaration.ends) || !mappedEnds.contains(declaration.ends)
          : !declaration.name.hasOwnWord
            && document.lost(edits.importedPath(of: declaration))
        return isGone ? nil : "\(place) is not there any more"
      }
      let (old, new) = (declaration.members.map(\.key), now.members.map(\.key))
      let isOrdered = old.filter(new.contains) == new.filter(old.contains)
      return isOrdered || now.isReplaced(since: declaration, before, after)
        ? nil : "the members of \(place) have another order"
    }
  }

  /// What the maps of the document lead from and to, as it is called after the merge.
  private var mappedEnds: Set<[String]> {
    Set(fresh.declarations.filter(\.isMap).map { $0.ends.map { merge?.name(of: $0) ?? $0 } })
  }

  private var returnedMembers: [String] {
    after.declarations.flatMap { declaration in
      let removed = edits.removed[declaration.name] ?? []
      return declaration.members.filter { removed.contains($0.key) }
        .map { "\(declaration.title).\($0.key) was removed, and is back" }
    }
  }

  // MARK: What the document has

  private var missingMembers: [String] {
    let unique = fresh.uniqueNames
    var members: [String: Set<String>] = [:]
    for declaration in after.declarations {
      members[declaration.name, default: []].formUnion(declaration.members.map(\.key))
      members[declaration.name]?.formUnion(edits.removed[declaration.name] ?? [])
    }
    return fresh.declarations.filter {
      unique.contains($0.name) && !$0.isMap
    }.flatMap { declaration in
      let name = edits.names[declaration.name] ?? declaration.name
      guard let known = members[name] ?? members[formerName(of: declaration)] else {
        return ["\(declaration.title) is missing"]
      }
      if case .union = declaration.node { return [] }
      return declaration.members.filter { !known.contains($0.key) }
        .map { "\(declaration.title).\($0.key) is missing" }
    }
  }
}

extension EditsCheck {
  /// What the document has renamed or put elsewhere may keep the name that it had.
  private func formerName(of declaration: OutlinedDeclaration) -> String {
    let path = merge?.name(of: declaration.title) ?? ""
    return path.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension OutlinedDeclaration {
  fileprivate var memberTitles: [String] { members.map { "\(title).\($0.key)" } + [title] }

  /// Whether nobody had written anything in it, so that the document says the order, too.
  fileprivate func isReplaced(
    since old: OutlinedDeclaration, _ before: SchemaOutline, _ after: SchemaOutline
  ) -> Bool {
    !before.text(old.place.lines, in: old.file).hasOwnWord
      && !after.text(place.lines, in: file).hasOwnWord
  }
}

/// What the document calls its types.
private struct DocumentedNames {
  private let former: Set<String>
  private let fresh: Set<String>
  private let names: Set<String>

  init(former: SchemaOutline, fresh: SchemaOutline) {
    self.former = Set(former.declarations.map(\.title))
    self.fresh = Set(fresh.declarations.map(\.title))
    names = Set(fresh.declarations.map(\.name))
  }

  /// Whether the document no longer has a type that stands at `path`. The import had put it there, or less deep if a person
  /// has since moved it, or what is around it, into another type.
  func lost(_ path: [String]) -> Bool {
    for start in path.indices {
      let title = path[start...].joined(separator: ".")
      if former.contains(title) { return !fresh.contains(title) }
    }
    return path.last.map { !names.contains($0) } ?? true
  }
}

extension OutlinedDeclaration {
  /// The types that a map leads from and to.
  var ends: [String] {
    guard case .map(let map) = node else { return [] }
    return (map.parameters.map(\.type) + [map.target]).compactMap(\.name)
  }
}
