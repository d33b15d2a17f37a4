import SchemaImport
import Testing

/// What a document changes in the entry of a map, where the field has another name in the person's schema.
@Suite struct SchemaMergeEntryTests {
  struct Version {
    let wire: String
    let app: String
    let entry: String

    init(_ wire: String, _ app: String, _ entry: String = "") {
      self.wire = wire
      self.app = app
      self.entry = entry
    }

    /// `x` is before what the version is about, and `z` after it.
    var text: String {
      let entries = ["x: x ?? 1", entry, "z: z ?? 2"].filter { !$0.isEmpty }
      return "dto A { x: Int?, \(wire), z: Int? }\n\ndomain B { x: Int, \(app), z: Int }\n\n"
        + "map A <-> B { \(entries.joined(separator: ", ")) }\n"
    }
  }

  /// A list of one field is no other name for it: it has rules and a type of its own.
  @Test(arguments: [
    "[c]", "[c via trimmed]", "[c] via trimmed", "[c] else []", "c via split(\",\")",
  ])
  func aListOfAFieldIsAnotherField(_ source: String) {
    func text(_ rules: String, _ field: String, _ entry: String) -> String {
      "dto A { c: String }\n\ndomain B { \(field) where \(rules) }\n\nmap A -> B\(entry)\n"
    }
    let mine = text("notEmpty", "cs: [String]", " { cs: \(source) }")
    let merged = MergedSchema(
      base: text("notEmpty", "c: String", ""), new: text("length 3...9", "c: String", ""),
      mine: mine)
    #expect(merged.text == mine)
    #expect(merged.said == [])
  }

  @Test(arguments: [
    // The name differs in the app alone.
    (
      Version("y: Int?", "y: Int", "y: y ?? 3"), Version("y: Int?", "y: Int", "y: y ?? 5"),
      Version("y: Int?", "n: Int", "n: y ?? 3"), Version("y: Int?", "n: Int", "n: y ?? 5")
    ),
    (
      Version("y: String?", "y: String?"), Version("y: String?", "y: Date?", "y: y via iso8601"),
      Version("y: String?", "n: String?", "n: y"),
      Version("y: String?", "n: Date?", "n: y via iso8601")
    ),
    (
      Version("y: Int?", "y: Int", "y: y ?? 3"), Version("y: Int?", "y: Int?"),
      Version("y: Int?", "n: Int", "n: y ?? 3"), Version("y: Int?", "n: Int?", "n: y")
    ),
    (
      Version("y: String?", "y: Date?", "y: y via iso8601"),
      Version("y: String?", "y: CalendarDate?", "y: y via calendarDate"),
      Version("y: String?", "n: Date?", "n: y via iso8601"),
      Version("y: String?", "n: CalendarDate?", "n: y via calendarDate")
    ),
    // It differs in Swift, on both sides.
    (
      Version("y: Int?", "y: Int", "y: y ?? 3"), Version("y: Int?", "y: Int", "y: y ?? 5"),
      Version("y as n: Int?", "n: Int", "n: n ?? 3"),
      Version("y as n: Int?", "n: Int", "n: n ?? 5")
    ),
    (
      Version("y: Int?", "y: Int?"), Version("y: Int?", "y: Int", "y: y ?? 5"),
      Version("y as n: Int?", "n: Int?"), Version("y as n: Int?", "n: Int", "n: n ?? 5")
    ),
    (
      Version("y: Int?", "y: Int", "y: y ?? 3"), Version("y: Int?", "y: Int?"),
      Version("y as n: Int?", "n: Int", "n: n ?? 3"), Version("y as n: Int?", "n: Int?")
    ),
    // It differs in the dto alone.
    (
      Version("y: Int?", "y: Int", "y: y ?? 3"), Version("y: Int?", "y: Int", "y: y ?? 5"),
      Version("y as n: Int?", "y: Int", "y: n ?? 3"), Version("y as n: Int?", "y: Int", "y: n ?? 5")
    ),
    (
      Version("y: Int?", "y: Int?"), Version("y: Int?", "y: Int", "y: y ?? 5"),
      Version("y as n: Int?", "y: Int?", "y: n"), Version("y as n: Int?", "y: Int", "y: n ?? 5")
    ),
    (
      Version("y: Int?", "y: Int", "y: y ?? 3"), Version("y: Int?", "y: Int?"),
      Version("y as n: Int?", "y: Int", "y: n ?? 3"), Version("y as n: Int?", "y: Int?", "y: n")
    ),
  ])
  func followsTheField(_ base: Version, _ new: Version, _ mine: Version, _ result: Version) {
    let merged = MergedSchema(base: base.text, new: new.text, mine: mine.text)
    #expect(merged.text == result.text)
    #expect(merged.said.isEmpty)
  }

  @Test func staysWhereThePersonHasWrittenAnotherOne() {
    let base = Version("y: Int?", "y: Int", "y: y ?? 3")
    let new = Version("y: Int?", "y: Int", "y: y ?? 5")
    let mine = Version("y: Int?", "n: Int", "n: y ?? 7")
    let merged = MergedSchema(base: base.text, new: new.text, mine: mine.text)
    #expect(merged.merge.files.isEmpty)
    #expect(
      merged.said == [
        "G2301: you and the document have changed the content of this entry in different ways"
      ])
  }

  @Test func staysAwayWithItsField() {
    let base = Version("y: String?", "y: String?")
    let new = Version("y: String?", "y: Date?", "y: y via iso8601")
    let mine = base.text.replacing(", y: String?, z: Int }", with: ", z: Int }")
      .replacing("?? 2 }\n", with: "?? 2, ignore y because \"x\" }\n")
    let merged = MergedSchema(base: base.text, new: new.text, mine: mine)
    #expect(merged.merge.files.isEmpty && merged.said.isEmpty)
  }

  /// The map is to the letter what the last import wrote, while its fields are not.
  @Test func comesToAMapWithoutEntries() {
    let base = "dto A { y: Int? }\n\ndomain B { y: Int? }\n\nmap A <-> B\n"
    let new = "dto A { y: Int? }\n\ndomain B { y: Int }\n\nmap A <-> B { y: y ?? 5 }\n"
    let mine = base.replacing("A { y: Int", with: "A { y as n: Int")
      .replacing("B { y: Int", with: "B { n: Int")
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(
      merged.text
        == "dto A { y as n: Int? }\n\ndomain B { n: Int }\n\nmap A <-> B {\n  n: n ?? 5\n}\n")
    #expect(merged.said.isEmpty)
  }
}
