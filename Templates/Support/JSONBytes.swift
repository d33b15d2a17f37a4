/// The bytes of a JSON text, which the caller keeps in memory while they are read. All unchecked reads
/// of memory are in this file: every position is checked first, and one that is outside does not trap.
nonisolated struct JSONBytes {
  private let start: UnsafeRawPointer
  let count: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    let nowhere: StaticString = ""
    start = bytes.baseAddress ?? UnsafeRawPointer(nowhere.utf8Start)
    count = bytes.count
  }

  /// The byte at `position`. Zero outside the text, since no valid JSON contains that byte.
  subscript(position: Int) -> UInt8 {
    guard UInt(bitPattern: position) < UInt(bitPattern: count) else { return 0 }
    return start.load(fromByteOffset: position, as: UInt8.self)
  }

  /// Eight bytes as one number, the first byte in the lowest place. Nil if fewer are left.
  func word(at position: Int) -> UInt64? {
    position >= 0 && hasWord(at: position) ? knownWord(at: position) : nil
  }

  /// Whether eight bytes are left at `position`, which must not be negative.
  private func hasWord(at position: Int) -> Bool { position <= count &- 8 }

  /// The same as `word`, but `hasWord` must have been asked before.
  private func knownWord(at position: Int) -> UInt64 {
    UInt64(littleEndian: start.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  /// Four bytes as one number, the first byte in the lowest place. Nil if fewer are left.
  func halfWord(at position: Int) -> UInt32? {
    guard position >= 0, position <= count &- 4 else { return nil }
    return UInt32(littleEndian: start.loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }

  /// The bytes from `first` up to the one before `end`. None unless both are positions in the text, in this order.
  @inline(__always)
  func part(from first: Int, to end: Int) -> JSONBytes {
    guard UInt(bitPattern: end) <= UInt(bitPattern: count),
      UInt(bitPattern: first) <= UInt(bitPattern: end)
    else { return JSONBytes(UnsafeRawBufferPointer(start: start, count: 0)) }
    return JSONBytes(UnsafeRawBufferPointer(start: start + first, count: end &- first))
  }

  /// Invalid UTF-8 is repaired here, so the caller must have checked it before.
  var text: String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Nil if it is not UTF-8. The standard library checks each text that it makes, so there is no need to
  /// check it here, too: what it makes is valid, and it has the same bytes only if these are valid.
  var validText: String? {
    let text = text
    let isSame = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.count == count && matches(JSONBytes(UnsafeRawBufferPointer(bytes)).start)
    }
    return isSame == true ? text : nil
  }

  /// Whether four letters are at `position`.
  @inline(__always)
  func hasFour(_ letters: StaticString, at position: Int) -> Bool {
    guard letters.utf8CodeUnitCount == 4 else { return false }
    let word = UnsafeRawPointer(letters.utf8Start).loadUnaligned(as: UInt32.self)
    return halfWord(at: position) == UInt32(littleEndian: word)
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: count))
  }

  static func == (bytes: JSONBytes, name: StaticString) -> Bool {
    bytes.count == name.utf8CodeUnitCount && bytes.matches(UnsafeRawPointer(name.utf8Start))
  }

  /// Whether `other`, which is as long, has the same bytes. Keys are short, so they are compared in words,
  /// which may overlap, and not byte by byte.
  @inline(never)
  private func matches(_ other: UnsafeRawPointer) -> Bool {
    func equals<Word: FixedWidthInteger>(at position: Int, as type: Word.Type) -> Bool {
      start.loadUnaligned(fromByteOffset: position, as: type)
        == other.loadUnaligned(fromByteOffset: position, as: type)
    }
    switch count {
    case 0: return true
    case 1...3:
      return equals(at: 0, as: UInt8.self) && equals(at: count / 2, as: UInt8.self)
        && equals(at: count &- 1, as: UInt8.self)
    case 4...7: return equals(at: 0, as: UInt32.self) && equals(at: count &- 4, as: UInt32.self)
    default:
      var position = 0
      while position < count &- 8 {
        if !equals(at: position, as: UInt64.self) { return false }
        position &+= 8
      }
      return equals(at: count &- 8, as: UInt64.self)
    }
  }
}

