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
    let isNegative = first == UInt8(ascii: "-")
    let start = isNegative ? position &+ 1 : position
    var significand: UInt64 = 0
    var end = bytes.endOfDigits(from: start, &significand)
    var digits = end &- start
    if digits == 0 || digits > 1 && bytes[start] == UInt8(ascii: "0") { return failNumber(end) }

    var exponent = 0
    if bytes[end] == UInt8(ascii: ".") {
      let point = end
      end = bytes.endOfDigits(from: point &+ 1, &significand)
      exponent = point &+ 1 &- end
      if exponent == 0 { return failNumber(end) }
      digits &-= exponent
    }
    if bytes[end] | 0x20 == UInt8(ascii: "e") {
      guard let power = bytes.exponent(from: &end) else { return failNumber(end) }
      exponent &+= power
    }
    let text = bytes[position..<end]
    position = end
    return JSONNumberText(
      bytes: text, isNegative: isNegative, significand: significand, isTooLong: digits > 19,
      exponent: exponent)
  }

  @inline(never)
  private mutating func failNumber(_ offset: Int) -> JSONNumberText? {
    position = offset
    fail(.invalidNumber)
    return nil
  }
}

nonisolated extension JSONBytes {
  /// Where no more digits follow. They go to the end of the significand.
  fileprivate func endOfDigits(from start: Int, _ significand: inout UInt64) -> Int {
    var end = start
    while let word = word(at: end), let eight = Self.eightDigits(word) {
      significand = significand &* 100_000_000 &+ eight
      end &+= 8
    }
    while self[end].isDigit {
      significand = significand &* 10 &+ UInt64(self[end] &- UInt8(ascii: "0"))
      end &+= 1
    }
    return end
  }

  /// The number that eight bytes are, if each is a digit.
  private static func eightDigits(_ word: UInt64) -> UInt64? {
    let values = word ^ 0x3030_3030_3030_3030
    guard (values | (values &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080 == 0 else {
      return nil
    }
    // Neighbours are joined: digits to pairs, pairs to fours, fours to eight.
    let pairs = values &* 10 &+ values >> 8
    let first = (pairs & 0x0000_00FF_0000_00FF) &* (100 + 1_000_000 << 32)
    let second = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* (1 + 10_000 << 32)
    return (first &+ second) >> 32
  }

  /// The number behind an `e`. Nil if there is none.
  fileprivate func exponent(from position: inout Int) -> Int? {
    position &+= 1
    let isDivision = self[position] == UInt8(ascii: "-")
    if isDivision || self[position] == UInt8(ascii: "+") { position &+= 1 }
    guard self[position].isDigit else { return nil }
    var power = 0
    while self[position].isDigit {
      // No text is long enough for its digits to make up for a power beyond this.
      if power < Int.max / 20 { power = power &* 10 &+ Int(self[position] &- UInt8(ascii: "0")) }
      position &+= 1
    }
    return isDivision ? 0 &- power : power
  }
}
