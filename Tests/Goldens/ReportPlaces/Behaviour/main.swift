import Foundation

/// The places of what was reported while a payload was read and mapped.
func places<Wire: Readable, Value>(
  _ payload: String, _ map: (Wire) throws -> Value
) throws -> [String] {
  let places = Places()
  _ = try FallbackHandler.use {
    places.add($0.path.description)
  } during: {
    try map(try decode(payload))
  }
  return places.all
}

final class Places: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  var all: [String] { lock.withLock { texts } }
  func add(_ text: String) { lock.withLock { texts.append(text) } }
}

let good = #"{"name":"a","size":"1"}"#
let other = #"{"name":"b","size":"1"}"#
let bad = #"{"name":"c","size":"x"}"#

func box(_ changes: [String: String]) -> String {
  var values = [
    "items": "[]", "best": good, "by_name": "{}", "by_slot": "{}", "grid": "[]", "kept": "[]",
    "unique_kept": "[]", "rows": "[]", "only": good, "inner": "{}", "lid": #"{"type":"none"}"#,
    "spare": good,
  ]
  for (key, value) in changes { values[key] = value }
  return "{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

func boxPlaces(_ key: String, _ value: String) throws -> [String] {
  try places(box([key: value])) { (wire: BoxDTO) in try Box(from: wire) }
}

do {
  expect(try boxPlaces("items", "[]") == [])
  expect(
    try boxPlaces("items", "[\(good),\(bad)]"),
    toBe: ["items[1].size", "items[1].size", "items[1].size", "items[1].size", "items[1].size"])
  expect(try boxPlaces("best", bad), toBe: ["best.size", "best.size"])
  expect(
    try boxPlaces("best", #"{"name":"c","size":"1","tag":{"label":""}}"#),
    toBe: ["best.tag", "best.tag"])
  expect(
    try boxPlaces("best", #"{"name":"c","size":"1","parts":["1","x"]}"#),
    toBe: ["best.parts[1]", "best.parts[1]"])
  expect(
    try boxPlaces("by_name", #"{"k":\#(good),"l.m":\#(bad)}"#), toBe: [#"by_name["l.m"].size"#])
  expect(
    try boxPlaces("by_slot", #"{"left-side":[\#(good),\#(bad)],"right":[\#(bad)]}"#),
    toBe: [
      #"by_slot["left-side"][1].size"#, #"by_slot["right"][0].size"#,
      #"by_slot["left-side"][1].size"#, #"by_slot["right"][0].size"#,
    ])
  expect(
    try boxPlaces("rows", "[1,[\(good),\(bad)]]"), toBe: ["rows[0]", "rows[kept 0][1].size"])
  expect(
    try boxPlaces("grid", "[[],[\(good),\(bad)],[\(bad)]]"),
    toBe: ["grid[1][1].size", "grid[2][0].size"])
  expect(
    try boxPlaces("kept", "[1,\(bad)]"),
    toBe: ["kept[0]", "kept[kept 0].size", "kept[kept 0].size"])
  expect(
    try boxPlaces("unique_kept", "[1,\(bad)]"),
    toBe: ["unique_kept[0]", "unique_kept[kept 0].size"])
  expect(try boxPlaces("only", bad), toBe: ["only.size"])
  expect(
    try boxPlaces("inner", #"{"items":[\#(bad)]}"#),
    toBe: ["inner.items[0].size", "inner.items[0].size"])
  expect(try boxPlaces("lid", #"{"type":"item","name":"c","size":"x"}"#), toBe: ["lid.size"])
  expect(
    try boxPlaces("lid", #"{"type":"items","items":[\#(good),\#(bad)]}"#),
    toBe: ["lid.items[1].size"])
  expect(try boxPlaces("spare", bad), toBe: ["spare.size"])
  expect(try boxPlaces("change", bad), toBe: ["change.size"])

  // Where nothing can fail.
  func padPlaces(_ changes: [String: String]) throws -> [String] {
    let note = #"{"size":"1"}"#
    var values = ["notes": "[]", "top": note, "by_key": "{}", "pages": "[]"]
    for (key, value) in changes { values[key] = value }
    let payload = "{\(values.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
    return try places(payload) { (wire: PadDTO) in Pad(from: wire) }
  }
  let note = #"{"size":"x"}"#
  expect(try padPlaces([:]) == [])
  expect(try padPlaces(["notes": "[\(note),\(note)]"]), toBe: ["notes[0].size", "notes[1].size"])
  expect(try padPlaces(["top": note]), toBe: ["top.size", "top.size"])
  expect(try padPlaces(["last": note]), toBe: ["last.size", "last.size"])
  expect(try padPlaces(["by_key": #"{"k":\#(note)}"#]), toBe: [#"by_key["k"].size"#])
  expect(try padPlaces(["pages": "[[],[\(note)]]"]), toBe: ["pages[1][0].size"])
  expect(try padPlaces(["kept": "[1,\(note)]"]), toBe: ["kept[0]", "kept[kept 0].size"])
  expect(try padPlaces(["change": "[\(note)]"]), toBe: ["change[0].size"])

  let leaf = #"{"name":"a","length":"x","twigs":[],"fine":[]}"#
  let unnamed = #"{"name":"","length":"x","twigs":[\#(leaf)],"fine":[]}"#
  let branch = #"{"name":"b","length":"1","twigs":[],"first":\#(leaf),"fine":[\#(leaf)]}"#
  expect(
    try places(#"{"name":"c","length":"1","twigs":[\#(branch)],"fine":[\#(unnamed),\#(leaf)]}"#) {
      (wire: TwigDTO) in try Twig(from: wire)
    },
    toBe: [
      "twigs[0].first.length", "twigs[0].fine[0].length", "fine[0]", "fine[1].length",
    ])
  expect(
    try places(
      #"{"notes":{"rows":[\#(note)],"total":1},"items":{"rows":[\#(good),\#(bad)],"total":2}}"#
    ) { (wire: PagesDTO) in try Pages(from: wire) },
    toBe: ["notes.rows[0].size", "items.rows[1].size"])

  // A function that uses a map does not say what it gives it: the place is that of what it was given itself, if that is
  // in one place.
  let shelf =
    #"{"books":[{"size":"1"},\#(note)],"top":\#(note),"box":{"items":[\#(good),\#(bad)]}}"#
  expect(
    try places(shelf) { (wire: ShelfDTO) in try Shelf(from: wire) },
    toBe: ["books.size", "size", "size", "box.items[1].size"])
  expect(
    try places(#"{"shelves":[\#(shelf)]}"#) { (wire: LibraryDTO) in try Library(from: wire) },
    toBe: ["books.size", "size", "size", "box.items[1].size"].map { "shelves[0].\($0)" })

  expect(
    try places(#"{"by_pin":{"1234":\#(note)}}"#) { (wire: VaultDTO) in try Vault(from: wire) },
    toBe: [#"by_pin["…"].size"#])

  // Of a value that is replaced as a whole, nothing else is reported.
  expect(try boxPlaces("spare", #"{"name":"","size":"x"}"#), toBe: ["spare"])
} catch {
  print(error)
}
