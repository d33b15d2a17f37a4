import JSON
import Testing

@testable import SchemaImport

/// What is decided from what samples show.
@Suite struct SampleDecisionTests {
  @Test(arguments: [
    (#"{"a": 1}"#, "user {a: Int}"),
    (#"[{"a": 1}, {}]"#, "user {a?: Int}"),
    (#"[{"a": 1}, {"a": null}]"#, "user {a: Int|null}"),
    (#"[{"a": 1}, {"a": null}, {}]"#, "user {a?: Int|null}"),
    (#"{"a": null}"#, "user {a: JSON|null}"),
    (#"{"a": []}"#, "user {a: [JSON]}"),
    (#"{"a": [null]}"#, "user {a: [JSON|null]}"),
    (#"{"a": {}}"#, "user {a: [String: JSON]}"),
    (#"{"a": [[1, null], []]}"#, "user {a: [[Int|null]]}"),
    (#"{"b": true, "a": false}"#, "user {b: Bool, a: Bool}"),
  ]) func presenceAndNullAreKeptApart(_ sample: String, _ draft: String) throws {
    #expect(draftText(try sampleReading(sample).draft) == draft)
  }

  @Test(arguments: [
    ("[1, -2, 0]", "Int"), ("[1, 2.0]", "Double"), ("[1e3]", "Double"), ("[1, 0.5]", "Double"),
    ("[9223372036854775807, -9223372036854775808]", "Int"),
    ("[9223372036854775808, 0]", "Int<unsigned64>"), ("[18446744073709551615]", "Int<unsigned64>"),
    ("[9223372036854775808, -1]", "Double"), ("[18446744073709551616]", "Double"),
    ("[-9223372036854775809]", "Double"), ("[-0]", "Int"),
  ]) func numbersAreIntegersByTheirText(_ list: String, _ type: String) throws {
    #expect(draftText(try sampleReading("{\"a\": \(list)}").draft) == "user {a: [\(type)]}")
  }

  @Test(arguments: [
    (#""2024-05-03T10:00:00Z", "2024-05-03T10:00:00.5+02:00""#, "String<dateTime>"),
    (#""2024-05-03T10:00:00Z", "2024-05-03""#, "String"),
    (#""2024-05-03 10:00:00Z""#, "String"), (#""2024-05-03T10:00:00""#, "String"),
    (#""2024-05-03""#, "String<date>"), (#""2024-05-03", """#, "String"),
    (#""2023-02-29""#, "String"), (#""2024-05-03", null"#, "String<date>|null"),
    (#""00000000-0000-4000-8000-00000000000a""#, "String<uuid>"),
    (#""https://example.org/?q=1""#, "String<url>"), (#""note:this""#, "String"),
    (#""https://example.org", "/path""#, "String"), (#""ada@example.org""#, "String<email>"),
    (#""10.0.0.1""#, "String"), (#""10.0.0.1", "10.0.0.1""#, "String"),
    (#""10.0.0.1", "10.0.0.2""#, "String<ipv4>"), (#""::1", "2001:db8::1""#, "String<ipv6>"),
    (#""12", "1.50""#, "String"), (#""localhost", "aGVsbG8=""#, "String"),
  ]) func aFormatIsThatOfAllTexts(_ texts: String, _ type: String) throws {
    #expect(draftText(try sampleReading("{\"a\": [\(texts)]}").draft) == "user {a: [\(type)]}")
  }

  @Test func mixedKindsBecomeAUnionByShape() throws {
    #expect(
      draftText(try sampleReading(#"{"value": [1, 0.5, "x", true, null, [1], {"a": 1}]}"#).draft)
        == """
        user {value: [value|null]}
        user.value by shape: flag(Bool) | number(Double) | text(String) | list([Int]) | object(value-object)
        value.value-object {a: Int}
        """)
    #expect(
      draftText(try sampleReading(#"{"at": ["2024-05-03", 1]}"#).draft)
        == "user {at: [at]}\nuser.at by shape: number(Int) | text(String)")
  }

  @Test func aTopThatIsAListNamesItsElement() throws {
    #expect(draftText(try sampleReading(#"[[{"a": 1}]]"#).draft) == "user {a: Int}")
    let named = try sampleReading(#"[{"a": 1}]"#, named: "PeopleDTO")
    #expect(draftText(named.draft) == "PeopleDTO {a: Int}")
    let plural = [
      ImportedDocument(
        path: "a/users.v2.json", index: 0,
        value: .array([.object([.init("n", .integer(1))])]))
    ]
    #expect(draftText(SampleReader.read(plural).draft) == "user {n: Int}")
    #expect(draftText(try sampleReading("[1, 2]").draft) == "user = [Int]")
    #expect(draftText(try sampleReading(#"{"1": {"a": 1}}"#).draft) == "user {a: Int}")
  }

  @Test func elementsAreNamedInTheSingular() throws {
    let text = draftText(
      try sampleReading(
        #"{"addresses": [{"a": 1}], "settings": {"b": 1}, "parts": {"1": {"c": 1}}}"#
      )
      .draft)
    #expect(
      text == """
        user {addresses: [address], settings: settings, parts: [String: part]}
        user.address {a: Int}
        user.settings {b: Int}
        user.part {c: Int}
        """)
  }

  @Test func fieldsKeepTheOrderOfTheSamples() throws {
    let draft = try sampleReading(#"{"z": 1, "a": 1}"#, #"{"z": 1, "m": 1, "a": 1}"#).draft
    #expect(draftText(draft) == "user {z: Int, m?: Int, a: Int}")
  }

  @Test func onlyIdenticalRecordsAreMerged() throws {
    let text = draftText(
      try sampleReading(
        #"{"home": {"town": "a", "zip": 1}, "work": {"town": "b", "zip": 2}, "#
          + #""shop": {"inner": {"town": "c", "zip": 3}}, "last": {"town": "c", "zip": 1.5}}"#
      ).draft)
    #expect(
      text == """
        user {home: home, work: home, shop: shop, last: last}
        user.home {town: String, zip: Int}
        user.shop {inner: home}
        user.last {town: String, zip: Double}
        """)
  }

  @Test func aDeclarationIsNestedInWhatEnclosesAllItsPlaces() throws {
    let draft = try sampleReading(
      #"{"outer": {"a": {"in": {"x": 1}, "b": {"in": {"x": 2}}}}, "other": {"y": {"z": 1}}}"#
    ).draft
    #expect(
      draftText(draft) == """
        user {outer: outer, other: other}
        user.outer {a: a}
        outer.a {in: in, b: b}
        a.in {x: Int}
        a.b {in: in}
        user.other {y: y}
        other.y {z: Int}
        """)
  }

  @Test func placesAreFoundByTheirKeys() throws {
    let draft = try sampleReading(#"{"items": [{"a": {"b": 1}}], "by": {"1": {"c": 1}}}"#).draft
    #expect(
      draft.declarations.map(\.origin.steps)
        == [[], ["items", "*"], ["items", "*", "a"], ["by", "*"]])
    #expect(draft.declarations.allSatisfy { $0.origin.document == "samples/user.json" })
  }

  @Test(arguments: [
    (["answers/users.json"], "users"), (["users/17.json", "users/18.json"], "users"),
    (["b.json", "a.json"], "a"), (["-"], "sample"), ([""], "sample"),
    (["9f86d081884c7d65.json"], "sample"), (["../data/12/3.json"], "data"),
  ]) func filesNameWhatNobodyHasNamed(_ paths: [String], _ name: String) {
    #expect(SampleNames.name(of: paths) == name)
  }
}
