import Foundation

let locals = """
  {"Type":5,"container":"a","decoder":"b","default":false,"encoder":"c","init":4,"json":2,\
  "object":"d","self":3,"try":{"catch":6,"object":7},"wire":"2024-02-29","wireFormat":"e"}
  """
let keys = """
  {"":1,"@id":"x","a \\"quoted\\"\\nkey":2,"a.b":4,"content-type":"text/html","größe":3}
  """

do {
  let value: LocalsDTO = try decode(locals)
  expect(value.container == "a" && value.decoder == "b" && value.encoder == "c")
  expect(value.object == "d" && value.json == 2 && value.`self` == 3 && value.`init` == 4)
  expect(!value.default && value.type == 5 && value.attempt == 6 && value.attemptedObject == 7)
  expect(value.wire == Date(timeIntervalSince1970: 1_709_164_800) && value.wireFormat == "e")
  expect(try encode(value) == locals)
  expect(try decode(locals) == value && Set([value, value]).count == 1)

  let quoted: KeysDTO = try decode(keys)
  expect(quoted.id == "x" && quoted.contentType == "text/html" && quoted.empty == 1)
  expect(quoted.quoted == 2 && quoted.size == 3 && quoted.dotted == 4)
  expect(try encode(quoted) == keys)
  expect(try encode(decode("{\"@id\":\"y\"}", as: KeysDTO.self)).contains("text/plain"))

  let text = """
    {"codable":{"string":"s"},"data":{"bytes":[1,2]},"error":{"code":3,"patch":null},\
    "kind":"none","set":["a"]}
    """
  let taken: Decoder = try decode(text)
  expect(taken.data.bytes == [1, 2] && taken.error?.code == 3 && taken.error?.patch == .null)
  expect(taken.kind.wire == "none" && taken.codable?.string == "s" && taken.set == ["a"])
  expect(try encode(taken) == text)

  let object = """
    {"at":"2024-05-03T10:00:00Z","key":{"value":[1]},"url":"https://example.com"}
    """
  let wire: WireObject = try decode(object)
  expect(wire.key.value == [1] && wire.url == URL(string: "https://example.com"))
  expect(try encode(wire) == object)
  let nested = """
    {"decimals":["1.5"],"ids":{},"parent":{"decimals":[],"ids":{}}}
    """
  expect(try encode(decode(nested, as: Value.self)) == nested)

  let reports = Reports()
  let album = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(
      "{\"index\":{\"first\":7,\"loose\":[{\"id\":\"b\"},{}],\"tracks\":[{\"id\":\"a\"}]}}",
      as: Album.self)
  }
  expect(album.index.tracks["a"]?.id == "a" && album.index.first == nil)
  expect(album.index.loose.map(\.id) == ["b"] && reports.all.count == 2)
} catch {
  print(error)
}
expect(
  decodingFailure("{\"init\":7}", as: LocalsDTO.self).hasPrefix("keyNotFound container at ''"))
expect(
  decodingFailure(
    locals.replacingOccurrences(of: "{\"catch\":6,\"object\":7}", with: "[]"), as: LocalsDTO.self
  ).hasPrefix("typeMismatch Dictionary<String, Any> at 'try'"))
expect(
  decodingFailure(
    locals.replacingOccurrences(of: "\"catch\":6", with: "\"catch\":\"6\""), as: LocalsDTO.self
  ).hasPrefix("typeMismatch Int at 'try.catch'"))
