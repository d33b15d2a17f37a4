import Foundation

// Keys of dictionaries are texts in JSON, and values in Swift.

let id = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
let values = [
  "byYear": #"{"2024":"1.5"}"#, "byID": #"{"\#(id)":{"name":"pen"}}"#,
  "byCurrency": #"{"EUR":1,"USD":2}"#, "byRegion": #"{"eu":["x"],"mars":[]}"#,
  "days": #"{"-3":"2024-05-03T10:00:00Z"}"#,
  "dates": #"{"7":{"USD":"2024-05-03T10:00:00Z"}}"#, "texts": #"{"-5":true}"#,
  "numbers": #"{"9":false}"#, "codes": #"{"\#(id)":true}"#,
]

func json(_ changes: [String: String?] = [:]) -> String {
  var values = values
  for (key, value) in changes { values[key] = value }
  let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
  return "{\(members.joined(separator: ","))}"
}

do {
  let dto: PricesDTO = try decode(json())
  expect(dto.byYear == [2024: 1.5] && dto.byCurrency == [.eur: 1, .usd: 2])
  expect(dto.byRegion == [.eu: ["x"], .unrecognized("mars"): []])
  expect(dto.byID[UUID(uuidString: id) ?? UUID()]?.name, is: "pen")
  expect(dto.days?[-3] != nil && dto.dates[7]?[.usd] != nil)
  let prices = try Prices(from: dto)
  expect(prices.texts == [-5: true] && prices.numbers == ["9": false])
  expect(prices.byRegion == ["eu": ["x"], "mars": []])
  expect(try encode(PricesDTO(from: prices)), is: json())
  let defaults: PricesDTO = try decode(json(["numbers": nil, "byRegion": nil, "days": nil]))
  expect(defaults.numbers == [1: true, -2: false] && defaults.byRegion == [.eu: []])
} catch {
  print(error)
}

func expectProblem(_ field: String, _ value: String, _ text: String, line: Int = #line) {
  let found = problem(decoding: json([field: value]), as: PricesDTO.self)
  if !found.hasPrefix(text) { expect(found, is: text, line: line) }
}

