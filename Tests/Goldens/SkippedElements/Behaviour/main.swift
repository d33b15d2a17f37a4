import Foundation

func line(_ id: String, _ count: String) -> String {
  "{\"id\":\"\(id)\",\"count\":\(count)}"
}

/// A basket with nothing wrong, except for the changes.
func basket(_ changes: [String: String]) -> String {
  var values = [
    "lines": "[]", "tags": "[]", "codes": "[]", "shelves": "{}", "by_id": "[]", "rest": "[]",
    "unique_rest": "[]", "all": "[]",
  ]
  for (key, value) in changes { values[key] = value }
  let members = values.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
  return "{\(members.joined(separator: ","))}"
}

/// The issues of a map, and the reports made while the payload was read and mapped.
func outcome(_ changes: [String: String]) throws -> (issues: [String], reports: [String]) {
  let reports = Reports()
  let issues = try FallbackHandler.use {
    reports.add($0)
  } during: { () -> [String] in
    let dto: BasketDTO = try decode(basket(changes))
    do throws(MappingError) {
      _ = try Basket(from: dto)
      return []
    } catch {
      return error.issues.map(\.description)
    }
  }
  return (issues, reports.all)
}

/// What a report says about a text in place of an integer.
let isNoCount = isNot(Int.self).replacingOccurrences(of: "it is", with: "count is")
let textual: String =
  isNoCount.hasSuffix("number") ? "count is a string, and not a whole number" : isNoCount

do {
  let bad = line("a", "\"bad\"")
  let lines = "[\(bad),\(line("b", "-1")),\(line("c", "1"))]"
  for field in ["lines", "spare"] {
    let (issues, reports) = try outcome([field: lines])
    expect(issues, toBe: ["\(field)[kept 0].count: -1 must be more than 0"])
    expect(reports, toBe: ["\(field)[0] (an object) is left out, since \(textual)"])
  }
  expect(
    try outcome(["shelves": "{\"x\":\(lines)}"]).issues,
    toBe: ["shelves[\"x\"][kept 0].count: -1 must be more than 0"])
  expect(
    try outcome(["by_id": "[\(bad),\(line("b", "1")),\(line("b", "2")),\(line("c", "-1"))]"])
      .issues,
    toBe: ["by_id[kept 1]: \"b\" appears twice", "by_id[kept 2].count: -1 must be more than 0"])
  expect(try outcome(["tags": "[7,\"a\",\"\"]"]).issues, toBe: ["tags[kept 1]: Write something."])
  expect(
    try outcome(["codes": "[7,\"a\",\"a\"]"]).issues, toBe: ["codes[kept 1]: \"a\" appears twice"])

  // Left out when it was read, and left out when it was mapped.
  let (none, rest) = try outcome(["rest": lines, "unique_rest": "[7,\"a\",\"\",\"a\"]"])
  expect(none, toBe: [])
  expect(
    rest.filter { !$0.contains(" (") },
    toBe: [
      "rest[kept 0] is left out, since count must be more than 0",
      "unique_rest[kept 1] is left out, since it breaks the rule \"Write something.\"",
      "unique_rest[kept 2] is left out, since it appears twice",
    ])
  expect(rest.count == 5 && rest.first?.hasPrefix("rest[0] (an object) is left out") == true)

  // If all elements are there, so are their indices.
  let all = try outcome(["all": "[\(line("a", "1")),\(line("b", "12")),\(line("c", "0"))]"])
  expect(all.issues, toBe: [])
  expect(
    all.reports,
    toBe: [
      "all[1] is left out, since it breaks the rule \"Must be small\"",
      "all[2] is left out, since count must be more than 0",
    ])
  let reports = Reports()
  let page = try FallbackHandler.use {
    reports.add($0)
  } during: {
    let lines = [LineDTO(id: "a", count: 1), LineDTO(id: "b", count: 0)]
    return try Page(from: PageDTO(number: 1), lines: lines, more: lines)
  }
  expect(page.lines.count == 1 && page.more.count == 1)
  expect(
    reports.all,
    toBe: ["lines", "more"].map { "\($0)[1] is left out, since count must be more than 0" })

  let read = Reports()
  let shelf: Shelf = try FallbackHandler.use {
    read.add($0)
  } during: {
    try decode(#"{"level":12,"width":0,"boxes":[{"size":1},{"size":12}]}"#)
  }
  expect(shelf.level == 1 && shelf.width == 1 && shelf.boxes.count == 1)
  expect(
    read.all,
    toBe: [
      "level (a number) is replaced, since it breaks the rule \"Levels are 0 to 9.\"",
      "width (a number) is replaced, since it must be more than 0",
      "boxes[1] (an object) is left out, since it breaks the rule \"Must fit\"",
    ])
} catch {
  print(error)
}

// Wherever elements come from, those that are invalid are left out.
do {
  let dto: PartsDTO = try decode(
    #"{"tags":"a,,b","numbers":"1,x,3","set":["a",""],"sorted":["b","","a"],"first":["a","","a"],"#
      + #""lines":[\#(line("a", "1")),\#(line("a", "1")),\#(line("b", "0"))],"ids":["1","x"]}"#)
  let reports = Reports()
  let parts = FallbackHandler.use {
    reports.add($0)
  } during: {
    Parts(from: dto, more: ["a", "", "b", "a"])
  }
  expect(parts.tags.map(\.rawValue) == ["a", "b"] && parts.numbers == [1, 3])
  expect(parts.set.count == 1 && parts.sorted.map(\.rawValue) == ["a", "b"])
  expect(parts.first.count == 1 && parts.lines.count == 1 && parts.ids == [1])
  expect(parts.more.count == 2)
  let isEmpty = "is left out, since it breaks the rule \"Write something.\""
  let isNoNumber = "is left out, since it is not a whole number"
  let expected = [
    "tags[1] \(isEmpty)", "numbers[1] \(isNoNumber)", "set[kept 0] \(isEmpty)",
    "sorted[kept 0] \(isEmpty)", "first[1] \(isEmpty)",
    "first[2] is left out, since it appears twice", "lines[1] is left out, since it appears twice",
    "lines[2] is left out, since count must be more than 0", "ids[kept 1] \(isNoNumber)",
    "more[1] \(isEmpty)", "more[3] is left out, since it appears twice",
  ]
  expect(
    zip(reports.all, expected).map { report, text in
      report.hasPrefix(text) ? text : report
    }, toBe: expected)
} catch {
  print(error)
}
