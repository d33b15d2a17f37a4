import Diagnostics
import SchemaImport
import Testing

/// What a document changes, and what a person has changed in the meantime.
@Suite struct SchemaMergeTests {
  private static let base = """
    /// A user.
    dto SimpleUserDTO {
      id: Int
      mail: String
      avatar_url: String?
      plan: PlanDTO
      address: AddressDTO?

      dto AddressDTO {
        street: String
        city: String
      }
    }

    enum PlanDTO { free, pro }

    dto union MediaDTO by type {
      image(ImageDTO)
      text
    }

    dto ImageDTO {
      width: Int
    }

    """

  private static let new = """
    /// A user of the service.
    dto SimpleUserDTO {
      id: Int
      mail: String?
      /// Where they can be called.
      phone: PhoneDTO
      avatar_url: String
      plan: PlanDTO
      address: AddressDTO?

      dto AddressDTO {
        street: String
        zip: String?
        city: String
      }
    }

    dto PhoneDTO {
      owner: SimpleUserDTO?
    }

    open enum PlanDTO { free, basic, pro }

    dto union MediaDTO by kind {
      image(ImageDTO)
      @deprecated
      text
      video(VideoDTO)
    }

    dto ImageDTO {
      width: Int
    }

    dto VideoDTO {
      preview: ImageDTO
      seconds: Int
    }

    """

  @Test func whatNobodyHasEditedFollowsTheDocument() {
    let merged = MergedSchema(base: Self.base, new: Self.new, mine: Self.base)
    #expect(merged.text == Self.new)
    #expect(merged.said.isEmpty)
  }

  /// A constant is a member like a field, and one can become the other.
  @Test(arguments: [
    ("x: String", "x: \"a\"", "x: String  // own", "x: \"a\"  // own"),
    ("x: \"a\"", "x: \"b\"", "x: \"a\"", "x: \"b\""),
    ("x: 1", "x as number: Int?", "x: 1", "x as number: Int?"),
    ("x: true", "/// New.\n  x: true", "x: true  // own", "/// New.\n  x: true  // own"),
    ("x: String?", "x: \"a\"", "x: String?", "x: \"a\""),
    ("x: String", "x: String", "x: \"own\"", "x: \"own\""),
    ("x: String", "x: String or null", "x: \"own\"", "x: \"own\""),
  ])
  func constantsAreMerged(_ base: String, new: String, mine: String, result: String) {
    func dto(_ line: String) -> String { "dto A {\n  y: Int\n  \(line)\n}\n" }
    let merged = MergedSchema(base: dto(base), new: dto(new), mine: dto(mine))
    #expect(merged.text == dto(result))
    #expect(merged.said.isEmpty)
  }

  @Test func constantsComeAndGo() {
    let merged = MergedSchema(
      base: "dto A {\n  x: \"a\"\n  y: Int\n}\n", new: "dto A {\n  y: Int\n  z: true\n}\n",
      mine: "dto A {\n  x: \"a\"\n  y: Int\n  own: 2\n}\n")
    #expect(merged.text == "dto A {\n  y: Int\n  z: true\n  own: 2\n}\n")
    #expect(merged.said.isEmpty)
  }