// The error of a key is at the key.
expectProblem("byYear", #"{"MMXXIV":"1"}"#, #"byYear.MMXXIV: "MMXXIV" is not a whole number"#)
expectProblem("byYear", #"{"2024.0":"1"}"#, #"byYear.2024.0: "2024.0" is not a whole number"#)
expectProblem("byYear", #"{" 1":"1"}"#, #"byYear. 1: " 1" is not a whole number"#)
expectProblem("byYear", #"{"1":"x"}"#, #"byYear.1: "x" is not a decimal number"#)
expectProblem("byID", #"{"7":{"name":"pen"}}"#, #"byID.7: "7" is not a UUID"#)
expectProblem("byCurrency", #"{"GBP":1}"#, #"byCurrency.GBP: "GBP" is not one of EUR, USD"#)
expectProblem(
  "days", #"{"300":"2024-05-03T10:00:00Z"}"#, #"days.300: "300" is not a whole number"#)
expectProblem("dates", #"{"-1":{}}"#, #"dates.-1: "-1" is not a whole number"#)
expectProblem("dates", #"{"1":{"x":"2024-05-03T10:00:00Z"}}"#, #"dates.1.x: "x" is not one of"#)

// No text is lost to another one that means the same.
expectProblem("byYear", #"{"1":"1","01":"2"}"#, #"byYear.01: "01" is not a whole number"#)
expectProblem("byYear", #"{"0":"1","-0":"2"}"#, #"byYear.0: "0" appears twice"#)
expectProblem(
  "byID", #"{"\#(id)":{"name":"a"},"\#(id.uppercased())":{"name":"b"}}"#, "byID.\(id): ")

// Maps convert keys, and report all that cannot be.
do {
  let dto: PricesDTO = try decode(
    json([
      "byYear": #"{"1066":"1"}"#, "texts": #"{"five":true}"#, "codes": #"{"x":true}"#,
      "byID": #"{"\#(id)":{"name":""}}"#,
    ]))
  let forth = error(of: { try Prices(from: dto) }) as? MappingError
  expect(
    forth?.issues.map { String($0.description.prefix { $0 != ":" }) } ?? [],
    toBe: [
      #"byYear["1066"]"#, #"byID["\#(id)"].name"#, #"texts["five"]"#,
      #"codes["x"]"#,
    ])
  let prices = try Prices(from: decode(json(), as: PricesDTO.self))
  let changed = try Prices(
    byYear: prices.byYear, byID: [:], byCurrency: [:], byRegion: [:], days: nil,
    dates: ["first": [:]], texts: [:], numbers: ["one": true], codes: [:])
  let back = error(of: { try PricesDTO(from: changed) }) as? MappingError
  expect(
    back?.issues.map { String($0.description.prefix { $0 != ":" }) } ?? [],
    toBe: [#"dates["first"]"#, #"numbers["one"]"#])
} catch {
  print(error)
}

// Errors of maps call keys as the payload does.
do {
  let week: WeekDTO = try decode(
    #"{"open":{"MON":{"from":""},"in-between":{"from":""}},"plans":{"us":["a",""],"mars":[""]},"#
      + #""rooms":{"\#(id)":{"from":""}},"#
      + #""links":{"in-between":{"1":"a b"}}}"#)
  let forth = error(of: { try Week(from: week) }) as? MappingError
  expect(
    forth?.issues.map(\.path.description) ?? [],
    toBe: [
      #"open["MON"].from"#, #"open["in-between"].from"#, #"plans["mars"][0]"#, #"plans["us"][1]"#,
      #"rooms["\#(id)"].from"#, #"links["in-between"]["1"]"#,
    ])
} catch {
  print(error)
}

func expectSame<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, line: Int = #line
) {
  do {
    expect(try encode(decode(json, as: type)), is: json, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

expectSame(#"{"data":{"1":true},"type":"numbers"}"#, as: KeysDTO.self)
expectSame(#"{"data":{"EUR":1},"type":"amounts"}"#, as: KeysDTO.self)
expect(
  problem(decoding: #"{"data":{"z":true},"type":"numbers"}"#, as: KeysDTO.self)
    .hasPrefix(#"data.z: "z" is not a whole number"#))
expectSame(
  #"{"255":[],"entries":[{"id":3}],"notes":{"5":"x"},"totals":{"\#(id)":1}}"#, as: Ledger.self)
expect(
  problem(
    decoding: #"{"256":[],"entries":[{"id":3}],"notes":{"5":"x"}}"#, as: Ledger.self
  ).hasPrefix(#"256: "256" is not a whole number"#))

// Keys that fields give.
let row = #"{"count":2,"currency":"EUR","id":"\#(id)","name":"USD","number":1,"small":3}"#

func register(_ changes: [String: String] = [:]) -> String {
  var values = [
    "amounts": #"{"7":1.5}"#, "byCount": "[]", "byCurrency": "[]", "byID": "[]", "byName": "[]",
    "byNumber": "[]", "byUUID": "{}", "shares": #"{"EUR":[0.25,null]}"#, "shelves": "[[]]",
  ]
  for (key, value) in changes { values[key] = value }
  let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
  return "{\(members.joined(separator: ","))}"
}

do {
  let all = register([
    "byCount": "[\(row)]", "byCurrency": "[\(row)]", "byID": "[\(row)]", "byName": "[\(row)]",
    "byNumber": "[\(row)]", "shelves": "[[\(row)]]",
  ])
  let value: Register = try decode(all)
  expect(value.byNumber[try Register.Count(1)] != nil && value.byCount[2] != nil)
  expect(value.byName["EUR"] != nil && value.byCurrency?[.usd] != nil)
  expect(value.byID[UUID(uuidString: id) ?? UUID()] != nil)
  expect(value.shelves.map { $0.keys.map(\.rawValue) } == [[3]])
  expect(value.amounts == [7: 1.5] && value.shares == .value([.eur: [0.25, nil]]))
  expectSame(all, as: Register.self)
} catch {
  print(error)
}
for (key, text) in [
  ("byNumber", #"byNumber.0: "#), ("byCurrency", #"byCurrency.x: "x" is not one of"#),
  ("shelves", #"shelves[0].0: "#),
] {
  let bad = #"{"count":2,"currency":"EUR","id":"\#(id)","name":"x","number":0,"small":0}"#
  let found = problem(
    decoding: register([key: key == "shelves" ? "[[\(bad)]]" : "[\(bad)]"]), as: Register.self)
  if !found.hasPrefix(text) { expect(found, is: text) }
}
