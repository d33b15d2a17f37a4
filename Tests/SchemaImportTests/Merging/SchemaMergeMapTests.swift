import Diagnostics
import SchemaImport
import SchemaSemantics
import Testing

/// What the document takes away on one side of a map, while a person needs it on the other.
@Suite struct SchemaMergeMapTests {
  @Test func aFieldThatAMapFindsByItsNameStays() {
    let own = "\ndomain B { x: Int, y: Int }\n\nmap A -> B\n"
    let merged = MergedSchema(
      base: "dto A { x: Int, y: Int }\n", new: "dto A { x: Int }\n",
      mine: "dto A { x: Int, y: Int }\n" + own)
    #expect(merged.merge.files.isEmpty)
    #expect(merged.said == ["G2302: the document no longer has `y`, but your schema uses it"])
  }

  @Test func aCaseThatAMapFindsByItsNameStays() {
    let own = "\ndomain union B { x(Int), y(Int) }\n\nmap A <-> B\n"
    let merged = MergedSchema(
      base: "dto union A by t { X as x(Int), y(Int) }\n", new: "dto union A by t { y(Int) }\n",
      mine: "dto union A by t { X as x(Int), y(Int) }\n" + own)
    #expect(merged.merge.files.isEmpty)
    #expect(merged.said == ["G2302: the document no longer has `X`, but your schema uses it"])
  }

  @Test func whatTheDocumentTakesAwayOnBothSidesGoes() {
    let base = "dto A { x: Int, y: Int }\n\ndomain B { x: Int, y: Int }\n\nmap A <-> B\n"
    let merged = MergedSchema(
      base: base, new: base.replacing(", y: Int", with: ""), mine: "// mine\n" + base)
    #expect(merged.text == "// mine\n" + base.replacing(", y: Int", with: ""))
    #expect(merged.said.isEmpty)
  }

