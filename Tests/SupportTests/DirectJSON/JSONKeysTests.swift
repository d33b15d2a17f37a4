import Testing

@testable import GeneratedSupport

/// The keys of an object, before it is read.
@Suite struct JSONKeysTests {
  private struct Answers: JSONReadable {
    static let names: [StaticString] = ["zero", "one", "two", "three", "one", "zero"]

    let found: [Bool]

    init?(from json: inout JSONReader) {
      let keys = JSONKeys(of: &json)
      found = Self.names.map { keys.contains($0) }
      json.skip()
    }
  }

  @Test(arguments: [
    (#"{"one":{"zero":1},"two":[1,2]}"#, [false, true, true, false, true, false]),
    (#"{ "three" : "one" , "two" : null }"#, [false, false, true, true, false, false]),
    (#"{"\u006fne":1}"#, [false, true, false, false, true, false]),
    ("{}", [false, false, false, false, false, false]),
    (#"["zero","one"]"#, [false, false, false, false, false, false]),
  ])
  func `A key is there or not, in whatever order keys are asked for`(
    text: String, expected: [Bool]
  ) throws {
    #expect(try Answers(json: text.utf8).found == expected)
    // What comes after the object makes no difference.
    let several = try [Answers](json: "[\(text),{\"zero\":1}]".utf8)
    #expect(several.map(\.found) == [expected, [true, false, false, false, false, true]])
  }
}
