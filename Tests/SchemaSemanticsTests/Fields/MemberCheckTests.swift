import Diagnostics
import SchemaSyntax
import Testing

@testable import SchemaSemantics

@Suite struct MemberCheckTests {
  private func check(_ text: String) -> (MemberCheck, [Diagnostic]) {
    let parsed = Parser.parse(SourceFile(path: "Members.gate", text: text), index: 0)
    var diagnostics = parsed.diagnostics
    let schema = SchemaResolver.resolve([parsed.schema], into: &diagnostics)
    let notes = AttributeCheck.check(schema, into: &diagnostics)
    let facts = WrapperCheck.check(schema, into: &diagnostics)
    let members = MemberCheck.check(facts, notes, into: &diagnostics)
    return (members, diagnostics)
  }

  private func fields(_ text: String) throws -> [ValidField] {
    let (members, diagnostics) = check(text)
    #expect(diagnostics.codes == [])
    return try #require(members.fields[TypeID(index: 0)])
  }

  @Test func readsTheFieldsOfADTO() throws {
    let fields = try fields(
      """
      dto UserDTO {
        name.first as firstName: String
        avatar_url: URL?
        roles: [String] = []
        score: Double else 0.5
        created: Date via iso8601 = "1970-01-01T00:00:00Z"
      }
      """)
    #expect(fields.map(\.swiftName) == ["firstName", "avatarURL", "roles", "score", "created"])
    #expect(fields.first?.wirePath == ["name", "first"])
    #expect(fields[1].wireType == .optional(.scalar(.string)))
    #expect(fields[2].defaultValue == .array([]))
    #expect(fields[3].fallback == .floating(0.5))
    #expect(fields[4].type == .scalar(.date) && fields[4].wireType == .scalar(.string))
  }

  @Test func aDefaultOfNilIsNone() throws {
    let (members, diagnostics) = check("dto UserDTO { site: URL? = nil, age: Int? = nil }")
    #expect(diagnostics.codes == ["G0445", "G0445"])
    let fields = try #require(members.fields[TypeID(index: 0)])
    #expect(fields.map(\.defaultValue) == [nil, nil])
  }

  @Test func aDomainHasNoWire() throws {
    let fields = try fields("domain User { born: Date, name: String where notEmpty }")
    #expect(fields.map(\.wirePath) == [[], []])
    #expect(fields.map(\.decoding) == [.identity, .identity])
    #expect(fields.map(\.wireType) == fields.map(\.type))
    #expect(fields.map(\.rules.count) == [0, 1])
  }

  @Test func aTypeNormalizesItsValue() throws {
    let (members, diagnostics) = check("type Email = String via trimmed, lowercased where email")
    #expect(diagnostics.codes == [])
    let wrapper = try #require(members.wrappers[TypeID(index: 0)])
    #expect(wrapper.normalizations == [.trimmed, .lowercased])
    #expect(wrapper.rules.map(\.kind) == [.format(.email)])
  }

  @Test(arguments: [
    "dto A { x: Missing = 5 }", "dto A { x: [Missing] via iso8601 else 3 }",
    "type A = Missing where email", "domain A { x: Missing where 0...5 }",
  ])
  func staysSilentAboutWhatIsMissing(_ text: String) {
    #expect(check(text).1.codes == ["G0204"])
  }

  @Test func staysSilentAboutATypeThatIsWrongInItself() {
    let text = """
      type Age = Int where email
      model User { age: Age = "x", ages: [Age] via iso8601, other: Age where 0...5 }
      """
    #expect(check(text).1.codes.filter { $0 != "G0402" && $0 != "G0435" } == [])
  }

  /// If the stack or the time grew with the schema, this would not end well.
  @Test func aChainOfTypesMayBeLong() {
    var text = "type T0 = [String]\n"
    for index in 1...3000 { text += "type T\(index) = [T\(index - 1)]\n" }
    text += "model M { x: T3000 = [], y: T5 = [] }"
    #expect(Set(check(text).1.codes) == ["G0444"])
    #expect(check(text).1.count == 1)
  }
}
