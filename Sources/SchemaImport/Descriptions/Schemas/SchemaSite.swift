import JSON

/// A schema object, and where it is.
struct SchemaSite {
  let origin: Origin

  /// What its references start from, by its position among the resources.
  let resource: Int

  /// Whether nothing at all conforms to it: the schema `false`, or one that is not any value.
  let admitsNothing: Bool
  private(set) var entries: [Entry]
  private(set) var present: KeywordSet

  /// Whether it is meant itself, and none of the schemas that extend it.
  private(set) var isItself = false

  /// What is beside a reference in a dialect where that means nothing.
  let hidden: [Entry]

  struct Entry {
    let keyword: Keyword
    let member: JSONValue.Member
  }

  /// Nil for what is not a schema: neither an object nor a flag.
  init?(_ value: JSONValue, at origin: Origin, resource: Int, dialect: Dialect) {
    self.origin = origin
    self.resource = resource
    switch value.content {
    case .boolean(let flag):
      (admitsNothing, entries, hidden, present) = (!flag, [], [], [])
    case .object(let members) where members.contains(where: \.excludesAll):
      (admitsNothing, entries, hidden, present) = (true, [], [], [])
    case .object(let members):
      admitsNothing = false
      let all = Self.withInnerDiscriminator(
        members.map { Entry(keyword: Keyword($0.name), member: $0) })
      let isHiding =
        dialect.hidesBesideReferences && all.contains { $0.keyword == .reference }
      entries = isHiding ? all.filter(Self.staysBesideReference) : all
      hidden = isHiding ? all.filter { !Self.staysBesideReference($0) } : []
      present = entries.reduce(into: []) { $0.insert($1.keyword) }
    case .null, .number, .string, .array:
      return nil
    }
  }

  /// A discriminator in a part under `allOf` is about the whole, as those are about the whole that extend it.
  private static func withInnerDiscriminator(_ entries: [Entry]) -> [Entry] {
    guard let parts = entries.last(where: { $0.keyword == .allOf })?.member.value.elements,
      !entries.contains(where: { $0.keyword == .discriminator })
    else { return entries }
    for part in parts where part["$ref"] == nil {
      if let member = part.members?.last(where: { Keyword($0.name) == .discriminator }) {
        return entries + [Entry(keyword: .discriminator, member: member)]
      }
    }
    return entries
  }

  /// What is only said about a value is meant, whatever the dialect says.
  private static func staysBesideReference(_ entry: Entry) -> Bool {
    entry.keyword == .reference || KeywordSet.annotations.contains(entry.keyword)
  }

  /// What it says about values.
  var substance: KeywordSet { present.subtracting(.annotations) }

  /// Where a keyword comes twice, the last one counts, as in most readers.
  subscript(keyword: Keyword) -> JSONValue.Member? {
    guard present.contains(keyword) else { return nil }
    return entries.last { $0.keyword == keyword }?.member
  }

  /// What it says about values, by keyword, if these are lists of texts, numbers or flags. Places in the text make no difference.
  var plainList: [String: JSONValue]? {
    guard substance.isSuperset(of: [.type, .items]), let items = self[.items]?.value.members,
      items.allSatisfy({ Keyword($0.name) == .type || Keyword($0.name) == .format })
    else { return nil }
    return Dictionary(
      entries.filter { !KeywordSet.annotations.contains($0.keyword) }
        .map { ($0.member.name, $0.member.value.withoutPlaces) },
      uniquingKeysWith: { _, last in last })
  }

  /// An extension, such as `x-deprecatedMessage`.
  func remark(_ name: String) -> JSONValue? {
    entries.last { $0.keyword == .remark && $0.member.name == name }?.member.value
  }

  func without(_ keywords: KeywordSet) -> SchemaSite {
    var site = self
    site.entries.removeAll { keywords.contains($0.keyword) }
    site.present.subtract(keywords)
    return site
  }

  /// Without what tells apart the schemas that extend it, and without a list of these.
  func asItself() -> SchemaSite {
    var site = without([.discriminator, .oneOf, .anyOf])
    site.isItself = true
    return site
  }

  /// Whether it is at `origin` or within what is there.
  func isWithin(_ origin: Origin) -> Bool { self.origin.isWithin(origin) }
}

extension JSONValue {
  fileprivate var withoutPlaces: JSONValue {
    switch content {
    case .array(let elements): .array(elements.map(\.withoutPlaces))
    case .object(let members): .object(members.map { Member($0.name, $0.value.withoutPlaces) })
    case .null, .boolean, .number, .string: JSONValue(content)
    }
  }
}

extension Origin {
  func isWithin(_ other: Origin) -> Bool {
    document == other.document && steps.starts(with: other.steps)
  }

  /// Whether it is among the schemas that a document declares.
  var isNamed: Bool {
    ["schemas", "definitions", "$defs"].contains(steps.dropLast().last)
  }

  func dropping(_ count: Int) -> Origin {
    Origin(document: document, steps: Array(steps.dropLast(count)))
  }

  /// As a reference within the document is written: `#/definitions/User`.
  var pointer: String { JSONPointer.text(of: steps) }
}

extension JSONValue.Member {
  /// `"not": {}`
  fileprivate var excludesAll: Bool {
    Keyword(name) == .not && (value.members?.isEmpty ?? value.flag ?? false)
  }
}
