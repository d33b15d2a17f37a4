nonisolated extension WireFormat where Wire == String, Value == [String] {
  /// The empty text is the empty list. So a list with nothing but an empty text cannot be written,
  /// nor can an element that holds the separator.
  static func split(_ separator: String) -> Self {
    Self(
      read: { text in
        text.isEmpty ? [] : Self.parts(of: text, separator)
      },
      write: { (parts) throws(MappingError) in
        let text = parts.joined(separator: separator)
        guard parts.isEmpty || !text.isEmpty && Self.parts(of: text, separator) == parts else {
          let shown = separator.debugDescription
          throw .malformed(text, "a list whose elements can be told apart by \(shown)")
        }
        return text
      })
  }

  /// Scalar by scalar, since a comma is a comma even with an accent behind it.
  private static func parts(of text: String, _ separator: String) -> [String] {
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
