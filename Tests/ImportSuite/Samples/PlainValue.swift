/// Any JSON, read without a type. It shows what a decoder cannot read at all: the one of Foundation on Linux, for example, refuses
/// the number `0e1`.
struct PlainValue: Decodable {
  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      for key in object.allKeys { _ = try object.decode(PlainValue.self, forKey: key) }
    } else if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd { _ = try list.decode(PlainValue.self) }
    } else {
      let value = try decoder.singleValueContainer()
      let isNoNumber =
        value.decodeNil() || (try? value.decode(Bool.self)) != nil
        || (try? value.decode(String.self)) != nil
      if !isNoNumber { _ = try value.decode(Double.self) }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
      self.stringValue = stringValue
      intValue = nil
    }

    init?(intValue: Int) { return nil }
  }
}
