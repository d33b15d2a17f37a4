/// What can change in a declaration or a member by itself, while the rest of it stays.
enum PartKind: Hashable {
  case documentation
  case attribute(String)
  /// The word `open`.
  case openness
  /// `dto`, `domain union`, `enum`.
  case keyword
  /// `: Identifiable`, and also the `: Int` of an enum.
  case conformances
  case discriminator
  /// What a case of a union is called on the wire.
  case tag
  /// `as email`
  case swiftName
  case type
  /// The `?` or `or null` after the type.
  case optionality
  case payload
  case converters
  case rules
  case standard
  case fallback
  /// `->` or `<->`
  case arrow
  /// Everything after the name of what is merged as a whole.
  case content

  /// How messages call it.
  var title: String {
    switch self {
    case .documentation: "documentation"
    case .attribute(let name): "attribute `@\(name)`"
    case .openness: "openness"
    case .keyword: "kind"
    case .conformances: "list after the colon"
    case .discriminator: "distinction"
    case .tag: "tag"
    case .swiftName: "Swift name"
    case .type: "type"
    case .optionality: "optionality"
    case .payload: "payload"
    case .converters: "converters"
    case .rules: "rules"
    case .standard: "default"
    case .fallback: "fallback"
    case .arrow: "direction"
    case .content: "content"
    }
  }
}

/// Where a part is, or where it would be.
struct VersionPart {
  let kind: PartKind

  /// Empty where the part is missing. Several only for documentation, whose lines may be between attributes.
  let ranges: [Range<Int>]

  /// Where it would be written.
  let place: Int

  init(_ kind: PartKind, _ range: Range<Int>?, at place: Int) {
    self.kind = kind
    ranges = range.map { [$0] } ?? []
    self.place = place
  }

  init(documentation ranges: [Range<Int>], at place: Int) {
    kind = .documentation
    self.ranges = ranges
    self.place = place
  }
}

/// What identifies a member within its declaration, in all versions.
struct MemberKey: Hashable {
  enum Kind: Hashable {
    case field, invariant, choice, entry, row, ignore, reverse
  }

  let kind: Kind
  let text: String

  /// That of the field for all other keys of a record.
  static let rest = MemberKey(kind: .field, text: "\u{0}...")

  var isRest: Bool { self == .rest }
}

/// A field, a case, a rule, an entry of a map.
struct VersionMember {
  let key: MemberKey

  /// From its documentation to its end.
  let place: Range<Int>

  /// Where it begins without documentation and attributes.
  let head: Int
  let parts: [VersionPart]

  /// Whether it has a value in place of a type.
  var isConstant = false

  /// What `@renamed(from:)` says it was called.
  let formerName: String?
}