  @Test func whatThePersonWroteStays() {
    let mine = """
      // Users, as they come.

      /// A user.
      @renamed(from: "SimpleUserDTO")
      dto Person: Sendable {
        plan: PlanDTO else free  // Never trust it.
        id: Int
        mail as email: String via trimmed

        // Pictures
        avatar_url as picture: URL?
        address: AddressDTO?
      }

      dto AddressDTO { street: String, city: String }

      domain User { id: Int }

      map Person -> User { ignore rest because "a test" }

      """
    let others = """
      dto union MediaDTO by type {
        image(ImageDTO)
        text
      }
      enum PlanDTO { free as gratis, pro }

      dto ImageDTO {
        width: Int
      }

      """
    let merged = MergedSchema(base: Self.base, new: Self.new, mine: mine, others)
    let first = """
      // Users, as they come.

      /// A user of the service.
      @renamed(from: "SimpleUserDTO")
      dto Person: Sendable {
        plan: PlanDTO else free  // Never trust it.
        id: Int
        mail as email: String? via trimmed
        /// Where they can be called.
        phone: PhoneDTO

        // Pictures
        avatar_url as picture: URL
        address: AddressDTO?
      }

      dto PhoneDTO {
        owner: Person?
      }

      dto VideoDTO {
        preview: ImageDTO
        seconds: Int
      }

      dto AddressDTO { street: String, zip: String?, city: String }

      domain User { id: Int }

      map Person -> User { ignore rest because "a test" }

      """
    let second = """
      dto union MediaDTO by kind {
        image(ImageDTO)
        @deprecated
        text
        video(VideoDTO)
      }
      open enum PlanDTO { free as gratis, basic, pro }

      dto ImageDTO {
        width: Int
      }

      """
    #expect(merged.texts == [first, second])
    #expect(merged.said.isEmpty)
    #expect(merged.merge.name(of: "SimpleUserDTO") == "Person")
    #expect(merged.merge.name(of: "SimpleUserDTO.AddressDTO") == "AddressDTO")
    #expect(merged.merge.name(of: "PhoneDTO") == "PhoneDTO")
    #expect(merged.merge.name(of: "User") == nil)
  }

  @Test(arguments: [
    ("dto A { x: String }", "dto A { x: String? }", "dto A { x: URL }", "dto A { x: URL? }"),
    (
      "dto A { x: Int? }", "dto A { x: Int }", "dto A { x: Int? else 0 }", "dto A { x: Int else 0 }"
    ),
    (
      "model A { x: Int? }", "model A { x: Int = 3 }", "model A { x: Int? else 1 }",
      "model A { x: Int = 3 else 1 }"
    ),
    (
      "model A { x: Int = 3 }", "model A { x: Int }", "model A { x as y: Int = 3 }",
      "model A { x as y: Int }"
    ),
    (
      "model A { x: Int = 3 }", "model A { x: Int = 4 }", "model A { x as y: Int = 3 }",
      "model A { x as y: Int = 4 }"
    ),
    (
      "dto A { x: Int, y: Int }", "dto A { x: Int }", "dto A { y: Int, z: Int, x: Int }",
      "dto A { z: Int, x: Int }"
    ),
    (
      "dto A { x: Int, y: Int }", "dto A { x: Int }", "dto A { x as z: Int, y: Int }",
      "dto A { x as z: Int }"
    ),
    ("dto A {}", "dto A { x: Int, y: Int }", "/// A\ndto A {}", "/// A\ndto A { x: Int, y: Int }"),
    (
      "dto A { y: Int }", "dto A { x: Int, y: Int }", "dto A { y: Int, z: Int }",
      "dto A { x: Int, y: Int, z: Int }"
    ),
    ("enum A { a }", "enum A: Int { 1 }", "// mine\nenum A { a }", "// mine\nenum A: Int { 1 }"),
    (
      "enum A: Int { 1 }", "enum A: Int { 1, 2 as two }", "enum A: Int { 1 as one }",
      "enum A: Int { 1 as one, 2 as two }"
    ),
    ("open enum A { a }", "enum A { a }", "open enum A { a as b }", "enum A { a as b }"),
    (
      "dto union A by t { a }", "dto union A by key { a(Int) }", "dto union A by t { a as b }",
      "dto union A by key { a as b(Int) }"
    ),
    (
      "dto union A by t { a(Int) }", "dto union A by shape { a }",
      "dto union A by t { a as b(Int) }", "dto union A by shape { a as b }"
    ),
    (
      "dto union A by shape { a(Int) }", "dto union A by shape, in order { a(Int), b(String) }",
      "dto union A by shape { n(Int) }", "dto union A by shape, in order { n(Int), b(String) }"
    ),
    (
      "type A = String where email", "type A = String", "type A: Comparable = String where email",
      "type A: Comparable = String"
    ),
    (
      "dto A { x: Int }", "dto A { @deprecated x: Int }", "dto A { x as y: Int }",
      "dto A {\n  @deprecated\n  x as y: Int\n}"
    ),
    (
      "dto A { @deprecated x: Int }", "dto A { x: Int }", "dto A { @deprecated x as y: Int }",
      "dto A { x as y: Int }"
    ),
    (
      "dto A { @deprecated x: Int }", "dto A { @deprecated(\"no\") x: Int }",
      "dto A { @deprecated x as y: Int }", "dto A { @deprecated(\"no\") x as y: Int }"
    ),
    (
      "dto A { a.b: Int }", "dto A { a.b: String }", "dto A { a.b as c: Int }",
      "dto A { a.b as c: String }"
    ),
    (
      "dto A { x: Int }", "dto union A by shape { x(Int) }", "// A\ndto A { x: Int }",
      "// A\ndto union A by shape { x(Int) }"
    ),
    ("map A <-> B", "map A <-> B { x: y }", "map A -> B", "map A -> B {\n  x: y\n}"),
    ("map A <-> B { x: y }", "map A <-> B", "map A <-> B { z: a, x: y }", "map A <-> B { z: a }"),
    (
      "dto A { b: B, x: Int }\ndto B {}", "dto A { b: B, c: C }\ndto B {}\ndto C {}",
      "dto A { x: Int }", "dto A { c: C }\ndto C {}"
    ),
    (
      "dto A { b: B }\ndto B {}", "dto A { b: B, c: B }\ndto B {}", "dto A { b: JSON }",
      "dto A { b: JSON, c: B }\ndto B {}"
    ),
  ])
  func eachPartFollowsByItself(_ base: String, new: String, mine: String, result: String) {
    let merged = MergedSchema(base: base, new: new, mine: mine + "\n")
    #expect(merged.text == result + "\n")
    #expect(merged.said.isEmpty)
  }

