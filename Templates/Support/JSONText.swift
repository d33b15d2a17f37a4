/// The text between the quotes of a string or a key, compared by its bytes in `case "id":`. A reader has
/// checked it. It can be used only as long as the reader.
package nonisolated struct JSONText {
  let bytes: JSONBytes
  /// Whether it consists of ASCII without escapes.
  let isPlain: Bool

  package var text: String { isPlain ? bytes.text : bytes.unescaped }

  package static func ~= (name: StaticString, key: JSONText) -> Bool {
    key.isPlain && name.isASCII ? key.bytes == name : key.matches(name)
  }

  /// Compares as Swift compares texts, and decoders compare keys: it does not matter how accents are encoded.
  /// A decomposed and escaped text has at most nine times as many bytes.
  @inline(never)
  private func matches(_ name: StaticString) -> Bool {
    bytes.count <= name.utf8CodeUnitCount &* 9 && text == "\(name)"
  }
}
