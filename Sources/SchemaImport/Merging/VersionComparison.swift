import SchemaSemantics
import SchemaSyntax

/// The three versions, and what is the same in them.
struct VersionComparison {
  let base: SchemaVersion
  let new: SchemaVersion
  let mine: SchemaVersion
  let identities: Correspondence

  /// Nil if the last import was in the same layer.
  let layers: LayerChange?

  private(set) var movedEnums = MovedEnums()

  /// Declarations of the person that the document has made another kind of, with what it has now beside them.
  private(set) var apart: [Int: Int] = [:]

  /// How fields are called in Swift where nothing else is written.
  let conventions: NamingConventions
  private(set) var baseWords: CanonicalWords
  private(set) var newWords: CanonicalWords
  private(set) var mineWords: CanonicalWords

  init(
    base: SchemaVersion, new: SchemaVersion, mine: SchemaVersion, _ conventions: NamingConventions,
    _ layers: LayerChange?
  ) {
    self.init(
      base: base, new: new, mine: mine, conventions, layers,
      Correspondence(base: base, new: new, mine: mine))
    let apart = KindChanges(self).apart
    if !apart.isEmpty { compareAgain(apart, former: [:]) }
    let former = DocumentMoves(self).former
    if !former.isEmpty { compareAgain(apart, former: former) }
    if layers != nil { movedEnums = MovedEnums(self) }
    findRenamedCases()
  }

  private init(
    base: SchemaVersion, new: SchemaVersion, mine: SchemaVersion, _ conventions: NamingConventions,
    _ layers: LayerChange?, _ identities: Correspondence
  ) {
    self.layers = layers
    self.conventions = conventions
    self.base = base
    self.new = new
    self.mine = mine
    self.identities = identities
    baseWords = CanonicalWords(version: base, identities: identities.base)
    newWords = CanonicalWords(version: new, identities: identities.new)
    mineWords = CanonicalWords(version: mine, identities: identities.mine)
  }

  private mutating func compareAgain(_ apart: [Int: Int], former: [Int: Int]) {
    self = VersionComparison(
      base: base, new: new, mine: mine, conventions, layers,
      Correspondence(base: base, new: new, mine: mine, former: former, apart: Set(apart.values)))
    self.apart = apart
  }

  private mutating func findRenamedCases() {
    let enums = new.declarations.indices.filter { id in
      new.declarations[id].kind == .enumeration
        && ownNames(ofMembersIn: id).map(\.hasOwn) ?? false
    }
    guard !enums.isEmpty else { return }
    let identities = identities
    let found = enums.compactMap { identities.new.identity(of: $0) }
    newWords.cases = CaseUses(of: enums, in: new, conventions)
    baseWords.cases = CaseUses(
      of: found.compactMap { identities.base.member($0) }, in: base, conventions)
    mineWords.cases = CaseUses(
      of: found.compactMap { identities.mine.member($0) }, in: mine, conventions)
  }

  /// What becomes of a part of the person's version.
  enum Verdict {
    /// The document has not changed it, or says now what is there already.
    case stays
    /// The person has not changed it.
    case follows
    /// Both have changed it, each in its own way.
    case conflicts
  }

  /// A declaration or a member of each version; of the first, where it has one.
  struct Trio<Bearer: PartBearer> {
    let base: Bearer?
    let new: Bearer
    let mine: Bearer
    let file: Int
  }

  /// Whether the document lets a field be missing that the person has given a default: then the default is what is meant, and
  /// beside a `?` it would no longer stand for null.
  func coversAbsence<Bearer>(by trio: Trio<Bearer>) -> Bool {
    guard let base = trio.base else { return false }
    let mark = trio.new.part(.optionality).ranges.first.map(new.texts[0].string)
    return mark == "?" && base.part(.optionality).ranges.isEmpty
      && base.part(.standard).ranges.isEmpty
      && !trio.mine.part(.standard).ranges.isEmpty
  }

  func verdict<Bearer>(on kind: PartKind, of trio: Trio<Bearer>) -> Verdict {
    let old = trio.base.map { baseWords.words(of: $0.part(kind), file: 0) } ?? ""
    let now = newWords.words(of: trio.new.part(kind), file: 0)
    guard old != now else { return .stays }
    let own = mineWords.words(of: trio.mine.part(kind), file: trio.file)
    if own == now { return .stays }
    return own == old ? .follows : .conflicts
  }

  /// Whether a member, or a declaration, is just what the last import wrote.
  func isUntouched<Bearer: PartBearer>(_ own: Bearer, file: Int, since old: Bearer) -> Bool {
    !mine.texts[file].hasComments(in: own.place)
      && mineWords.words(in: own.place, file: file) == baseWords.words(in: old.place, file: 0)
  }

  /// Whether the person has changed a declaration since the last import wrote it. What was in it, and is elsewhere, has its own
  /// history, and a number after its name is from an import.
  func isEdited(_ own: Int, since old: Int) -> Bool {
    let (declaration, known) = (mine.declarations[own], base.declarations[old])
    var (cuts, knownCuts): ([Range<Int>], [Range<Int>]) = ([], [])
    if declaration.name.isNumbered(known.name),
      let name = declaration.node.declaredName, let knownName = known.node.declaredName
    {
      cuts = [name.span.range]
      knownCuts = [knownName.span.range]
    }
    for case .nested(let child) in known.items {
      guard let twin = identities.base.identity(of: child).flatMap(identities.mine.member),
        mine.declarations[twin].parent != own
      else { continue }
      knownCuts.append(base.declarations[child].place)
    }
    return mine.texts[declaration.file].hasComments(in: declaration.place)
      || mineWords.words(in: declaration.place, file: declaration.file, without: cuts)
        != baseWords.words(in: known.place, file: 0, without: knownCuts)
  }

