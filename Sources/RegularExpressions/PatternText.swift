/// The scalars of a pattern, and a position in them. Positions count scalars; errors give bytes.
struct PatternText {
  let scalars: [Unicode.Scalar]
  /// Where each scalar begins, and where the last one ends.
  private let byteOffsets: [Int]
  private(set) var position = 0

  init(_ bytes: [UInt8]) throws(RegularExpressionError) {
    var scalars: [Unicode.Scalar] = []
    var byteOffsets = [0]
    scalars.reserveCapacity(bytes.count)
    byteOffsets.reserveCapacity(bytes.count + 1)
    var offset = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar):
        scalars.append(scalar)
        offset += UTF8.width(scalar)
        byteOffsets.append(offset)
      case .emptyInput: break decoding
      case .error: throw .notUTF8(at: offset)
      }
    }
    self.scalars = scalars
    self.byteOffsets = byteOffsets
  }

  var current: Unicode.Scalar? { peek(0) }

  var isAtEnd: Bool { position >= scalars.count }

  func peek(_ distance: Int) -> Unicode.Scalar? {
    let index = position + distance
    return index < scalars.count ? scalars[index] : nil
  }

  /// At the end, nothing happens.
  mutating func advance() {
    if position < scalars.count { position += 1 }
  }

  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    position += 1
    return true
  }

  /// Moves to just after the next `scalar` if there is one, and otherwise nowhere.
  mutating func skip(through scalar: Unicode.Scalar) -> Bool {
    guard let index = scalars[position...].firstIndex(of: scalar) else { return false }
    position = index + 1
    return true
  }

  /// The bytes from a place, which must not be after the current one, to the current one.
  func range(from start: Int) -> Range<Int> {
    byteOffsets[start]..<byteOffsets[position]
  }

  /// The bytes of the current scalar; none at the end.
  var currentRange: Range<Int> {
    byteOffsets[position]..<byteOffsets[min(position + 1, scalars.count)]
  }

  /// The text between a position and the current one.
  func written(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<position])
    return String(text)
  }

  var byteCount: Int { byteOffsets[scalars.count] }
}

extension RegularExpressionError {
  fileprivate static func notUTF8(at offset: Int) -> Self {
    Self(
      .notUTF8, at: offset..<(offset + 1), "this byte is not valid UTF-8",
      help: "save the file as UTF-8")
  }
}
