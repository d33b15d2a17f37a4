import JSON

/// The objects at one place, kept apart by the tag that each carries, for as long as tags are few.
///
/// What is kept apart can be joined later, but not the other way round: which keys come together is what a tag explains.
package struct ObjectProfile: Hashable, Sendable {
  /// By tag. Without one are those that have none, and all once there are too many.
  package private(set) var variants: [Tag?: RecordProfile] = [:]
  private var areTagsIgnored = false

  package init() {}

  package var count: Int { variants.values.reduce(0) { $0 + $1.count } }

  /// All of them as one kind of record.
  package var joined: RecordProfile {
    if variants.count == 1, let only = variants.values.first { return only }
    return variants.values.reduce(into: RecordProfile()) { $0.join($1) }
  }

  mutating func observe(_ members: [JSONValue.Member], in file: Int, depth: Int) {
    let tag = areTagsIgnored ? nil : Tag.of(members)
    variants[tag, default: RecordProfile()].observe(members, in: file, depth: depth)
    ignoreTagsIfTooMany()
  }

  mutating func join(_ other: ObjectProfile) {
    for (tag, records) in other.variants {
      if variants[tag] == nil { variants[tag] = records } else { variants[tag]?.join(records) }
    }
    if other.areTagsIgnored { ignoreTags() }
    ignoreTagsIfTooMany()
  }

  private mutating func ignoreTagsIfTooMany() {
    if areTagsIgnored {
      // A join may have brought some.
      if variants.count > 1 { ignoreTags() }
    } else if variants.count - (variants[nil] == nil ? 0 : 1) > TextValues.limit {
      ignoreTags()
    }
  }

  private mutating func ignoreTags() {
    areTagsIgnored = true
    variants = variants.isEmpty ? [:] : [nil: joined]
  }
}

/// A member of an object that may say what kind of object it is.
package struct Tag: Hashable, Sendable {
  package let key: String
  package let value: String

  /// Keys that APIs use for it. Those that are used for nothing else come first: `type` may also be one of many fields.
  private static let keys = [
    "__typename", "@type", "$type", "_type", "object", "type", "kind", "event", "action",
  ]

  /// By the first of the keys that the object has. Nil if what is there cannot be the name of a kind.
  static func of(_ members: [JSONValue.Member]) -> Tag? {
    var best = keys.count
    var value: String?
    for member in members {
      // Most keys are told apart by their length, which is faster.
      guard (4...10).contains(member.name.utf8.count),
        case .string(let text) = member.value.content,
        let rank = keys.prefix(best).firstIndex(of: member.name)
      else { continue }
      (best, value) = (rank, text)
    }
    guard let value, PlainWord.describes(value) else { return nil }
    return Tag(key: keys[best], value: value)
  }
}
