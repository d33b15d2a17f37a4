import Testing

@Suite struct LayerCheckTests {
  private static let declarations = """
    dto WireDTO { a: Int }
    dto union WireUnion by kind { first, second }
    domain Meaning { a: Int }
    domain union MeaningUnion { first, second }
    model Both { a: Int }
    model union BothUnion by kind { first, second }
    type Text = String where notEmpty
    enum Word { first, second }

    """

  @Test(arguments: [
    ("dto", "WireDTO", [String]()), ("dto", "WireUnion", []), ("dto", "Both", []),
    ("dto", "BothUnion", []), ("dto", "Word", []), ("dto", "Text", ["G0303"]),
    ("dto", "Meaning", ["G0304"]), ("dto", "MeaningUnion", ["G0304"]),
    ("domain", "Meaning", []), ("domain", "MeaningUnion", []), ("domain", "Both", []),
    ("domain", "BothUnion", []), ("domain", "Word", []), ("domain", "Text", []),
    ("domain", "WireDTO", ["G0304"]), ("domain", "WireUnion", ["G0304"]),
    ("model", "Both", []), ("model", "BothUnion", []), ("model", "Word", []),
    ("model", "Text", []), ("model", "WireDTO", ["G0304"]), ("model", "Meaning", ["G0304"]),
    ("model", "MeaningUnion", ["G0304"]),
  ])
  func whatMayHoldWhat(_ layer: String, _ type: String, _ codes: [String]) {
    for written in [type, "[\(type)]", "\(type)?", "[String: \(type)]"] {
      let text = Self.declarations + "\(layer) Holder { field: \(written) }"
      #expect(CheckedSchema.codes(of: text) == codes, "\(layer) with \(written)")
    }
  }

  @Test(arguments: [
    ("dto", "dto D { a: Int }", [String]()), ("dto", "enum E { a }", []),
    ("dto", "dto union U by key { a }", []), ("dto", "type T = String", ["G0305"]),
    ("dto", "domain D { a: Int }", ["G0305"]), ("dto", "model M { a: Int }", ["G0305"]),
    ("domain", "domain D { a: Int }", []), ("domain", "type T = String", []),
    ("domain", "enum E { a }", []), ("domain", "model M { a: Int }", []),
    ("domain", "dto D { a: Int }", ["G0305"]), ("model", "type T = String", []),
    ("model", "domain union U { a }", []), ("model", "dto union U by key { a }", ["G0305"]),
  ])
  func whatMayBeDeclaredWhere(_ layer: String, _ inner: String, _ codes: [String]) {
    #expect(CheckedSchema.codes(of: "\(layer) Outer {\n  field: Int\n  \(inner)\n}") == codes)
  }

  @Test func whatIsMisplacedIsReportedOnce() {
    let text = "dto UserDTO {\n  email: Email\n  type Email = String\n}"
    #expect(CheckedSchema.codes(of: text) == ["G0305"])
  }

  @Test(arguments: [
    ("dto", "[String: Int]", [String]()), ("dto", "[Word: Int]", []),
    ("dto", "[Int: Int]", []), ("dto", "[UUID: Int]", []), ("dto", "[UInt8: Int]?", []),
    ("dto", "[Double: Int]", ["G0306"]), ("dto", "[Date: Int]", ["G0306"]),
    ("dto", "[Text: Int]", ["G0303"]), ("dto", "[PlainDTO: Int]", ["G0306"]),
    ("domain", "[Word: Int]", []), ("domain", "[Text: Int]", []),
    ("domain", "[Level: Int]", ["G0306"]), ("domain", "[Number: Int]", []),
    ("domain", "[Int: Int]", []), ("model", "[Decimal: Int]", ["G0306"]),
    ("model", "[Bool: Int]", ["G0306"]), ("domain", "[[Bool: Int]]", ["G0306"]),
    ("dto", "Patch<[String]>", []), ("dto", "Patch<String>?", ["G0308"]),
    ("domain", "Patch<String>", []), ("dto", "[String: Patch<Int>]", ["G0308"]),
    ("dto", "Patch<Patch<Int>>", ["G0308"]), ("dto", "Set<Set<HashedDTO>>", []),
    ("dto", "Set<Set<PlainDTO>>", ["G0307"]), ("dto", "Set<[PlainDTO]>", ["G0307"]),
    ("model", "[String else skip]", []),
  ])
  func typesThatHaveTheirPlace(_ layer: String, _ type: String, _ codes: [String]) {
    let text = """
      enum Word { first, second }
      enum Level: Int { 1 as low }
      type Text = String where notEmpty
      type Number = Int
      dto PlainDTO { a: Int }
      dto HashedDTO: Hashable { a: Int }
      \(layer) Holder { field: \(type) }
      """
    #expect(CheckedSchema.codes(of: text) == codes)
  }
}
