/// A key of an object that is read, to be used before the reader is done: `case "id":` takes it as
/// its bytes.
package nonisolated struct JSONKey {
  private let bytes: JSONBytes
  private let hasEscapes: Bool

  init(_ text: JSONText) {
    bytes = text.bytes
    hasEscapes = text.hasEscapes
  }

  package var text: String { JSONText(bytes: bytes, hasEscapes: hasEscapes).string }

  package static func ~= (name: StaticString, key: JSONKey) -> Bool {
    (key.bytes.count == name.utf8CodeUnitCount || key.hasEscapes) && key.equals(name)
  }

  /// Apart from the length, so that a `switch` over many keys is little code.
  @inline(never)
  private func equals(_ name: StaticString) -> Bool {
    hasEscapes ? matches(name) : bytes == name
  }

  /// An escape has two bytes for each that it stands for, or more, but never more than six.
  private func matches(_ name: StaticString) -> Bool {
    let count = name.utf8CodeUnitCount
    return bytes.count <= count &* 6 && text == "\(name)"
  }
}
