import Foundation
import SeededRandom
import Testing

@testable import GeneratedSupport

/// Doubles are, bit for bit, what the standard library makes of the same digits.
@Suite struct DoubleTests {
  /// The first texts that are read as another value, or refused without reason.
  private func wrong(_ texts: some Sequence<String>) -> [String] {
    Array(
      texts.lazy.filter { text in
        let expected = Double(text) ?? .nan
        do throws(JSONError) {
          return try Double(json: Array(text.utf8)).bitPattern != expected.bitPattern
        } catch {
          return expected.isFinite
        }
      }.prefix(5))
  }

  @Test func `Hard cases`() {
    let digits800 = String(repeating: "1234567890", count: 80)
    let texts = [
      "0", "-0", "0.0", "-0.0e5", "0e400", "0e-400", "0e99999999999999999999", "1e308", "1e309",
      "-1e309",
      "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
      "17976931348623158e292",
      "1e-308", "2.2250738585072014e-308", "2.2250738585072011e-308", "2.225073858507201e-308",
      "4.9406564584124654e-324", "5e-324", "2.4703282292062328e-324", "2.4703282292062327e-324",
      "3e-324",
      "2e-324", "1e-324", "1e-400", "1e-99999999999999999999", "1e99999999999999999999",
      "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740995",
      "9007199254740993.0",
      "9007199254740993.00000000000000000000000000000000000000000000000000000001", "1e22", "1e23",
      "8.5e22",
      "9007199254740993e22", "4503599627370496.5", "4503599627370497.5",
      "0.500000000000000166533453694",
      "3.518437208883201171875e13", "62.5364939768271845828", "8.10109172351e-10",
      "1.50000000000000011102230246251565",
      "1.00000000000000011102230246251565404236316680908203125",
      "1.00000000000000011102230246251565404236316680908203124",
      "1.00000000000000011102230246251565404236316680908203126",
      "6929495644600919.5", "3.7455744005952583e15", "2.2250738585072012e-308", "0.000001",
      "123456789012345678",
      "18446744073709551615", "18446744073709551616", "9999999999999999999", "99999999999999999999",
      "1\(digits800)", "0.\(digits800)", "\(digits800)e-800",
      "0.\(String(repeating: "0", count: 700))\(digits800)",
      "\(digits800)e-1100", "\(digits800)e500", "0.\(String(repeating: "0", count: 400))1e400",
      "1\(String(repeating: "0", count: 400))e-400",
    ]
    #expect(wrong(texts) == [])
    #expect(wrong(texts.map { "-" + $0.drop { $0 == "-" } }) == [])
  }

  @Test func `Every power of ten, and its neighbours`() {
    let significands = [
      "1", "9", "17", "9007199254740993", "9999999999999999999", "1234567890123456789",
    ]
    for exponent in -345...310 {
      #expect(wrong(significands.map { "\($0)e\(exponent)" }) == [])
    }
  }

  /// Exactly in the middle between two neighbours, with all digits, and just above it.
  @Test func `Halfway between two values`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let value = UInt64.random(in: 1 << 52..<1 << 53, using: &generator)
      var digits = Decimal(2 * value + 1)
      for exponent in 1...20 {
        digits *= 5
        let middle = Decimal(sign: .plus, exponent: -exponent, significand: digits).description
        #expect(wrong([middle, middle + "0000000000000000000001"]) == [])
      }
    }
  }

  @Test func `Random values, written shortest`() {
    var generator = SeededGenerator(seed: 2)
    let values = (0..<20_000).map { _ in
      Double(bitPattern: .random(in: 0...UInt64.max, using: &generator))
    }
    #expect(wrong(values.filter(\.isFinite).map(\.description)) == [])
  }

  @Test func `Random digits and exponents`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let digits =
        UInt64.random(in: 0...UInt64.max, using: &generator)
        >> Int.random(in: 0..<64, using: &generator)
      let exponent = Int.random(in: -350...320, using: &generator)
      let texts = ["\(digits)e\(exponent)", "\(digits % 1000).\(digits)"]
      if !wrong(texts).isEmpty { Issue.record("\(texts)") }
    }
  }

  @Test func `Subnormal values`() {
    var generator = SeededGenerator(seed: 4)
    let values = (0..<2_000).map { _ in
      let bits = UInt64.random(in: 0..<1 << 53, using: &generator)
      return Double(bitPattern: bits >> Int.random(in: 0..<53, using: &generator))
    }
    #expect(wrong(values.map(\.description)) == [])
  }

  @Test func `Floats are rounded once`() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let value = Float(bitPattern: .random(in: 0...UInt32.max, using: &generator))
      if value.isFinite {
        #expect(try read(value.description, as: Float.self).bitPattern == value.bitPattern)
      }
    }
    // By way of Double, the result would be 1.
    #expect(try read("1.00000005960464478", as: Float.self) == Float(1).nextUp)
    #expect(failure("1e39", as: Float.self) == "1e39 is not of the type Float (line 1, column 1)")
  }

  @Test func `What is too large is refused`() {
    #expect(
      failure("1e309", as: Double.self) == "1e309 is not of the type Double (line 1, column 1)")
    #expect(
      failure("[-1e309]", as: [Double].self)
        == "[0]: -1e309 is not of the type Double (line 1, column 2)")
  }
}
