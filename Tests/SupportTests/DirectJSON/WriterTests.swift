import Foundation
import SeededRandom
import Testing

@testable import GeneratedSupport

@Suite struct WriterTests {
  private func written<Value: JSONWritable>(_ value: Value) throws -> String {
    String(decoding: try value.jsonBytes(), as: UTF8.self)
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test(arguments: [
    "", "a", "\"", "\\", "/", "a\"b\\c", "é", "日本", "😀", "\u{2028}\u{2029}", "\u{7F}", "\u{80}",
    "\u{FEFF}", "\u{10FFFF}",
    "1234567\"", "12345678\"", "123456789\\", "ééééé\né",
    String(repeating: "x", count: 1000) + "\t",
  ])
  func `Texts are what JSONEncoder writes`(text: String) throws {
    #expect(try written(text) == encoded(text))
    #expect(try written([text: [text]]) == encoded([text: [text]]))
  }

  /// Twenty keys are in this order by chance once in ten to the eighteenth.
  @Test func `Dictionaries are written in the order of their keys`() throws {
    let keys = (0..<20).map { "key \(Array("aäbBzZé日👍_ 0")[$0 % 12])\($0)" }
    let numbers = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    let sorted = keys.sorted().map { "\"\($0)\":1" }.joined(separator: ",")
    #expect(String(decoding: try numbers.jsonBytes(), as: UTF8.self) == "{\(sorted)}")
    let json = JSON.object(numbers.mapValues { .number(JSONNumber($0)) })
    #expect(String(decoding: try JSONWire(json: json).jsonBytes(), as: UTF8.self) == "{\(sorted)}")
  }

  @Test func `Every character of ASCII, at each place in a word`() throws {
    for byte in UInt8.min..<0x80 {
      for before in 0..<9 {
        let text =
          String(repeating: "a", count: before) + String(Unicode.Scalar(byte)) + "bcdefghij"
        let json = try written(text)
        if try json != encoded(text) { Issue.record("\(byte) \(before): \(json)") }
      }
    }
  }

  @Test func `Text that is bridged from elsewhere`() throws {
    let text = NSString(string: "é\"日本") as String
    #expect(try written(text) == encoded(text))
    #expect(try written(String("xx\u{1}yy".dropFirst(1).dropLast())) == "\"x\\u0001y\"")
  }

  @Test func `Doubles are what JSONEncoder writes`() throws {
    var generator = SeededGenerator(seed: 21)
    let hard = [
      0, -0.0, 1, -1, 0.1, 1e15, 1e16, 1e17, 123456789012345680, 1e-4, 1e-5, 1e-7, 1.5e300, 1e100,
      .leastNonzeroMagnitude,
      .leastNormalMagnitude, .greatestFiniteMagnitude, .pi, 1 / 3, 9_007_199_254_740_992, 4.35, 100,
      1e22,
    ]
    let random = (0..<5_000).map { _ in
      Double(bitPattern: .random(in: 0...UInt64.max, using: &generator))
    }
    for value in hard + random.filter(\.isFinite) {
      let json = try written(value)
      if try json != encoded(value) { Issue.record("\(value): \(json)") }
      #expect(try read(json, as: Double.self).bitPattern == value.bitPattern)
    }
    for value in hard.map(Float.init).filter(\.isFinite) {
      #expect(try written(value) == encoded(value))
    }
  }

  private func checkInteger<Value: FixedWidthInteger & JSONWritable>(_ type: Value.Type) throws {
    for value in [Value.min, .max, 0, 1, 9, 10, 99, 100] {
      #expect(try written(value) == value.description)
    }
    var power: Value = 1
    while !power.multipliedReportingOverflow(by: 10).overflow {
      power *= 10
      #expect(try written(power) == power.description)
      #expect(try written(power - 1) == (power - 1).description)
      if Value.isSigned { #expect(try written(0 - power) == (0 - power).description) }
    }
  }

  @Test func `Integers up to their limits`() throws {
    try checkInteger(Int.self)
    try checkInteger(Int8.self)
    try checkInteger(Int16.self)
    try checkInteger(Int32.self)
    try checkInteger(Int64.self)
    try checkInteger(UInt.self)
    try checkInteger(UInt8.self)
    try checkInteger(UInt16.self)
    try checkInteger(UInt32.self)
    try checkInteger(UInt64.self)
  }

  @Test(arguments: [
    "0", "1.5", "-19.99", "12345678901234567890123456789012345678", "1e127", "1e-20",
  ])
  func `Decimals keep all digits`(text: String) throws {
    let decimal = try #require(Decimal(string: text))
    #expect(try written(decimal) == decimal.description)
    #expect(try read(written(decimal), as: Decimal.self) == decimal)
  }

  @Test func `Collections, null and booleans`() throws {
    #expect(try written([Int]()) == "[]")
    #expect(try written([[1, 2], [], [3]]) == "[[1,2],[],[3]]")
    #expect(try written([String: Int]()) == "{}")
    #expect(try written(["a": [true, false, nil]]) == "{\"a\":[true,false,null]}")
    #expect(try written(Int?.none) == "null")
  }

  private struct Nested: JSONWritable {
    let numbers: [Double]

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.put("a\"b", "x,{[")
      json.put("numbers", numbers)
      json.put("later", Double.nan)
      json.endObject()
    }
  }

  private func failure<Value: JSONWritable>(_ value: Value) -> String {
    do throws(JSONWritingError) {
      _ = try value.jsonBytes()
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func `What JSON has no number for is an error with its place`() {
    #expect(failure(Double.infinity) == "a number in JSON must be finite")
    #expect(failure([1, -Float.infinity]) == "[1]: a number in JSON must be finite")
    #expect(failure(Decimal.nan) == "a number in JSON must be finite")
    #expect(
      failure(["k": Nested(numbers: [1, .nan])])
        == "[\"k\"].numbers[1]: a number in JSON must be finite")
    #expect(failure([Nested(numbers: [])]) == "[0].later: a number in JSON must be finite")
  }

  private struct Formatted: JSONWritable {
    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.put("parts", ["a,b"], as: .split(","))
      json.endObject()
    }
  }

  @Test func `What a format has no room for is an error with its place`() {
    #expect(failure([Formatted()]).hasPrefix("[0].parts: "))
  }

  private struct Flattened: JSONWritable {
    let first: Int?
    let second: Int?

    func write(to json: inout JSONWriter) {
      json.beginObject()
      let outer = json.beginFlattenedObject("outer")
      let inner = json.beginFlattenedObject("inner")
      json.putIfPresent("first", first)
      json.endFlattenedObject(inner)
      json.endFlattenedObject(outer)
      let other = json.beginFlattenedObject("other")
      json.putIfPresent("second", second)
      json.endFlattenedObject(other)
      json.putIfPresent("last", second)
      json.putEmptyObject("open")
      json.endObject()
    }
  }

  @Test func `A flattened object is left out if nothing is in it`() throws {
    #expect(try written(Flattened(first: nil, second: nil)) == "{\"open\":{}}")
    #expect(
      try written(Flattened(first: 1, second: nil))
        == "{\"outer\":{\"inner\":{\"first\":1}},\"open\":{}}")
    #expect(
      try written(Flattened(first: nil, second: 2))
        == "{\"other\":{\"second\":2},\"last\":2,\"open\":{}}")
  }

  private struct Merged: JSONWritable {
    let tag: Bool
    let members: JSON

    func write(to json: inout JSONWriter) {
      json.beginObject()
      if tag { json.put("tag", 1) }
      json.putMembers(of: JSONWire(json: members))
      json.put("last", 2)
      json.endObject()
    }
  }

  @Test func `Members are merged into the object`() throws {
    #expect(try written(Merged(tag: true, members: ["a": 1])) == "{\"tag\":1,\"a\":1,\"last\":2}")
    #expect(try written(Merged(tag: true, members: [:])) == "{\"tag\":1,\"last\":2}")
    #expect(try written(Merged(tag: false, members: ["a": 1])) == "{\"a\":1,\"last\":2}")
    #expect(try written(Merged(tag: false, members: [:])) == "{\"last\":2}")
    #expect(
      failure([Merged(tag: true, members: [1])])
        == "[0]: the body of an unrecognized case is not an object")
  }
}
