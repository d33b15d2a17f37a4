/// The bytes of a JSON text, which somebody else keeps in memory while they are read. Everything that
/// reads memory unchecked is in this file; every position is checked, and none outside gives a trap.
nonisolated struct JSONBytes {
  private let start: UnsafeRawPointer
  let count: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    let nowhere: StaticString = ""
    start = bytes.baseAddress ?? UnsafeRawPointer(nowhere.utf8Start)
    count = bytes.count
  }

  /// Zero outside, which JSON has nowhere but in error.
  subscript(position: Int) -> UInt8 {
    guard UInt(bitPattern: position) < UInt(bitPattern: count) else { return 0 }
    return start.load(fromByteOffset: position, as: UInt8.self)
  }

  /// Eight bytes at once, the first in the lowest place. Nil if there are not as many.
  func word(at position: Int) -> UInt64? {
    guard position >= 0, position <= count &- 8 else { return nil }
    return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  subscript(range: Range<Int>) -> JSONBytes {
    let range = range.clamped(to: 0..<count)
    return JSONBytes(UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count))
  }

  /// What is no UTF-8 in them is repaired, so whether it is must be known before.
  var text: String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
  }

  static func == (bytes: JSONBytes, name: StaticString) -> Bool {
    bytes.count == name.utf8CodeUnitCount && bytes.matches(UnsafeRawPointer(name.utf8Start))
  }

  /// Whether `other`, as long as these, has the same bytes.
  @inline(never)
  private func matches(_ other: UnsafeRawPointer) -> Bool {
    var position = 0
    while position &+ 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: position, as: UInt64.self) { return false }
      position &+= 8
    }
    while position < count {
      let byte = start.load(fromByteOffset: position, as: UInt8.self)
      if byte != other.load(fromByteOffset: position, as: UInt8.self) { return false }
      position &+= 1
    }
    return true
  }
}

nonisolated extension JSONBytes {
  /// Where a byte stands that is not a character of its own between quotes: a quote, a backslash, a
  /// control character, or a part of what is not ASCII. The end, if there is none.
  func firstSpecial(from start: Int) -> Int {
    var position = start
    while let word = word(at: position) {
      let special = Self.marks(word) | word & Self.highestBits
      if special != 0 { return position &+ special.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < count, !Self.isMarked(self[position]), self[position] < 0x80 {
      position &+= 1
    }
    return position
  }

  /// Where a byte stands that must be escaped: a quote, a backslash, or a control character. The end,
  /// if there is none.
  func firstEscaped(from start: Int) -> Int {
    var position = start
    while let word = word(at: position) {
      let special = Self.marks(word) & ~word
      if special != 0 { return position &+ special.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < count, !Self.isMarked(self[position]) { position &+= 1 }
    return position
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highestBits: UInt64 = 0x8080_8080_8080_8080

  /// The highest bit of each byte that is a quote, a backslash or a control character, and of some
  /// above it or that are not ASCII: the lowest of those that are ASCII is right.
  private static func marks(_ word: UInt64) -> UInt64 {
    let quotes = (word ^ ones &* UInt64(UInt8(ascii: "\""))) &- ones
    let backslashes = (word ^ ones &* UInt64(UInt8(ascii: "\\"))) &- ones
    let controls = word &- ones &* 0x20
    return (quotes | backslashes | controls) & highestBits
  }

  private static func isMarked(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
