import TestTags
import Testing

@testable import SchemaSemantics

@Suite struct ShapeTests {
  private static let records = """
    dto IntDTO { a: Int }
    dto TextDTO { a: String }
    dto MoreDTO { a: Int, b: Int }
    dto OtherDTO { c: Int }
    dto LooseDTO { c: Int?, d: Int? }
    dto DefaultDTO { a: Int = 0 }
    dto EmptyDTO {}
    dto FlatDTO { x.y as y: Int }
    dto ValueDTO { x: Int }
    dto XDTO { kind: X }
    dto YDTO { kind: Y }
    dto OpenDTO { kind: Open }
    dto NestedDTO { inner: IntDTO }
    dto ListDTO { inner: [IntDTO] }
    enum X { x }
    enum Y { y }
    open enum Open { z }
    enum One: Int { 1 as one }
    enum Two: Int { 2 as two }
    dto union TaggedDTO by type { a(IntDTO), b }
    dto union ScalarDTO by shape { a(Int), b(Bool) }
    dto LabelDTO { type: "a", a: String }
    dto SameDTO { type: "a", a: Int, z: Int }
    dto UnknownDTO { type: "c" }
    dto TypeDTO { type: String }
    dto union TextTagDTO by type { a(TextDTO) }
    dto union MoreTagDTO by type { a(MoreDTO) }
    open dto union OpenTagDTO by type { a(IntDTO) }
    dto union LooseTagDTO by type { a(IntDTO), nil as none }
    dto union KindDTO by kind { k(OtherDTO) }
    open dto union OpenPlainDTO by type { a, b(LooseDTO) }
    dto union CountDTO by count { 1 as one(IntDTO) }
    open dto union CountsDTO by count { 1 as one(IntDTO), 2 as two }
    dto ThreeDTO { count: 3 }
    dto union ContentDTO by type in content { a(Int) }
    dto union OtherContentDTO by type in content { a(String) }
    dto union InnerDTO by type { a(KindDTO) }
    dto HeldTagDTO { v: TaggedDTO }
    dto HeldTextDTO { v: TextTagDTO }
    dto union RoundDTO by turn { a(BackDTO) }
    dto union BackDTO by back { a(RoundDTO), b(IntDTO) }

    """

