import SchemaSyntax

/// Finds each `type` that a person has renamed or moved, by the fields that hold it: it has no members that it could be known by.
struct WrapperMatching {
  /// Each declaration of the person with the one of the last import.
  private(set) var pairs: [(mine: Int, base: Int)] = []
  private let base: SchemaVersion
  private let new: SchemaVersion
  private let mine: SchemaVersion
  private let known: Correspondence

  init(base: SchemaVersion, new: SchemaVersion, mine: SchemaVersion, known: Correspondence) {
    self.base = base
    self.new = new
    self.mine = mine
    self.known = known
    let gone = base.declarations.indices.filter { id in
      base.declarations[id].kind == .wrapper
        && known.base.identity(of: id).map { known.mine.member($0) == nil } ?? false
    }
    let open = mine.declarations.indices.filter { id in
      mine.declarations[id].kind == .wrapper && known.mine.identity(of: id) == nil
        && !isNamedInDocument(id)
    }
    guard !gone.isEmpty, !open.isEmpty else { return }
    let uses = TypeUses(of: Set(gone), in: base, known.base)
    let ownUses = TypeUses(of: Set(open), in: mine, known.mine)
    var taken: (mine: Set<Int>, base: Set<Int>) = ([], [])
    let shared = ownUses.shared(with: uses)
    // With two in one field, what they say tells them apart.
    for pair in shared.filter(saysTheSame) + shared
    where !taken.mine.contains(pair.mine) && !taken.base.contains(pair.base) {
      taken.mine.insert(pair.mine)
      taken.base.insert(pair.base)
      pairs.append(pair)
    }
  }

  /// Whether the document has now made a type of this name, which is then that one.
  private func isNamedInDocument(_ own: Int) -> Bool {
    let declaration = mine.declarations[own]
    let scope = declaration.parent.map { known.mine.identity(of: $0).flatMap(known.new.member) }
    return new.child(declaration.name, in: scope) != nil
  }

  private func saysTheSame(_ pair: (mine: Int, base: Int)) -> Bool {
    let own = mine.declarations[pair.mine]
    let old = base.declarations[pair.base]
    let ownWords = CanonicalWords(version: mine, identities: known.mine)
    let words = CanonicalWords(version: base, identities: known.base)
    return VersionDeclaration.partsOfTypes.allSatisfy {
      ownWords.words(of: own.part($0), file: own.file) == words.words(of: old.part($0), file: 0)
    }
  }
}

extension VersionDeclaration {
  /// What says which values a `type` holds.
  static let partsOfTypes: [PartKind] = [.type, .optionality, .converters, .rules]
}
