import Foundation
import SeededRandom
import Testing

@testable import TextFormats

@Suite struct DecimalTextTests {
  static let nines = String(repeating: "9", count: 38)

  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("0.0", "0"), ("-0.000", "0"), ("0e5", "0"), ("0e-999999", "0"),
    ("0.00e99999999999999999999", "0"), ("1", "1"), ("-1", "-1"), ("10", "10"), ("100", "100"),
    ("1.0", "1"), ("1.50", "1.5"), ("-12.50", "-12.5"), ("19.99", "19.99"), ("0.5", "0.5"),
    ("0.05", "0.05"), ("-0.005", "-0.005"), ("1200.0034", "1200.0034"), ("1e3", "1000"),
    ("1E3", "1000"), ("1e+3", "1000"), ("1e-3", "0.001"), ("12.5e1", "125"), ("12.5e2", "1250"),
    ("12.5e-2", "0.125"), ("1000e-3", "1"), ("1e0", "1"), ("1e00003", "1000"),
    (nines, nines), ("0." + nines, "0." + nines), ("-" + nines, "-" + nines),
    (nines + "000", nines + "000"), (nines + ".000", nines),
    ("1e164", "1" + String(repeating: "0", count: 164)),
    ("1e-128", "0." + String(repeating: "0", count: 127) + "1"),
    (nines + "e127", nines + String(repeating: "0", count: 127)),
    ("1" + String(repeating: "0", count: 500) + "e-500", "1"),
    ("0." + String(repeating: "0", count: 500) + "1e501", "1"),
  ])
  func readsAndWrites(_ text: String, _ canonical: String) throws {
    let decimal = try DecimalText(parsing: text)
    #expect(decimal.description == canonical)
    #expect(try DecimalText(parsing: canonical) == decimal)
    #expect(Decimal(string: canonical)?.description == canonical)
  }

  @Test(
    arguments: [
      ("", .malformed), ("-", .malformed), ("+1", .malformed), ("--1", .malformed),
      (".5", .malformed), ("5.", .malformed), ("-.5", .malformed), ("1.e3", .malformed),
      ("1e", .malformed), ("1e+", .malformed), ("e3", .malformed), ("1e3.5", .malformed),
      ("01", .malformed), ("00", .malformed), ("-01.5", .malformed), ("1,5", .malformed),
      ("1.5.5", .malformed), ("1 000", .malformed), (" 1", .malformed), ("1 ", .malformed),
      ("1\n", .malformed), ("0x10", .malformed), ("1_000", .malformed), ("nan", .malformed),
      ("inf", .malformed), ("１", .malformed), ("\u{2212}1", .malformed), ("1e5e5", .malformed),
      ("19.99 EUR", .malformed), ("1\u{0}", .malformed),
      (nines + "9", .tooManyDigits), ("1." + nines, .tooManyDigits),
      ("0.1" + String(repeating: "0", count: 37) + "1", .tooManyDigits),
      ("1" + String(repeating: "0", count: 38) + "1", .tooManyDigits),
      ("1e165", .tooLarge), ("-1e165", .tooLarge), (nines + "e128", .tooLarge),
      ("1e99999999999999999999999999", .tooLarge), ("1e9223372036854775807", .tooLarge),
      ("1e-129", .tooSmall), ("1.5e-128", .tooSmall), ("1e-9223372036854775808", .tooSmall),
      (nines + "9x", .malformed),
    ] as [(String, DecimalText.Problem)])
  func refuses(_ text: String, _ problem: DecimalText.Problem) {
    #expect(throws: problem) { try DecimalText(parsing: text) }
  }

  @Test func ordersNumbersByValue() throws {
    let ascending = [
      "-1e164", "-1000", "-999.9", "-10", "-9", "-1.5", "-1.49", "-1", "-0.1", "-0.01", "0",
      "1e-128", "0.009", "0.01", "0.1", "0.11", "0.5", "1", "1.05", "1.5", "9", "10", "10.01",
      "99", "100", "1e3", "1001", "1e38", "1e164",
    ]
    for (position, left) in ascending.enumerated() {
      for (otherPosition, right) in ascending.enumerated() {
        let isLess = try DecimalText(parsing: left) < DecimalText(parsing: right)
        #expect(isLess == (position < otherPosition), "\(left) < \(right)")
      }
    }
  }

  @Test func equalNumbersAreEqualHoweverWritten() throws {
    let texts = ["1500", "1500.0", "1.5e3", "15e2", "150000e-2", "0.15E+4"]
    let decimals = try Set(texts.map { try DecimalText(parsing: $0) })
    #expect(decimals.count == 1)
    #expect(decimals.first?.digits == [1, 5])
    #expect(decimals.first?.exponent == 2)
    #expect(decimals.first?.fractionDigits == 0)
    #expect(try DecimalText(parsing: "-0.125").fractionDigits == 3)
  }

  @Test func agreesWithFoundation() throws {
    var generator = SeededGenerator(seed: 754)
    func random() -> String {
      let whole = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }
      let fraction = (0..<Int.random(in: 0...18, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }
      let trimmed = String(whole.joined().drop { $0 == "0" })
      let exponent = Int.random(in: -40...40, using: &generator)
      return (Bool.random(using: &generator) ? "-" : "") + (trimmed.isEmpty ? "0" : trimmed)
        + (fraction.isEmpty ? "" : "." + fraction.joined())
        + (Bool.random(using: &generator) ? "e\(exponent)" : "")
    }
    var previous = try DecimalText(parsing: "0")
    var previousByFoundation = Decimal()
    for _ in 0..<10_000 {
      let text = random()
      let decimal = try DecimalText(parsing: text)
      let byFoundation = try #require(Decimal(string: text))
      #expect(decimal.description == byFoundation.description, "\(text)")
      #expect((decimal < previous) == (byFoundation < previousByFoundation), "\(text)")
      previous = decimal
      previousByFoundation = byFoundation
    }
  }

  @Test func foundationHoldsWhatIsAccepted() throws {
    var generator = SeededGenerator(seed: 38)
    var accepted = 0
    for _ in 0..<5_000 {
      let digits = (0..<Int.random(in: 1...38, using: &generator)).map { _ in
        String(Int.random(in: 1...9, using: &generator))
      }
      let text = digits.joined() + "e\(Int.random(in: -140...170, using: &generator))"
      guard let decimal = ifReadable(try DecimalText(parsing: text)) else { continue }
      accepted += 1
      let canonical = decimal.description
      #expect(Decimal(string: canonical)?.description == canonical, "\(text)")
    }
    #expect(accepted > 3_000)
  }
}
