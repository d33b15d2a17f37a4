package import Diagnostics
package import JSON

/// What samples show at one place of the wire.
///
/// Profiles are joined in any order and any grouping, with the same result. Joining one with itself doubles what it counts, and
/// changes nothing else.
package struct ValueProfile: Hashable, Sendable {
  package private(set) var nulls = 0
  package private(set) var flags = 0
  package private(set) var numbers = NumberProfile()
  package private(set) var texts = TextProfile()
  package private(set) var lists = ListProfile()
  package private(set) var objects = ObjectProfile()

  /// Lists and objects that are too deep to be looked into.
  package private(set) var unread = 0

  /// The first place in the documents: of the key, or of the value where it has none.
  package private(set) var place: SourceSpan?

  /// How many lists and objects may be within each other. A schema is not read where it is nested more deeply, and nobody would
  /// want to read it.
  package static let depthLimit = 60

  package init() {}

  /// - Parameters:
  ///   - place: of the key, if there is one.
  ///   - file: the document among those of the run.
  package mutating func observe(
    _ value: JSONValue, at place: Range<Int>? = nil, in file: Int, depth: Int = 0
  ) {
    let place = place ?? value.place
    join(place: SourceSpan(file: file, start: place.lowerBound, end: place.upperBound))
    switch value.content {
    case .null: nulls += 1
    case .boolean: flags += 1
    case .number(let text): numbers.observe(text)
    case .string(let text): texts.observe(text)
    case .array where depth >= Self.depthLimit, .object where depth >= Self.depthLimit:
      unread += 1
    case .array(let elements): lists.observe(elements, in: file, depth: depth)
    case .object(let members): objects.observe(members, in: file, depth: depth)
    }
  }

  package mutating func join(_ other: ValueProfile) {
    nulls += other.nulls
    flags += other.flags
    numbers.join(other.numbers)
    texts.join(other.texts)
    lists.join(other.lists)
    objects.join(other.objects)
    unread += other.unread
    if let place = other.place { join(place: place) }
  }

  private mutating func join(place other: SourceSpan) {
    place = place.map { min($0, other) } ?? other
  }
}
