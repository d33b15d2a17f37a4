/// The text between the quotes of a string, or of a key, which `case "id":` takes as its bytes. A
/// reader has checked it. To be used before the reader is done.
package nonisolated struct JSONText {
  let bytes: JSONBytes
  let hasEscapes: Bool
  let isASCII: Bool

  package var text: String { hasEscapes ? bytes.unescaped : bytes.text }

  package static func ~= (name: StaticString, key: JSONText) -> Bool {
    key.isPlain && name.isASCII ? key.bytes == name : key.matches(name)
  }

  private var isPlain: Bool { isASCII && !hasEscapes }

  /// As texts are compared in Swift, and keys by a decoder: whether accents are characters of their own
  /// does not matter. What is taken apart like that, and escaped, has nine times as many bytes at most.
  @inline(never)
  private func matches(_ name: StaticString) -> Bool {
    bytes.count <= name.utf8CodeUnitCount &* 9 && text == "\(name)"
  }
}