nonisolated extension JSONBytes {
  /// The position of the next byte that must be escaped: a quote, a backslash or a control character. With
  /// `isBeyondASCIIMeant`, a byte beyond ASCII counts as well. The end if there is none.
  @inline(__always)
  func firstEscaped(from start: Int, orBeyondASCII isBeyondASCIIMeant: Bool = false) -> Int {
    let beyondASCII = isBeyondASCIIMeant ? Self.highestBits : 0
    var position = max(start, 0)
    while hasWord(at: position) {
      let word = knownWord(at: position)
      let special = Self.marks(word) & ~word | word & beyondASCII
      if special != 0 { return position &+ special.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < count {
      let word = UInt64(self[position])
      if (Self.marks(word) & ~word | word & beyondASCII) & 0x80 != 0 { break }
      position &+= 1
    }
    return position
  }

  /// How many bytes of a word come before the first that must be escaped.
  @inline(__always)
  static func unescapedLength(_ word: UInt64) -> Int {
    (marks(word) & ~word).trailingZeroBitCount / 8
  }

  /// The position of the next byte that is not white space.
  @inline(__always)
  func endOfSpace(from start: Int) -> Int {
    self[start] > 0x20 ? start : endOfLongSpace(from: start)
  }

  @inline(never)
  private func endOfLongSpace(from start: Int) -> Int {
    var position = max(start, 0)
    while self[position].isSpace {
      position &+= 1
      // Indentation is often longer than eight bytes.
      while hasWord(at: position) {
        let others = knownWord(at: position) ^ Self.ones &* 0x20
        if others != 0 {
          position &+= others.trailingZeroBitCount / 8
          break
        }
        position &+= 8
      }
    }
    return position
  }

  /// The position of the next quote that no backslash escapes. The end if there is none. `start` must not
  /// be inside an escape.
  func closingQuote(from start: Int) -> Int {
    var position = start
    while true {
      position = firstQuote(from: position)
      var backslashes = 0
      while position &- backslashes > start,
        self[position &- backslashes &- 1] == UInt8(ascii: "\\")
      { backslashes &+= 1 }
      if backslashes & 1 == 0 || position == count { return position }
      position &+= 1
    }
  }

  private func firstQuote(from start: Int) -> Int {
    var position = max(start, 0)
    while hasWord(at: position) {
      let others = knownWord(at: position) ^ Self.ones &* UInt64(UInt8(ascii: "\""))
      let quotes = (others &- Self.ones) & ~others & Self.highestBits
      if quotes != 0 { return position &+ quotes.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < count, self[position] != UInt8(ascii: "\"") { position &+= 1 }
    return position
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highestBits: UInt64 = 0x8080_8080_8080_8080

  /// Sets the highest bit of each byte that is a quote, a backslash or a control character. It may also be
  /// set for bytes after such a byte or beyond ASCII: only the lowest one that is ASCII is certain.
  private static func marks(_ word: UInt64) -> UInt64 {
    // With its second bit flipped, a quote comes right after the control characters.
    let quotesAndControls = (word ^ ones &* 0x02) &- ones &* 0x21
    let backslashes = (word ^ ones &* UInt64(UInt8(ascii: "\\"))) &- ones
    return (quotesAndControls | backslashes) & highestBits
  }
}

nonisolated extension JSONBytes {
  /// A text of at most `count` bytes, made without an array. Nil if `write` returns nil, and for what is
  /// not UTF-8.
  static func text(ofAtMost count: Int, _ write: (TextMemory) -> TextMemory?) -> String? {
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { memory in
      guard let start = memory.baseAddress,
        let text = write(TextMemory(start: start, capacity: memory.count))
      else { return nil }
      return JSONBytes(UnsafeRawBufferPointer(start: start, count: text.count)).validText
    }
  }

  /// Bytes that do not fit are ignored.
  nonisolated struct TextMemory {
    fileprivate let start: UnsafeMutableRawPointer
    fileprivate let capacity: Int
    fileprivate var count = 0

    mutating func append(_ bytes: JSONBytes) {
      guard bytes.count <= capacity &- count else { return }
      (start + count).copyMemory(from: bytes.start, byteCount: bytes.count)
      count &+= bytes.count
    }

    @inline(__always)
    mutating func append(_ scalar: Unicode.Scalar) {
      let (bytes, length) = Self.utf8(scalar.value)
      append(UInt64(bytes), length)
    }

    /// Adds the first bytes of a word, which are in its lowest places.
    @inline(__always)
    mutating func append(_ word: UInt64, _ length: Int) {
      if capacity &- count >= 8 {
        // What is written after them is overwritten later, or is not part of the text.
        start.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
        count &+= length
      } else if length <= capacity &- count {
        Self.store(word, length, to: start + count)
        count &+= length
      }
    }

    @inline(never)
    private static func store(_ word: UInt64, _ length: Int, to start: UnsafeMutableRawPointer) {
      for index in 0..<length {
        let byte = UInt8(truncatingIfNeeded: word >> UInt64(8 * index))
        start.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
      }
    }

    /// The bytes of a character as one number, the first byte in the lowest place.
    @inline(__always)
    private static func utf8(_ value: UInt32) -> (bytes: UInt32, length: Int) {
      let last = value & 0x3F | 0x80
      let second = value >> 6 & 0x3F | 0x80
      let third = value >> 12 & 0x3F | 0x80
      return switch value {
      case ..<0x80: (value, 1)
      case ..<0x800: (value >> 6 | 0xC0 | last << 8, 2)
      case ..<0x10000: (value >> 12 | 0xE0 | second << 8 | last << 16, 3)
      default: (value >> 18 | 0xF0 | third << 8 | second << 16 | last << 24, 4)
      }
    }
  }
}

nonisolated extension UInt8 {
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
