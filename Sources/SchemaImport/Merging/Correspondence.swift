import Diagnostics
import SchemaSyntax

/// Which declarations of the three versions are the same one. Each has a number that all versions share: its identity.
struct Correspondence {
  private(set) var base: IdentityMap
  private(set) var new: IdentityMap
  private(set) var mine: IdentityMap

  /// - Parameters:
  ///   - former: declarations that the document has moved or renamed, with what they were in the last import.
  ///   - apart: declarations of the document that are not what is called so elsewhere.
  init(
    base: SchemaVersion, new: SchemaVersion, mine: SchemaVersion, former: [Int: Int] = [:],
    apart: Set<Int> = []
  ) {
    self.base = IdentityMap(count: base.declarations.count)
    self.new = IdentityMap(count: new.declarations.count)
    self.mine = IdentityMap(count: mine.declarations.count)
    for id in base.declarations.indices where base.declarations[id].kind != .map {
      self.base.assign(id, to: id)
    }
    var next = base.declarations.count
    matchNew(new, with: base, former, apart, next: &next)
    matchByName(
      mine, with: base, \.base, except: mine.crowdedOut(by: base), inSameForm: { _ in true })
    var contents = ContentMatching(base: base, new: new, mine: mine, known: self, apart: apart)
    for (own, old) in contents.pairs() { self.mine.assign(own, to: old) }
    // What is in those that were found by their content is called there what it was.
    matchByName(mine, with: base, \.base)
    for pair in WrapperMatching(base: base, new: new, mine: mine, known: self).pairs {
      if let identity = self.base.identity(of: pair.base) {
        self.mine.assign(pair.mine, to: identity)
      }
    }
    matchByName(mine, with: new, \.new, inSameForm: apart.contains)
    for id in mine.declarations.indices
    where mine.declarations[id].kind != .map && self.mine.identity(of: id) == nil {
      self.mine.assign(id, to: next)
      next += 1
    }
    matchMaps(base, new, mine, next: &next)
  }

  private mutating func matchNew(
    _ new: SchemaVersion, with base: SchemaVersion, _ former: [Int: Int], _ apart: Set<Int>,
    next: inout Int
  ) {
    for id in new.declarations.indices where new.declarations[id].kind != .map {
      let declaration = new.declarations[id]
      let scope = declaration.parent.map { self.new.identity(of: $0).flatMap(self.base.member) }
      let alike = apart.contains(id) ? nil : base.child(declaration.name, in: scope)
      if let found = former[id] ?? alike, self.new.member(found) == nil {
        self.new.assign(id, to: found)
      } else {
        self.new.assign(id, to: next)
        next += 1
      }
    }
  }

  private mutating func matchByName(
    _ mine: SchemaVersion, with version: SchemaVersion, _ map: KeyPath<Correspondence, IdentityMap>,
    except unclear: Set<Int> = [],
    inSameForm mustBeAlike: (Int) -> Bool = { _ in false }
  ) {
    let known = self[keyPath: map]
    for id in mine.declarations.indices
    where mine.declarations[id].kind != .map && self.mine.identity(of: id) == nil
      && !unclear.contains(id)
    {
      let declaration = mine.declarations[id]
      let scope = declaration.parent.map { self.mine.identity(of: $0).flatMap(known.member) }
      guard let twin = version.child(declaration.name, in: scope),
        let identity = known.identity(of: twin), self.mine.member(identity) == nil,
        !mustBeAlike(twin)
          || !version.declarations[twin].kind.isOtherForm(of: declaration.kind)
      else { continue }
      self.mine.assign(id, to: identity)
    }
  }

  /// Maps have no names. Those between the same types are the same.
  private mutating func matchMaps(
    _ base: SchemaVersion, _ new: SchemaVersion, _ mine: SchemaVersion, next: inout Int
  ) {
    var known: [String: Int] = [:]
    Self.matchMaps(of: base, &self.base, &known, &next)
    Self.matchMaps(of: new, &self.new, &known, &next)
    Self.matchMaps(of: mine, &self.mine, &known, &next)
  }

