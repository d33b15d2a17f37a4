/// Reads JSON from UTF-8, value by value. After its first failure it is at the end of all bytes, so that
/// every later read fails too: it is enough to ask for the failure once, at the end.
///
/// It reads what RFC 8259 allows and nothing else. As with `JSONDecoder`, the first value counts if a key
/// occurs twice, keys that are the same in Unicode are one key, and a byte order mark at the start is
/// skipped. Containers may be nested 512 deep, or less if the stack of the thread has no room for that.
package nonisolated struct JSONReader: ~Copyable {
  let bytes: JSONBytes
  var position = 0
  var failure: JSONFailure?
  /// How many containers are open.
  private var depth = 0
  /// Whether a container was opened from which nothing has been read yet.
  private var isAtStart = false
  private let stack = ThreadStack()
  /// Where the last report was, so that no byte is scanned twice for reports.
  var locator = JSONLocator()
  package var unknownKeys = JSONUnknownKeys()
  /// The end of the value that was passed over last.
  private var skippedEnd = -1

  /// How many of the values that are being read may still be replaced.
  var attempts = 0

  /// The reports from inside these values.
  var heldReports: HeldReports?

  /// The results of reading values that several cases of a union may contain.
  var outcomes: [JSONPlace: any Sendable] = [:]

  /// How often such a value was asked for.
  var outcomeCount = 0

  /// Whether such a value may be asked for again, because a case is being read, and others may
  /// contain the same.
  var isWithinCase = false

  package init(_ text: UnsafeRawBufferPointer) {
    bytes = JSONBytes(text)
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  /// A reader of bytes that were read before, to look at a value again.
  init(_ bytes: JSONBytes, at position: Int) {
    self.bytes = bytes
    self.position = position
  }
}

nonisolated extension JSONReader {
  /// Passes over white space, and returns the byte after it.
  @inline(__always)
  mutating func next() -> UInt8 {
    let byte = bytes[position]
    if byte > 0x20 { return byte }
    position = bytes.endOfSpace(from: position)
    return bytes[position]
  }

  /// The kind of the next value, according to its first byte. Nil if no value begins there.
  package mutating func nextKind() -> JSONKind? {
    switch next() {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    default: nil
    }
  }

  /// Fails if anything but white space is left.
  mutating func finish() {
    _ = next()
    if position < bytes.count { fail(.trailingText) }
  }
}

nonisolated extension JSONReader {
  /// Where an object begins.
  package nonisolated struct ObjectStart {
    let offset: Int
  }

  @discardableResult
  package mutating func beginObject() -> ObjectStart {
    ObjectStart(offset: begin(UInt8(ascii: "{"), .object))
  }

  /// An object whose keys are unknown to the schema.
  package mutating func beginDictionary() {
    _ = next()
    unknownKeys.enterDictionary(at: position)
    beginObject()
  }

  package mutating func endDictionary() { unknownKeys.leaveDictionary() }

  package mutating func beginArray() { _ = begin(UInt8(ascii: "["), .array) }

  /// Passes over null, and over the value of a key that occurs for the second time. False if it did.
  @inline(never)
  package mutating func beginFlattenedObject(once isBegun: inout Bool) -> Bool {
    if isBegun {
      skip()
      return false
    }
    isBegun = true
    if readNull() { return false }
    beginObject()
    return true
  }

  @inline(never)
  private mutating func begin(_ bracket: UInt8, _ expectation: JSONError.Expectation) -> Int {
    let start = bytes.endOfSpace(from: position)
    if bytes[start] != bracket {
      fail(expected: expectation)
    } else if depth < 512, stack.hasRoom {
      depth &+= 1
      position = start &+ 1
      isAtStart = true
    } else {
      fail(.malformed(.tooDeep), at: start)
    }
    return start
  }

  /// Passes over a key and its colon. Nil after the last value of the object, and after a failure.
  @inline(never)
  package mutating func nextKey() -> JSONText? {
    guard hasNext(before: UInt8(ascii: "}"), .expectedCommaInObject) else { return nil }
    let quote = bytes.endOfSpace(from: position)
    guard bytes[quote] == UInt8(ascii: "\"") else {
      position = quote
      fail(.expectedKey)
      return nil
    }
    // Nearly all keys are plain, and a colon comes right after them.
    let start = quote &+ 1
    let end = bytes.firstEscaped(from: start, orBeyondASCII: true)
    guard bytes[end] == UInt8(ascii: "\""), bytes[end &+ 1] == UInt8(ascii: ":") else {
      return nextUnusualKey()
    }
    // Most texts that people look at have one space here.
    position = bytes[end &+ 2] == 0x20 ? end &+ 3 : end &+ 2
    return JSONText(bytes: bytes.part(from: start, to: end), isPlain: true)
  }

  /// A key with escapes or beyond ASCII, or with white space after it.
  @inline(never)
  private mutating func nextUnusualKey() -> JSONText? {
    _ = next()
    guard let text = nextText() else { return nil }
    guard next() == UInt8(ascii: ":") else {
      unknownKeys.skip(from: position)
      fail(.expectedColon)
      return nil
    }
    position &+= 1
    return text
  }

  /// Reads an object, and calls `read` at each of its values.
  @inline(never)
  @discardableResult
  package mutating func readObject(_ read: (JSONText, inout JSONReader) -> Void) -> ObjectStart {
    let object = beginObject()
    while let key = nextKey() { read(key, &self) }
    return object
  }

  /// False after the last element of the array, and after a failure.
  package mutating func nextElement() -> Bool {
    hasNext(before: UInt8(ascii: "]"), .expectedCommaInArray)
  }

  /// Passes over the comma, or over the bracket that closes the container.
  @inline(__always)
  private mutating func hasNext(before bracket: UInt8, _ syntax: JSONError.Syntax) -> Bool {
    let start = bytes.endOfSpace(from: position)
    let byte = bytes[start]
    if isAtStart {
      isAtStart = false
      position = start
      if byte != bracket { return true }
    } else if byte == UInt8(ascii: ",") {
      position = start &+ 1
      return true
    }
    if byte == bracket {
      depth &-= 1
      position = start &+ 1
      return false
    }
    position = start
    failBeforeComma(syntax)
    return false
  }

  @inline(never)
  private mutating func failBeforeComma(_ syntax: JSONError.Syntax) {
    // The key before it has not been read.
    if skippedEnd >= 0, (skippedEnd..<max(skippedEnd, position)).allSatisfy({ bytes[$0] <= 0x20 }) {
      unknownKeys.skip(from: position)
    }
    fail(syntax)
  }

  /// Passes over a value, which must still be valid JSON.
  @inline(never)
  package mutating func skip() {
    _ = next()
    let start = position
    passValue()
    skippedEnd = position
    if hasFailed { unknownKeys.skip(from: start) }
  }

  /// Passes over a value without asking what it is. If it is not even JSON, its keys are hidden, since they may be
  /// sensitive, and so is its own key, unless the schema knows it.
  package mutating func skipHidingKeys(isKeyKnown: Bool = false) {
    let offset = mark().offset
    skip()
    if !hasFailed { return }
    if isKeyKnown { unknownKeys.hide(within: offset) } else { unknownKeys.hide(from: offset) }
  }

  private mutating func passValue() {
    switch next() {
    case UInt8(ascii: "{"):
      beginObject()
      while nextKey() != nil { passValue() }
    case UInt8(ascii: "["):
      beginArray()
      while nextElement() { passValue() }
    case UInt8(ascii: "\""):
      _ = nextText()
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      _ = readBool()
    case UInt8(ascii: "n"):
      _ = readNull()
    default:
      _ = nextNumber(expected: .value)
    }
  }

  /// Passes over `null`, if it comes next.
  package mutating func readNull() -> Bool {
    next() == UInt8(ascii: "n") && passes("null")
  }

  package mutating func readBool() -> Bool? {
    switch next() {
    case UInt8(ascii: "t"): return passes("true") ? true : nil
    case UInt8(ascii: "f"): return passes("alse", after: 1) ? false : nil
    default:
      fail(expected: .bool)
      return nil
    }
  }

  /// Passes over four letters, which come right after `count` letters that were looked at before.
  @inline(__always)
  private mutating func passes(_ letters: StaticString, after count: Int = 0) -> Bool {
    guard bytes.hasFour(letters, at: position &+ count) else {
      fail(.malformed(.expectedValue), at: position)
      return false
    }
    position &+= count &+ 4
    return true
  }
}

nonisolated extension JSONReader {
  /// A place to which the reader can return.
  package nonisolated struct Mark: Sendable {
    package let offset: Int
    fileprivate let depth: Int
    fileprivate let isAtStart: Bool
  }

  /// The place of the next value.
  package mutating func mark() -> Mark {
    _ = next()
    return Mark(offset: position, depth: depth, isAtStart: isAtStart)
  }

  package mutating func reset(to mark: Mark) {
    guard isIntact else { return }
    position = mark.offset
    depth = mark.depth
    isAtStart = mark.isAtStart
  }
}
