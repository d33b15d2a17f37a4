/// A schema as it was read: its path, as the user wrote it, and its bytes.
package struct SourceFile: Sendable {
  package let path: String

  /// For a file that is too large to be read, only its beginning.
  package let bytes: [UInt8]

  /// How many bytes the file has. Nil if that cannot be known without reading all of them.
  private let size: Int?

  package init(path: String, bytes: [UInt8], size: Int?) {
    self.path = path
    self.bytes = bytes
    self.size = size
  }

  package init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, size: bytes.count)
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  package func isLarger(than limit: Int) -> Bool {
    size.map { $0 > limit } ?? true
  }

  /// `it has 70000000 bytes; the limit is 67108864`
  package func sizeNote(limit: Int) -> String {
    "it has \(size.map { "\($0)" } ?? "more than \(limit)") bytes; the limit is \(limit)"
  }
}
