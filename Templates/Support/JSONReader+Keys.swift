/// The keys of an object. Only as much of the object is read as is needed to find the keys that are asked for.
package nonisolated final class JSONKeys {
  private let isObject: Bool
  private var json: JSONReader
  private var found: [JSONText] = []
  private var isBeforeValue = false
  private var isAtEnd = false

  /// Reads the keys of the value that comes next, which need not be an object.
  package init(of json: inout JSONReader) {
    isObject = json.nextKind() == .object
    self.json = JSONReader(json.bytes, at: json.position)
    if isObject { self.json.beginObject() }
  }

  /// Also true for an object that is not well-formed: reading it will show where.
  package func contains(_ name: StaticString) -> Bool {
    if !isObject { return false }
    if found.contains(where: { name ~= $0 }) { return true }
    while !isAtEnd {
      if isBeforeValue { json.skip() }
      guard let key = json.nextKey() else {
        isAtEnd = true
        break
      }
      isBeforeValue = true
      found.append(key)
      if name ~= key { return true }
    }
    return json.hasFailed
  }
}
