import Foundation

let required = [
  "score": "1.5", "at": "\"2024-05-03T10:00:00Z\"", "mood": "\"good\"", "samples": "[]",
  "dates": "[]", "exponent": "\"3\"", "inner": "{\"value\":1}",
]

/// The required values, changed at some keys, and the reports about them.
func reading(_ changes: [String: String?] = [:]) throws -> (ReadingDTO, [String]) {
  let reports = Reports()
  let value: ReadingDTO = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try decode(json(changes))
  }
  return (value, reports.all)
}

func json(_ changes: [String: String?]) -> String {
  var values = required
  for (key, value) in changes { values[key] = value }
  return "{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

func fails(_ changes: [String: String?], _ reason: String) -> Bool {
  decodingFailure(json(changes), as: ReadingDTO.self).hasPrefix(reason)
}

do {
  // Missing and null: the default, without a report.
  let (bare, silence) = try reading()
  expect(silence == [] && bare.score == 1.5 && bare.exponent == 3 && bare.value == 1)
  expect(bare.note == nil && bare.label == nil && bare.count == 1 && bare.seenAt == nil)
  expect(bare.home == URL(string: "https://example.com/a"))
  expect(bare.links.map(\.absoluteString) == ["https://example.com", "https://example.org"])
  expect(bare.key == UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8"))
  expect(bare.day.description == "2024-02-29" && bare.price == Decimal(string: "19.99"))
  expect(bare.level == .high && bare.mood == .good && bare.rest == [:] && bare.moods == [])
  expect(bare.nick == nil && bare.name == "anonymous" && bare.flags == ["a": true])
  expect(bare.ids == [1, 2] && bare.words == [])
  let (nulls, quiet) = try reading(["count": "null", "home": "null", "level": "null"])
  expect(quiet == [] && nulls.count == 1 && nulls.home == bare.home && nulls.level == .high)

  // Invalid: the fallback, and a report.
  let (replaced, reports) = try reading([
    "score": "\"x\"", "note": "7", "label": "[]", "count": "\"1\"", "at": "\"now\"",
    "seen_at": "\"then\"", "home": "\"nowhere\"", "price": "\"x\"", "level": "\"middle\"",
    "mood": "7", "exponent": "\"1000\"", "inner": "{\"value\":\"\"}",
  ])
  expect(replaced.score == 0 && replaced.note == nil && replaced.label == "none")
  expect(replaced.count == -1 && replaced.at == Date(timeIntervalSince1970: 0))
  expect(replaced.seenAt == nil && replaced.home == URL(string: "https://example.com/b"))
  expect(replaced.price == 0 && replaced.level == .low && replaced.mood == .neutral)
  expect(replaced.exponent == 0 && replaced.value == 7)
  expect(reports.count == 12)
  expect(reports.contains("score (a string) is replaced, since \(isNot(Double.self))"))
  expect(reports.contains("level (a string) is replaced, since it is not one of low, high"))
  expect(reports.contains("inner.value (a string) is replaced, since \(isNot(Int.self))"))

  // Null is invalid unless something says what null means.
  let (null, told) = try reading(["score": "null"])
  expect(null.score == 0)
  expect(told == ["score (null) is replaced, since \(isNull(Double.self))"])

  let (without, parent) = try reading(["inner": "null"])
  expect(without.value == 7)
  expect(parent == ["inner.value is replaced, since inner is null, and not an object"])

  // Elements.
  let (skipped, lost) = try reading([
    "samples": "[1, \"x\", 2, null]", "moods": "[\"sad\", 7, \"new\"]",
    "dates": "[\"2024-05-03T10:00:00Z\", \"now\"]",
  ])
  expect(skipped.samples == [1, 2] && skipped.dates.count == 1)
  expect(skipped.moods.map(\.wire) == ["sad", "new"])
  expect(lost.count == 4 && lost.contains { $0.hasPrefix("samples[1] (a string) is left out") })
  expect(lost.contains { $0.hasPrefix("dates[1] is left out, since it is not an ISO 8601 date") })

  // Converters before the default.
  let (tidied, _) = try reading([
    "nick": "\"  \"", "name": "\" Ada \"", "flags": "{\"b\":\"N\"}", "ids": "[3,3,1]",
    "words": "\"a,b\"",
  ])
  expect(tidied.nick == nil && tidied.name == "ada" && tidied.flags == ["b": false])
  expect(tidied.ids == [1, 3] && tidied.words == ["a", "b"])
  expect(try reading(["nick": "\" x \""]).0.nick == "x")
  let written = try encode(tidied)
  expect(written.contains("\"ids\":[1,3]") && written.contains("\"words\":\"a,b\""))
  expect(written.contains("\"flags\":{\"b\":\"N\"}") && written.contains("\"nick\":null"))
  expect(written.contains("\"exponent\":\"3\"") && written.contains("\"price\":\"19.99\""))
  expect(try encode(decode(written, as: ReadingDTO.self)) == written)
} catch {
  print(error)
}

// A key that is missing is not invalid.
expect(fails(["score": nil], "keyNotFound score at ''"))
expect(fails(["inner": nil], "keyNotFound inner at ''"))
expect(fails(["inner": "{}"], "keyNotFound value at 'inner'"))
expect(fails(["links": "[\"x\"]"], "dataCorrupted at 'links[0]': \"x\" is not a URL"))
expect(fails(["flags": "{\"a\":\"x\"}"], "dataCorrupted at 'flags.a': \"x\" is not one of Y, N"))
expect(fails(["samples": "7"], "typeMismatch Array<Any> at 'samples'"))
