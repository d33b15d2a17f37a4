import Foundation

func charge(_ changes: [String: String] = [:]) throws -> Charge {
  var values = [
    "refunds": "null", "failed": "true", "nick": "\"Ada\"", "name": "\"Ada Lovelace\"",
    "tags": "[\"a\"]", "parts": "{}", "state": "\"closed\"", "level": "2",
  ]
  for (key, value) in changes { values[key] = value }
  let json = "{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  return try Charge(from: decode(json))
}

func issues(_ changes: [String: String]) -> [String] {
  error(of: { try charge(changes) }).map { ["\($0)"] } ?? []
}

do {
  let plain = try charge()
  expect(plain.refunds.isEmpty && plain.label?.rawValue == "Ada" && plain.grade == nil)
  expect(plain.rank == 2)
  expect(try charge(["level": "3", "nick": "\"B\"", "name": "\"C\""]).grade == nil)
} catch {
  expect(
    "\(error)", is: "label must not be missing, and label must not be grade")
}

// What could not be converted is reported once: no rule is checked with it.
expect(issues(["refunds": "[{\"id\":\"\"}]"]), toBe: ["refunds[0].id: must not be empty"])
expect(issues(["nick": "\"\""]), toBe: ["nick: must not be empty"])
expect(
  issues(["tags": "[\"\"]", "parts": "{}", "state": "\"closed\""]),
  toBe: ["tags[0]: must not be empty"])
expect(
  issues(["level": "1", "nick": "\"\"", "state": "\"open\""]),
  toBe: ["nick: must not be empty"])
expect(
  issues(["tags": "[]", "state": "\"closed\""]),
  toBe: [
    "tags must not be empty, or parts must not be empty, or state must be open"
  ])

func filled(_ name: String, level: String) throws -> Filled {
  try Filled(
    from: decode(
      """
      {"name":"\(name)","at":"2024-05-03T10:00:00Z","words":["a","b"],"level":"\(level)",
      "refund":{"id":"r"},"nick":"n","state":"open"}
      """))
}
do {
  let all = try filled("a", level: "7")
  expect(all.name?.rawValue == "a" && all.level == 7 && all.again?.id.rawValue == "r")
  expect(all.unique?.count == 2 && all.both?.rawValue == "a 7" && all.state == .open)
} catch {
  print(error)
}
expect(
  error(of: { try filled("", level: "x") }).map { "\($0)" },
  is: """
    name: must not be empty
    level: "x" is not a whole number: it must consist of digits without leading zeros, \
    after an optional minus sign
    """)

do {
  let reports = Reports()
  let refunds: [RefundDTO] = try decode("[{\"id\":\"a\"},{\"id\":\"\"}]")
  let list = try FallbackHandler.use {
    reports.add($0)
  } during: {
    try List(from: decode("{\"title\":\"x\"}"), items: refunds, more: refunds)
  }
  expect(list.items.map(\.id.rawValue) == ["a"] && list.more.count == 1)
  expect(reports.all.count == 2)
}

// A file with an element that cannot be read, and another that is not a refund.
let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
  UUID().uuidString, isDirectory: true)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let list = "[{\"id\":\"a\"},{\"id\":7},{\"id\":\"\"}]"
try Data(list.utf8).write(to: folder.appendingPathComponent("all.json"))
try Data("{\"x\":\(list)}".utf8).write(to: folder.appendingPathComponent("byKey.json"))
let reports = Reports()
try await FallbackHandler.use {
  reports.add($0)
} during: {
  let repository = MappedRefundRepository(source: RefundFiles(in: folder))
  expect(try await repository.all().map(\.id.rawValue) == ["a"])
  expect(try await repository.byKey()["x"]?.map(\.id.rawValue) == ["a"])
}
expect(reports.all.count == 4)
try RefundFiles(in: folder).storeAll([RefundDTO(id: "b")])
expect(try await RefundFiles(in: folder).all().map(\.id) == ["b"])
try FileManager.default.removeItem(at: folder)

// Problems are reported at the value that was chosen, and not at what chose it. `gross` is the source of four fields.
func amount(_ gross: String, kind: Int) throws -> Amount {
  try Amount(from: AmountDTO(net: "1", gross: gross, kind: kind))
}
do {
  expect(try amount("12", kind: 2).fee == 12)
  expect(try amount("", kind: 1).fee == nil)
  expect(try amount("12", kind: 1).word == nil)
} catch {
  print(error)
}
expect(
  error(of: { try amount("5", kind: 2) }).map { "\($0)" },
  is: "gross: 5 must be at least 10")
do {
  _ = try amount("-5", kind: 2)
  expect(false)
} catch let error as MappingError {
  expect(
    error.issues.map(\.description)
      == ["gross: -5 must be at least 0", "gross: -5 must be at least 10"])
}
expect(
  error(of: { try amount("xx", kind: 2) }).map { "\($0)" },
  is: """
    gross: "xx" is not a whole number: it must consist of digits without leading zeros, \
    after an optional minus sign
    """)
expect(
  error(of: { try amount("12345", kind: 3) }).map { "\($0)" },
  is: "gross: \"12345\" must have at most 4 characters")

do {
  let extent: ExtentDTO = try decode(#"{"short": 0}"#)
  expect(
    error { () throws(MappingError) in try Extent(from: extent) }?.description ?? "none",
    is: "short: 0 must be more than 0")
  let long: ExtentDTO = try decode(#"{"long": 5, "short": 0}"#)
  expect(try Extent(from: long).side == 5)
} catch {
  print(error)
}
