nonisolated extension WireFormat where Wire == String, Value == [String] {
  /// The empty text stands for the empty list. Therefore a list that holds only an empty text cannot be
  /// written, and neither can an element that contains the separator.
  static func split(_ separator: String) -> Self {
    Self(
      read: { WireConversions.parts(of: $0, separatedBy: separator) },
      write: { (parts) throws(MappingError) in
        let text = parts.joined(separator: separator)
        guard
          parts.isEmpty
            || !text.isEmpty && WireConversions.parts(of: text, separatedBy: separator) == parts
        else {
          let shown = separator.debugDescription
          throw .malformed(text, "a list whose elements can be told apart by \(shown)")
        }
        return text
      })
  }
}

nonisolated extension WireConversions {
  /// The empty text has no parts. Scalars are compared, since a comma is a comma even if an accent follows it.
  static func parts(of text: String, separatedBy separator: String) -> [String] {
    if text.isEmpty { return [] }
    let separator = Array(separator.utf8)
    guard !separator.isEmpty else { return [text] }
    var parts: [String] = []
    var rest = Array(text.utf8)[...]
    var part: [UInt8] = []
    while let byte = rest.first {
      if rest.starts(with: separator) {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        rest = rest.dropFirst(separator.count)
      } else {
        part.append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts + [String(decoding: part, as: UTF8.self)]
  }
}
