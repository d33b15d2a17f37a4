/// Writes JSON as UTF-8. It keeps the first failure, and goes on with null in place of the value. It
/// refuses what a reader would refuse: containers that are nested more than 512 deep, or deeper than
/// the stack allows.
package nonisolated struct JSONWriter: ~Copyable {
  package var bytes: [UInt8] = []
  package var failure: JSONWritingError?
  /// Whether an object or array was begun that is still empty.
  private var isAtStart = true
  /// How many containers are open.
  private var depth = 0
  /// Whether values are left out from here on, because following them would end the process.
  package private(set) var isTooDeep = false
  private let stack = ThreadStack()
  /// The digits of the last fraction. They are kept, so that the next one needs no memory of its own.
  private var digits = ""
  private var unknownKeys = JSONUnknownKeys()

  init() {}

  /// Keeps why the next value cannot be written.
  @inline(never)
  package mutating func fail(_ problem: JSONWritingError.Problem) {
    if failure == nil {
      // Members that cannot be written belong to the object, and not to the value before them.
      let isOfContainer = if case .noObject = problem { true } else { false }
      failure = JSONWritingError(problem: problem, path: isOfContainer ? containerPath : path)
    }
    writeNull()
  }

  /// Keeps why members of the object cannot be written.
  package mutating func fail(members problem: JSONWritingError.Problem) {
    if failure == nil { failure = JSONWritingError(problem: problem, path: containerPath) }
  }

  /// The path of the next value.
  private var path: WirePath { locator.path(unknownKeys) }
  private var containerPath: WirePath { locator.containerPath(unknownKeys) }

  private var locator: JSONLocator {
    bytes.withUnsafeBytes { bytes in
      var locator = JSONLocator()
      locator.move(to: bytes.count, in: JSONBytes(bytes))
      return locator
    }
  }
}

nonisolated extension JSONWriter {
  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  @inline(never)
  private mutating func begin(_ bracket: UInt8) {
    depth &+= 1
    if depth > 512 || !stack.hasRoom { failTooDeep() }
    bytes.append(bracket)
    isAtStart = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth &-= 1
    bytes.append(bracket)
    isAtStart = false
  }

  /// The keys of a dictionary, sorted, so that equal values are equal texts.
  package func ordered<Value>(_ keys: [String: Value].Keys) -> [String] {
    keys.sorted()
  }

  /// An object whose keys are unknown to the schema.
  package mutating func beginDictionary() {
    unknownKeys.enterDictionary(at: bytes.count)
    beginObject()
  }

  package mutating func endDictionary() {
    endObject()
    unknownKeys.leaveDictionary()
  }

  /// A value at a key that is unknown to the schema, in an object that has other keys as well.
  package mutating func enterUnknownMember() { unknownKeys.enterMember(at: bytes.count) }
  package mutating func leaveUnknownMember() { unknownKeys.leaveMember() }

  @inline(never)
  private mutating func failTooDeep() {
    isTooDeep = true
    if failure == nil { failure = JSONWritingError(problem: .tooDeep, path: path) }
  }

  /// Before each element of an array.
  package mutating func beginElement() {
    if !isAtStart { bytes.append(UInt8(ascii: ",")) }
    isAtStart = false
  }

  /// Before each value of an object.
  package mutating func beginMember(_ key: StaticString) {
    beginElement()
    key.withUTF8Buffer { write($0) }
    bytes.append(UInt8(ascii: ":"))
  }

  /// For keys that the schema does not know.
  package mutating func beginMember(named key: String) {
    beginElement()
    write(key)
    bytes.append(UInt8(ascii: ":"))
  }
}

nonisolated extension JSONWriter {
  /// The start of an object that is left out if it stays empty.
  package nonisolated struct FlattenedObject {
    fileprivate let start: Int
    fileprivate let body: Int
    fileprivate let isAtStart: Bool
  }

  /// For fields that the schema flattens.
  package mutating func beginFlattenedObject(_ key: StaticString) -> FlattenedObject {
    let start = bytes.count
    let isAtStart = isAtStart
    beginMember(key)
    beginObject()
    return FlattenedObject(start: start, body: bytes.count, isAtStart: isAtStart)
  }

  package mutating func endFlattenedObject(_ object: FlattenedObject) {
    guard bytes.count == object.body else { return endObject() }
    depth &-= 1
    bytes.removeLast(object.body - object.start)
    isAtStart = object.isAtStart
  }

  /// Writes all members of `value` into the object that was begun. Fails if `value` is not written as an object.
  @inline(never)
  package mutating func putMembers<Value: JSONWritable>(of value: Value) {
    let wasAtStart = isAtStart
    beginElement()
    let start = bytes.count
    // Its braces are removed, and so do not count as a level.
    depth &-= 1
    put(value)
    depth &+= 1
    guard bytes[start...].first == UInt8(ascii: "{"), bytes.popLast() == UInt8(ascii: "}") else {
      return fail(.noObject)
    }
    bytes.remove(at: start)
    if bytes.count == start {
      isAtStart = wasAtStart
      if !wasAtStart { bytes.removeLast() }
    }
  }

  /// `{}`, for a case without a payload that is recognised by its key.
  package mutating func putEmptyObject(_ key: StaticString) {
    beginMember(key)
    beginObject()
    endObject()
  }
}

nonisolated extension JSONWriter {
  package mutating func writeNull() {
    write(ascii: "null")
  }

  package mutating func write(_ value: Bool) {
    write(ascii: value ? "true" : "false")
  }

  package mutating func write<Integer: FixedWidthInteger>(_ value: Integer) {
    write(ascii: value.description)
  }

  /// Writes the fewest digits that tell it from its neighbours. Fails for infinity and NaN.
  package mutating func write<Value: BinaryFloatingPoint & TextOutputStreamable>(
    _ value: Value
  ) {
    guard value.isFinite else { return fail(.notFinite) }
    digits.removeAll(keepingCapacity: true)
    value.write(to: &digits)
    digits.withUTF8 { digits in
      // Swift writes `1.0`, but JSON only needs `1`.
      let isWhole = digits.suffix(2).elementsEqual(".0".utf8)
      bytes.append(contentsOf: isWhole ? digits.dropLast(2) : digits[...])
    }
  }

  /// Writes a text of ASCII without quotes, such as a number.
  package mutating func write(ascii text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    let text = JSONBytes(UnsafeRawBufferPointer(text))
    var start = 0
    var end = 0
    while true {
      end = text.firstEscaped(from: end)
      text.part(from: start, to: end).append(to: &bytes)
      if end >= text.count { break }
      escape(text[end])
      end &+= 1
      start = end
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      write(ascii: digits.utf8.count == 1 ? "u000\(digits)" : "u00\(digits)")
    default: bytes.append(byte)
    }
  }
}
