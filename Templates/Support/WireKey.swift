/// A key of a JSON object. All objects share one type, since each further type costs compile time. It is small
/// enough to fit into `any CodingKey`.
package nonisolated enum WireKey: CodingKey {
  /// A key in generated code: as a `StaticString` it is compiled and copied in far less time than as a `String`.
  case literal(StaticString)
  /// Another key that the schema knows.
  case name(String)
  /// A key that comes from a payload, or from a value that is written.
  case key(String)
  /// The index of an element in an array.
  case index(Int)

  package init(_ name: StaticString) {
    self = .literal(name)
  }

  package init(stringValue: String) {
    self = .key(stringValue)
  }

  package init?(intValue: Int) {
    self = .index(intValue)
  }

  package var stringValue: String {
    switch self {
    case .literal(let name): name.description
    case .name(let name), .key(let name): name
    case .index(let index): "Index \(index)"
    }
  }

  package var intValue: Int? {
    if case .index(let index) = self { index } else { nil }
  }
}

nonisolated extension WireKey {
  /// Nil for what may be private.
  package var knownName: String? {
    switch self {
    case .literal, .name: stringValue
    case .key, .index: nil
    }
  }
}

nonisolated extension CodingKey {
  /// Nil for a key of a dictionary, which can be a number, too, and then has an `intValue`.
  package var elementIndex: Int? {
    intValue.flatMap { stringValue == "Index \($0)" ? $0 : nil }
  }
}