  /// Whether the document says the same of a declaration as it did.
  func isUnchanged(_ new: VersionDeclaration, since old: VersionDeclaration) -> Bool {
    newWords.words(in: new.place, file: 0) == baseWords.words(in: old.place, file: 0)
  }

  /// A `type` that the document has changed in what it holds, while the person has replaced it in a member that still has it in
  /// the document.
  func replacedType(in trio: Trio<VersionMember>) -> MergeConflict.ReplacedType? {
    guard let member = trio.base else { return nil }
    let named = new.mentions(in: trio.new.place, file: 0).compactMap(\.target)
    for mention in base.mentions(in: member.place, file: 0) {
      guard let old = mention.target, base.declarations[old].kind == .wrapper,
        let identity = identities.base.identity(of: old), identities.mine.member(identity) == nil,
        let now = identities.new.member(identity), named.contains(now)
      else { continue }
      let (was, has) = (base.declarations[old], new.declarations[now])
      let changed = VersionDeclaration.partsOfTypes.first {
        baseWords.words(of: was.part($0), file: 0) != newWords.words(of: has.part($0), file: 0)
      }
      if let part = was.kind == has.kind ? changed : .keyword {
        return MergeConflict.ReplacedType(base: old, new: now, part: part)
      }
    }
    return nil
  }

  /// Whether the person's declaration is what the last import wrote, to the letter.
  func isUntouchedText(_ own: Int, since old: Int) -> Bool {
    let own = mine.declarations[own]
    let old = base.declarations[old]
    let text = mine.texts[own.file]
    return text.startsLine(at: own.place.lowerBound)
      && text.bytes[own.place] == base.texts[0].bytes[old.place]
      && text.indentation(at: own.place.lowerBound)
        == base.texts[0].indentation(at: old.place.lowerBound)
  }

  func isUnchangedText(_ new: Int, since old: Int) -> Bool {
    self.new.texts[0].bytes[self.new.declarations[new].place]
      == base.texts[0].bytes[base.declarations[old].place]
  }

  // MARK: Members

  /// The members of a person's declaration, found by what they are called in the version of the last import.
  func members(of own: Int, knownAs known: Int?) -> MemberMatching {
    let members = mine.declarations[own].members
    guard let known else { return MemberMatching(members) }
    return MemberMatching(
      of: members, knownAs: base.declarations[known].members,
      meaning: (
        own: { meaning(of: $0, in: mine.declarations[own], mineWords) },
        known: { meaning(of: $0, in: base.declarations[known], baseWords) }
      ))
  }

  /// What the person calls the members of a declaration of the document; nil where they do not have it.
  func ownNames(ofMembersIn id: Int) -> OwnNames? {
    if let move = movedEnums[id] {
      return OwnNames(ofMembersIn: id, of: move.mine, since: move.base, self)
    }
    guard let identity = identities.new.identity(of: id),
      let own = identities.mine.member(identity)
    else { return nil }
    return OwnNames(ofMembersIn: id, of: own, since: identities.base.member(identity), self)
  }

  /// What the members of a declaration were called in the document. If its cases are told apart in another way now, they have
  /// other names on the wire, and are known by what they hold.
  func formerKeys(of new: Int, since old: Int?) -> [MemberKey] {
    let members = self.new.declarations[new].members
    let keys = members.map(\.key)
    guard let old,
      base.declarations[old].namesCasesInSwift != self.new.declarations[new].namesCasesInSwift
    else { return keys }
    var former: [String: MemberKey] = [:]
    for member in base.declarations[old].members {
      guard let payload = payload(of: member, in: base.declarations[old], baseWords) else {
        continue
      }
      former[payload] = former[payload] ?? member.key
    }
    return members.map { member in
      payload(of: member, in: self.new.declarations[new], newWords).flatMap { former[$0] }
        ?? member.key
    }
  }

  /// The payload of a case that is called so in Swift alone.
  private func meaning(
    of member: VersionMember, in owner: VersionDeclaration, _ words: CanonicalWords
  ) -> String? {
    guard owner.namesCasesInSwift == true else { return nil }
    return payload(of: member, in: owner, words)
  }

  private func payload(
    of member: VersionMember, in owner: VersionDeclaration, _ words: CanonicalWords
  ) -> String? {
    let payload = words.words(of: member.part(.payload), file: owner.file)
    return payload.isEmpty ? nil : payload
  }
}

extension VersionDeclaration {
  /// Whether the names of its cases are not on the wire; nil for what is not a union.
  var namesCasesInSwift: Bool? {
    guard case .union(let union) = node else { return nil }
    switch union.discriminator {
    case nil, .shape: return true
    case .tag, .adjacent, .keyedByTag, .key: return false
    }
  }
}

/// What consists of parts.
protocol PartBearer {
  var place: Range<Int> { get }
  var parts: [VersionPart] { get }
  /// Where it begins without documentation and attributes.
  var head: Int { get }
}

extension PartBearer {
  func part(_ kind: PartKind) -> VersionPart {
    parts.first { $0.kind == kind } ?? VersionPart(kind, nil, at: head)
  }
}

extension VersionMember: PartBearer {}
extension VersionDeclaration: PartBearer {}