  @Test(arguments: [
    ("A { x: Int, y: Int }", "map A <-> B { z: y }"), ("A { x: Int, y as z: Int }", "map A <-> B"),
  ])
  func aFieldThatTheAppCallsDifferentlyFollowsTheDocument(_ wire: String, _ map: String) {
    let base = "dto A { x: Int, y: Int }\n\ndomain B { x: Int, y: Int }\n\nmap A <-> B\n"
    let new = base.replacing("Int }\n\nmap", with: "Int where > 1 }\n\nmap")
    let mine = "dto \(wire)\n\ndomain B { x: Int, z: Int }\n\n\(map)\n"
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.text == mine.replacing("z: Int }\n\nmap", with: "z: Int where > 1 }\n\nmap"))
    #expect(merged.said.isEmpty)
    let own = mine.replacing("z: Int }\n\nmap", with: "z: Int where < 9 }\n\nmap")
    let edited = MergedSchema(base: base, new: new, mine: own)
    #expect(edited.merge.files.isEmpty)
    #expect(
      edited.said == ["G2301: you and the document have changed the rules of `z` in different ways"]
    )
  }

  @Test func aFieldThatTheAppDoesNotHaveStaysAway() {
    let base = "dto A { x: Int, y: Int }\n\ndomain B { x: Int, y: Int }\n\nmap A -> B\n"
    let new = base.replacing("Int }\n\nmap", with: "Int where > 1 }\n\nmap")
    let mine = "dto A { x: Int, y: Int }\n\ndomain B { x: Int }\n\nmap A -> B\n"
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.merge.files.isEmpty && merged.said.isEmpty)
  }

  @Test func anEditedFieldKeepsItsOtherSide() {
    let base = "dto A { x: Int, y: Int }\n\ndomain B { x: Int, y: Int }\n\nmap A <-> B\n"
    let mine = base.replacing(
      "B { x: Int, y: Int }", with: "B {\n  x: Int\n  /// mine\n  y: Int\n}")
    let merged = MergedSchema(base: base, new: base.replacing(", y: Int", with: ""), mine: mine)
    #expect(merged.merge.files.isEmpty)
    #expect(
      merged.said == [
        "G2302: the document no longer has `y`, but your schema uses it",
        "G2303: the document no longer has `y`, which you have edited",
      ])
  }

  /// No map reads a constant, so the other side has nothing for it any more.
  @Test func aFieldThatBecomesAConstantTakesItsOtherSideAlong() {
    let base = "dto A { x: Int, y: Int }\n\ndomain B { x: Int, y: Int }\n\nmap A <-> B\n"
    let new = "dto A { x: Int, y: 7 }\n\ndomain B { x: Int }\n\nmap A <-> B\n"
    let merged = MergedSchema(base: base, new: new, mine: "// mine\n" + base)
    #expect(merged.text == "// mine\n" + new)
    #expect(merged.said.isEmpty)
  }

  @Test(arguments: [
    (
      "dto A { x: Int, y: Int }\n\ndomain B {\n  x: Int\n  /// mine\n  y: Int\n}\n\nmap A <-> B\n",
      true
    ),
    ("dto A { x: Int, y: Int }\n\ndomain B { x: Int, z: Int }\n\nmap A <-> B { z: y }\n", false),
  ])
  func aFieldThatIsUsedDoesNotBecomeAConstant(_ mine: String, _ keepsOtherSide: Bool) {
    let base = "dto A { x: Int, y: Int }\n\ndomain B { x: Int, y: Int }\n\nmap A <-> B\n"
    let new = "dto A { x: Int, y: 7 }\n\ndomain B { x: Int }\n\nmap A <-> B\n"
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.merge.files.isEmpty)
    #expect(
      merged.said.filter { !$0.hasPrefix("G2303") }
        == ["G2302: `y` is always `7` in the document, but your schema uses the field"])
    #expect(merged.said.count == (keepsOtherSide ? 2 : 1))
  }

  @Test func whatIsCalledTheSameInSwiftTakesItsPlace() {
    let own = "\ndomain B { fooBar: Int }\n\nmap A -> B\n"
    let merged = MergedSchema(
      base: "dto A { foo_bar: Int }\n", new: "dto A { fooBar: Int }\n",
      mine: "dto A { foo_bar: Int }\n" + own)
    #expect(merged.text == "dto A { fooBar: Int }\n" + own)
    #expect(merged.said.isEmpty)
  }

  @Test func aProjectThatKeepsNamesOfTheWireTellsThemApart() {
    let mine = "dto A { foo_bar: Int }\n\ndomain B { foo_bar: Int }\n\nmap A -> B\n"
    let merged = MergedSchema(
      base: "dto A { foo_bar: Int }\n", new: "dto A { fooBar: Int }\n",
      files: [SourceFile(path: "a.gate", text: mine)],
      conventions: NamingConventions(keepsWireNames: true))
    #expect(merged.said == ["G2302: the document no longer has `foo_bar`, but your schema uses it"])
  }

  @Test func aMapStaysBetweenTypesThatStay() {
    let map = "\nmap A <-> B\n"
    let base =
      "dto A { e: E, x: Int }\n\ndto E {}\n\ndomain B { e: F, x: Int }\n\ndomain F {}\n"
      + map + "\nmap E <-> F\n"
    let mine = base.replacing("B { e: F, x", with: "B {\n  /// mine\n  e: F\n  x")
      .replacing("Int }\n\ndomain F", with: "Int\n}\n\ndomain F")
    let new = "dto A { x: Int }\n\ndomain B { x: Int }\n" + map
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.merge.files.isEmpty)
    #expect(merged.said.contains("G2302: the document no longer has `e`, but your schema uses it"))
  }

  @Test func casesKeepWhatThePersonWroteWhenATagTellsThemApart() {
    let types = "\ndto B {}\n\ndto C {}\n"
    let merged = MergedSchema(
      base: "dto union A by shape { b(B), c(C) }\n" + types,
      new: "dto union A by t { 1 as b(B), 2 as c(C) }\n" + types,
      mine: "dto union A by shape {\n  c(C)  // mine\n  b(B)\n}\n" + types)
    #expect(merged.text == "dto union A by t {\n  2 as c(C)  // mine\n  1 as b(B)\n}\n" + types)
    #expect(merged.said.isEmpty)
  }

  @Test func aTypeThatWasPutIntoAnotherIsNotTakenForOneThatLooksTheSame() {
    let base = "dto H { x: X }\n\ndto X { a: Int, b: Int }\n\ndto Y { a: Int, b: Int }\n"
    let mine =
      "dto Own { a: Int, b: Int }\n\ndto H {\n  x: X\n\n  dto X { a: Int, b: Int }\n}\n"
    let merged = MergedSchema(
      base: base, new: base.replacing("X { a: Int, b: Int", with: "X { a: Int, b: Int, c: Int"),
      mine: mine)
    #expect(merged.text == mine.replacing("X { a: Int, b: Int", with: "X { a: Int, b: Int, c: Int"))
    #expect(merged.said.isEmpty)
    #expect(merged.merge.name(of: "X") == "H.X")
    #expect(merged.merge.name(of: "Y") == "Own")
  }
}
