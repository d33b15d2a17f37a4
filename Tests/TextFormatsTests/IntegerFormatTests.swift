import SeededRandom
import Testing

@testable import TextFormats

@Suite struct IntegerFormatTests {
  @Test(arguments: [
    0, 1, -1, 7, -7, 9, 10, -10, 42, 99, 100, 127, -128, 128, 255, 256, -32768, 32767, 65535,
    1_000_000, -2_147_483_648, 2_147_483_647, 4_294_967_295, 9_007_199_254_740_993, Int64.max,
    Int64.min, Int64.min + 1,
  ])
  func readsWhatSwiftWrites(_ number: Int64) throws {
    #expect(try IntegerFormat.value(of: String(number)) == number)
  }

  @Test(arguments: [
    "", "-", "+1", "--1", "-+1", "1-", "01", "00", "-01", "-00", "1.0", "1.", ".1", "1e3", "1E3",
    "0x1F", "0b1", "0o7", "1_000", "1,000", "1 000", " 1", "1 ", "1\n", "\t1", "one", "nan", "１",
    "١", "\u{2212}1", "1\u{0}", "true", "99999999999999999999999x", "12a",
  ])
  func refuses(_ text: String) {
    #expect(throws: IntegerFormat.Problem.malformed) {
      try IntegerFormat.value(of: text, as: Int.self)
    }
  }

  private func expectLimits<Integer: FixedWidthInteger>(of type: Integer.Type) throws {
    #expect(try IntegerFormat.value(of: String(Integer.max)) == Integer.max)
    #expect(try IntegerFormat.value(of: String(Integer.min)) == Integer.min)
    #expect(try IntegerFormat.value(of: "-0", as: type) == 0)

    /// The number that is one further from zero, as text.
    func next(_ number: Integer) -> String {
      let tens = String(String(number / 10).filter { $0 != "-" })
      let ones = (number % 10).magnitude + 1
      return (number < 0 ? "-" : "") + (tens == "0" ? "" : tens) + String(ones)
    }
    let isSigned = Integer.isSigned
    for text in [next(.max), isSigned ? next(.min) : "-1", String(Integer.max) + "0"] {
      #expect(throws: IntegerFormat.Problem.outOfRange, "\(text)") {
        try IntegerFormat.value(of: text, as: type)
      }
    }
    for text in [String(repeating: "9", count: 40), "-" + String(repeating: "9", count: 40)] {
      #expect(throws: IntegerFormat.Problem.outOfRange) {
        try IntegerFormat.value(of: text, as: type)
      }
    }
  }

  @Test func everyWidthHasItsLimits() throws {
    try expectLimits(of: Int.self)
    try expectLimits(of: Int8.self)
    try expectLimits(of: Int16.self)
    try expectLimits(of: Int32.self)
    try expectLimits(of: Int64.self)
    try expectLimits(of: UInt.self)
    try expectLimits(of: UInt8.self)
    try expectLimits(of: UInt16.self)
    try expectLimits(of: UInt32.self)
    try expectLimits(of: UInt64.self)
  }

  @Test func readsNothingThatSwiftReadsOtherwise() {
    var generator = SeededGenerator(seed: 64)
    var read = 0
    for _ in 0..<20_000 {
      let text = String(Int32.random(in: .min ... .max, using: &generator))
        .mutated(alphabet: "0123456789-", using: &generator)
      guard let number = ifReadable(try IntegerFormat.value(of: text, as: Int32.self)) else {
        continue
      }
      read += 1
      #expect(Int32(text) == number, "\(text)")
    }
    #expect(read > 1_000)
  }
}
