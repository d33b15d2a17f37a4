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

    let named = try union("dto union U by type in {type} { a(Int), nil as b }")
    #expect(named.discriminator == .keyedByTag("type"))
    #expect(named.cases.map(\.tag) == [.string("a"), .null])
    #expect(named.cases.indices.map { named.payloadKey(of: $0) } == ["a", nil])

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
    ("by type in {type} { x(NumberTagDTO), y(Int?), z }", []),
    ("by type in {type} { x(Int), type }", []), ("by type in {type} { type(Int) }", ["G0509"]),
    ("by code in {code} { 1 as x(Int), y }", ["G0506"]),
    ("by type { x(ADTO), nil as y }", []), ("by type { x(ADTO), nil as y(ADTO) }", []),
    ("by type in data { nil as y(Int), nil as z }", ["G0503"]),
    ("by type { nil as y(TextTagDTO) }", ["G0508"]), ("by type { nil as y(Int) }", ["G0510"]),
    ("by type { nil as y(InnerDTO) }", []), ("by kind { nil as y(InnerDTO) }", ["G0508"]),
    ("by type in {type} { nil as y(SameTagDTO) }", ["G0508"]),
    ("by type in {type} { nil as y([String: Int]) }", ["G0510"]),
    ("by type { nil as y(ShapeDTO) }", ["G0508"]), ("by type { nil as y(KeyDTO) }", ["G0510"]),
    ("by a in {a} { x(Int), nil as y(SameTagDTO) }", ["G0508"]),
    ("by type { x(ADTO), nil }", ["G0517"]), ("by type { x(ADTO), null as y }", ["G0517"]),
    ("by type { \"nil\" as x, \"null\" as y, nil as z }", []),
    ("by key { x(Int), nil as y }", ["G0506"]), ("by shape { x(Int), nil as y }", ["G0506"]),
    ("by paid { true as x, false as y, nil as z }", []),
    ("by paid { true as x, nil as z }", ["G0507"]),
    ("by type in at { x(Date), y }", ["G0442"]), ("by type in at { x(Date via iso8601), y }", []),
    ("by type { x(Date via iso8601), y }", ["G0510"]),
    ("by key { x(Int via iso8601) }", ["G0435"]),
    ("by shape { x(Date via epochSeconds), y(String) }", []),
    ("by shape { x(Date via epochSeconds), y(Int) }", ["G0512"]),
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
