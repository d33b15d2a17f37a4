import Diagnostics
import SchemaImport
import Testing

/// What a document changes in a `type` that a person has renamed, moved or replaced.
@Suite struct SchemaMergeWrapperTests {
  private static let base =
    "dto A { m: String }\n\ndomain O { m: Slug }\n\ntype Slug = String where trimmed\n"
  private static let new = base.replacing("trimmed", with: "trimmed, length ...4")

  @Test(arguments: [
    base.replacing("Slug", with: "Handle"),
    // It is the other one of two, by what it says.
    "type Own = String\n\n"
      + base.replacing("Slug }", with: "[Own: Handle] }").replacing(
        "type Slug", with: "type Handle"),
    base.replacing("Slug }", with: "Handle, type Handle = String where trimmed }")
      .replacing("type Slug = String where trimmed", with: "enum Mine { a }"),
    // What holds it has another name as well.
    base.replacing("Slug", with: "Handle").replacing("domain O", with: "domain Other"),
  ])
  func followsTheFieldThatHoldsIt(_ mine: String) {
    let merged = MergedSchema(base: Self.base, new: Self.new, mine: mine)
    #expect(merged.text == mine.replacing("trimmed", with: "trimmed, length ...4"))
    #expect(merged.said.isEmpty)
    #expect(merged.merge.name(of: "Slug")?.hasSuffix("Handle") == true)
  }

  @Test func followsTheFieldOutOfItsRecord() {
    let base = "domain O {\n  id: ID\n\n  type ID = String\n}\n"
    let mine = "domain O {\n  id: OID\n}\n\ntype OID = String\n"
    let merged = MergedSchema(
      base: base, new: base.replacing("= String", with: "= UUID"), mine: mine)
    #expect(merged.text == mine.replacing("= String", with: "= UUID"))
    #expect(merged.said.isEmpty)
  }

  @Test func followsTheTypeThatHoldsIt() {
    let base =
      "domain O { m: Names }\n\ntype Names = [Name]\n\ntype Name = String\n"
    let mine = base.replacing("[Name]", with: "[Word]").replacing(
      "type Name =", with: "type Word =")
    let merged = MergedSchema(
      base: base, new: base.replacing("= String", with: "= String where trimmed"), mine: mine)
    #expect(merged.text == mine.replacing("= String", with: "= String where trimmed"))
    #expect(merged.said.isEmpty)
  }

  @Test(arguments: [
    base.replacing("m: Slug", with: "m: String where trimmed")
      .replacing("\ntype Slug = String where trimmed\n", with: ""),
    base.replacing("{ m: Slug }", with: "{ ...G }\n\ndomain fields G { m: String where trimmed }")
      .replacing("\ntype Slug = String where trimmed\n", with: ""),
  ])
  func givesAWarningAboutWhatIsInItsPlace(_ mine: String) throws {
    let merged = MergedSchema(base: Self.base, new: Self.new, mine: mine)
    #expect(merged.merge.files.isEmpty)
    #expect(
      merged.said == [
        "G2301: the document has changed the rules of `Slug`, but your schema has something else in its place"
      ])
    let warning = try #require(merged.merge.diagnostics.first)
    #expect(
      warning.notes == [
        "the document has: `where trimmed, length ...4`", "it had: `where trimmed`",
      ])
  }

  @Test func saysNothingWithoutAChange() {
    let mine = Self.base.replacing("m: Slug", with: "m: String")
      .replacing("\ntype Slug = String where trimmed\n", with: "")
    let merged = MergedSchema(
      base: Self.base, new: Self.base.replacing("dto A { m", with: "dto A { n: Int, m"), mine: mine)
    #expect(merged.text == mine.replacing("dto A { m", with: "dto A { n: Int, m"))
    #expect(merged.said.isEmpty)
  }
}