  /// Pairs of payloads: whether their order matters, and whether the first hides the second.
  @Test(arguments: [
    ("Int", "String", false, false), ("Int", "Bool", false, false), ("Int", "Double", true, false),
    ("Double", "Int", true, true), ("Int8", "Int", true, false), ("Int", "Int8", true, true),
    ("UInt", "Int8", true, false), ("Int16", "UInt8", true, true),
    ("String", "UUID", true, true), ("UUID", "String", true, false), ("UUID", "URL", true, false),
    ("Decimal", "String", true, false), ("Double", "Decimal", true, false),
    ("X", "Y", false, false), ("X", "Open", true, false), ("Open", "X", true, true),
    ("X", "String", true, false), ("String", "X", true, true), ("One", "Two", false, false),
    ("Int", "One", true, true), ("One", "Int", true, false),
    ("Int?", "String", false, false), ("Int?", "String?", true, false),
    ("[Int]", "[String]", true, false), ("[Double]", "[Int]", true, true),
    ("[Int]", "Int", false, false), ("[Int]", "Set<Int>", true, true),
    ("JSON", "Int", true, true), ("Int", "JSON", true, false),
    ("IntDTO", "Int", false, false), ("IntDTO", "TextDTO", false, false),
    ("IntDTO", "OtherDTO", false, false), ("IntDTO", "MoreDTO", true, true),
    ("MoreDTO", "IntDTO", true, false), ("IntDTO", "LooseDTO", true, false),
    ("LooseDTO", "IntDTO", true, true), ("IntDTO", "DefaultDTO", true, false),
    ("DefaultDTO", "IntDTO", true, true), ("DefaultDTO", "TextDTO", false, false),
    ("EmptyDTO", "IntDTO", true, true), ("IntDTO", "EmptyDTO", true, false),
    ("FlatDTO", "ValueDTO", false, false), ("XDTO", "YDTO", false, false),
    ("XDTO", "OpenDTO", true, false), ("OpenDTO", "XDTO", true, true),
    ("NestedDTO", "ListDTO", false, false), ("TaggedDTO", "IntDTO", true, false),
    ("[String: Int]", "IntDTO", true, true), ("[String: String]", "IntDTO", false, false),
    ("[String: Int]", "[String: String]", true, false), ("ScalarDTO", "Int", true, true),
    ("ScalarDTO", "String", false, false), ("Int", "ScalarDTO", true, false),
    // What the payload reads counts, and not only the tag.
    ("TaggedDTO", "LabelDTO", false, false), ("LabelDTO", "TaggedDTO", false, false),
    ("TaggedDTO", "SameDTO", true, true), ("SameDTO", "TaggedDTO", true, false),
    ("TaggedDTO", "TextTagDTO", false, false), ("TaggedDTO", "MoreTagDTO", true, true),
    ("MoreTagDTO", "TaggedDTO", true, false), ("LooseDTO", "KindDTO", true, true),
    ("DefaultDTO", "TextTagDTO", false, false), ("ContentDTO", "OtherContentDTO", false, false),
    ("ContentDTO", "ContentDTO", true, true), ("InnerDTO", "KindDTO", true, false),
    ("KindDTO", "InnerDTO", true, true), ("HeldTagDTO", "HeldTextDTO", true, false),
    ("HeldTagDTO", "HeldTagDTO", true, true), ("RoundDTO", "BackDTO", true, false),
    // An open union keeps other tags, and one with a case for none does not.
    ("TaggedDTO", "UnknownDTO", false, false), ("OpenTagDTO", "UnknownDTO", true, true),
    ("OpenTagDTO", "TextTagDTO", false, false), ("OpenTagDTO", "TypeDTO", true, false),
    ("OpenPlainDTO", "TypeDTO", true, true), ("TypeDTO", "OpenTagDTO", true, true),
    ("CountDTO", "ThreeDTO", false, false),
    ("CountsDTO", "ThreeDTO", true, true), ("OpenTagDTO", "TaggedDTO", true, true),
    ("LooseTagDTO", "KindDTO", true, false), ("LooseTagDTO", "OtherDTO", true, false),
    ("LooseTagDTO", "IntDTO", true, false), ("LooseTagDTO", "LooseTagDTO", true, true),
    ("LooseDTO", "LooseTagDTO", true, true), ("LooseTagDTO", "UnknownDTO", false, false),
  ])
  func pairs(_ first: String, _ second: String, _ overlap: Bool, _ hidden: Bool) {
    let union = "{ first(\(first)), second(\(second)) }"
    #expect(codes(of: "by shape \(union)") == (overlap ? ["G0512"] : []))
    #expect(codes(of: "by shape, in order \(union)") == (hidden ? ["G0513"] : []))
  }

  @Test func aCaseWithoutPayloadIsNull() {
    #expect(codes(of: "by shape { none, text(String) }").isEmpty)
    #expect(codes(of: "by shape { none, empty }") == ["G0512"])
    #expect(codes(of: "by shape { none, maybe(Int?) }") == ["G0512"])
    #expect(codes(of: "by shape, in order { maybe(Int?), none }") == ["G0513"])
  }

  @Test func aUnionMayHoldItself() {
    #expect(codes(of: "by shape { text(String), list([U]), none }").isEmpty)
    #expect(codes(of: "by shape { list([U]), inner(U) }") == ["G0521"])
    #expect(codes(of: "by shape, in order { text(String), inner(U?) }") == ["G0521"])
  }

  @Test func eachCaseIsReportedOnce() {
    #expect(codes(of: "by shape { a(Int), b(Int), c(Int) }") == ["G0512", "G0512"])
  }

