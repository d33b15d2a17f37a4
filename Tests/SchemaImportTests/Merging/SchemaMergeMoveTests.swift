import Diagnostics
import SchemaImport
import Testing

/// What a document has renamed or put elsewhere, and a person has edited, put elsewhere or uses.
@Suite struct SchemaMergeMoveTests {
  private static let nested = """
    dto User {
      address: Address

      dto Address {
        zip: String
      }
    }

    """

  private static let atTop = """
    dto User {
      address: Address
    }

    dto Address {
      zip: String
      city: String
    }

    """

  @Test func whatNobodyHasEditedGoesWhereTheDocumentHasIt() {
    let merged = MergedSchema(
      base: Self.nested, new: Self.atTop, mine: Self.nested + "\n// own\n")
    #expect(merged.text == Self.atTop + "\n// own\n")
    #expect(merged.said.isEmpty)
  }

  @Test func whatWasEditedStaysWhereItIsAndFollows() {
    let mine = Self.nested.replacing("zip: String", with: "zip: String  // own")
    let merged = MergedSchema(base: Self.nested, new: Self.atTop, mine: mine)
    #expect(merged.text == mine.replacing("// own", with: "// own\n    city: String"))
    #expect(merged.said.isEmpty)
    #expect(merged.merge.name(of: "Address") == "User.Address")
    let again = MergedSchema(
      base: Self.atTop, new: Self.atTop.replacing("city", with: "town"), files: merged.files)
    #expect(again.text == merged.text.replacing("city", with: "town"))
    #expect(again.said.isEmpty)
  }

  @Test func whatAPersonUsesStaysWhereItIs() {
    let own = "\ndomain Own { zip: String }\n\nmap User.Address -> Own\n"
    let merged = MergedSchema(base: Self.nested, new: Self.atTop, mine: Self.nested + own)
    #expect(
      merged.text
        == Self.nested.replacing("zip: String", with: "zip: String\n    city: String") + own)
    #expect(merged.said.isEmpty)
  }

  @Test func whatWasEditedFollowsIntoAnotherType() {
    let mine = Self.atTop.replacing("zip: String", with: "zip as code: String")
    let merged = MergedSchema(
      base: Self.atTop, new: Self.nested.replacing("zip", with: "city: Int\n    zip"), mine: mine)
    #expect(merged.text == mine.replacing("city: String", with: "city: Int"))
    #expect(merged.said.isEmpty)
  }

  @Test func whatWasEditedKeepsItsName() {
    let mine = Self.atTop.replacing("zip: String", with: "zip as code: String")
    let new = Self.atTop.replacing("Address", with: "Location").replacing("city", with: "town")
    let merged = MergedSchema(base: Self.atTop, new: new, mine: mine)
    #expect(merged.text == mine.replacing("city", with: "town"))
    #expect(merged.said.isEmpty)
    #expect(merged.merge.name(of: "Location") == "Address")
  }

  /// The person has moved it, and changed nothing else.
  @Test func whatWasMovedStaysWhereItWasPut() {
    let others = Self.atTop.replacing("  city: String\n", with: "")
    let new = Self.nested.replacing("Address", with: "UserAddress")
      .replacing("zip", with: "a: Int\n    zip")
    let merged = MergedSchema(base: Self.nested, new: new, mine: others)
    #expect(merged.text == others.replacing("zip", with: "a: Int\n  zip"))
    #expect(merged.said.isEmpty)
  }

  @Test func whatBothHaveMovedAlikeIsTheSame() {
    let mine = Self.atTop.replacing("  city: String\n", with: "").replacing(
      "zip: String", with: "zip as code: String")
    let merged = MergedSchema(base: Self.nested, new: Self.atTop, mine: mine)
    #expect(merged.text == mine.replacing("code: String", with: "code: String\n  city: String"))
    #expect(merged.said.isEmpty)
  }

  /// The new type has nothing in common with the one that was edited, but its name.
  @Test func whatIsLeftOverHidesNothingNew() {
    let new = Self.atTop.replacing("zip", with: "street")
    let mine = Self.nested.replacing("zip: String", with: "zip: String  // own")
    let merged = MergedSchema(base: Self.nested, new: new, mine: mine)
    #expect(
      merged.text
        == mine.replacing("address: Address", with: "address: Address2")
        + "\ndto Address2 {\n  street: String\n  city: String\n}\n")
    #expect(
      merged.said == ["G2303: the document no longer has `User.Address`, which you have edited"])
  }

  /// What is in a type that the document no longer has is left over together with it.
  @Test func whatIsInALeftOverTypeIsNotUsedByOthers() {
    let mine = Self.nested.replacing("zip: String", with: "zip: String  // own")
    let new = Self.atTop.replacing("dto User", with: "dto Company").replacing(
      "  address", with: "  place")
    let merged = MergedSchema(base: Self.nested, new: new, mine: mine)
    #expect(merged.text == mine + "\n" + new)
    #expect(merged.said == ["G2303: the document no longer has `User`, which you have edited"])
  }
}
