nonisolated extension JSONReader {
  package mutating func readInteger<Integer: FixedWidthInteger>(
    as type: Integer.Type = Integer.self
  ) -> Integer? {
    guard let number = nextNumber(expected: .integer) else { return nil }
    if let integer = number.integer(as: type) { return integer }
    return refuse(number, as: "\(type)")
  }

  package mutating func readDouble() -> Double? {
    guard let number = nextNumber(expected: .number) else { return nil }
    let double = number.double
    return double.isFinite ? double : refuse(number, as: "Double")
  }

  package mutating func readFloat() -> Float? {
    guard let number = nextNumber(expected: .number) else { return nil }
    let float = number.float
    return float.isFinite ? float : refuse(number, as: "Float")
  }

  /// - Parameter convert: Given the number as it is written. Nil if the type has no such value.
  @inline(never)
  package mutating func readNumber<Value>(
    as type: String, expected: JSONError.Expectation = .number, _ convert: (String) -> Value?
  ) -> Value? {
    guard let number = nextNumber(expected: expected) else { return nil }
    return convert(number.bytes.text) ?? refuse(number, as: type)
  }

  @inline(never)
  mutating func refuse<Value>(_ number: JSONNumberText, as type: String) -> Value? {
    let text = number.bytes
    let shown = text.count > 80 ? text[0..<80].text + "…" : text.text
    fail(.unrepresentable(value: shown, type: type), at: position &- text.count)
    return nil
  }

  /// Passes over a number.
  mutating func nextNumber(expected: JSONError.Expectation) -> JSONNumberText? {
    let first = next()
    guard first == UInt8(ascii: "-") || first.isDigit else {
      fail(expected: expected)
      return nil
    }
    let start = position
    let isNegative = first == UInt8(ascii: "-")
    if isNegative { position &+= 1 }
    var significand: UInt64 = 0
    let startsWithZero = bytes[position] == UInt8(ascii: "0")
    var digits = passDigits(&significand)
    if digits == 0 || startsWithZero && digits > 1 { return failNumber() }

    var exponent = 0
    if bytes[position] == UInt8(ascii: ".") {
      position &+= 1
      let fractionDigits = passDigits(&significand)
      if fractionDigits == 0 { return failNumber() }
      digits &+= fractionDigits
      exponent = 0 &- fractionDigits
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      guard let power = passExponent() else { return failNumber() }
      exponent &+= power
    }
    return JSONNumberText(
      bytes: bytes[start..<position], isNegative: isNegative, significand: significand,
      isTooLong: digits > 19, exponent: exponent)
  }

  /// Returns how many there are.
  private mutating func passDigits(_ significand: inout UInt64) -> Int {
    let start = position
    while bytes[position].isDigit {
      significand = significand &* 10 &+ UInt64(bytes[position] &- UInt8(ascii: "0"))
      position &+= 1
    }
    return position &- start
  }

  private mutating func passExponent() -> Int? {
    position &+= 1
    let isDivision = bytes[position] == UInt8(ascii: "-")
    if isDivision || bytes[position] == UInt8(ascii: "+") { position &+= 1 }
    guard bytes[position].isDigit else { return nil }
    var power = 0
    while bytes[position].isDigit {
      // No text is long enough for its digits to make up for a power beyond this.
      if power < Int.max / 20 { power = power &* 10 &+ Int(bytes[position] &- UInt8(ascii: "0")) }
      position &+= 1
    }
    return isDivision ? 0 &- power : power
  }

  @inline(never)
  private mutating func failNumber() -> JSONNumberText? {
    fail(.invalidNumber)
    return nil
  }
}
