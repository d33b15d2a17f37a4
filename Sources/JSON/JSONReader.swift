/// Reads JSON as RFC 8259 defines it, and nothing more, in one pass. It stops at the first fault.
package struct JSONReader {
  let bytes: [UInt8]
  var offset: Int
  private let end: Int
  private let depthLimit: Int

  /// Where the brackets begin that are open at the place being read, outermost first.
  private var brackets: [Int] = []

  /// A byte order mark is skipped.
  ///
  /// - Parameters:
  ///   - part: of the bytes, if they hold several documents, such as one on each line. Places count from the first byte of all.
  ///   - depthLimit: how deep lists and objects may be nested, since each level needs some of the stack.
  package static func read(
    _ bytes: [UInt8], in part: Range<Int>? = nil, depthLimit: Int = 512
  ) throws(JSONError) -> JSONValue {
    let part = (part ?? bytes.indices).clamped(to: bytes.indices)
    var reader = JSONReader(bytes: bytes, part: part, depthLimit: depthLimit)
    return try reader.readDocument()
  }

  private init(bytes: [UInt8], part: Range<Int>, depthLimit: Int) {
    self.bytes = bytes
    offset = part.lowerBound
    end = part.upperBound
    self.depthLimit = depthLimit
  }

  private mutating func readDocument() throws(JSONError) -> JSONValue {
    if let fault = bytes.firstFaultOfUTF8(in: offset..<end) {
      throw error(.notUTF8, at: fault..<(fault + 1))
    }
    if bytes[offset..<end].starts(with: [0xEF, 0xBB, 0xBF]) { offset += 3 }
    skipBlanks()
    let value = try readValue()
    skipBlanks()
    guard offset == end else { throw error(.textAfterEnd(of: value.place), at: here) }
    return value
  }

  private mutating func readValue() throws(JSONError) -> JSONValue {
    let start = offset
    let content: JSONValue.Content
    switch peek {
    case UInt8(ascii: "{"): content = .object(try readMembers())
    case UInt8(ascii: "["): content = .array(try readElements())
    case UInt8(ascii: "\""): content = .string(try readText())
    case let byte? where byte.beginsNumber: content = .number(try readNumber())
    default: content = try readConstant()
    }
    return JSONValue(content, at: start..<offset)
  }

  private mutating func readConstant() throws(JSONError) -> JSONValue.Content {
    let start = offset
    let word = takeWord()
    if word.elementsEqual("true".utf8) { return .boolean(true) }
    if word.elementsEqual("false".utf8) { return .boolean(false) }
    if word.elementsEqual("null".utf8) { return .null }
    offset = start
    throw error(.missing(.value), at: here)
  }

  // MARK: Lists and objects

  private mutating func readElements() throws(JSONError) -> [JSONValue] {
    try open()
    var elements: [JSONValue] = []
    while try !close(UInt8(ascii: "]"), after: elements.last?.place) {
      elements.append(try readValue())
    }
    return elements
  }

  private mutating func readMembers() throws(JSONError) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    while try !close(UInt8(ascii: "}"), after: members.last?.value.place) {
      let start = offset
      guard peek == UInt8(ascii: "\"") else { throw error(.missing(.name), at: here) }
      let name = try readText()
      let place = start..<offset
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw error(.missing(.colon(after: place)), at: here) }
      skipBlanks()
      members.append(JSONValue.Member(name, at: place, try readValue()))
    }
    return members
  }

  private mutating func open() throws(JSONError) {
    guard brackets.count < depthLimit else { throw error(.tooDeep, at: here) }
    brackets.append(offset)
    offset += 1
  }

  /// Whether the innermost list or object ends here. If not, another item follows, and the comma before it has been
  /// read.
  private mutating func close(_ end: UInt8, after item: Range<Int>?) throws(JSONError) -> Bool {
    skipBlanks()
    if take(end) {
      brackets.removeLast()
      return true
    }
    guard let item else { return false }
    let comma = here
    guard take(UInt8(ascii: ",")) else { throw error(.missing(.comma(after: item)), at: here) }
    skipBlanks()
    if peek == end { throw error(.trailingComma, at: comma) }
    return false
  }

  // MARK: Signs

  var peek: UInt8? { offset < end ? bytes[offset] : nil }

  /// The character that comes next; empty at the end of the text.
  private var here: Range<Int> {
    guard offset < end else { return end..<end }
    return offset..<(offset + (bytes.scalar(at: offset).map(UTF8.width) ?? 0))
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  /// Letters, digits, and the signs of numbers.
  mutating func takeWord() -> ArraySlice<UInt8> {
    let start = offset
    while let byte = peek, byte.isPartOfWord { offset += 1 }
    return bytes[start..<offset]
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  func error(_ fault: JSONError.Fault, at place: Range<Int>) -> JSONError {
    JSONError(fault: fault, place: place, bracket: brackets.last)
  }
}

extension UInt8 {
  /// No number begins with a plus or a point, but text that does is meant as a number.
  fileprivate var beginsNumber: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: beginsNumber
    }
  }
}

extension [UInt8] {
  /// The character that begins at `start`, if there is one.
  package func scalar(at start: Int) -> Unicode.Scalar? {
    guard start < count else { return nil }
    var decoder = UTF8()
    var iterator = self[start..<Swift.min(start + 4, count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  /// The first byte that is not part of a character.
  fileprivate func firstFaultOfUTF8(in part: Range<Int>) -> Int? {
    var index = part.lowerBound
    while index < part.upperBound {
      if self[index] < 0x80 {
        index += 1
      } else if let scalar = scalar(at: index) {
        index += UTF8.width(scalar)
      } else {
        return index
      }
    }
    return nil
  }
}
