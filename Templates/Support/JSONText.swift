/// What stands between the quotes of a string, or of a key, which `case "id":` takes as its bytes. A
/// reader has checked it. To be used before the reader is done.
package nonisolated struct JSONText {
  let bytes: JSONBytes
  let hasEscapes: Bool

  package var text: String { hasEscapes ? bytes.unescaped : bytes.text }

  package static func ~= (name: StaticString, key: JSONText) -> Bool {
    key.hasEscapes ? key.matches(name) : key.bytes == name
  }

  /// An escape has two bytes for each that it stands for, or more, but never more than six.
  @inline(never)
  private func matches(_ name: StaticString) -> Bool {
    bytes.count <= name.utf8CodeUnitCount &* 6 && text == "\(name)"
  }
}
