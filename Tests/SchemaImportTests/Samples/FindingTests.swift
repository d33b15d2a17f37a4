import Diagnostics
import Testing

@testable import SchemaImport

/// What is said about decisions for which the samples give too little evidence.
@Suite struct FindingTests {
  @Test(arguments: [
    (
      #"{"a": {"b": null}}"#, "G2201", "`a.b` is null wherever it occurs, so its type is not known",
      7
    ),
    (#"{"a": [[]]}"#, "G2202", "`a.*` is an empty list wherever it occurs", 7),
    (#"{"a": {}}"#, "G2203", "`a` is an empty object wherever it occurs", 1),
    (
      "{\"a\": [1, 18446744073709551616]}", "G2205",
      "`a.*` has integers that do not fit into 64 bits", 7
    ),
    (
      "{\"a\": [0.5, 9007199254740993]}", "G2205",
      "`a.*` has fractions, and integers that a `Double` does not hold exactly", 7
    ),
    (
      "{\"a\": [-9007199254740993, 1e1]}", "G2205",
      "`a.*` has fractions, and integers that a `Double` does not hold exactly", 7
    ),
    (
      "{\"a\": [0.5, -0.1234567890123456789e3]}", "G2205",
      "`a.*` has fractions with more digits than a `Double` keeps", 7
    ),
    (
      "[1]", "G2210",
      "these samples hold no object with known keys, so there is no record to declare", 0
    ),
  ]) func oneForEachPlace(_ sample: String, _ code: String, _ message: String, _ start: Int) throws
  {
    let found = try sampleReading(sample, sample).diagnostics
    #expect(found.map(\.kind.code) == [code])
    #expect(found.first?.message == message)
    #expect(found.first?.primary.span.start == start)
    #expect(found.first?.primary.span.file == 0)
    #expect(found.first?.help != nil)
  }

  @Test func whatStandsTooDeepIsJSON() throws {
    let deep = String(repeating: #"{"a":"#, count: 61) + "1" + String(repeating: "}", count: 61)
    let imported = try sampleReading(deep)
    #expect(imported.codes == ["G2204"])
    #expect(draftText(imported.draft).hasSuffix("a.a {a: JSON}"))
    #expect(imported.draft.declarations.count == ValueProfile.depthLimit)
  }

  @Test func wordsThatRepeatMayBeAChoice() throws {
    let texts = Array(repeating: #"{"login": "ada"}, {"login": "bob"}"#, count: 10)
    let found = try sampleReading("[\(texts.joined(separator: ","))]").diagnostics
    #expect(found.map(\.kind.code) == ["G2206"])
    #expect(found.first?.message == "`*.login` has 2 different values in 20 texts")
  }

  @Test func recordsThatAreAlikeAreProposed() throws {
    let imported = try sampleReading(
      #"{"buyer": {"name": "a b", "mail": "c d", "age": 1, "town": "e"}, "#
        + #""seller": {"name": "a b", "mail": "c d", "age": 2}, "#
        + #""shop": {"name": "a b", "mail": "c d", "open": true}, "one": {"n": 1}, "two": {"n": null}}"#
    )
    #expect(imported.codes == ["G2208", "G2201"])
    let found = try #require(imported.diagnostics.first { $0.kind.code == "G2208" })
    #expect(found.message == "`seller` and `buyer` have 3 fields in common")
    #expect(found.secondary.count == 1)
    #expect(imported.draft.declarations.count == 6)
  }

  /// Thousands of records that share a field with every other one.
  @Test func manyRecordsAreComparedWithFew() throws {
    let members = (0..<3000).map {
      #""k\#($0)": {"id": 1, "a\#($0)": 1, "b\#($0)": "a", "c": true}"#
    }
    let imported = try sampleReading("{\(members.joined(separator: ","))}", named: "large")
    #expect(imported.draft.declarations.count == 3001)
    #expect(!imported.codes.contains("G2208"))
  }

  @Test func withoutSamplesThereIsNothing() {
    let imported = SampleReader.read([], named: nil)
    #expect(imported.draft.declarations.isEmpty)
    #expect(imported.codes == ["G2209"])
    #expect(imported.diagnostics.map(\.isError) == [true])
  }

  @Test func codesAreDeclaredOnce() {
    let codes = SampleReader.diagnosticKinds.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(!SampleReader.diagnosticKinds.contains { $0.explanation.isEmpty })
  }
}
