import Diagnostics

/// Turns what is taken over into edits of the person's files.
struct MergeEditor {
  private let comparison: VersionComparison
  private let names: MergedNames
  private let memberNames: AddedMemberNames
  private let whole: WholeDeclarations
  private let check: RemovalCheck
  private var edits: [TextEdits]
  private var additions = Additions()
  private let wording: OwnWording
  /// The file for what is new.
  private let path: String

  init(
    _ comparison: VersionComparison, _ names: MergedNames, _ memberNames: AddedMemberNames,
    _ whole: WholeDeclarations, _ check: RemovalCheck, _ wording: OwnWording,
    elsewhere path: String
  ) {
    self.comparison = comparison
    self.names = names
    self.memberNames = memberNames
    self.whole = whole
    self.check = check
    self.wording = wording
    self.path = path
    edits = comparison.mine.texts.map { _ in TextEdits() }
  }

  /// The edits of each file, and the declarations for which there is no place in any of them.
  mutating func run() -> (edits: [TextEdits], homeless: [Int]) {
    let changes = check.changes.filter { !whole.all.contains($0.mine) && !$0.isOtherKind }
    for change in changes { addItems(to: change) }
    let homeless = addRoots()
    // What comes before something also comes before what is added to that.
    for (place, items) in additions.groups where place.isBeforeItems { write(items, at: place) }
    for change in changes { edit(change) }
    for (place, items) in additions.groups where !place.isBeforeItems { write(items, at: place) }
    for change in check.changes { replaceWhole(change.mine) }
    for id in comparison.mine.declarations.indices where check.removals.contains(id) { remove(id) }
    keepMeanings()
    return (edits, homeless)
  }

  private func added(to file: Int) -> AddedText {
    AddedText(comparison, names, wording, lineBreak: comparison.mine.texts[file].lineBreak)
  }

  // MARK: What is there

  private mutating func edit(_ change: DeclarationChange) {
    let mine = comparison.mine.declarations[change.mine]
    let new = comparison.new.declarations[change.new]
    let writing = PartWriting(text: comparison.mine.texts[mine.file], added: added(to: mine.file))
    for kind in change.parts {
      writing.write(
        new.part(kind), over: mine.part(kind), head: mine.head, into: &edits[mine.file])
    }
    for part in change.memberParts {
      let member = mine.members[part.mine]
      writing.write(
        new.members[part.new].part(part.kind), over: member.part(part.kind), head: member.head,
        into: &edits[mine.file])
    }
    for (entry, source) in change.sources.sorted(by: { $0.key < $1.key }) {
      for range in mine.members[entry].part(.content).ranges {
        edits[mine.file].replace(range, with: ": \(source)")
      }
    }
    for member in change.removed {
      let removal = LineRemoval(
        of: mine.members[member].place, in: comparison.mine.texts[mine.file])
      edits[mine.file].remove(removal.range)
    }
  }

  /// Where the person names a field by its Swift name, and the document now calls another field so, the name on the wire takes
  /// the place of that name: it would mean the new field otherwise, without a word.
  private mutating func keepMeanings() {
    let clashes = memberNames.clashes.filter { clash in
      let added = comparison.new.declarations[clash.declaration].members[clash.member].key
      return added.kind == .field && added.text == clash.name
    }
    if clashes.isEmpty { return }
    let uses = FieldUses(in: comparison.mine, comparison.conventions)
    for clash in clashes {
      let holder = clash.holder
      let named = comparison.mine.declarations[holder.declaration]
      let wireName = named.members[holder.member].key.text
      guard wireName != clash.name, SchemaText.isWord(wireName),
        !SchemaText.wordsOfExpressions.contains(wireName)
      else { continue }
      let field = FieldUses.Field(declaration: holder.declaration, member: holder.member)
      for span in uses.places[field] ?? [] {
        let text = comparison.mine.texts[span.file]
        guard text.string(span.range) == clash.name else { continue }
        edits[span.file].replace(span.range, with: wireName)
      }
    }
  }

  private mutating func replaceWhole(_ own: Int) {
    guard let new = whole.replacements[own] else { return }
    let declaration = comparison.mine.declarations[own]
    let text = comparison.mine.texts[declaration.file]
    let indentation = text.indentation(at: declaration.place.lowerBound)
    edits[declaration.file].replace(
      declaration.place,
      with: added(to: declaration.file).text(
        ofDeclaration: new, keeping: present(in: new), indentation: indentation))
  }