  @Test func whatThePersonHasRemovedStaysAway() {
    let base = "dto A { x: Int, b: B }\n\ndto B { y: Int }\n\nenum C { a, b }\n"
    let new =
      "dto A { x: Int?, b: B? }\n\ndto B { y: Int?, d: D, dto D {} }\n\nenum C { a, b, c }\n"
    let merged = MergedSchema(base: base, new: new, mine: "dto A { x: Int }\n\nenum C { b }\n")
    #expect(merged.text == "dto A { x: Int? }\n\nenum C { b, c }\n")
    #expect(merged.said.isEmpty)
    #expect(merged.merge.name(of: "B") == nil)
    #expect(merged.merge.name(of: "B.D") == nil)
  }

  @Test func commentsOutliveWhatTheyStandBeside() {
    let base = "dto A {\n  x: Int\n  y: Int\n}\n"
    let mine = "dto A {\n  x: Int\n\n  // about y\n  y: Int  // y\n}\n"
    let merged = MergedSchema(base: base, new: "dto A {\n  x: Int\n}\n", mine: mine)
    #expect(merged.text == "dto A {\n  x: Int\n\n  // about y\n  // y\n}\n")
  }

  @Test func whatIsNewAvoidsNamesOfThePerson() {
    let base = "dto Old { a: Int, b: Int }\n"
    let new = "dto Old { a: Int, b: Int }\n\ndto Outer { old: Old, outer: Outer? }\n"
    let mine = "dto Outer { a: Int, b: Int, c: Int }\n"
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.text == mine + "\ndto Outer2 { old: Outer, outer: Outer2? }\n")
    #expect(merged.merge.name(of: "Old") == "Outer")
    #expect(merged.merge.name(of: "Outer") == "Outer2")
  }

  @Test func nestedTypesFollowWhatIsAroundThem() {
    let status = "enum Status { on, off }"
    let base = "dto A { a: Status, \(status) }\ndto B { b: Status, c: Int, \(status) }\n"
    let new = base.replacing("off", with: "off, idle")
    let mine = base.replacing("dto A", with: "dto Y").replacing("dto B", with: "dto X")
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(merged.text == mine.replacing("off", with: "off, idle"))
    #expect(merged.merge.name(of: "A.Status") == "Y.Status")
    #expect(merged.merge.name(of: "B.Status") == "X.Status")
  }

  @Test func aFileInAnotherStyleIsNotFormatted() {
    let base = "dto A {\n  x: Int\n  y: Int\n}\n"
    let new = "dto A {\n  x: String\n  z: Int\n}\n\ndto B {\n  x: Int\n}\n"
    let mine = "dto A {\r\n\tx  as w :Int   ,\r\n\r\n\r\n\ty: Int\r\n}\r\n"
    let merged = MergedSchema(base: base, new: new, mine: mine)
    #expect(
      merged.text
        == "dto A {\r\n\tx  as w :String   ,\r\n\tz: Int\r\n}\r\n\r\ndto B {\r\n  x: Int\r\n}\r\n")
  }

  @Test func aFileThatDoesNotParseKeepsEverythingAsItIs() {
    let merged = MergedSchema(base: "dto A {}", new: "dto B {}", mine: "dto A {}", "dto {")
    #expect(merged.merge.files.isEmpty)
    #expect(!merged.said.isEmpty)
    #expect(merged.merge.diagnostics.allSatisfy { $0.isError && $0.primary.span.file == 1 })
  }

  @Test func aDamagedMemoryIsSaid() {
    let merged = MergedSchema(base: "dto {", new: "dto B {}", mine: "dto A {}")
    #expect(merged.merge.files.isEmpty)
    #expect(merged.said == ["G2304: what the last import wrote is not a schema any more"])
  }

  @Test func whatFindsNoPlaceComesElsewhere() {
    let merged = MergedSchema(
      base: "", new: "dto A {}\n\ndto B { a: A }\n",
      files: [SourceFile(path: "0.gate", text: "type C = String\n")], elsewhere: "elsewhere.gate")
    #expect(merged.texts == ["type C = String\n", "dto A {}\n\ndto B { a: A }\n"])
    #expect(merged.files.last?.path == "elsewhere.gate")
  }

  @Test func manyFieldsAndDeclarationsTakeTheirTimeOnce() {
    let fields = (0..<10_000).map { "  f\($0): String\n" }
    let declarations = (0..<3_000).map {
      "\ndto D\($0) {\n  a\($0): D\(($0 + 1) % 3_000)?\n  b: Int\n}\n"
    }
    let base = "dto A {\n" + fields.joined() + "}\n" + declarations.joined()
    let new = base.replacing("String\n", with: "String?\n").replacing(
      "  b: Int\n", with: "  c: Int\n")
    let mine = base.replacing("dto D", with: "dto E").replacing(": D", with: ": E")
      .replacing("dto A {\n", with: "dto A {\n  own: Int\n")
    let merged = MergedSchema(base: base, new: new, mine: mine)
    let expected = new.replacing("dto D", with: "dto E").replacing(": D", with: ": E")
      .replacing("dto A {\n", with: "dto A {\n  own: Int\n")
    #expect(merged.text == expected)
    #expect(merged.said.isEmpty)
  }

  /// Beside a `?`, the default would no longer stand for null.
  @Test(arguments: [
    ("Int = 1", "Int?", "Int = 1"), ("Int", "Int?", "Int?"),
    ("Int = 1", "Int or null", "Int or null = 1"),
    ("Int = 1", "String?", "String = 1"),
  ])
  func aDefaultOfThePersonStandsForWhatMayBeMissing(_ mine: String, new: String, merged: String) {
    let found = MergedSchema(
      base: "model A { x: Int }\n", new: "model A { x: \(new) }\n",
      mine: "model A { x: \(mine) }\n")
    #expect(found.text == "model A { x: \(merged) }\n")
  }
}