  @Test func theMostCases() {
    let records = (0..<256).map { "dto R\($0)DTO { key\($0): Int, shared: String }\n" }.joined()
    let cases = (0..<256).map { "case\($0)(R\($0)DTO)" }.joined(separator: ", ")
    #expect(CheckedSchema.codes(of: records + "dto union U by shape { \(cases) }").isEmpty)
    #expect(
      CheckedSchema.codes(of: records + "dto union U by shape { \(cases), more(Int) }")
        == ["G0514"])
  }

  /// With twice the work for each level, this would not end.
  @Test func unionsWithTagsMayCarryEachOtherAtAnyDepth() {
    let unions = (0..<60).map { level in
      let payload = level < 59 ? "Level\(level + 1)DTO" : "IntDTO"
      return "dto union Level\(level)DTO by tag\(level) { one(\(payload)), two(\(payload)) }\n"
    }
    let records = Self.records + unions.joined()
    let union = "dto union U by shape, in order { level(Level0DTO), other(OtherDTO) }"
    #expect(CheckedSchema.codes(of: records + union).isEmpty)
  }

  /// With each case of one compared with each of the other, this would take minutes.
  @Test(.tags(.searching)) func unionsWithTagsMayBeLarge() {
    let unions = ["First", "Second"].map { name in
      let cases = (0..<20_000).map { "case\($0)\(name)(OtherDTO)" }.joined(separator: ", ")
      return "dto union \(name)DTO by type { \(cases) }\n"
    }
    let records = Self.records + unions.joined()
    let cases = "first(FirstDTO), second(SecondDTO)"
    for distinction in ["by shape", "by shape, in order"] {
      #expect(CheckedSchema.codes(of: records + "dto union U \(distinction) { \(cases) }").isEmpty)
    }
  }

  /// With each object of one compared with each of all others, this would take minutes.
  @Test(.tags(.searching), arguments: ["k: Int", "kind: \"k\", v: Int"])
  func unionsByShapeMayCarryManyObjects(_ fields: String) {
    let numbers = 0..<120
    let records = numbers.flatMap { union in
      numbers.map { number in
        let own = fields.replacing("k:", with: "k\(union)x\(number):")
          .replacing("\"k\"", with: "\"k\(union)x\(number)\"")
        return "dto R\(union)x\(number) { \(own), shared: Int? }\n"
      }
    }
    let unions = numbers.map { union in
      let cases = numbers.map { "c\($0)(R\(union)x\($0))" }.joined(separator: ", ")
      return "dto union V\(union) by shape { \(cases) }\n"
    }
    let cases = numbers.map { "v\($0)(V\($0))" }.joined(separator: ", ")
    let text = (records + unions).joined()
    #expect(CheckedSchema.codes(of: text + "dto union U by shape { \(cases) }").isEmpty)
    let like = records[7 * 120 + 3].replacing("R7x3", with: "Like")
    #expect(
      CheckedSchema.codes(of: text + like + "dto union U by shape { \(cases), like(Like) }")
        == ["G0512"])
  }

  @Test func anIndexFindsAllThatOverlaps() {
    let schema = CheckedSchema(Self.records + "dto JSONDTO { a: JSON }").resolved
    var reader = ShapeReader(schema: schema)
    let parts =
      schema.types.flatMap { reader.parts(of: .declared($0.id), isHeld: false) }
      + [.null, .flag, .number, .text, .anything, .unknown, .array([.text]), .dictionary([.text])]
    let index = ShapeIndex(parts)
    for part in parts {
      let found = Set(index.candidates(for: part).joined())
      let overlapping = parts.indices.filter { ShapeOverlap.between(part, parts[$0]) != nil }
      #expect(found.isSuperset(of: overlapping), "\(part)")
    }
  }

  private func codes(of rest: String) -> [String] {
    CheckedSchema.codes(of: Self.records + "dto union U \(rest)")
  }
}
