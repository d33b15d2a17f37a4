import Testing

@testable import GeneratedSupport

/// The path, line, column and offset of what is wrong.
@Suite struct ErrorPlaceTests {
  private func place<Value: JSONReadable>(_ text: String, as type: Value.Type) -> String {
    do throws(JSONError) {
      _ = try Value(json: Array(text.utf8))
      return "no error"
    } catch {
      return "\(error.path) \(error.line):\(error.column) \(error.offset)"
    }
  }

  @Test(arguments: [
    ("x", " 1:1 0"), ("  x", " 1:3 2"), ("\n\n x", " 3:2 3"), ("\r\n\r\n x", " 3:2 5"),
    ("\r\r x", " 3:2 3"), ("\n\r\n x", " 3:2 4"), ("\t\tx", " 1:3 2"),
    ("[1,\n 2,\n x]", "[2] 3:2 9"),
    ("{\"a\": [1, {\"b\": x}]}", "[\"a\"][1][\"b\"] 1:17 16"),
    ("{\"a\": {\"b\": 1}, \"c\": x}", "[\"c\"] 1:22 21"),
    ("[[], [[]], [{}, x]]", "[2][1] 1:17 16"),
    ("{\"a\": [], \"b\": {}, \"c d\": x}", "[\"c d\"] 1:27 26"),
    ("{\"\\u00e9\": x}", "[\"é\"] 1:12 11"), ("{\"n\\u0061me\": x}", "[\"name\"] 1:15 14"),
    ("{\"a\\\"b\": x}", "[\"a\\\"b\"] 1:10 9"), ("{\"\": x}", "[\"\"] 1:6 5"),
    ("{\"a,b\": {\"c]\": [x]}}", "[\"a,b\"][\"c]\"][0] 1:17 16"),
    ("[\"é😀\", x]", "[1] 1:8 11"), ("[\"\\\\\", x]", "[1] 1:8 7"),
    ("[\"{[,:\\\"\", x]", "[1] 1:12 11"),
    ("{\"a\" 1}", "[\"a\"] 1:6 5"), ("{\"a\": 1 \"b\": 2}", "[\"a\"] 1:9 8"),
    ("{\"a\": 1, b: 2}", " 1:10 9"),
    ("{\"a\\x\": 1}", " 1:4 3"), ("[\"ab\\q\"]", "[0] 1:5 4"), ("[1, \"ab\ncd\"]", "[1] 1:8 7"),
    ("[1 2]", "[0] 1:4 3"), ("[1,", "[1] 1:4 3"), ("[1", "[0] 1:3 2"),
    ("{\"a\": \"b", "[\"a\"] 1:9 8"),
    ("[01]", "[0] 1:4 3"),
    ("[1.]", "[0] 1:4 3"), ("[-]", "[0] 1:3 2"), ("1 x", " 1:3 2"), ("[]\n]", " 2:1 3"),
    ("", " 1:1 0"),
  ])
  func `What is no JSON`(text: (json: String, place: String)) {
    #expect(place(text.json, as: Skipped.self) == text.place)
    #expect(place(text.json, as: JSONWire.self) == text.place)
  }

  @Test func `Bytes that are no UTF-8`() {
    do throws(JSONError) {
      _ = try [String](json: Array("[\"é\", \"é".utf8) + [0xFF] + Array("\"]".utf8))
      Issue.record("no error")
    } catch {
      #expect(error.description == "[1]: these bytes are not valid UTF-8 (line 1, column 9)")
      #expect(error.offset == 10)
    }
  }

  @Test(arguments: [
    ("[1, \"x\"]", "[1] 1:5 4"), ("[1,\r\n  null]", "[1] 2:3 7"), ("[1, 2.5]", "[1] 1:5 4"),
    ("[300]", "[0] 1:2 1"), ("7", " 1:1 0"),
  ])
  func `Values of another kind`(text: (json: String, place: String)) {
    #expect(place(text.json, as: [UInt8].self) == text.place)
  }

  /// The schema knows the key of a value with a fallback, but not which keys within it are sensitive.
  @Test(arguments: [
    ("{\"weight\": \"\\x\"}", "weight 1:13 12"),
    ("{\"weight\": {\"a\": tru}}", "weight[\"…\"] 1:18 17"),
    ("{\"weight\": [tru]}", "weight[0] 1:13 12"),
  ])
  func `What is no JSON in a value with a fallback`(text: (json: String, place: String)) {
    #expect(place(text.json, as: Parcel.self) == text.place)
  }

