import Testing

@testable import SchemaImport

/// Enums, tags and dictionaries: what takes repetition.
@Suite struct ChoiceTests {
  private func statuses(_ texts: [String], key: String = "status") throws -> String {
    let objects = texts.map { #"{"\#(key)": "\#($0)"}"# }
    return draftText(try sampleReading("[\(objects.joined(separator: ","))]").draft)
  }

  @Test func anEnumTakesRepetition() throws {
    let words = ["paid", "open", "void"]
    let open = "user {status: status}\nuser.status (open | paid | void) open"
    #expect(try statuses(words + words + words) == open)
    #expect(try statuses(words + words + ["paid", "open"]) == "user {status: String}")
    // One that came once in nineteen is one in ten, with the one that may come.
    let many = Array(repeating: "paid", count: 18)
    #expect(try statuses(many + ["void"]).hasSuffix("(paid | void) open"))
    #expect(try statuses(many.dropLast() + ["void"]) == "user {status: String}")
    #expect(try statuses(Array(repeating: "paid", count: 50)) == "user {status: String}")
  }

  @Test func anEnumConsistsOfWords() throws {
    let words = Array(repeating: ["paid", "not paid"], count: 20).flatMap { $0 }
    #expect(try statuses(words) == "user {status: String}")
    let dates = Array(repeating: ["2024-05-03", "2024-05-04"], count: 20).flatMap { $0 }
    #expect(try statuses(dates) == "user {status: String<date>}")
  }

  @Test(arguments: [
    "status", "eventType", "CURRENCY_CODE", "roles", "order-status", "mimetype", "ticket state",
    "@type", "__typename", "languages",
  ]) func keysOfChoices(_ key: String) throws {
    #expect(CategoryKey.describes(key))
    let texts = Array(repeating: ["one", "two"], count: 10).flatMap { $0 }
    #expect(try statuses(texts, key: key).contains("(one | two) open"))
  }

  @Test(arguments: ["login", "name", "code", "statusText", "user", "title", "id", "", "type_id"])
  func otherKeysNeverShowTheirValues(_ key: String) throws {
    #expect(!CategoryKey.describes(key))
    let texts = Array(repeating: ["ada", "bob"], count: 50).flatMap { $0 }
    #expect(try statuses(texts, key: key) == "user {\(key): String}")
  }

  private let media = """
    {"type": "image", "width": 1, "height": 2}, {"type": "text", "body": "a b"},
    {"type": "image", "width": 1, "height": 2, "alt": ""}, {"type": "text", "body": "c d"},
    {"type": "rule"}, {"type": "rule"}
    """

  @Test func aTagTellsRecordsApart() throws {
    #expect(
      draftText(try sampleReading(#"{"media": [\#(media)]}"#).draft)
        == """
        user {media: [media]}
        user.media by type: image(image) | rule | text(text) open
        media.image {width: Int, height: Int, alt?: String}
        media.text {body: String}
        """)
  }

  @Test func aTagMustComeAgainAndExplainTheDifferences() throws {
    let once = #"[{"type": "image", "width": 1}, {"type": "text", "body": "a"}]"#
    #expect(
      draftText(try sampleReading(once).draft) == "user {type: String, body?: String, width?: Int}")
    let same = repeated(#"{"type": "a", "n": 1}, {"type": "b", "n": 2}"#, 10)
    #expect(
      draftText(try sampleReading(same).draft)
        == "user {type: type, n: Int}\nuser.type (a | b) open")
    let elsewhere = repeated(
      #"{"type": "a", "n": 1}, {"type": "a", "m": 1}, {"type": "b", "n": 1}, {"type": "b", "m": 1}"#,
      5)
    #expect(
      draftText(try sampleReading(elsewhere).draft).hasPrefix("user {type: type, m?: Int, n?: Int}")
    )
    let missing = repeated(#"{"type": "a", "n": 1}, {"type": "b", "m": 1}, {"n": 1}"#, 10)
    #expect(draftText(try sampleReading(missing).draft).hasPrefix("user {type?: type, "))
  }

  @Test func aTagExplainsTypesAsWell() throws {
    let geometry = repeated(
      #"{"type": "Point", "coordinates": [1.5, 2.5]}, "#
        + #"{"type": "Polygon", "coordinates": [[1.5, 2.5], [0.5, 1.5]]}"#, 2)
    #expect(
      draftText(try sampleReading(geometry).draft) == """
        user by type: Point(Point) | Polygon(Polygon) open
        user.Point {coordinates: [Double]}
        user.Polygon {coordinates: [[Double]]}
        """)
  }

  @Test(arguments: [
    (#"{"1": 1, "22": 2}"#, "[String: Int]"),
    (#"{"2024-05-03": 1.5}"#, "[String: Double]"), (#"{"2024-05": 1}"#, "[String: Int]"),
    (#"{"00000000-0000-4000-8000-00000000000a": true}"#, "[String: Bool]"),
    (#"{"ada@example.org": 1, "total": 1}"#, "[String: Int]"),
    (#"{"9f86d081884c7d65": 1, "60303ae22b998861": 1}"#, "[String: Int]"),
    (#"{"NjpTwgmENj11rGdUgpCQ9": 1}"#, "[String: Int]"),
  ]) func keysThatAreDataMakeADictionary(_ object: String, _ type: String) throws {
    #expect(draftText(try sampleReading(#"{"a": \#(object)}"#).draft) == "user {a: \(type)}")
  }

  @Test func dictionariesAreRecognizedByNewKeys() throws {
    let keys = ["ab", "cd", "ef", "gh", "ij", "kl"]
    let objects = keys.map { #"{"names": {"\#($0)": 1, "\#($0)x": 2}}"# }
    let found = try sampleReading("[\(objects.joined(separator: ","))]")
    #expect(draftText(found.draft) == "user {names: [String: Int]}")
    #expect(found.codes == ["G2207"])
    let mixed = keys.map { #"{"names": {"\#($0)": 1, "\#($0)x": "a b"}}"# }
    #expect(
      draftText(try sampleReading("[\(mixed.joined(separator: ","))]").draft).hasPrefix(
        "user {names: names}\nuser.names {ab?: Int"))
  }

  @Test func oneObjectIsADictionaryIfItIsTooLargeForARecord() throws {
    func rates(_ count: Int, _ value: String) throws -> String {
      let letters = (0..<count).map { String(repeating: "k", count: $0 + 1) }
      let members = letters.map { #""\#($0)": \#(value)"# }.joined(separator: ",")
      return draftText(try sampleReading("{\"a\": {\(members)}}").draft)
    }
    #expect(try rates(28, "1.5").hasPrefix("user {a: a}\nuser.a {k: Double, kk: Double"))
    #expect(try rates(29, "1.5") == "user {a: [String: Double]}")
    #expect(try rates(56, #""x""#).hasPrefix("user {a: a}"))
    #expect(try rates(57, #""x""#) == "user {a: [String: String]}")
    #expect(try rates(29, #"{"n": 1}"#) == "user {a: [String: a]}\nuser.a {n: Int}")
  }
}
