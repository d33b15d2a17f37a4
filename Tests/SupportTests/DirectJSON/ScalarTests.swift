import Foundation
import Testing

@testable import GeneratedSupport

/// Tries every kind of value for every scalar type.
@Suite struct ScalarTests {
  /// A value of each kind, with the name that errors use for it.
  private static let kinds = [
    ("null", "null"), ("true", "a boolean"), ("false", "a boolean"), ("0", "a number"),
    ("-1.5e3", "a number"), ("\"\"", "a string"), ("\"7\"", "a string"),
    ("\"\\u0037\"", "a string"),
    ("[]", "an array"), ("[1]", "an array"), ("{}", "an object"), ("{\"a\":1}", "an object"),
  ]

  private func check<Value: JSONReadable>(
    _ type: Value.Type, expects expected: String, _ found: [String]
  ) {
    for (text, kind) in Self.kinds where !found.contains(kind) {
      let sentence = "is \(kind), and not \(expected)"
      #expect(failure(text, as: type) == "\(sentence) (line 1, column 1)")
      #expect(
        failure(" \n [\(text), 1]", as: [Value].self) == "[0]: \(sentence) (line 2, column 3)")
      #expect(
        failure("{\"a\": \(text), \"b\": 1}", as: [String: Value].self)
          == "[\"a\"]: \(sentence) (line 1, column 7)")
    }
  }

  @Test func `A value of another kind is refused, whatever it is`() {
    check(String.self, expects: "a string", ["a string"])
    check(Bool.self, expects: "a boolean", ["a boolean"])
    check(Double.self, expects: "a number", ["a number"])
    check(Float.self, expects: "a number", ["a number"])
    check(Decimal.self, expects: "a number", ["a number"])
    check(Int.self, expects: "a whole number", ["a number"])
    check(Int8.self, expects: "a whole number", ["a number"])
    check(Int16.self, expects: "a whole number", ["a number"])
    check(Int32.self, expects: "a whole number", ["a number"])
    check(Int64.self, expects: "a whole number", ["a number"])
    check(UInt.self, expects: "a whole number", ["a number"])
    check(UInt8.self, expects: "a whole number", ["a number"])
    check(UInt16.self, expects: "a whole number", ["a number"])
    check(UInt32.self, expects: "a whole number", ["a number"])
    check(UInt64.self, expects: "a whole number", ["a number"])
    check([Int].self, expects: "an array", ["an array"])
    check([String: Int].self, expects: "an object", ["an object"])
    check(TextOrNumber.self, expects: "a string or a number", ["a string", "a number"])
    check(LossyArray<Int>.self, expects: "an array", ["an array"])
  }

  @Test func `A value of its own kind is read`() throws {
    #expect(try read("\"7\"", as: String.self) == "7")
    #expect(try read("true", as: Bool.self))
    #expect(try !read("false", as: Bool.self))
    #expect(try read(" 7 ", as: Int.self) == 7)
    #expect(try read("7", as: Double.self) == 7)
    #expect(try read("7.5", as: Float.self) == 7.5)
    #expect(try read("7.50", as: Decimal.self) == Decimal(string: "7.5"))
    #expect(try read("\"7\"", as: TextOrNumber.self) == .text("7"))
    #expect(try read("7", as: TextOrNumber.self) == .number(7))
  }

  @Test func `Null is nil where nil may be`() throws {
    let null = try read("null", as: Int?.self)
    #expect(null == nil)
    #expect(try read("5", as: Int?.self) == 5)
    #expect(try read("[1, null, 3]", as: [Int?].self) == [1, nil, 3])
    #expect(try read("{\"a\": null}", as: [String: String?].self) == ["a": nil])
    #expect(failure("nul", as: Int?.self) == "a value should begin here (line 1, column 1)")
    #expect(
      failure("\"x\"", as: Int?.self) == "is a string, and not a whole number (line 1, column 1)")
  }

  @Test func `Of a key that is there twice, the first value counts`() throws {
    #expect(
      try read("{\"a\": 1, \"\\u0061\": 2, \"b\": 3}", as: [String: Int].self) == ["a": 1, "b": 3])
    #expect(failure("{\"a\": 1, \"a\": x}", as: [String: Int].self) != "no error")
  }

  /// No limit ends with a nine, so only the last digit changes.
  private func oneMore(_ limit: some FixedWidthInteger) -> String {
    let digits = limit.description
    return digits.dropLast() + "\((digits.last?.wholeNumberValue ?? 0) + 1)"
  }

  private func checkLimits<Value: FixedWidthInteger & JSONReadable & Decodable>(_ type: Value.Type)
    throws
  {
    for value in [Value.min, Value.max, Value.min + 1, Value.max - 1, 1] where value != 0 {
      for form in ["\(value)", "\(value).0", "\(value)e0", "\(value)0e-1", "\(value).000E+000"] {
        #expect(try read(form, as: type) == value, "\(form)")
      }
    }
    let above = oneMore(Value.max)
    for text in [
      above, Value.max.description + "0", "1e30", "-1e30", Value.max.description + ".5", "0.5",
      "5e-1", "1e-400", "1e400",
    ] {
      #expect(
        failure(text, as: type) == "\(text) is not of the type \(type) (line 1, column 1)")
    }
    if Value.isSigned {
      let below = oneMore(Value.min)
      #expect(
        failure(below, as: type) == "\(below) is not of the type \(type) (line 1, column 1)"
      )
    } else {
      #expect(failure("-1", as: type) == "-1 is not of the type \(type) (line 1, column 1)")
    }
    #expect(try read("0", as: type) == 0)
    #expect(try read("-0", as: type) == 0)
    #expect(try read("-0.0e5", as: type) == 0)
    #expect(try read("1e2", as: type) == 100)
    #expect(try read("0e99999999999999999999", as: type) == 0)
  }

  @Test func `Integers are exact up to their limits`() throws {
    try checkLimits(Int.self)
    try checkLimits(Int8.self)
    try checkLimits(Int16.self)
    try checkLimits(Int32.self)
    try checkLimits(Int64.self)
    try checkLimits(UInt.self)
    try checkLimits(UInt8.self)
    try checkLimits(UInt16.self)
    try checkLimits(UInt32.self)
    try checkLimits(UInt64.self)
    #expect(try read("9007199254740993.0", as: Int.self) == 9_007_199_254_740_993)
    #expect(try read("0.000000000000000000000000000017e30", as: Int.self) == 17)
    #expect(try read("1700000000000000000000000000000e-29", as: Int.self) == 17)
    #expect(
      failure("123456789" + String(repeating: "0", count: 200), as: Int.self).hasSuffix(
        "0… is not of the type Int (line 1, column 1)"))
  }

  @Test(arguments: [
    "0", "-0", "1.50", "19.99", "12345678901234567890123456789012345678", "-0.00000000000000000001",
    "1e127", "123e-127", "0.1", "1E2",
  ])
  func `Decimals have the digits as written`(text: String) throws {
    let expected = try #require(Decimal(string: text))
    #expect(try read(text, as: Decimal.self) == expected)
  }

  @Test(arguments: [
    "123456789012345678901234567890123456789", "1e400", "1e-200",
    "0.123456789012345678901234567890123456789",
  ])
  func `A decimal without room for all digits is refused`(text: String) {
    #expect(
      failure(text, as: Decimal.self) == "\(text) is not of the type Decimal (line 1, column 1)")
  }
}