  /// Reads all keys but one as others, as a record with `...rest` does.
  struct Guests: JSONReadable {
    init?(from json: inout JSONReader) {
      var id: Int?
      var rest: [String: String] = [:]
      _ = json.beginObject()
      while let key = json.nextKey() {
        switch key {
        case "id": json.read(&id)
        default: json.readRest(&rest, key)
        }
      }
      guard json.isIntact else { return nil }
    }
  }

  /// Wherever the fault in its value is, the key is not in logs.
  @Test(arguments: [
    "\"\\x\"", "\"a\\ud800\"", "\"\n\"", "\"a", "01", "1.", "-", "tru", "[\"\\x\"]",
  ])
  func `A key that the schema does not know stays unknown`(value: String) {
    for (json, place) in [
      ("{\"id\": 1, \"Ada\": \(value)}", "[…]"), ("{\"Ada\": \"x\", \"id\": \"\\x\"}", "id"),
    ] {
      let error = #expect(throws: JSONError.self) { try Guests(json: Array(json.utf8)) }
      #expect(error?.redactedDescription.hasPrefix("\(place):") == true, "\(json)")
    }
  }

  @Test(arguments: [
    ("{\n}", "id 1:1 0"), ("{\"x\": {}, \"y\": [1]}", "id 1:1 0"),
    ("\n  {\"x\": {\"id\": 1}}", "id 2:3 3"),
  ])
  func `A key that is missing is missing in its object`(text: (json: String, place: String)) {
    #expect(place(text.json, as: Numbered.self) == text.place)
  }

  @Test func `A key that is missing further in`() {
    #expect(
      place("[{\"id\": 1},\n {\"\\u0069d\": 2}, {\"ID\": 3}]", as: [Numbered].self)
        == "[2].id 2:18 29")
    #expect(
      place("{\"a\": {\"id\": 1}, \"b\": {}}", as: [String: Numbered].self) == "[\"b\"].id 1:23 22")
  }

  @Test(arguments: [
    ("[\"a\",\n  \"b\", \"a\"]", "[2] 2:8 13"), ("[ \"a\", \n\"\\u0061\"]", "[1] 2:1 8"),
  ])
  func `An element that is there twice`(text: (json: String, place: String)) {
    #expect(place(text.json, as: Sole.self) == text.place)
    let inside = place("{\"x\": 1, \"a b\":\(text.json)}", as: Soles.self)
    let line = text.place.dropFirst(4).prefix(1)
    #expect(inside.hasPrefix("[\"a b\"]\(text.place.prefix(3)) \(line):"))
  }

  @Test(arguments: [
    ("{\"a\": [\"1\",\n\"x\"]}", "[\"a\"][1] 2:1 12"),
    ("{\"b\": [],\n \"a\\u0062\": [\"-\"]}", "[\"ab\"][0] 2:14 23"),
    ("{\"a\": [\"x\"], \"a\": [\"1\"]}", "[\"a\"][0] 1:8 7"),
    ("{\"a\": [\"1\",\n\"x\", \"y\"], \"b\": [\"z\"]}", "[\"a\"][1] 2:1 12"),
  ])
  func `A value within what is converted as a whole`(text: (json: String, place: String)) {
    #expect(place(text.json, as: Counts.self) == text.place)
  }

  private struct Sole: JSONReadable {
    init?(from json: inout JSONReader) {
      var texts: Set<String>?
      json.read(&texts, as: .unique())
      if texts == nil { return nil }
    }
  }

  private struct Soles: JSONReadable {
    init?(from json: inout JSONReader) {
      var texts: Set<String>?
      json.beginObject()
      while let key = json.nextKey() {
        if case "a b" = key { json.read(&texts, as: .unique()) } else { json.skip() }
      }
      if texts == nil { return nil }
    }
  }

  private struct Counts: JSONReadable {
    init?(from json: inout JSONReader) {
      var counts: [String: [Int]]?
      json.read(&counts, as: .dictionary(of: .array(of: .number)))
      if counts == nil { return nil }
    }
  }

  private struct Numbered: JSONReadable {
    let id: Int

    init?(from json: inout JSONReader) {
      var id: Int?
      let object = json.beginObject()
      while let key = json.nextKey() {
        switch key {
        case "id": json.read(&id)
        default: json.skip()
        }
      }
      guard let id = json.required(id, "id", in: object), json.isIntact else { return nil }
      self.id = id
    }
  }

  @Test func `The first failure counts, in the order of the text`() {
    #expect(place("[1, \"x\", \"y\"", as: [Int].self) == "[1] 1:5 4")
  }
}
