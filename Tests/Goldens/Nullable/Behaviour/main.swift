import Foundation

// A key that must be there is read, and written, whether its value is null or not.

let values = [
  "id": "\"c\"", "failure_code": "\"declined\"", "refunded": "5", "captured_at": "1714730400",
  "receipt_url": "\"https://example.com/a\"", "risk": "{\"level\":3}",
  "outcome": "{\"kind\":\"a\",\"reason\":null}", "currency": "\"eur\"", "tags": "[\"a\",null]",
  "parts": "[1,2]", "metadata": "{\"a\":[null]}", "score": "1.5",
  "due": "\"2024-05-03T10:00:00Z\"", "note": "\"n\"", "link": "\"https://example.com/b\"",
  "limits": "{\"daily\":3}", "card": "\"4242\"", "pin": "42", "parent": "null",
]

let nulls = values.mapValues { _ in "null" }
  .merging(["id": "\"c\"", "risk": "{\"level\":null}", "limits": "{\"daily\":null}"]) { $1 }

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
expectSame(json(values, ["parent": json(nulls)]), as: ChargeDTO.self)
expectSame(json(values, ["failure_message": "\"m\""]), as: ChargeDTO.self)

do {
  let charge: ChargeDTO = try decode(json(nulls))
  expect(charge.failureCode == nil && charge.capturedAt == nil && charge.riskLevel == nil)
  expect(charge.outcome == nil && charge.tags == nil && charge.metadata == nil)
  expect(charge.score == nil && charge.note == nil && charge.card == nil && charge.pin == nil)
  let full: ChargeDTO = try decode(json(values))
  expect(full.refundedCents == 5 && full.capturedAt == Date(timeIntervalSince1970: 1_714_730_400))
  expect(full.riskLevel == 3 && full.currency == .eur && full.tags == ["a", nil])
  expect(full.outcome?.kind == "a" && full.outcome?.reason == nil && full.score == 1.5)
  // Nothing is left out by accident: what must be there has no default.
  let outcome = ChargeDTO.OutcomeDTO(reason: nil, kind: "k")
  expect(try encode(outcome), is: "{\"kind\":\"k\",\"reason\":null}")
  // An empty text is read as nil, which is null when it is written.
  let empty: ChargeDTO = try decode(json(values, ["note": "\"\"", "link": "\"\""]))
  expect(empty.note == nil && empty.link == nil)
  expect(try encode(empty), is: json(values, ["note": "null", "link": "null"]))
} catch {
  print(error)
}

// Each key is missed, whatever else is there; a fallback does not stand in for it.
for key in values.keys.sorted() where !["limits", "risk"].contains(key) {
  expect(problem(decoding: json(values, [key: nil]), as: ChargeDTO.self), is: "\(key): is missing")
}
expect(
  problem(decoding: json(values, ["risk": "{}"]), as: ChargeDTO.self),
  is: "risk.level: is missing")
for risk in ["null", nil] {
  expect(
    problem(decoding: json(values, ["risk": risk]), as: ChargeDTO.self).hasPrefix("risk"))
}
expect(
  problem(decoding: json(values, ["limits": "{}"]), as: ChargeDTO.self),
  is: "limits.daily: is missing")
expect(problem(decoding: json(nulls, ["id": "null"]), as: ChargeDTO.self), is: "id: is null")

// What is neither null nor of the type.
expect(
  problem(decoding: json(values, ["failure_code": "7"]), as: ChargeDTO.self),
  is: "failure_code: is no String")
expect(
  problem(decoding: json(values, ["receipt_url": "\"x\""]), as: ChargeDTO.self)
    .hasPrefix("receipt_url: \"x\" is not a URL"))
expect(
  problem(decoding: json(values, ["outcome": "{\"kind\":\"a\"}"]), as: ChargeDTO.self),
  is: "outcome.reason: is missing")
let secret = problem(decoding: json(values, ["card": "4242"]), as: ChargeDTO.self)
expect(secret.hasPrefix("card: ") && !secret.contains("4242"))

