/// A key of a JSON object. One type for all objects, since the compiler pays for every other; and no
/// larger than fits into `any CodingKey`.
package nonisolated enum WireKey: CodingKey {
  /// The schema knows it.
  case name(String)
  /// It comes from a payload, or from a value that is written.
  case key(String)
  /// The place of an element in an array.
  case index(Int)

  /// Literals cost the compiler far less as they are than as a `String`.
  package init(_ name: StaticString) {
    self = .name(name.description)
  }

  package init(stringValue: String) {
    self = .key(stringValue)
  }

  package init?(intValue: Int) {
    self = .index(intValue)
  }

  package var stringValue: String {
    switch self {
    case .name(let name), .key(let name): name
    case .index(let index): "Index \(index)"
    }
  }

  package var intValue: Int? {
    if case .index(let index) = self { index } else { nil }
  }
}
