import SchemaSyntax
import TextFormats
import Testing

@testable import SchemaSemantics

@Suite struct UnionCheckTests {
  @Test func tagsAreReadByTheirKind() throws {
    let strings = try union("dto union U by type { a, \"b c\" as d }")
    #expect(strings.discriminator == .tag("type"))
    #expect(strings.cases.map(\.tag) == [.string("a"), .string("b c")])

    let numbers = try union("dto union U by code in data { 1 as a, -2 as b(Int) }")
    #expect(numbers.discriminator == .adjacent(tag: "code", content: "data"))
    #expect(
      numbers.cases.map(\.tag) == [
        .number(try DecimalText(parsing: "1")), .number(try DecimalText(parsing: "-2")),
      ])
    #expect(numbers.cases.map(\.payload) == [nil, .scalar(.int)])

    let flags = try union("model union U by \"is paid\" { true as paid, false as open }")
    #expect(flags.discriminator == .tag("is paid"))
    #expect(flags.cases.map(\.tag) == [.boolean(true), .boolean(false)])
  }

  @Test func nothingOnTheWireNamesTheOthers() throws {
    let shape = try union("dto union U by shape { text(String), number(Double) }")
    #expect(shape.discriminator == .shape)
    #expect(shape.cases.map(\.tag) == [nil, nil])

    let domain = try union("domain union U { text(String), none }")
    #expect(domain.discriminator == nil)
    #expect(domain.cases.map(\.tag) == [nil, nil])
  }

  private static let records = """
    dto ADTO { a: Int }
    dto TextTagDTO { type: String, kind: String? }
    dto NumberTagDTO { type: Int }
    dto EnumTagDTO { type: Kind }
    dto OtherTagDTO { type: Other }
    enum Kind { x, y }
    enum Other { z }
    dto union InnerDTO by kind { a(ADTO), b }
    dto union SameTagDTO by type { a(ADTO), b }
    dto union KeyDTO by key { a(ADTO), b }
    dto union ShapeDTO by shape { a(ADTO), b(EnumTagDTO) }
    dto union ScalarsDTO by shape { a(ADTO), b(Int) }

    """

  @Test(arguments: [
    ("by type { x(ADTO), y }", [String]()), ("by type { x(TextTagDTO), y }", []),
    ("by type { x(NumberTagDTO), y }", ["G0508"]), ("by type { 1 as x(NumberTagDTO) }", []),
    ("by type { x(EnumTagDTO), y }", []), ("by type { x(OtherTagDTO), y }", ["G0508"]),
    ("by type { x(InnerDTO), y }", []), ("by type { x(SameTagDTO), y }", ["G0508"]),
    ("by type { x(KeyDTO), y }", ["G0510"]), ("by type { x(ShapeDTO), y }", []),
    ("by type { x(ScalarsDTO), y }", ["G0510"]), ("by type { x(JSON), y }", ["G0510"]),
    ("by type { x(ADTO?), y }", ["G0510"]), ("by type { x([String: Int]), y }", ["G0510"]),
    ("by type in data { x(NumberTagDTO), y(Int?) }", []),
    ("by type in type { x(Int), y }", ["G0509"]), ("by key { x(Int), y(KeyDTO) }", []),
    ("by key { 1 as x, y }", ["G0506"]), ("by paid { true as x, false as y }", []),
    ("by paid { true as x }", ["G0507"]), ("by paid { true as x, true as y }", ["G0503", "G0507"]),
    ("by code { 1 as x, 1 as y }", ["G0503"]),
    ("by code { 1 as x, 9223372036854775808 as y }", ["G0506"]),
    ("{ x(ADTO), y }", ["G0505"]),
  ])
  func codes(_ rest: String, _ codes: [String]) {
    let found = CheckedSchema.codes(of: Self.records + "dto union U \(rest)")
    #expect(found.sorted() == codes)
  }

  @Test func anOpenUnionNeedsNotBothFlags() {
    #expect(CheckedSchema.codes(of: "open dto union U by paid { true as x }").isEmpty)
  }

  @Test func aPayloadThatIsUnknownIsReportedOnce() {
    #expect(CheckedSchema.codes(of: "dto union U by type { x(Missing), y }") == ["G0204"])
  }

  private func union(_ text: String) throws -> ValidUnion {
    var schema = CheckedSchema(text)
    let kinds = schema.choices()
    #expect(schema.diagnostics.isEmpty)
    guard case .union(let union) = try #require(kinds.first) else { throw UnexpectedKind() }
    return union
  }
}
