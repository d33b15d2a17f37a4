/// A key of a JSON object. One type for all objects, since the compiler pays for every other.
nonisolated struct WireKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  /// Literals cost the compiler far less as they are than as a `String`.
  init(_ name: StaticString) {
    self.init(stringValue: name.description)
  }

  /// The place of an element in an array.
  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init?(intValue: Int) { self.init(index: intValue) }
}
