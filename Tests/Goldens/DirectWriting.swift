import Foundation

/// The same output as that of `CodableWriting`, without an encoder.
nonisolated enum DirectWriting {
  /// With the keys in order.
  static func json(of value: some JSONWritable) throws -> Swift.String {
    do {
      var text = Swift.String(decoding: try value.jsonBytes(), as: Unicode.UTF8.self)[...]
      return text.takeSortedJSON()
    } catch {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: error.path.codingPath,
          debugDescription: error.problem.description.prefix(1).uppercased()
            + error.problem.description.dropFirst(),
          underlyingError: error.underlyingError))
    }
  }
}

extension Substring {
  /// The JSON value at the beginning, which has no white space, with the keys of its objects in
  /// order.
  fileprivate nonisolated mutating func takeSortedJSON() -> Swift.String {
    switch first {
    case "{":
      let members = takeItems(before: "}") { text in
        let key = text.takeText()
        text.removeFirst()
        return (key: key, value: text.takeSortedJSON())
      }
      let sorted = members.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
      return "{\(sorted.joined(separator: ","))}"
    case "[":
      return "[\(takeItems(before: "]") { $0.takeSortedJSON() }.joined(separator: ","))]"
    case "\"":
      return takeText()
    default:
      let scalar = prefix { !",]}".contains($0) }
      removeFirst(scalar.count)
      return Swift.String(scalar)
    }
  }

  private nonisolated mutating func takeItems<Item>(
    before bracket: Character, _ take: (inout Substring) -> Item
  ) -> [Item] {
    var items: [Item] = []
    removeFirst()
    while first != bracket {
      items.append(take(&self))
      if first == "," { removeFirst() }
    }
    removeFirst()
    return items
  }

  private nonisolated mutating func takeText() -> Swift.String {
    var end = index(after: startIndex)
    while self[end] != "\"" { end = index(end, offsetBy: self[end] == "\\" ? 2 : 1) }
    end = index(after: end)
    defer { self = self[end...] }
    return Swift.String(self[..<end])
  }
}
