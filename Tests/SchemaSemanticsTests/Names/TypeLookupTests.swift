import Diagnostics
import SchemaSyntax
import Testing

@testable import SchemaSemantics

@Suite struct TypeLookupTests {
  @Test func namesAreFoundFromTheInsideOut() {
    let schema = CheckedSchema(
      """
      type ID = Int
      domain User {
        id: ID
        team: Team.ID
        type ID = String
        domain Card { owner: ID }
      }
      domain Team { id: ID, type ID = UUID }
      domain Other { id: ID }
      """)
    #expect(schema.diagnostics.isEmpty)
    #expect(types(of: "User", in: schema) == ["User.ID", "Team.ID"])
    #expect(types(of: "User.Card", in: schema) == ["User.ID"])
    #expect(types(of: "Other", in: schema) == ["ID"])
  }

  @Test func namesAreFoundInTheNamespaceBeforeTheTopLevel() {
    let schema = CheckedSchema(
      """
      type ID = Int
      type Code = Int
      domain User { id: ID, other: V2.User.Card }
      namespace V2 {
        domain User {
          id: ID
          code: Code
          other: V1.User
          own: V2.ID
          domain Card { owner: ID }
        }
      }
      namespace V1 { domain User { id: ID } }
      namespace V2 { type ID = String }
      """)
    #expect(schema.diagnostics.isEmpty)
    #expect(types(of: "User", in: schema) == ["ID", "V2.User.Card"])
    #expect(types(of: "V2.User", in: schema) == ["V2.ID", "Code", "V1.User", "V2.ID"])
    #expect(types(of: "V2.User.Card", in: schema) == ["V2.ID"])
    #expect(types(of: "V1.User", in: schema) == ["ID"])
  }

  @Test func whatIsInOnlyOneNamespaceIsProposed() {
    let other = "\nnamespace V2 { domain B { b: Int } }"
    #expect(suggestion("domain A { a: B }" + other) == "V2.B")
    #expect(suggestion("domain A { a: B }\nnamespace V1 { domain B { b: Int } }" + other) == nil)
    #expect(suggestion("namespace V1 { domain A { a: B } }" + other) == "V2.B")
    #expect(suggestion("domain A { a: V2.C }" + other) == nil)
    #expect(suggestion("domain A { a: V3.B }" + other) == nil)
  }

  @Test func mapsAndRepositoriesFindTheNamesOfTheirNamespace() {
    let schema = CheckedSchema(
      """
      namespace V2
      dto UserDTO { id: Int }
      domain User { id: Int }
      map UserDTO -> User
      repository Users { user -> User from UserDTO }
      """)
    #expect(schema.diagnostics.isEmpty)
    #expect(schema.resolved.maps.map { schema.resolved.text(of: $0.target) } == ["V2.User"])
    #expect(
      schema.resolved.repositories.flatMap(\.operations).map { schema.resolved.text(of: $0.source) }
        == ["V2.UserDTO"])
  }

  @Test func aScalarCanBeShadowedWhereSwiftCouldTell() {
    let schema = CheckedSchema("domain Data { bytes: Int }\ndomain File { data: Data, at: Date }")
    #expect(schema.diagnostics.isEmpty)
    #expect(
      schema.resolved.types[1].typeUses.map(\.type) == [
        .declared(TypeID(index: 0)), .scalar(.date),
      ])
  }

  @Test func theNearestNameIsSuggestedWhereverItStands() {
    #expect(suggestion("domain A {\n  a: Inenr\n  domain Inner { b: Int }\n}") == "Inner")
    #expect(suggestion("domain A { a: Sring }") == "String")
    #expect(
      suggestion("domain A { a: B.Inenr }\ndomain B {\n  b: Int\n  domain Inner { b: Int }\n}")
        == "Inner")
    #expect(suggestion("domain A { a: Unheard }") == nil)
  }

  @Test func manyUnknownNamesAreAllReported() {
    let fields = (0..<5_000).map { "  field\($0): Missing\($0)\n" }.joined()
    #expect(CheckedSchema("domain A {\n\(fields)}").codes.count == 5_000)
  }

  private func types(of name: String, in schema: CheckedSchema) -> [String] {
    schema.resolved.types.first { $0.qualifiedName == name }?.typeUses
      .map { schema.resolved.text(of: $0.type) } ?? []
  }

  private func suggestion(_ text: String) -> String? {
    CheckedSchema(text).diagnostics.first?.fix?.edits.first?.replacement
  }
}
