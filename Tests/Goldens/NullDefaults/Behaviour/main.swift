import Foundation

// A missing key is the default, null is nil, and nil is written as null, so that it is read as nil again.

let values = [
  "id": "\"c\"", "statement": "\"s\"", "retries": "5", "rate": "2.5", "limit": "7",
  "captured_at": "1714730400", "receipt_url": "\"https://example.com/a\"", "kind": "\"some\"",
  "former": "\"none\"", "tags": "[null,\"b\"]", "amounts": "{\"a\":1}", "parts": "[1,2]",
  "metadata": "{\"a\":[null]}", "risk": "{\"level\":3}", "card": "\"4343\"", "pin": "42",
]

let nulls = values.mapValues { _ in "null" }
  .merging(["id": "\"c\"", "risk": "{\"level\":null}"]) { $1 }

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
expectSame(json(nulls), as: ChargeDTO.self)
for key in values.keys.sorted() {
  expectSame(json(values, [key: nulls[key]]), as: ChargeDTO.self)
}

do {
  let charge: ChargeDTO = try decode(json(nulls))
  expect(charge.statement == nil && charge.retries == nil && charge.rate == nil)
  expect(charge.limit == nil && charge.capturedAt == nil && charge.receiptURL == nil)
  expect(charge.kind == nil && charge.former == nil && charge.tags == nil)
  expect(charge.amounts == nil && charge.parts == nil && charge.metadata == nil)
  expect(charge.riskLevel == nil && charge.card == nil && charge.pin == nil)
  let missing: ChargeDTO = try decode("{\"id\":\"c\"}")
  expect(missing.statement == "none" && missing.retries == 3 && missing.rate == 0.5)
  expect(missing.limit == 10 && missing.capturedAt == Date(timeIntervalSince1970: 1_714_730_400))
  expect(missing.receiptURL == URL(string: "https://example.com/receipt"))
  expect(missing.kind == Kind.none && missing.tags == ["a"] && missing.amounts == [:])
  expect(missing.former.map { "\($0)" } == "old" && missing.parts == [] && missing.metadata == true)
  expect(missing.riskLevel == 1 && missing.card == "4242" && missing.pin == 0)
  // Whatever is on the way to a field may be missing or null, too.
  for risk in ["null", "{}"] {
    let charge: ChargeDTO = try decode(json(values, ["risk": risk]))
    expect(charge.riskLevel == 1)
  }
  // Swift has the same defaults.
  expect(OfferDTO().name == "basic" && OfferDTO().seats == 1)
} catch {
  print(error)
}

// What is neither null nor of the type is an error, or replaced and reported.
expect(
  problem(decoding: json(values, ["statement": "7"]), as: ChargeDTO.self),
  is: "statement: is no String")
expect(
  problem(decoding: json(values, ["receipt_url": "\"x\""]), as: ChargeDTO.self)
    .hasPrefix("receipt_url: \"x\" is not a URL"))
let secret = problem(decoding: json(values, ["card": "4242"]), as: ChargeDTO.self)
expect(secret.hasPrefix("card: ") && !secret.contains("4242"))
do {
  let reports = Reports()
  let charge: ChargeDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(
      json(values, ["rate": "\"high\"", "limit": "true", "pin": "\"x\"", "parts": "[1,\"x\",3]"]))
  }
  expect(charge.rate == 1.5 && charge.limit == nil && charge.pin == 1 && charge.parts == [1, 3])
  expect(reports.all.count == 4)
} catch {
  print(error)
}

// A map reads it as it reads any optional, and nil finds its way back.
func expectSame(_ json: String, is written: String? = nil, line: Int = #line) {
  do {
    let plan = try Plan(from: decode(json, as: PlanDTO.self))
    expect(try encode(PlanDTO(from: plan)), is: written ?? json, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

expectSame("{\"name\":null,\"seats\":null,\"until\":null}")
expectSame("{\"name\":\"a\",\"seats\":2,\"until\":\"2024-02-29\"}")
expectSame("{}", is: "{\"name\":\"basic\",\"seats\":1,\"until\":\"2024-05-03\"}")
do {
  let offer = try Offer(from: decode("{\"name\":null}", as: OfferDTO.self))
  expect(offer.name == "unknown" && offer.seats == 1)
  let nothing: OfferDTO = try decode("{\"seats\":null}")
  let wrong = error(of: { () throws(MappingError) in try Offer(from: nothing) })
  expect(wrong?.issues.map { "\($0.path)" } == ["seats"])
} catch {
  print(error)
}

// Rules hold for what is there.
expectSame("{\"big\":null,\"since\":null,\"size\":3,\"theme\":null}", as: Settings.self)
expectSame(
  "{\"big\":true,\"since\":\"2024-02-29\",\"size\":null,\"theme\":null}", as: Settings.self)
do {
  let settings: Settings = try decode("{}")
  expect(settings.theme?.rawValue == "light" && settings.size == 12 && settings.big == false)
  expect(settings.since?.description == "2024-05-03")
} catch {
  print(error)
}
expect(
  problem(decoding: "{\"size\":100}", as: Settings.self), is: "size: 100 must be between 1 and 99")
expect(
  problem(decoding: "{\"size\":null}", as: Settings.self).contains("size"))

// By shape.
expectSame(
  "[{\"size\":null,\"text\":\"a\"},{\"size\":3,\"url\":\"https://a.b\"}]", as: [EntryDTO].self)
