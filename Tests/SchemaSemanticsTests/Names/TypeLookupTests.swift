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
