nonisolated extension JSONReader {
  package mutating func readInteger<Integer: FixedWidthInteger>(
    as type: Integer.Type = Integer.self
  ) -> Integer? {
    if let (value, end) = bytes.wholeNumber(at: bytes.endOfSpace(from: position)),
      let integer = Integer(exactly: value)
    {
      position = end
      return integer
    }
    guard let number = nextNumber(expected: .integer) else { return nil }
    return number.integer(as: type) ?? number.integer(as: type, from: text(of: number))
      ?? refuse(number, as: "\(type)")
  }

  package mutating func readDouble() -> Double? {
    guard let number = nextNumber(expected: .number) else { return nil }
    let double = number.double ?? text(of: number).nearest()
    return double.isFinite ? double : refuse(number, as: "Double")
  }

  package mutating func readFloat() -> Float? {
    guard let number = nextNumber(expected: .number) else { return nil }
    let float = number.float ?? text(of: number).nearest()
    return float.isFinite ? float : refuse(number, as: "Float")
  }

  /// - Parameter convert: Receives the number as it is written, and returns nil if the type has no such value.
  @inline(never)
  package mutating func readNumber<Value>(
    as type: String, expected: JSONError.Expectation = .number, _ convert: (String) -> Value?
  ) -> Value? {
    guard let number = nextNumber(expected: expected) else { return nil }
    return convert(text(of: number).text) ?? refuse(number, as: type)
  }

  @inline(never)
  mutating func refuse<Value>(_ number: JSONNumberText, as type: String) -> Value? {
    let text = text(of: number)
    let shown = text.count > 80 ? text.part(from: 0, to: 80).text + "…" : text.text
    fail(.unrepresentable(value: shown, type: type), at: number.start)
    return nil
  }

  /// The number that was passed over last, as it is written.
  private func text(of number: JSONNumberText) -> JSONBytes {
    bytes.part(from: number.start, to: position)
  }

  /// Passes over a number.
  mutating func nextNumber(expected: JSONError.Expectation) -> JSONNumberText? {
    let first = next()
    let isNegative = first == UInt8(ascii: "-")
    guard isNegative || first.isDigit else {
      fail(expected: expected)
      return nil
    }
    let start = position
    let firstDigit = isNegative ? start &+ 1 : start
    var end = firstDigit
    var significand: UInt64 = 0
    var exponent = 0
    let wholeDigits = bytes.passDigits(&end, &significand)
    var fractionDigits = 0
    var isNumber = wholeDigits == 1 || wholeDigits > 1 && bytes[firstDigit] != UInt8(ascii: "0")
    if isNumber, bytes[end] == UInt8(ascii: ".") {
      end &+= 1
      fractionDigits = bytes.passDigits(&end, &significand)
      isNumber = fractionDigits > 0
    }
    if isNumber, bytes[end] | 0x20 == UInt8(ascii: "e") {
      isNumber = bytes.passExponent(&end, &exponent)
    }
    position = end
    if isNumber {
      return JSONNumberText(
        start: start, significand: significand, exponent: exponent &- fractionDigits,
        isNegative: isNegative, isTooLong: wholeDigits &+ fractionDigits > 19)
    }
    fail(.invalidNumber)
    return nil
  }
}

nonisolated extension JSONBytes {
  /// The value of a number of at most 18 digits, and where it ends. Nil for one with a sign, a fraction or an
  /// exponent, and for what is not a number.
  @inline(__always)
  fileprivate func wholeNumber(at start: Int) -> (value: UInt64, end: Int)? {
    var value: UInt64 = 0
    var end = start
    if let word = word(at: start), case let values = word ^ Self.zeros, Self.others(values) == 0 {
      value = Self.number(values)
      end &+= 8
    }
    while self[end].isDigit, end < start &+ 18 {
      value = value &* 10 &+ UInt64(self[end] &- UInt8(ascii: "0"))
      end &+= 1
    }
    switch self[end] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      return nil
    default: break
    }
    let isNumber = end == start &+ 1 || end > start && self[start] != UInt8(ascii: "0")
    return isNumber ? (value, end) : nil
  }

  /// Adds the digits to the end of the significand, and returns how many there are.
  @inline(__always)
  fileprivate func passDigits(_ position: inout Int, _ significand: inout UInt64) -> Int {
    let start = position
    while let word = word(at: position) {
      let values = word ^ Self.zeros
      let others = Self.others(values)
      if others != 0 {
        let count = others.trailingZeroBitCount / 8
        if count > 0 {
          // With zeros before them, the digits are eight.
          let digits = Self.number(values << UInt64(64 &- 8 &* count))
          significand = significand &* Self.power(count) &+ digits
          position &+= count
        }
        return position &- start
      }
      significand = significand &* 100_000_000 &+ Self.number(values)
      position &+= 8
    }
    while self[position].isDigit {
      significand = significand &* 10 &+ UInt64(self[position] &- UInt8(ascii: "0"))
      position &+= 1
    }
    return position &- start
  }

  /// Eight digits of zero.
  private static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// The lowest bit that is set belongs to the first of eight bytes that is not a digit. None is set if all are.
  private static func others(_ values: UInt64) -> UInt64 {
    (values | (values &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
  }

  private static func power(_ exponent: Int) -> UInt64 {
    switch exponent {
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    default: 10_000_000
    }
  }

  /// The number that eight digits stand for.
  private static func number(_ values: UInt64) -> UInt64 {
    // Neighbours are joined: digits to pairs, pairs to groups of four, and these to eight.
    let pairs = values &* 10 &+ values >> 8
    let first = (pairs & 0x0000_00FF_0000_00FF) &* (100 + 1_000_000 << 32)
    let second = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* (1 + 10_000 << 32)
    return (first &+ second) >> 32
  }

  /// Reads the `e` and the number after it. False if there is no number.
  fileprivate func passExponent(_ position: inout Int, _ exponent: inout Int) -> Bool {
    position &+= 1
    let isDivision = self[position] == UInt8(ascii: "-")
    if isDivision || self[position] == UInt8(ascii: "+") { position &+= 1 }
    let start = position
    while self[position].isDigit {
      // No text is long enough for its digits to make up for a power beyond this.
      if exponent < Int.max / 20 {
        exponent = exponent &* 10 &+ Int(self[position] &- UInt8(ascii: "0"))
      }
      position &+= 1
    }
    if isDivision { exponent = 0 &- exponent }
    return position > start
  }
}
