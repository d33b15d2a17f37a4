/// A key of a JSON object. One type for all objects, since the compiler pays for every other; and no
/// larger than what fits into `any CodingKey`, since encoders keep one for each value.
nonisolated enum WireKey: CodingKey {
  case name(String)
  /// The place of an element in an array.
  case index(Int)

  /// Literals cost the compiler far less as they are than as a `String`.
  init(_ name: StaticString) {
    self = .name(name.description)
  }

  init(stringValue: String) {
    self = .name(stringValue)
  }

  init?(intValue: Int) {
    self = .index(intValue)
  }

  var stringValue: String {
    switch self {
    case .name(let name): name
    case .index(let index): "Index \(index)"
    }
  }

  var intValue: Int? {
    if case .index(let index) = self { index } else { nil }
  }
}
