import Diagnostics
import GatehousePipeline
import Testing

/// Fixes that are applied without being looked at have only one meaning. If the literal may be wrong, or the type, or a
/// word may be something other than a text, nothing is applied.
@Suite struct RepairTests {
  @Test(arguments: [
    "dto D { s: String else skip }",
    "dto D { s: [String] else skip }",
    "dto D { s: Set<String> else skip }",
    "dto D { s: [String: Int] else skip }",
    "dto D { s: JSON else none }",
    "dto D { s: String else none }",
    "dto D { s: String else 3 }",
    "dto D { s: String = 0123 }",
    "dto D { s: String = true }",
    "dto D { s: Bool = 1 }",
    "dto D { s: Int = \"3\" }",
    "dto D { s: Int = 1.0 }",
    "dto D { s: Int? = nul }",
    "dto D { s: [String] = \"a\" }",
    "dto D { nick: String, s: String = nick }",
    "dto D { s: number }",
    "dto D { s: Array<number> }",
    "dto D { email = mail: String }",
    "dto D { at: Date via dateFormat(\"yyyy-MM-dd\", timeZone: \"EST\") }",
    "domain R { s: [String] where length 3...5 }",
    "domain R { s: String where 3...5 }",
    "domain R { s: String where matches /*.txt/ }",
    "domain R { s: String where matches /[z-a]/ }",
    "domain R { s: String where matches /a{3,1}/ }",
    "domain R { s: String where matches /a.b/s }",
    "domain R { s: String where notEmpty 3 }",
    "domain R { s: String where required }",
    "domain R { s: String where notBlank }",
  ])
  func nothingIsGuessed(_ text: String) {
    expectUnchanged(text)
  }

  @Test(arguments: [
    "name: name else nick", "name: name else skip", "name: name else dto.nick", "name: nick ?? 3",
    "name: nick ?? \"a\" else none", "name: name ?? nick",
    "name: match name { other -> \"a\", else -> \"b\" }",
    "name: match isPaid { true -> \"a\", false -> \"b\", true -> \"c\" }",
  ])
  func nothingIsGuessedInMaps(_ entry: String) {
    expectUnchanged(
      """
      dto D { name: String, nick: String?, isPaid: Bool }
      domain R { name: String }
      map D -> R { \(entry), ignore rest because "unused" }
      """)
  }

  @Test func aFlagOrAnotherIsNotTakenForAMissingOne() {
    expectUnchanged(
      """
      dto D { paid: Bool, trial: Bool }
      domain R { isActive: Bool }
      map D -> R { isActive: paid || trial }
      """)
  }

  @Test func whatIsSentIsNotDropped() {
    expectUnchanged(
      """
      dto D { name: String }
      domain R { name: String }
      map D <-> R { reverse { name: custom wireName(name) } }
      """)
  }

  @Test(arguments: [
    "dto D { s: String? // what the guest wrote\n    = nil\n}",
    "dto D { s: Record< // by language\n    string, string> }",
    "type Mail // where we write to\n  : String where email",
  ])
  func noCommentIsLost(_ text: String) {
    expectUnchanged(text)
    let repair = Repair([SourceFile(path: "Repair.gate", text: text)])
    #expect(repair.leftOutForComments == 1 && repair.leftOut == 0)
  }

  @Test(arguments: [
    ("dto D { s: [Int] = [:] }", "dto D { s: [Int] = [] }"),
    ("dto D { s: string }", "dto D { s: String }"),
    ("type T = String where oneOf [a, b]", "type T = String where oneOf [\"a\", \"b\"]"),
  ])
  func whatHasOneMeaningIsRepaired(_ text: String, _ repaired: String) {
    let repair = Repair([SourceFile(path: "Repair.gate", text: text)])
    #expect(String(decoding: repair.files[0].bytes, as: UTF8.self) == repaired)
    #expect(repair.diagnostics.isEmpty)
  }

  private func expectUnchanged(_ text: String) {
    let repair = Repair([SourceFile(path: "Repair.gate", text: text)])
    #expect(String(decoding: repair.files[0].bytes, as: UTF8.self) == text)
    #expect(!repair.diagnostics.isEmpty)
  }
}
