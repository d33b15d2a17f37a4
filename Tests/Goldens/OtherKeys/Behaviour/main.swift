import Foundation

// What no other member takes is held, and written again.

func expectSame<Value: Readable & Writable>(
  _ json: String, as type: Value.Type, line: Int = #line
) {
  do {
    expect(try encode(decode(json, as: type)), is: json, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

/// Where a value cannot be written, and why.
func writingProblem(_ value: some Writable, line: Int = #line) -> String {
  guard let error = error(of: { try encode(value) }, line: line) as? EncodingError,
    case .invalidValue(_, let context) = error
  else { return "something else" }
  let path = context.codingPath.map(\.stringValue).joined(separator: ".")
  return "\(path): \(context.debugDescription)"
}

let profile =
  #"{"":1,"a":[1,{"b":null}],"id":"p","name":{"first":"Ada"},"object":"profile","z":null}"#
expectSame(profile, as: ProfileDTO.self)
expectSame(#"{"id":"p","object":"profile"}"#, as: ProfileDTO.self)
do {
  let dto: ProfileDTO = try decode(profile)
  expect(dto.rest == ["": 1, "a": [1, ["b": nil]], "z": nil])
  expect(dto.firstName == "Ada" && dto.nickname == nil)
  // Whatever the app does with the others, the way back writes what it did not touch.
  expect(try encode(ProfileDTO(from: Profile(from: dto))), is: profile)
  expect(ProfileDTO(id: "p").rest.isEmpty)
} catch {
  print(error)
}

// Keys that are the same in Unicode are one key, also with escapes. Of two, the first one counts.
do {
  let dto: ProfileDTO = try decode(#"{"id":"p","object":"profile","\u00e9":1,"i\u0064":"q"}"#)
  expect(dto.rest == ["é": 1] && dto.rest["e\u{301}"] == 1 && dto.id == "p")
  let twice: OrderDTO = try decode(
    #"{"number":1,"ab":{"amount":1,"code":"ab"},"ab":{"amount":2,"code":"ab"}}"#)
  expect(twice.lines.count == 1 && twice.lines["ab"] != nil)
} catch {
  print(error)
}

// A key with a member of its own is never among the others, even if nothing is written for it.
for key in ["id", "nickname", "name", "object"] {
  expect(
    writingProblem(ProfileDTO(id: "p", rest: ["a": 1, key: 2])),
    is: "\(key): The key has a field of its own, and may not be among the others")
}

// An error is at the key.
expect(
  problem(decoding: #"{"number":1,"ab":{"amount":"x","code":"ab"}}"#, as: OrderDTO.self),
  is: "ab.amount: is no Int")
expect(problem(decoding: #"{"number":1,"ab":7}"#, as: OrderDTO.self).hasPrefix("ab: "))
expect(
  problem(decoding: #"{"number":1,"ab":{"code":"ab"}}"#, as: OrderDTO.self),
  is: "ab.amount: is missing")
do {
  let dto: OrderDTO = try decode(
    #"{"number":1,"ab":{"amount":0,"code":"ab"},"xyzz":{"amount":1,"code":"xyzz"}}"#)
  let error = error(of: { try Order(from: dto) }) as? MappingError
  expect(
    error?.issues.map(\.description) ?? [],
    toBe: [
      #"["ab"].amount: 0 must be more than 0"#,
      #"["xyzz"]: "xyzz" must have between 2 and 3 characters"#,
      #"["xyzz"].code: "xyzz" must have between 2 and 3 characters"#,
    ])
  // Logs show no key that the schema does not know.
  expect(error?.issues.first?.path.redactedDescription, is: "[…].amount")
  let order = try Order(
    from: decode(#"{"number":1,"ab":{"amount":1,"code":"ab"}}"#, as: OrderDTO.self))
  expect(try encode(OrderDTO(from: order)), is: #"{"ab":{"amount":1,"code":"ab"},"number":1}"#)
} catch {
  print(error)
}

// Formats.
expectSame(
  #"{"mon":"2024-05-03T10:00:00Z","tue":"2024-05-04T10:00:00Z","zone":"UTC"}"#,
  as: ScheduleDTO.self)
expect(
  problem(decoding: #"{"zone":"UTC","mon":"soon"}"#, as: ScheduleDTO.self)
    .hasPrefix(#"mon: "soon" is not an ISO 8601 date"#))
expectSame(#"{"next":null,"self":"https://example.org/1"}"#, as: LinksDTO.self)
expectSame("{}", as: LinksDTO.self)

// Elements that are left out are reported without the key.
do {
  let reports = Reports()
  let dto: ReadingsDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(#"{"a":[1,"x",3]}"#)
  }
  expect(dto.readings == ["a": [1, 3]])
  expect(reports.all.count == 1 && reports.all.first?.hasPrefix("[…][1]") == true)
} catch {
  print(error)
}

// What is sensitive is in no error, and neither is its key.
for json in [#"{"id":1,"visa":"4111"}"#, #"{"id":1,"visa":[4111]}"#] {
  let error = error(of: { try decode(json, as: SecretsDTO.self) })
  let text = error.map { "\($0)" } ?? ""
  expect(!text.contains("4111") && !text.contains("visa"))
}
expectSame(#"{"id":1,"visa":4111}"#, as: SecretsDTO.self)
expect("\(SecretsDTO(id: 1, secrets: ["visa": 4111]))".contains("4111") == false)

// A model has rules, and keys that are values of an enum.
let prices =
  #""a":1,"b":2,"c":3,"d":4,"default":0,"e":5,"f":6,"g":7,"h":8,"i":9,"self":0"#
expectSame(#"{"EUR":"1.5",\#(prices)}"#, as: PriceList.self)
expect(
  problem(decoding: #"{"GBP":"1.5",\#(prices)}"#, as: PriceList.self).hasPrefix("GBP: "))
do {
  let list = try PriceList(
    default: 0, self: 0, a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 0, h: 0, i: 0)
  expect(list.key.isEmpty)
} catch {
  print(error)
}

// The tag is none of the others, whether or not the payload has it, too.
expectSame(#"{"color":"red","radius":2,"type":"circle"}"#, as: ShapeDTO.self)
expectSame(#"{"corners":4,"side":2,"type":"square"}"#, as: ShapeDTO.self)
expectSame(#"{"label":"A","type":"other","x":1}"#, as: ShapeDTO.self)
expectSame(#"{"from":1,"next":{"x":2},"type":"other"}"#, as: ShapeDTO.self)
do {
  let shape: ShapeDTO = try decode(#"{"type":"circle","radius":2,"color":"red"}"#)
  if case .circle(let circle) = shape {
    expect(circle.rest == ["color": "red"])
  } else {
    expect(false)
  }
} catch {
  print(error)
}
expect(
  writingProblem(ShapeDTO.circle(.init(radius: 1, rest: ["type": "square"]))).hasPrefix("type: "))

// By shape, what other keys hold tells cases apart as well.
expectSame(#"{"label":"A","x":1}"#, as: MarkDTO.self)
expectSame(#"{"from":1,"next":{"from":2,"next":{"x":3}}}"#, as: MarkDTO.self)
expect(
  problem(decoding: #"{"from":1,"next":{"from":2,"next":7}}"#, as: MarkDTO.self)
    .contains("is none of the cases "))

// Deep, but not too deep.
let depth = 100
let nested =
  String(repeating: #"{"from":1,"n":"#, count: depth) + #"{"x":1}"#
  + String(repeating: "}", count: depth)
expectSame(nested, as: MarkDTO.self)

// In the object of a union it is none of the others, and in an object of its own it is one.
expectSame(#"{"items":[1],"kind":"page","next":2}"#, as: FeedDTO.self)
expectSame(#"{"kind":"note","lang":"en","note":"a"}"#, as: FeedDTO.self)
expectSame(
  #"{"format":"text","kind":"note","text":{"format":"f","kind":"k","text":"a"}}"#,
  as: FeedDTO.self)
do {
  let page: FeedDTO = try decode(#"{"kind":"page","items":[],"next":2}"#)
  if case .page(let page) = page { expect(page.rest == ["next": 2]) } else { expect(false) }
  let note: FeedDTO = try decode(
    #"{"kind":"note","format":"text","text":{"kind":"k","text":"a"}}"#)
  if case .note(.text(let text)) = note {
    expect(text.rest == ["kind": "k"])
  } else {
    expect(false)
  }
} catch {
  print(error)
}

// A key that becomes one with a member of its own could not be written.
expectSame(#"{"a1":1,"b2":2}"#, as: Stock.self)
expect(try encode(decode(#"{" B2":2,"a1":1}"#, as: Stock.self)), is: #"{"a1":1,"b2":2}"#)
expect(
  problem(decoding: #"{"a1":1,"A1":2}"#, as: Stock.self),
  is: #"A1: "a1" appears twice"#)
expect(
  problem(decoding: #"{" a1 ":2}"#, as: Stock.self),
  is: #" a1 : "a1" appears twice"#)
expectSame(#"{"0":true,"2":false}"#, as: SlotsDTO.self)
expect(problem(decoding: #"{"-0":true}"#, as: SlotsDTO.self), is: #"-0: "0" appears twice"#)
