import Foundation

let values = [
  "any": "[1,null,\"a\"]", "anyByKey": "{\"a\":null,\"b\":{\"c\":1.5}}",
  "big": "[\"1\",\"18446744073709551615\"]", "byRole": "{\"a\":\"admin\",\"b\":null}",
  "bytes": "\"-_8\"", "chunks": "[\"+/8=\"]", "count": "\"-12\"",
  "days": "{\"leap\":\"2024-02-29\"}",
  "decimal": "\"0.1\"", "exact": "\"2024-05-03T10:00:00.250Z\"", "flag": "\"Y\"",
  "flags": "[\"N\",null,\"Y\"]", "grid": "[[\"https://a.example\",null],[]]",
  "ids": "[\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\"]", "item": "{\"sku\":\"x\"}",
  "items": "[{\"sku\":\"a\"},{\"sku\":\"b\"}]", "kept": "[1,2]",
  "keys": "{\"k\":\"6ba7b810-9dad-11d1-80b4-00c04fd430c8\"}",
  "listed": "\"https://a.example https://b.example\"", "live": "1",
  "lives": "{\"a\":0,\"b\":null}", "local": "\"03.05.2024 12:00\"",
  "milliseconds": "[1714730400250]", "minor": "1999", "minors": "[-1,1500]", "nick": "\"n\"",
  "node": "{\"name\":\"a\",\"next\":{\"name\":\"b\",\"other\":{\"node\":{\"name\":\"c\"}}}}",
  "number": "1.25", "pages": "{\"a\":[\"https://a.example\"]}", "ratio": "\"0.5\"",
  "ratios": "[\"0.25\"]", "roles": "[\"admin\",\"member\"]", "seconds": "1714730400.5",
  "site": "\"http://a.example\"", "sites": "[\"https://a.example\",\"https://b.example\"]",
  "small": "\"255\"", "spaced": "\"2024-05-03T10:00:00Z\"",
  "spacedAll": "[\"2024-05-03T10:00:00Z\"]", "tags": "\"a;b\"", "text": "[\"1.10\",null]",
  "tidy": "\"a\"", "whole": "[null,\"2024-05-03T10:00:00Z\"]", "words": "\"a,b\"",
  "zoned": "\"2024-05-03T10:00+00:00\"",
]

/// The values, changed at some keys.
func json(_ changes: [String: String] = [:]) -> String {
  let changed = values.merging(changes) { $1 }.sorted { $0.key < $1.key }
  return "{\(changed.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

func fails(_ changes: [String: String], _ reason: String) -> Bool {
  decodingFailure(json(changes), as: ConvertersDTO.self).hasPrefix(reason)
}

do {
  let value: ConvertersDTO = try decode(json())
  let noon = Date(timeIntervalSince1970: 1_714_730_400)
  expect(value.exact == noon.addingTimeInterval(0.25) && value.whole == [nil, noon])
  expect(value.seconds == noon.addingTimeInterval(0.5) && value.local == noon)
  expect(value.milliseconds == [noon.addingTimeInterval(0.25)] && value.zoned == noon)
  expect(value.spaced == noon && value.spacedAll == [noon])
  expect(value.loose == nil)
  let lenient: ConvertersDTO = try decode(json(["loose": "\" /img/a b|ü[1].png\""]))
  expect(lenient.loose?.absoluteString == "/img/a%20b%7C%C3%BC%5B1%5D.png")
  expect(fails(["loose": "\"https://a b\""], "dataCorrupted at 'loose'"))
  expect(value.minor == Decimal(string: "19.99") && value.minors[1] == Decimal(string: "1.5"))
  expect(value.decimal == Decimal(string: "0.1") && value.number == Decimal(string: "1.25"))
  expect(value.text == [Decimal(string: "1.1"), nil] && value.count == -12 && value.small == 255)
  expect(value.ratio == 0.5 && value.ratios == [0.25] && value.big == [1, .max])
  expect(value.flag && value.flags == [false, nil, true] && value.bytes == Data([251, 255]))
  expect(value.live && value.lives == ["a": false, "b": nil])
  expect(fails(["live": "2"], "dataCorrupted at 'live': 2 is not 0 or 1"))
  expect(value.roles == [.admin, .member] && value.byRole == ["a": .admin, "b": nil])
  expect(value.any == [1, nil, "a"] && value.anyByKey.count == 2 && value.words == ["a", "b"])
  expect(value.tags == ["a", "b"] && value.items["b"]?.sku == "b" && value.listed.count == 2)
  expect(value.grid.map(\.count) == [2, 0] && value.pages["a"]?.count == 1)
  expect(value.node?.next?.other?.node.name == "c" && value.item?.sku == "x")
  let written = json(["text": "[\"1.1\",null]"])
  expect(try encode(value) == written)
  expect(try encode(decode(written, as: ConvertersDTO.self)) == written)

  let loose: ConvertersDTO = try decode(
    json(["decimal": "0.1", "tidy": "\" A\"", "nick": "\" \"", "kept": "[2,2,1]", "text": "[7]"]))
  expect(loose.decimal == Decimal(string: "0.1") && loose.tidy == "a" && loose.nick == nil)
  expect(loose.kept == [1, 2] && loose.text == [7])

  let numbers: NumbersDTO = try decode(
    #"{"one":" 7 ","some":"","list":"1.5, 2","distinct":"3,1","small":{"a":"2 1"},"gaps":"1,,2"}"#
  )
  expect(numbers.one == 7 && numbers.some == nil && numbers.list == [1.5, 2])
  expect(numbers.distinct == [1, 3] && numbers.small == ["a": [1, 2]])
  expect(numbers.gaps == [1, nil, 2])
  expect(
    try encode(numbers)
      == #"{"distinct":"1,3","gaps":"1,,2","list":"1.5,2.0","one":"7","small":{"a":"1 2"},"some":null}"#
  )
} catch {
  print(error)
}
expect(fails(["exact": "\"2024-05-03T10:00:00Z\""], "dataCorrupted at 'exact'"))
expect(fails(["whole": "[\"2024-05-03T10:00:00.1Z\"]"], "dataCorrupted at 'whole[0]'"))
expect(fails(["ids": "[\"a\",\"b\"]"], "dataCorrupted at 'ids[0]': \"a\" is not a UUID"))
expect(fails(["days": "{\"x\":\"2023-02-29\"}"], "dataCorrupted at 'days.x'"))
expect(fails(["small": "\"256\""], "dataCorrupted at 'small': \"256\" is not a whole number"))
expect(fails(["site": "\"ftp://a.example\""], "dataCorrupted at 'site'"))
expect(fails(["grid": "[[null,\"x\"]]"], "dataCorrupted at 'grid[0][1]'"))
expect(
  fails(
    ["items": "[{\"sku\":\"a\"},{\"sku\":\"a\"}]"],
    "dataCorrupted at 'items[1]': \"a\" appears twice, first at [0]"))
expect(fails(["tags": "\"a;a\""], "dataCorrupted at 'tags[1]': \"a\" appears twice"))
expect(fails(["listed": "\"https://a.example x\""], "dataCorrupted at 'listed[1]': \"x\""))
expect(fails(["number": "\"x\""], "dataCorrupted at 'number'"))
expect(
  decodingFailure(
    #"{"one":"7","list":"","distinct":"1,1","small":{},"gaps":""}"#, as: NumbersDTO.self
  )
  .hasPrefix("dataCorrupted at 'distinct[1]': \"1\" appears twice"))
