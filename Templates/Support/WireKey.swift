/// A key of a JSON object. All objects share one type, since each further type costs compile time. It is small
/// enough to fit into `any CodingKey`.
package nonisolated enum WireKey: CodingKey {
  /// A key that the schema knows.
  case name(String)
  /// A key that comes from a payload, or from a value that is written.
  case key(String)
  /// The index of an element in an array.
  case index(Int)

  /// A `StaticString` costs far less compile time than a `String`.
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