  /// What the document nests in a declaration and the person has there, too.
  private func present(in new: Int) -> Set<Int> {
    var present: Set<Int> = []
    for case .nested(let child) in comparison.new.declarations[new].items
    where !names.added.contains(child) {
      present.insert(child)
      present.formUnion(self.present(in: child))
    }
    return present
  }

  private mutating func remove(_ id: Int) {
    let declaration = comparison.mine.declarations[id]
    let surrounding = declaration.parent
    if let surrounding, check.removals.contains(surrounding) || whole.all.contains(surrounding) {
      return
    }
    let text = comparison.mine.texts[declaration.file]
    edits[declaration.file].remove(LineRemoval(of: declaration.place, in: text).range)
  }

  // MARK: What comes

  /// What is new in a declaration, each after what comes before it in the document.
  private mutating func addItems(to change: DeclarationChange) {
    let mine = comparison.mine.declarations[change.mine]
    let new = comparison.new.declarations[change.new]
    var place = mine.body == nil ? Additions.Place.missingBody(change.mine) : .top(change.mine)
    for item in new.items {
      switch item {
      case .member(let member):
        if let own = change.places[member] {
          place = .after(mine.members[own].place, in: mine.file, owner: change.mine)
        } else if change.added.contains(member) {
          let end = new.members[member].key.isRest ? mine.endOfFields(change.mine) : nil
          additions.add(.member(member, of: change.new), at: end ?? place)
        }
      case .nested(let child):
        if names.added.contains(child) {
          additions.add(.declaration(child), at: place)
        } else if let own = twin(of: child), comparison.mine.declarations[own].parent == change.mine
        {
          place = .after(
            comparison.mine.declarations[own].place, in: mine.file, owner: change.mine)
        }
      }
    }
  }

  private func twin(of new: Int) -> Int? {
    comparison.identities.new.identity(of: new).flatMap(comparison.identities.mine.member)
  }

  /// Only in the file that is named after the document, and not within a namespace that it is in part: what a person has put
  /// elsewhere says nothing about what is new.
  private mutating func addRoots() -> [Int] {
    var place: Additions.Place?
    var waiting: [Int] = []
    for root in comparison.new.roots {
      if names.added.contains(root) {
        if let place { additions.add(.declaration(root), at: place) } else { waiting.append(root) }
      } else if let own = twin(of: root).map(comparison.mine.root), isAtHome(own),
        !check.removals.contains(own)
      {
        let declaration = comparison.mine.declarations[own]
        place = .after(declaration.place, in: declaration.file, owner: nil)
        for id in waiting { additions.add(.declaration(id), at: .before(own)) }
        waiting = []
      }
    }
    return waiting
  }

  private func isAtHome(_ root: Int) -> Bool {
    let declaration = comparison.mine.declarations[root]
    return comparison.mine.texts[declaration.file].file.path == path
      && declaration.namespace == comparison.mine.home
  }

  // MARK: Texts

  private mutating func write(_ items: [Additions.Item], at place: Additions.Place) {
    let layout = AdditionLayout(comparison.mine, place)
    let added = added(to: layout.file)
    let texts = items.map { item in
      AdditionLayout.Text(
        text: text(of: item, added, indentation: layout.indentation),
        followsBlankLine: comparison.new.texts[0].followsBlankLine(at: self.place(of: item)),
        startsLine: comparison.new.texts[0].startsLine(at: self.place(of: item)))
    }
    edits[layout.file].insert(layout.joined(texts), at: layout.offset)
  }

  private func text(of item: Additions.Item, _ added: AddedText, indentation: String) -> String {
    switch item {
    case .declaration(let id): added.text(ofDeclaration: id, indentation: indentation)
    case .member(let member, let owner):
      added.text(
        of: comparison.new.declarations[owner].members[member],
        calling: memberNames.name(of: member, in: owner),
        isOnWire: comparison.new.declarations[owner].kind != .record(isOnWire: false),
        indentation: indentation)
    }
  }

  private func place(of item: Additions.Item) -> Int {
    switch item {
    case .declaration(let id): comparison.new.declarations[id].place.lowerBound
    case .member(let member, let owner):
      comparison.new.declarations[owner].members[member].place.lowerBound
    }
  }
}

extension VersionDeclaration {
  /// After the last field, as only the field for all other keys must be.
  fileprivate func endOfFields(_ owner: Int) -> Additions.Place? {
    members.filter { $0.key.kind == .field }.map(\.place).max { $0.upperBound < $1.upperBound }
      .map { .after($0, in: file, owner: owner) }
  }
}
