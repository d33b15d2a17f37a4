import JSON

/// The lists at one place.
package struct ListProfile: Hashable, Sendable {
  package private(set) var count = 0

  /// How many elements they have.
  package private(set) var lengths: Extent<Int>?

  /// What the elements of all of them show: one profile, or none. An array, since a value cannot hold one of its own type.
  private var joined: [ValueProfile] = []

  package init() {}

  /// Nil if no list has an element.
  package var element: ValueProfile? { joined.first }

  mutating func observe(_ elements: [JSONValue], in file: Int, depth: Int) {
    count += 1
    lengths.join(Extent(elements.count))
    if joined.isEmpty, !elements.isEmpty { joined.append(ValueProfile()) }
    for element in elements { joined[0].observe(element, in: file, depth: depth + 1) }
  }

  mutating func join(_ other: ListProfile) {
    count += other.count
    lengths.join(other.lengths)
    guard let element = other.element else { return }
    if joined.isEmpty { joined.append(element) } else { joined[0].join(element) }
  }
}