  private static func matchMaps(
    of version: SchemaVersion, _ identities: inout IdentityMap, _ known: inout [String: Int],
    _ next: inout Int
  ) {
    let words = CanonicalWords(version: version, identities: identities)
    for id in version.declarations.indices {
      guard case .map(let map) = version.declarations[id].node else { continue }
      let source = map.head.start..<map.arrow.start
      let target = map.target.span.range
      let file = version.declarations[id].file
      let ends = words.words(in: source, file: file) + "\n" + words.words(in: target, file: file)
      if let identity = known[ends], identities.member(identity) == nil {
        identities.assign(id, to: identity)
      } else {
        identities.assign(id, to: next)
        if known[ends] == nil { known[ends] = next }
        next += 1
      }
    }
  }
}

extension SchemaVersion {
  /// Declarations whose names may be those of others in the document: where a person has put something in a place, what comes
  /// there by the same name later has a number after it. What these are, their contents and their uses say.
  fileprivate func crowdedOut(by base: SchemaVersion) -> Set<Int> {
    let known = Set(base.declarations.map(\.name))
    var found: Set<Int> = []
    for declaration in declarations where !known.contains(declaration.name) {
      let stem = declaration.name.withoutNumber
      if stem != declaration.name, let other = child(stem, of: declaration.parent),
        declarations[other].kind == declaration.kind
      {
        found.insert(other)
      }
    }
    return found
  }

  /// - Parameter scope: nil at the top; nil within for a declaration that the version does not have.
  func child(_ name: String, in scope: Int??) -> Int? {
    guard let scope else { return child(name, of: nil) }
    return scope.flatMap { child(name, of: $0) }
  }
}

extension String {
  fileprivate var withoutNumber: String { String(reversed().drop(while: \.isNumber).reversed()) }

  /// Whether it is that name, with a number after it because another declaration has the name.
  func isNumbered(_ name: String) -> Bool { self != name && withoutNumber == name }
}

/// The identities of the declarations of one version, and which declaration has which.
struct IdentityMap {
  private var identities: [Int?]
  private var members: [Int: Int] = [:]

  init(count: Int) {
    identities = Array(repeating: nil, count: count)
  }

  mutating func assign(_ declaration: Int, to identity: Int) {
    identities[declaration] = identity
    members[identity] = declaration
  }

  func identity(of declaration: Int) -> Int? { identities[declaration] }

  /// The declaration with that identity, where the version has one.
  func member(_ identity: Int) -> Int? { members[identity] }
}

/// The words of a text, with identities in the place of names of declarations, so that they can be compared across versions.
struct CanonicalWords {
  let version: SchemaVersion
  let identities: IdentityMap

  /// Where fields are used, if these are to be compared by what they are on the wire as well.
  var fields: FieldUses?

  /// Where cases are named that the person calls otherwise.
  var cases: CaseUses?

  func words(in range: Range<Int>, file: Int) -> String {
    let text = version.texts[file]
    var mentions = version.mentions(in: range, file: file)
    var words = ""
    var end = range.lowerBound
    for token in text.tokens(in: range) where token.span.start >= end {
      if let mention = mentions.first, mention.range.lowerBound == token.span.start {
        mentions.removeFirst()
        end = mention.range.upperBound
        if let identity = mention.target.flatMap(identities.identity) {
          words += "#\(identity) "
          continue
        }
        words += mention.path.text + " "
      } else if let use = fields?.use(at: token.span.start, in: file),
        let word = word(for: use.field)
      {
        end = use.end
        words += word
      } else if let use = cases?.use(at: token.span.start, in: file),
        let word = word(for: .init(declaration: use.owner, member: use.member))
      {
        words += word
      } else {
        words += text.string(token.span.range)
        // What is after documentation in its line is not seen.
        while words.last == " " || words.last == "\t" { words.removeLast() }
        words += token.kind == .documentation ? "\n" : " "
      }
    }
    return words
  }

  /// Nil for a field or a case of a type that has no identity.
  func word(for field: FieldUses.Field) -> String? {
    identities.identity(of: field.declaration).map { identity in
      "#\(identity)." + version.declarations[field.declaration].members[field.member].key.text + " "
    }
  }

  /// - Parameter cuts: what is left out of it, ascending.
  func words(in range: Range<Int>, file: Int, without cuts: [Range<Int>]) -> String {
    let starts = [range.lowerBound] + cuts.map(\.upperBound)
    let ends = cuts.map(\.lowerBound) + [range.upperBound]
    return zip(starts, ends).map { words(in: $0..<$1, file: file) }.joined()
  }

  func words(of part: VersionPart, file: Int) -> String {
    part.ranges.map { words(in: $0, file: file) }.joined()
  }
}
