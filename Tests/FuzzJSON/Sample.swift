import Foundation

@testable import GeneratedSupport

struct Skipped: JSONReadable {
  init?(from json: inout JSONReader) {
    json.skip()
    if json.hasFailed { return nil }
  }
}

/// Fields of every kind, none of which is required.
struct Sample: Equatable {
  var text: String?
  var number: Int?
  var small: UInt8?
  var double: Double?
  var float: Float?
  var flag: Bool?
  var decimal: Decimal?
  var date: Date?
  var note = Patch<String>.absent
  var lossy: [Int]?
  var samples: [Sample]?
  var table: [String: Double]?
  var shape: Shape?
}

extension Sample: JSONReadable, JSONWritable {
  init?(from json: inout JSONReader) {
    json.beginObject()
    while let key = json.nextKey() {
      switch key {
      case "a": json.readIfPresent(&text)
      case "b": json.readIfPresent(&number)
      case "c": json.readIfPresent(&small, else: 7)
      case "d": json.readIfPresent(&double)
      case "e": json.readIfPresent(&float)
      case "f": json.readIfPresent(&flag, else: nil)
      case "g": json.readIfPresent(&decimal)
      case "h": json.readIfPresent(&date, as: .iso8601, else: nil)
      case "i": json.readPatch(&note)
      case "j": json.readIfPresent(&lossy, as: .skippingInvalid())
      case "k": json.readIfPresent(&samples)
      case "l": json.readIfPresent(&table)
      case "m": json.readIfPresent(&shape)
      default: json.skip()
      }
    }
    if json.hasFailed { return nil }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.putIfPresent("a", text)
    json.putIfPresent("b", number)
    json.putIfPresent("c", small)
    json.putIfPresent("d", double)
    json.putIfPresent("e", float)
    json.putIfPresent("f", flag)
    json.putIfPresent("g", decimal)
    json.putIfPresent("h", date, as: .iso8601)
    json.putPatch("i", note)
    json.putIfPresent("j", lossy)
    json.putIfPresent("k", samples)
    json.putIfPresent("l", table)
    json.putIfPresent("m", shape)
    json.endObject()
  }
}

/// Recognised by its key, its tag, or its shape.
enum Shape: Equatable {
  case number(Int)
  case keyed(String)
  case tagged(String)
}

extension Shape: JSONReadable, JSONWritable {
  init?(from json: inout JSONReader) {
    var shapes = JSONShapes(&json)
    if let number: Int = shapes.read(case: "number", from: &json) {
      self = .number(number)
    } else if let tag: Tag = shapes.read(case: "tagged", from: &json) {
      self = .tagged(tag.name)
    } else if let key = json.peekCaseKey(among: ["x", "y"]) {
      json.skip()
      if json.hasFailed { return nil }
      self = .keyed(key)
    } else {
      return nil
    }
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .number(let number):
      json.write(number)
    case .keyed(let key):
      json.beginObject()
      json.beginMember(named: key)
      json.writeNull()
      json.endObject()
    case .tagged(let name):
      json.beginObject()
      json.putMembers(of: ["t": name])
      json.endObject()
    }
  }
}

private struct Tag: JSONReadable {
  let name: String

  init?(from json: inout JSONReader) {
    guard let name = json.peekTag("t", as: String.self) else { return nil }
    json.skip()
    if json.hasFailed { return nil }
    self.name = name
  }
}
