import Testing

@testable import SchemaSemantics

@Suite struct AttributeCheckTests {
  @Test func notesAreReadWhereTheyStand() throws {
    let schema = CheckedSchema(
      """
      /// A person.
      /// With a name.
      @deprecated("use Account")
      domain User {
        /// Theirs.
        @renamed(from: "title")
        name: String
        @deprecated
        age: Int
        /// Nobody is younger.
        rule isAlive: age >= 0
      }
      enum Role {
        @renamed(from: "root") admin
        /// The rest.
        member
      }
      /// How it is fetched.
      repository Users { }
      """)
    #expect(schema.diagnostics.isEmpty)
    #expect(
      schema.notes.types.first
        == ValidNotes(
          documentation: ["A person.", "With a name."], deprecation: "use Account", formerName: nil)
    )
    #expect(
      schema.notes.members == [
        [
          ValidNotes(documentation: ["Theirs."], deprecation: nil, formerName: "title"),
          ValidNotes(documentation: [], deprecation: "", formerName: nil),
        ],
        [
          ValidNotes(documentation: [], deprecation: nil, formerName: "root"),
          ValidNotes(documentation: ["The rest."], deprecation: nil, formerName: nil),
        ],
      ])
    #expect(schema.notes.invariants.map(\.count) == [1, 0])
    #expect(schema.notes.repositories.map(\.documentation) == [["How it is fetched."]])
  }

  @Test(arguments: [
    ("@renamed(from: \"Person\")\ndomain User { a: Int }\ndomain Person { a: Int }", ["G0713"]),
    (
      "@renamed(from: \"Old\")\ndomain A { a: Int }\n@renamed(from: \"Old\")\ndomain B { a: Int }",
      ["G0713"]
    ),
    (
      "domain A {\n  @renamed(from: \"c\")\n  a: Int\n  @renamed(from: \"c\")\n  b: Int\n}",
      ["G0713"]
    ),
    ("domain A {\n  @renamed(from: \"b\") @deprecated\n  a: Int\n}", []),
    ("@deprecated(1)\ndomain A { a: Int }", ["G0710"]),
    ("@renamed\ndomain A { a: Int }", ["G0710"]),
    ("@renamed(from: \"B\", to: \"A\")\ndomain A { a: Int }", ["G0710"]),
    ("@renamed(from: B)\ndomain A { a: Int }", ["G0710"]),
    ("@Deprecated\ndomain A { a: Int }", ["G0709"]),
    ("@deprecated\nmap A -> B\ndto A { a: Int }\ndomain B { a: Int }", ["G0712"]),
    ("@renamed(from: \"Y\")\nrepository X { }", ["G0712"]),
    ("@sensitive\ntype A = String", []),
    ("@sensitive\ndomain A { a: Int }", ["G0712"]),
    ("@sensitive\nenum A { a }", ["G0712"]),
    ("domain union A { @sensitive a(Int) }", ["G0712"]),
    ("domain A { @sensitive a: Int }", []),
    ("@sensitive(1)\ntype A = String", ["G0710"]),
  ])
  func codes(_ text: String, _ codes: [String]) {
    let found = CheckedSchema(text).codes
    #expect(found == codes)
  }
}
