import Foundation

// A constant is checked when it is read, and written again. Swift has no property for it.

let values = [
  "object": "\"charge\"", "id": "\"c\"", "livemode": "true", "version": "2", "@offset": "-3",
  "amount": "5", "meta": "{\"kind\":\"plain \\\"text\\\"\"}",
]

func json(_ values: [String: String], _ changes: [String: String?] = [:]) -> String {
  var values = values
  for (key, value) in changes { values[key] = value }
  let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
  return "{\(members.joined(separator: ","))}"
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

expectSame(json(values), as: ChargeDTO.self)
expectSame(
  json(values, ["refund": "{\"amount\":1,\"object\":\"refund\"}"]), as: ChargeDTO.self)
expectSame("{\"deprecated\":false,\"type\":\"ping\"}", as: PingDTO.self)

do {
  let charge = ChargeDTO(id: "c", amount: 5)
  expect(try encode(charge), is: json(values))
  expect(try encode(PingDTO()), is: "{\"deprecated\":false,\"type\":\"ping\"}")
} catch {
  print(error)
}

// Each constant is missed.
for key in ["object", "livemode", "version", "@offset"] {
  expect(problem(decoding: json(values, [key: nil]), as: ChargeDTO.self), is: "\(key): is missing")
}
expect(
  problem(decoding: json(values, ["meta": "{}"]), as: ChargeDTO.self), is: "meta.kind: is missing")
for meta in ["null", nil] {
  expect(problem(decoding: json(values, ["meta": meta]), as: ChargeDTO.self).hasPrefix("meta"))
}
expect(problem(decoding: "{}", as: PingDTO.self), is: "type: is missing")

// Other values, of the same kind.
func expectProblem(
  _ changes: [String: String?], _ text: String, line: Int = #line
) {
  expect(problem(decoding: json(values, changes), as: ChargeDTO.self), is: text, line: line)
}

expectProblem(["object": "\"refund\""], "object: \"refund\" is not \"charge\"")
expectProblem(["object": "\"Charge\""], "object: \"Charge\" is not \"charge\"")
expectProblem(["livemode": "false"], "livemode: false is not true")
expectProblem(["version": "3"], "version: 3 is not 2")
expectProblem(["@offset": "3"], "@offset: 3 is not -3")
expectProblem(
  ["meta": "{\"kind\":\"x\"}"], "meta.kind: \"x\" is not \"plain \\\"text\\\"\"")
expectProblem(
  ["refund": "{\"amount\":1,\"object\":\"charge\"}"],
  "refund.object: \"charge\" is not \"refund\"")

// Other kinds of values.
expectProblem(["object": "1"], "object: is no String")
expectProblem(["object": "null"], "object: is null")
expectProblem(["livemode": "\"true\""], "livemode: is no Bool")
expectProblem(["version": "\"2\""], "version: is no Int")

// A fallback stands in for its own field, and never for a constant beside it.
do {
  let reports = Reports()
  let charge: ChargeDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(json(values, ["amount": "\"x\""]))
  }
  expect(charge.amount == 0 && reports.all.count == 1)
} catch {
  print(error)
}

// Many keys.
let wide = Dictionary(uniqueKeysWithValues: "abcdefghi".map { ("\($0)", "1") })
  .merging([
    "kind": "\"wide\"", "inner": "{\"kind\":\"inner\",\"level\":2}", "hasKind": "true",
  ]) { $1 }
expectSame(json(wide), as: WideDTO.self)
expect(problem(decoding: json(wide, ["kind": nil]), as: WideDTO.self), is: "kind: is missing")
expect(
  problem(decoding: json(wide, ["kind": "\"narrow\""]), as: WideDTO.self),
  is: "kind: \"narrow\" is not \"wide\"")
expect(
  problem(decoding: json(wide, ["inner": "{\"level\":2}"]), as: WideDTO.self),
  is: "inner.kind: is missing")
for inner in ["null", "7", nil] {
  expect(problem(decoding: json(wide, ["inner": inner]), as: WideDTO.self).hasPrefix("inner"))
}

// With rules.
let profile = [
  "schema": "1", "name": "\"n\"", "age": "3", "limits": "{\"count\":4,\"unit\":\"day\"}",
]
expectSame(json(profile), as: Profile.self)
expect(
  problem(decoding: json(profile, ["schema": "2"]), as: Profile.self), is: "schema: 2 is not 1")
expect(
  problem(decoding: json(profile, ["name": "\"\""]), as: Profile.self),
  is: "name: must not be empty")
expect(
  problem(decoding: json(profile, ["limits": "{\"count\":4}"]), as: Profile.self),
  is: "limits.unit: is missing")

// There and back.
for change: [String: String?] in [
  [:], ["refund": "{\"amount\":1,\"object\":\"refund\"}"],
  ["meta": "{\"kind\":\"plain \\\"text\\\"\",\"note\":\"n\"}"],
] {
  do {
    let text = json(values, change)
    let charge = try Charge(from: decode(text, as: ChargeDTO.self))
    expect(try encode(ChargeDTO(from: charge)), is: text)
  } catch {
    print(error)
  }
}

do {
  let text = "{\"style\":{\"bold\":true,\"size\":12},\"text\":\"t\"}"
  let label = try Label(from: decode(text, as: LabelDTO.self))
  expect(try encode(LabelDTO(from: label)), is: text)
} catch {
  print(error)
}

// A tag that the payload has as a constant is written once.
expectSame("{\"last4\":\"4242\",\"type\":\"card\"}", as: MethodDTO.self)
expectSame("{\"iban\":\"DE02\",\"type\":\"sepa_debit\"}", as: MethodDTO.self)
expectSame("{\"type\":\"cash\"}", as: MethodDTO.self)
expectSame("{\"code\":1,\"name\":\"n\"}", as: StepDTO.self)
expectSame("{\"code\":2,\"name\":\"n\"}", as: StepDTO.self)
expectSame("{\"code\":9,\"other\":null}", as: StepDTO.self)
expectSame("{\"amount\":1,\"is_paid\":true}", as: OrderDTO.self)
expectSame("{\"due\":\"now\",\"is_paid\":false}", as: OrderDTO.self)
do {
  let dto: MethodDTO = try decode("{\"iban\":\"DE02\",\"type\":\"sepa_debit\"}")
  expect(
    try encode(MethodDTO(from: Method(from: dto))),
    is: "{\"iban\":\"DE02\",\"type\":\"sepa_debit\"}")
} catch {
  print(error)
}

// By shape.
for event in ["\"created\"", "\"deleted\"", "3", "true", "false"] {
  expectSame("{\"event\":\(event),\"id\":\"e\"}", as: EventDTO.self)
}
do {
  guard case .deleted = try decode("{\"event\":\"deleted\",\"id\":\"e\"}", as: EventDTO.self),
    case .closed = try decode("{\"event\":false,\"id\":\"e\"}", as: EventDTO.self)
  else { throw CocoaError(.coderInvalidValue) }
} catch {
  print(error)
}
expect(
  decodingFailure("{\"event\":\"renamed\",\"id\":\"e\"}", as: EventDTO.self)
    .hasPrefix("dataCorrupted at '': is none of the cases "))
