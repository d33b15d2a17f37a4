/// Finds texts within texts, byte by byte: texts that only look the same are not equal.
nonisolated enum TextParts {
  static func contains(_ part: String, in text: String) -> Bool {
    let part = part.utf8
    guard let first = part.first else { return true }
    let bytes = text.utf8
    return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: part) }
  }
}
