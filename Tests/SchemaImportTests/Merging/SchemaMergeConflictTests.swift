import Diagnostics
import SchemaImport
import Testing

/// What cannot be taken over, since a person decided otherwise or still needs what is gone.
@Suite struct SchemaMergeConflictTests {
  @Test(arguments: [
    ("dto A { x: Int }", "dto A { x: Bool }", "dto A { x: String }", "type of `x`", "String"),
    ("/// a\ndto A {}", "/// b\ndto A {}", "/// c\ndto A {}", "documentation of `A`", "/// c"),
    (
      "model A { x: Int = 1 }", "model A { x: Int = 2 }", "model A { x: Int = 3 }",
      "default of `x`", "= 3"
    ),
    (
      "dto union A by a { x }", "dto union A by b { x }", "dto union A by c { x }",
      "distinction of `A`", "by c"
    ),
    (
      "dto union A by a { x(Int) }", "dto union A by a { x(Bool) }", "dto union A by a { x(URL) }",
      "payload of `x`", "(URL)"
    ),
    // A constant can have nothing beside it.
    ("dto A { x: Int }", "dto A { x: 1 }", "dto A { x as own: Int }", "type of `x`", "Int"),
    ("dto A { x: Int }", "dto A { x: 1 }", "dto A { x: Int else 2 }", "type of `x`", "Int"),
    ("dto A { x: Int }", "dto A { x: 1 }", "dto A { @sensitive x: Int }", "type of `x`", "Int"),
    ("dto A { x: 1 }", "dto A { x: 2 }", "dto A { x: 3 }", "type of `x`", "3"),
  ])
  func whatBothHaveChangedStaysAndIsSaid(
    _ base: String, new: String, mine: String, part: String, place: String
  ) {
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.merge.files.isEmpty)
    #expect(
      merged.said == [
        "G2301: you and the document have changed the \(part) in different ways"
      ])
    let span = merged.merge.diagnostics.first?.primary.span ?? .nowhere
    #expect(String(decoding: merged.mine[0].bytes[span.start..<span.end], as: UTF8.self) == place)
  }

  /// What an import takes away stays where it was edited, and may come back with other content. Both sides of a map stay then
  /// as they are.
  @Test func whatComesBackInAnotherFormIsNotMixedWithWhatStayed() {
    let before = """
      dto union A by t { 1 as x(Int), 2 as y(Int) }

      domain union B { x(Int), y(Int) }

      map A <-> B

      """
    let after = before.replacing("1 as x", with: "1 as z").replacing("Int", with: "Bool")
    let merged = MergedSchema(base: "", new: after, mine: before)
    #expect(merged.merge.files.isEmpty)
    #expect(
      merged.said == [
        "G2301: the document has `A` now, in another form than your schema",
        "G2301: the document has `B` now, in another form than your schema",
      ])
    #expect(MergedSchema(base: "", new: before, mine: before).said.isEmpty)
  }

  /// What has been moved to a group is still there, and what the document changes in it is said once.
  @Test func membersOfGroupsAreMembersOfTheirRecords() throws {
    let base = "dto A {\n  a: Int\n  x: Int\n}\n\ndto B {\n  x: Int\n}\n"
    let mine = "dto fields G {\n  x: Int\n}\n\ndto A {\n  a: Int\n  ...G\n}\n\ndto B { ...G }\n"
    let same = MergedSchema(base: base, new: base, mine: mine)
    #expect(same.merge.files.isEmpty && same.said.isEmpty)
    let changed = MergedSchema(
      base: base, new: base.replacing("x: Int", with: "x: String"), mine: mine)
    #expect(changed.merge.files.isEmpty)
    #expect(
      changed.said == [
        "G2301: the document has changed the type of `x`, which your schema has in the group `G`"
      ])
    let edited = MergedSchema(
      base: base, new: base.replacing("x: Int", with: "x: String"),
      mine: mine.replacing("x: Int", with: "x: Bool"))
    #expect(
      edited.said == ["G2301: you and the document have changed the type of `x` in different ways"])
    let gone = MergedSchema(base: base, new: "dto A {\n  a: Int\n}\n\ndto B {}\n", mine: mine)
    #expect(gone.merge.files.isEmpty)
    #expect(
      gone.said == [
        "G2303: the document no longer has `x`, which your schema has in the group `G`"
      ])
    let found = MergedSchema(base: "dto A {\n  a: Int\n}\n", new: base, mine: mine)
    #expect(!found.text.contains("  x: Int\n  x: Int"))
    #expect(found.text.ranges(of: "x: Int").count == 1)
  }

  @Test(arguments: [
    ("type A = Int where > 1", "dto A { x: Int }", "type A = Int where > 2"),
    ("dto A { x: Int }", "dto A { x: Int? }", "domain A { x: Int }"),
    ("", "enum A { x }", "dto A { x: Int }"),
  ])
  func whatHasAnotherKindStaysAndIsSaid(_ base: String, new: String, mine: String) {
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.merge.files.isEmpty)
    #expect(
      merged.said == [
        base.isEmpty
          ? "G2301: the document has `A` now, and yours is of another kind"
          : "G2301: the document has changed `A`, and yours is of another kind"
      ])
  }

  /// What only the former kind of a declaration uses goes with that, wherever else the person has edited the file.
  @Test func anotherKindTakesThePlaceOfWhatNobodyHasTouched() {
    let base = """
      dto union A by k {
        a(Plain)
        b(B)

        dto Plain { k: String, x: Int }
      }

      dto B { k: String, x: Int, y: Int }

      dto Other { z: Int }

      """
    let new = "dto A {\n  k: String\n  x: Int\n}\n\ndto Other { z: Int }\n"
    let mine = base.replacing("dto Other", with: "/// mine\ndto Other")
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.said.isEmpty)
    #expect(merged.text == new.replacing("dto Other", with: "/// mine\ndto Other"))
  }

  /// The person had it before the document did: nothing of it is what an import has written.
  @Test(arguments: [
    ("x: String?", "x: Int"), ("x: String?", "x: String"), ("x: [Int]?", "x: [Int] via each(text)"),
    ("x: 1", "x: Int"),
  ])
  func whatThePersonHadBeforeStaysAsItIs(_ new: String, mine: String) {
    let merged = MergedSchema(
      base: "dto A { y: Int }", new: "dto A { y: Int, \(new) }", mine: "dto A { y: Int, \(mine) }")
    #expect(merged.merge.files.isEmpty)
    let conflict = merged.merge.diagnostics.first
    #expect(merged.said.count == 1 && conflict?.kind.code == "G2301")
    if new.hasSuffix("?") {
      #expect(conflict?.message == "the document has `x` now, in another form than your schema")
      #expect(conflict?.primary.text == "yours: `\(mine)`")
      #expect(conflict?.notes == ["the document has: `\(new)`"])
    }
  }

  @Test func documentationComesToWhatThePersonHad() {
    let merged = MergedSchema(
      base: "dto A {\n  y: Int\n}\n", new: "dto A {\n  y: Int\n  /// New.\n  x: Int?\n}\n",
      mine: "dto A {\n  y: Int\n  x: Int?\n}\n")
    #expect(merged.text == "dto A {\n  y: Int\n  /// New.\n  x: Int?\n}\n")
    #expect(merged.said.isEmpty)
  }

  @Test(arguments: [
    (
      "dto A { a: Int }", "dto A { a: Int, full_name: Int? }", "dto A { a as fullName: Int }",
      "dto A { a as fullName: Int, full_name as fullName2: Int? }", "field", "a"
    ),
    (
      "dto A { a: Int }", "dto A { a: Int, b as c: Int, c as c2: Int }", "dto A { a as c: Int }",
      "dto A { a as c: Int, b as c3: Int, c as c2: Int }", "field", "a"
    ),
    (
      "dto A { a: Int }", "dto A { a: Int, ...rest: [String: Int] }", "dto A { a as rest: Int }",
      "dto A { a as rest: Int, ...rest2: [String: Int] }", "field", "a"
    ),
    // What uses the name would silently mean the new field.
    (
      "dto A { b_2: Int }", "dto A { b_2 as bUnderscore2: Int, b2: Int }",
      "dto A { b_2: Int }\ndomain B { b: Int }\nmap A -> B { b: b2 }",
      "dto A { b_2: Int, b2 as b22: Int }\ndomain B { b: Int }\nmap A -> B { b: b_2 }", "field",
      "b_2"
    ),
    (
      "dto A { b_2: Int }", "dto A { b_2 as bUnderscore2: Int, b2: Int }", "dto A { b_2: Int }",
      "dto A { b_2: Int, b2 as b22: Int }", "field", "b_2"
    ),
    (
      "enum A { a }", "enum A { a, b }", "enum A { a as b }", "enum A { a as b, b as b2 }", "case",
      "a"
    ),
    (
      "dto A { x: Int }", "dto A { x: Int, b: Int }",
      "dto A { x: Int, ...G }\ndto fields G { own as b: Int }",
      "dto A { x: Int, b as b2: Int, ...G }\ndto fields G { own as b: Int }", "field", "own"
    ),
  ])
  func whatIsNewAvoidsTheNamesOfMembers(
    _ base: String, new: String, mine: String, result: String, kind: String, holder: String
  ) {
    let merged = MergedSchema(base: base, new: new, mine: mine + "\n")
    #expect(merged.text == result + "\n")
    #expect(merged.said.count == 1)
    #expect(
      merged.said.first?.hasSuffix(
        "would be the Swift name of a new \(kind), but your schema calls `\(holder)` so") == true)
  }

  @Test func bothSidesOfAConflictAreNamed() {
    let merged = MergedSchema(
      base: "dto A { x: Int }", new: "dto A { x: Bool }", mine: "dto A { x: String }")
    let conflict = merged.merge.diagnostics.first
    #expect(conflict?.primary.text == "yours: `String`")
    #expect(conflict?.notes == ["the document has: `Bool`", "it had: `Int`"])
  }

  @Test func whatIsStillUsedStays() {
    let base = "dto A { x: Int, y: Int, z: B }\n\ndto B { c: C }\n\ndto C {}\n\ndto D {}\n"
    let new = "dto A { x: Int }\n"
    let mine =
      base + "\ndomain E { b: Int }\n\nmap A -> E { b: y }\n\nmap (C, d: Int) -> E { b: d }\n"
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(
      merged.text
        == "dto A { x: Int, y: Int }\n\ndto C {}\n\ndomain E { b: Int }\n\nmap A -> E { b: y }\n\n"
        + "map (C, d: Int) -> E { b: d }\n")
    #expect(
      merged.said == [
        "G2302: the document no longer has `y`, but your schema uses it",
        "G2302: the document no longer has `C`, but your schema uses it",
      ])
  }

  @Test func whatWasEditedIsNotRemoved() {
    let base = "dto A { x: Int, y: Int }\n\ndto B { c: Int }\n"
    let mine = "dto A { x: Int, y as z: Int }\n\ndto B {\n  c: Int  // why\n}\n"
    let merged = MergedSchema(base: base, new: "dto A { x: Int }\n", mine: mine)
    #expect(merged.merge.files.isEmpty)
    #expect(
      merged.said == [
        "G2303: the document no longer has `y`, which you have edited",
        "G2303: the document no longer has `B`, which you have edited",
      ])
  }

  /// A name on the wire is found before a name in Swift, so the person's entry would read the new field.
  @Test func entriesGoOnReadingTheFieldThatTheyAreAbout() {
    let base = """
      dto UserDTO { user_name: String, home: HomeDTO }
      dto HomeDTO { town_name: String }
      domain User { userName: String, town: String }
      map UserDTO <-> User { town: home.town_name }

      """
    let mine = """
      dto UserDTO { user_name as name: String, home: HomeDTO }
      dto HomeDTO { town_name as name: String }
      domain User { login: String, town: String }
      map UserDTO <-> User { login: name, town: home.name }

      """
    let new = base.replacing("user_name: String", with: "user_name: String, name: String?")
      .replacing("town_name: String", with: "town_name: String, name: String?")
      .replacing("userName: String", with: "userName: String, name: String?")
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(
      merged.text == """
        dto UserDTO { user_name as name: String, name as name2: String?, home: HomeDTO }
        dto HomeDTO { town_name as name: String, name as name2: String? }
        domain User { login: String, name2: String?, town: String }
        map UserDTO <-> User { login: user_name, town: home.town_name }

        """)
    #expect(merged.said.count == 2)
  }
}
