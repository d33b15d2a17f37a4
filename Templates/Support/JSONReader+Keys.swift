/// The keys of an object, of which no more is looked at than it takes to find those that are asked for.
package nonisolated final class JSONKeys {
  private let isObject: Bool
  private var json: JSONReader
  private var found: [JSONText] = []
  private var isBeforeValue = false
  private var isAtEnd = false

  /// Of the value that comes next, which need not be an object.
  package init(of json: inout JSONReader) {
    isObject = json.nextKind() == .object
    self.json = JSONReader(json.bytes, at: json.position)
    if isObject { self.json.beginObject() }
  }

  /// Also true of what is not well-formed: to read it is to find out where.
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
