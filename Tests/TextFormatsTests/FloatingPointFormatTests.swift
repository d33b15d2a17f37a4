import SeededRandom
import Testing

@testable import TextFormats

@Suite struct FloatingPointFormatTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("1", 1), ("-1", -1), ("10", 10), ("0.5", 0.5), ("-0.5", -0.5),
    ("12.5", 12.5), ("3.14159", 3.14159), ("0.1", 0.1), ("1e3", 1000), ("1E3", 1000),
    ("1e+3", 1000), ("1e-3", 0.001), ("0e0", 0), ("0.0e-5", 0), ("1.5e2", 150), ("1e00", 1),
    ("123456789.125", 123_456_789.125), ("9007199254740993", 9_007_199_254_740_992),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ("5e-324", Double.leastNonzeroMagnitude), ("1e-400", 0), ("2.2250738585072014e-308", 0x1p-1022),
    ("100000000000000000000000", 1e23), ("0.30000000000000004", 0.1 + 0.2), ("-12.75e-1", -1.275),
  ])
  func reads(_ text: String, _ number: Double) throws {
    let read = try FloatingPointFormat.double(of: text)
    #expect(read == number)
    #expect(read.sign == number.sign)
  }

  @Test(arguments: [
    "", "-", "+1", "+0.5", ".5", "-.5", "5.", "1.e3", "01", "00", "-01", "00.5", "1e", "1e+", "e5",
    "1e5.0", "1.2.3", "1,5", "1 000", " 1", "1 ", "1\n", "0x1p3", "0x10", "nan", "NaN", "inf",
    "-inf", "infinity", "1_000", "1f", "１", "\u{2212}1", "1\u{0}", "1e\u{2212}5", "true",
  ])
  func refuses(_ text: String) {
    #expect(throws: FloatingPointFormat.Problem.malformed) {
      try FloatingPointFormat.double(of: text)
    }
    #expect(throws: FloatingPointFormat.Problem.malformed) {
      try FloatingPointFormat.float(of: text)
    }
  }

  @Test(arguments: ["1e309", "-1e309", "1.8e308", "1e99999", String(repeating: "9", count: 400)])
  func refusesWhatIsTooLarge(_ text: String) {
    #expect(throws: FloatingPointFormat.Problem.outOfRange) {
      try FloatingPointFormat.double(of: text)
    }
  }

  @Test func floatHasItsOwnRangeAndRoundsOnce() throws {
    #expect(throws: FloatingPointFormat.Problem.outOfRange) {
      try FloatingPointFormat.float(of: "1e39")
    }
    #expect(try FloatingPointFormat.float(of: "0.1") == 0.1)
    // Just above the middle between 1 and the next Float, and exactly in the middle as a Double.
    let text = "1.00000005960464477539062500000001"
    #expect(try FloatingPointFormat.float(of: text) == Float(1).nextUp)
    #expect(try Float(FloatingPointFormat.double(of: text)) == 1)
  }

  @Test func readsWhatSwiftWrites() throws {
    var generator = SeededGenerator(seed: 1_985)
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(try FloatingPointFormat.double(of: number.description) == number)
    }
  }
}
