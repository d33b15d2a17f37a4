import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct UnionTests {
  struct Image: Codable, Hashable {
    let width: Int
  }

  enum Media: Codable, Hashable {
    case image(Image)
    case none

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      switch try object.get("type") as String {
      case "image": self = .image(try Image(from: decoder))
      case "none": self = .none
      case let tag: throw try object.unknownTag(tag, at: "type", known: ["image", "none"])
      }
    }

    func encode(to encoder: any Encoder) throws {
      let object = WireWriter(encoder)
      switch self {
      case .image(let image):
        try object.put("type", "image")
        try image.encode(to: encoder)
      case .none:
        try object.put("type", "none")
      }
    }
  }

  @Test(arguments: [
    "{\"type\":\"image\",\"width\":5}", "{\"type\":\"none\"}",
  ])
  func `An internal tag stands beside the payload`(json: String) throws {
    #expect(try encode(decode(json, as: Media.self)) == json)
  }

  @Test func `A missing, a null and an unknown tag are different errors`() {
    #expect(
      decodingFailure("{\"width\": 5}", as: Media.self)
        == """
        keyNotFound type at '': No value associated with key \
        WireKey(stringValue: "type", intValue: nil) ("type").
        """)
    #expect(
      decodingFailure("{\"type\": null}", as: Media.self)
        == """
        valueNotFound String at 'type': Cannot get value of type String -- found null value instead
        """)
    #expect(
      decodingFailure("{\"type\": 5}", as: Media.self)
        == "typeMismatch String at 'type': Expected to decode String but found number instead.")
    #expect(
      decodingFailure("[{\"type\": \"audio\"}]", as: [Media].self)
        == "dataCorrupted at '[0].type': \"audio\" is not one of image, none")
  }

  enum Event: Codable, Hashable {
    case image(Image)
    case closed
    case unrecognized(tag: String, body: JSON)

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      switch try object.get("type") as String {
      case "image": self = .image(try object.get("data"))
      case "closed": self = .closed
      case let tag:
        self = .unrecognized(tag: tag, body: try JSONWire(from: decoder).json)
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .image(let image):
        let object = WireWriter(encoder)
        try object.put("type", "image")
        try object.put("data", image)
      case .closed:
        let object = WireWriter(encoder)
        try object.put("type", "closed")
      case .unrecognized(_, let body):
        try JSONWire(json: body).encode(to: encoder)
      }
    }
  }

  @Test(arguments: [
    "{\"data\":{\"width\":5},\"type\":\"image\"}", "{\"type\":\"closed\"}",
    "{\"big\":12345678901234567890,\"n\":[1.10,null,true,{}],\"type\":\"new\"}"
      .replacing("1.10", with: "1.1"),
  ])
  func `An open union writes back what it does not know`(json: String) throws {
    #expect(try encode(decode(json, as: Event.self)) == json)
  }

  @Test func `A case that is unknown is kept with its tag`() throws {
    let event = try decode("{\"type\": \"new\", \"n\": 1}", as: Event.self)
    #expect(event == .unrecognized(tag: "new", body: ["type": "new", "n": 1]))
  }

  enum Keyed: Codable, Hashable {
    case image(Image)
    case open
    case unrecognized(key: String, body: JSON)

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      if let key = try object.unrecognizedKey(besides: ["image", "open"]) {
        self = .unrecognized(key: key, body: try JSONWire(from: decoder).json)
        return
      }
      switch try object.caseKey(among: ["image", "open"]) {
      case "image": self = .image(try object.get("image"))
      default: self = .open
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .image(let image):
        try WireWriter(encoder).put("image", image)
      case .open:
        WireWriter(encoder).putEmptyObject("open")
      case .unrecognized(_, let body):
        try JSONWire(json: body).encode(to: encoder)
      }
    }
  }

  @Test(arguments: [
    "{\"image\":{\"width\":5}}", "{\"open\":{}}", "{\"future\":[1]}",
  ])
  func `A key tells the case`(json: String) throws {
    #expect(try encode(decode(json, as: Keyed.self)) == json)
  }

  @Test func `Another key may stand beside it`() throws {
    #expect(try decode("{\"open\": null, \"x\": 1}", as: Keyed.self) == .open)
  }

  @Test func `No key and two keys are errors`() {
    #expect(
      decodingFailure("{}", as: Keyed.self)
        == "dataCorrupted at '': has none of the keys image, open")
    #expect(
      decodingFailure("[{\"b\": 1, \"a\": 1}]", as: [Keyed].self)
        == "dataCorrupted at '[0]': has none of the keys image, open")
    #expect(
      decodingFailure("{\"open\": {}, \"image\": {\"width\": 1}}", as: Keyed.self)
        == "dataCorrupted at '': has the keys image, open, but only one of them is allowed")
  }

  enum Shaped: Decodable, Hashable {
    case image(Image)
    case date(Date)
    case names([String])

    init(from decoder: any Decoder) throws {
      var shapes = try WireShapes(decoder)
      if let image: Image = try shapes.decode(case: "image") {
        self = .image(image)
      } else if let date = try shapes.decode(case: "date", as: WireFormat<String, Date>.iso8601) {
        self = .date(date)
      } else if let names: [String] = try shapes.decode(case: "names") {
        self = .names(names)
      } else {
        throw shapes.error
      }
    }
  }

  @Test func `The first shape that fits is taken`() throws {
    #expect(try decode("{\"width\": 1}", as: Shaped.self) == .image(Image(width: 1)))
    #expect(
      try decode("\"1970-01-01T00:00:01Z\"", as: Shaped.self)
        == .date(Date(timeIntervalSince1970: 1)))
    #expect(try decode("[\"a\"]", as: Shaped.self) == .names(["a"]))
  }

  @Test func `If none fits, each says why`() {
    #expect(
      decodingFailure("[{\"width\": \"x\"}]", as: [Shaped].self)
        == """
        dataCorrupted at '[0]': is none of the cases image, date, names: as image, at ["width"]: Expected to decode Int but \
        found a string instead; as date: Expected to decode String but found a dictionary \
        instead; as names: Expected to decode Array<Any> but found a dictionary instead
        """)
    do {
      _ = try decode("5", as: Shaped.self)
      Issue.record("no error")
    } catch DecodingError.dataCorrupted(let context) {
      // A decoding error shows both, one after the other.
      #expect(
        context.underlyingError.map { "\($0)" } == "is none of the cases image, date, names")
    } catch {
      Issue.record("\(error)")
    }
  }
}
