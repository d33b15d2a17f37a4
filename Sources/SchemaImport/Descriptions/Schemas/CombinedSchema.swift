import JSON

/// Schemas that all hold at one place, with everything that they refer to or consist of.
///
/// What was carried over is taken from it; what is left in the end is lost.
struct CombinedSchema {
  /// The place, which need not be that of any of its schemas.
  let origin: Origin
  private(set) var parts: [SchemaSite]
  private var taken: KeywordSet = [.reference, .allOf]

  /// A keyword of one of the schemas.
  struct Use {
    let site: SchemaSite
    let member: JSONValue.Member

    var value: JSONValue { member.value }

    /// The texts of a list.
    var texts: [String] { value.elements?.compactMap(\.text) ?? [] }
  }

  /// A schema, as far as it holds there.
  struct Part: Hashable {
    private let origin: Origin
    private let present: KeywordSet
    private let isItself: Bool

    init(_ site: SchemaSite) {
      origin = site.origin
      present = site.present
      isItself = site.isItself
    }
  }

  init(_ parts: [SchemaSite], at origin: Origin) {
    self.parts = parts
    self.origin = origin
  }

  /// What is made of the same schemas is the same type; nil for a single schema, which has a place of its own. A choice is
  /// declared there only when its alternatives are known, and these can contain it again.
  var combination: [Part]? {
    guard parts.count > 1 || !present.isDisjoint(with: [.oneOf, .anyOf]) else { return nil }
    return parts.map(Part.init)
  }

  var present: KeywordSet { parts.reduce(into: []) { $0.formUnion($1.present) } }

  /// Those that are at the place itself, and not where a reference leads.
  var ownParts: [SchemaSite] { parts.filter { $0.isWithin(origin) } }

  /// Nothing at all conforms.
  var admitsNothing: Bool { parts.contains(where: \.admitsNothing) }

  func uses(of keyword: Keyword) -> [Use] {
    parts.compactMap { site in site[keyword].map { Use(site: site, member: $0) } }
  }

  /// The same, which thereby are carried over.
  mutating func take(_ keyword: Keyword) -> [Use] {
    taken.insert(keyword)
    return uses(of: keyword)
  }

  mutating func take(_ keywords: KeywordSet) {
    taken.formUnion(keywords)
  }

  /// What a person is told about the place: the words nearest to it.
  func words(_ keyword: Keyword) -> String? {
    for part in ownParts {
      if let text = part[keyword]?.value.text?.trimmedBlanks, !text.isEmpty { return text }
    }
    return nil
  }

  var lost: [Use] {
    parts.flatMap { site in
      site.present.subtracting(taken).subtracting(.annotations).isEmpty
        && !site.present.contains(.unknown)
        ? []
        : site.entries.filter { !taken.contains($0.keyword) && $0.keyword.isLosable }
          .map { Use(site: site, member: $0.member) }
    }
  }
}

extension Keyword {
  /// Whether something is lost when it is not carried over.
  fileprivate var isLosable: Bool {
    self == .unknown || !KeywordSet.annotations.contains(self)
  }
}

extension String {
  var trimmedBlanks: String {
    let isBlank: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
    guard let start = firstIndex(where: { !isBlank($0) }),
      let end = lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[start...end])
  }
}