// A fallback stands in for what is invalid, and is reported; null is not invalid.
do {
  let reports = Reports()
  let charge: ChargeDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(
      json(
        values,
        [
          "score": "\"high\"", "due": "\"soon\"", "link": "\"nowhere\"", "pin": "\"x\"",
          "parts": "[1,\"x\",3]",
        ]))
  }
  expect(charge.score == 0.5 && charge.due == nil && charge.link == nil && charge.pin == 0)
  expect(charge.parts == [1, 3])
  expect(reports.all.count == 5)
  for limits in ["null", "7", "{\"daily\":\"x\"}"] {
    let limited: ChargeDTO = try FallbackHandler.use {
      reports.add($0)
    } during: {
      try decode(json(values, ["limits": limits]))
    }
    expect(limited.dailyLimit == 10)
  }
  expect(reports.all.count == 8)
  let silence = Reports()
  let null: ChargeDTO = try FallbackHandler.use {
    silence.add($0)
  } during: {
    try decode(json(nulls))
  }
  expect(null.score == nil && null.dailyLimit == nil && silence.all.isEmpty)
} catch {
  print(error)
}

// A map reads it as it reads any optional.
do {
  let refund = try Refund(
    from: decode("{\"amount\":5,\"reason\":null,\"kind\":\"full\",\"at\":null}", as: RefundDTO.self)
  )
  expect(refund.amount == 5 && refund.reason == "none" && refund.isFull && refund.at == nil)
  let nothing: RefundDTO = try decode(
    "{\"amount\":null,\"reason\":\"r\",\"kind\":null,\"at\":\"now\"}")
  let wrong = error(of: { () throws(MappingError) in try Refund(from: nothing) })
  expect(wrong?.issues.map { "\($0.path)" } == ["amount", "at"])
} catch {
  print(error)
}

// There and back.
func expectSame(_ json: String, line: Int = #line) {
  do {
    let address = try Address(from: decode(json, as: AddressDTO.self))
    expect(try encode(AddressDTO(from: address)), is: json, line: line)
  } catch {
    print("line \(line): \(error)")
  }
}

expectSame("{\"geo\":{\"point\":null},\"line2\":null,\"since\":null,\"street\":\"s\"}")
expectSame(
  """
  {"geo":{"point":{"label":null,"x":1.5}},"line2":"b","region":"r",\
  "since":"2024-05-03T10:00:00Z","street":"s"}
  """)

// Rules hold for what is there.
expectSame(
  "{\"age\":null,\"born\":null,\"name\":\"a\",\"nickname\":null}", as: Profile.self)
expectSame(
  "{\"age\":3,\"born\":\"2024-02-29\",\"name\":\"a\",\"nickname\":\"b\"}", as: Profile.self)
expect(
  problem(
    decoding: "{\"age\":3,\"born\":null,\"name\":\"a\",\"nickname\":\"\"}", as: Profile.self),
  is: "nickname: must not be empty")
expect(
  problem(decoding: "{\"age\":3,\"born\":null,\"name\":\"a\"}", as: Profile.self),
  is: "nickname: is missing")

// In what a case carries.
expectSame("{\"code\":null,\"type\":\"failed\"}", as: NoticeDTO.self)
expectSame("{\"amount\":null,\"tip\":1,\"type\":\"paid\"}", as: NoticeDTO.self)
expect(problem(decoding: "{\"type\":\"paid\"}", as: NoticeDTO.self), is: "amount: is missing")

// By shape, a key tells cases apart even where its value is null.
expectSame("[{\"text\":null},{\"url\":null},{\"box\":{\"box\":null}}]", as: [EntryDTO].self)
do {
  guard case .image = try decode("{\"url\":null}", as: EntryDTO.self) else {
    throw CocoaError(.coderInvalidValue)
  }
} catch {
  print(error)
}
expect(
  decodingFailure("{\"size\":1}", as: EntryDTO.self)
    .hasPrefix("dataCorrupted at '': is none of the cases "))
