import Testing

@testable import GeneratedSupport

/// Compares the direct forms of unions with their Codable forms.
@Suite struct UnionReadingTests {
  struct Image: Codable, Hashable, JSONReadable, JSONWritable {
    let width: Int

    init?(from json: inout JSONReader) {
      var width: Int?
      let object = json.beginObject()
      while let key = json.nextKey() {
        switch key {
        case "width": json.read(&width)
        default: json.skip()
        }
      }
      guard let width = json.required(width, "width", in: object), json.isIntact else { return nil }
      self.width = width
    }

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.put("width", width)
      json.endObject()
    }
  }

  enum Tagged: Hashable, JSONReadable, JSONWritable {
    case image(Image)
    case none
    case unrecognized(tag: String, body: JSON)

    init?(from json: inout JSONReader) {
      guard let tag = json.peekTag("type", as: String.self) else { return nil }
      switch tag {
      case "image":
        guard let image = Image(from: &json) else { return nil }
        self = .image(image)
      case "none":
        json.skip()
        self = .none
      case "bad":
        json.failUnknownTag(tag, at: "type", known: ["image", "none"])
        return nil
      default:
        guard let body = JSONWire(from: &json) else { return nil }
        self = .unrecognized(tag: tag, body: body.json)
      }
      if json.hasFailed { return nil }
    }

    func write(to json: inout JSONWriter) {
      switch self {
      case .image(let image):
        json.beginObject()
        json.put("type", "image")
        json.putMembers(of: image)
        json.endObject()
      case .none:
        json.beginObject()
        json.put("type", "none")
        json.endObject()
      case .unrecognized(_, let body):
        json.beginObject()
        json.putMembers(of: JSONWire(json: body))
        json.endObject()
      }
    }
  }

  @Test(arguments: [
    "{\"type\":\"image\",\"width\":5}", "{\"type\":\"none\"}", "{\"type\":\"new\"}",
    "[{\"type\":\"none\"},{\"type\":\"image\",\"width\":1}]",
  ])
  func `A tag beside the payload, there and back`(text: String) throws {
    let list = text.hasPrefix("[") ? text : "[\(text)]"
    let values = try read(list, as: [Tagged].self)
    #expect(String(decoding: try values.jsonBytes(), as: UTF8.self) == list)
  }

  @Test func `A tag may come last, or with escapes`() throws {
    #expect(
      try read(
        "{\"width\": 5, \"x\": [{\"type\": 1}], \"t\\u0079pe\": \"im\\u0061ge\"}", as: Tagged.self)
        == .image(try read("{\"width\": 5}")))
  }

  @Test func `A missing, a null, another and an unknown tag are different errors`() {
    #expect(
      failure("[{\"width\": 5}]", as: [Tagged].self) == "[0].type: is missing (line 1, column 2)")
    #expect(
      failure("[{\"type\": null}]", as: [Tagged].self)
        == "[0].type: is null, and not a string (line 1, column 11)")
    #expect(
      failure("[{\"type\": 5}]", as: [Tagged].self)
        == "[0].type: is a number, and not a string (line 1, column 11)")
    #expect(
      failure("[{\"type\": \"bad\"}]", as: [Tagged].self)
        == "[0].type: \"bad\" is not one of image, none (line 1, column 11)")
    #expect(
      failure("[5]", as: [Tagged].self) == "[0]: is a number, and not an object (line 1, column 2)")
    #expect(
      failure("[{\"type\": \"image\"}]", as: [Tagged].self)
        == "[0].width: is missing (line 1, column 2)")
    #expect(
      failure("[{\"type\": \"image\", \"width\": x}]", as: [Tagged].self)
        == "[0].width: a value should begin here (line 1, column 29)")
  }

  enum Keyed: Hashable, JSONReadable {
    case image(Image)
    case open
    case unrecognized(String)

    private static let names = WireNames("image\nopen")

    init?(from json: inout JSONReader) {
      if let key = json.peekUnrecognizedKey(besides: Self.names), key != "bad" {
        json.skip()
        self = .unrecognized(key)
        return
      }
      guard let name = json.peekCaseKey(among: ["image", "open"]) else { return nil }
      var image: Image?
      let object = json.beginObject()
      while let key = json.nextKey() {
        switch key {
        case "image": json.read(&image)
        default: json.skip()
        }
      }
      switch name {
      case "image":
        guard let image = json.required(image, "image", in: object), json.isIntact else {
          return nil
        }
        self = .image(image)
      default:
        self = .open
      }
      if json.hasFailed { return nil }
    }
  }

  @Test func `A key for each case`() throws {
    #expect(
      try read("{\"image\": {\"width\": 1}, \"x\": 0}", as: Keyed.self)
        == .image(read("{\"width\": 1}")))
    #expect(try read("{\"open\": {}}", as: Keyed.self) == .open)
    #expect(try read("{\"new\": [1]}", as: Keyed.self) == .unrecognized("new"))
    #expect(
      failure("[{\"bad\": 1}]", as: [Keyed].self)
        == "[0]: has none of the keys image, open (line 1, column 2)")
    #expect(
      failure("[{}]", as: [Keyed].self)
        == "[0]: has none of the keys image, open (line 1, column 2)")
    #expect(
      failure("[{\"open\": 1, \"image\": 2}]", as: [Keyed].self)
        == "[0]: has the keys image, open, but only one of them is allowed (line 1, column 2)")
    #expect(
      failure("[5]", as: [Keyed].self) == "[0]: is a number, and not an object (line 1, column 2)")
    #expect(
      failure("[{\"image\": {\"width\": null}}]", as: [Keyed].self)
        == "[0].image.width: is null, and not a whole number (line 1, column 22)")
  }

  enum Shaped: Hashable, JSONReadable {
    case image(Image)
    case count(Int)
    case exact(Int)
    case none

    init?(from json: inout JSONReader) {
      var shapes = JSONShapes(&json)
      if let image: Image = shapes.read(case: "image", from: &json) {
        self = .image(image)
      } else if let count: Int = shapes.read(case: "count", from: &json) {
        self = .count(count)
      } else if let exact = shapes.read(
        case: "exact", from: &json, as: WireFormat<String, Int>.number)
      {
        self = .exact(exact)
      } else if shapes.readNull(case: "none", from: &json) {
        self = .none
      } else {
        shapes.fail(&json)
        return nil
      }
    }
  }

  @Test func `The first shape that fits`() throws {
    #expect(
      try read("[{\"width\": 1}, 5, \"7\", null, {\"width\": 2}]", as: [Shaped].self)
        == [
          .image(read("{\"width\": 1}")), .count(5), .exact(7), .none,
          .image(read("{\"width\": 2}")),
        ])
  }

  @Test func `If no shape fits, the error says why of each`() {
    #expect(
      failure("{\"a\": [[], {\"width\": \"x\"}]}", as: [String: [Shaped]].self)
        == """
        ["a"][0]: is none of the cases image, count, exact, none: as image: is an array, and not an object; \
        as count: is an array, and not a whole number; as exact: is an array, and not a string; \
        as none: is an array, and not null (line 1, column 8)
        """)
    #expect(
      failure("[{\"width\": \"x\"}]", as: [Shaped].self).hasPrefix(
        "[0]: is none of the cases image, count, exact, none: as image, at width: is a string, and not a whole number; as"
      ))
    #expect(
      failure("[\"x\"]", as: [Shaped].self).contains(
        "; as none: is a string, and not null (line 1, column 2)"))
    let error = #expect(throws: JSONError.self) { try read("[\"x\"]", as: [Shaped].self) }
    #expect(
      error?.redactedDescription
        == "[0]: is none of the cases image, count, exact, none (line 1, column 2)")
    #expect(
      error.map { $0.redactedReason(below: $0.path) }
        == "it is none of the cases image, count, exact, none")
    // What is not JSON is reported without the keys around it, which may be sensitive.
    #expect(
      failure("[{\"width\": [tru]}]", as: [Shaped].self)
        == "[0][\"…\"][0]: a value should begin here (line 1, column 13)")
  }

  /// Its first case has a fallback that is reported, but then does not fit.
  struct Costly: JSONReadable {
    init?(from json: inout JSONReader) {
      var first: Int?
      var second: Int?
      let object = json.beginObject()
      while let key = json.nextKey() {
        switch key {
        case "a": json.read(&first, else: 0)
        case "b": json.read(&second)
        default: json.skip()
        }
      }
      guard json.required(second, "b", in: object) != nil, json.isIntact else { return nil }
    }
  }

  enum Retried: JSONReadable {
    case costly(Costly)
    case other(Skipped)

    init?(from json: inout JSONReader) {
      var shapes = JSONShapes(&json)
      if let costly: Costly = shapes.read(case: "costly", from: &json) {
        self = .costly(costly)
      } else if let other: Skipped = shapes.read(case: "other", from: &json) {
        self = .other(other)
      } else {
        return nil
      }
    }
  }

  @Test func `What a shape reports that does not fit is not told`() throws {
    let reports = try reports { _ = try read("[{\"a\": \"x\"}]", as: [Retried].self) }
    #expect(reports.isEmpty)
  }

  /// Scanning from the beginning for each report would take minutes.
  @Test func `Many reports take no more time for each`() throws {
    let text = "[" + String(repeating: "{\"a\": \"x\", \"b\": 1}, ", count: 20_000) + "{}]"
    let reports = try reports { _ = try read(text, as: [Retried].self) }
    #expect(reports.count == 20_000)
    #expect(reports.last?.path.description == "[19999].a")
  }
}
