import Testing

@testable import SchemaSemantics

@Suite struct TotalityTests {
  private func totality(_ fields: String, _ domain: String, _ entries: String = "") throws -> [Bool]
  {
    let checked = MappedSchema(
      """
      type Email = String where email
      type Label = String via trimmed
      enum Role { admin }
      open enum Plan { free }
      dto RootDTO { \(fields) }
      domain Root { \(domain) }
      map RootDTO <-> Root { \(entries) }
      """)
    #expect(checked.codes == [])
    let map = try checked.map()
    return [!checked.canFail(map), !checked.canFail(map, isBack: true)]
  }

  @Test func whatNeedsNoProofIsTotal() throws {
    #expect(try totality("a: String", "a: String") == [true, true])
    #expect(try totality("a: String", "a: Label") == [true, true])
    #expect(try totality("a: String", "a: Plan") == [true, true])
    #expect(try totality("a: String?", "a: String", "a: a ?? \"x\"") == [true, true])
    #expect(
      try totality("a: Bool", "b: Bool", "b: match a { true -> false, false -> true }") == [
        true, true,
      ])
  }

  @Test func whatIsCheckedCanFail() throws {
    #expect(try totality("a: String", "a: Email") == [false, true])
    #expect(try totality("a: String", "a: Role") == [false, true])
    #expect(try totality("a: String", "a: URL") == [false, true])
    #expect(try totality("a: String?", "a: String", "a: required a") == [false, true])
    #expect(try totality("a: String", "a: String where notEmpty") == [false, true])
    #expect(try totality("a: [String]", "a: Set<String>") == [false, true])
    #expect(try totality("a: Int, b: Int", "a: Int, b: Int\nrule order: a < b") == [false, true])
  }

  /// A date may be too late for the wire, and an `Int` may have 32 bits.
  @Test func whatSwiftHoldsCanFail() throws {
    #expect(try totality("a: String", "a: Date", "a: a via iso8601") == [false, false])
    for (wire, fails) in [("Int32", false), ("Int64", true)] {
      let checked = MappedSchema(
        "dto RootDTO { a: \(wire) }\ndomain Root { a: Int }\nmap RootDTO -> Root")
      #expect(checked.codes == [])
      #expect(checked.canFail(try checked.map()) == fails)
    }
  }

  @Test func keysCannotFailWhereNoTwoBecomeTheSame() throws {
    let types = "\ntype Year = Int\nenum Role { admin }\nopen enum Plan { free }"
    #expect(try keys("String", "Year", types) == [false, true])
    #expect(try keys("String", "UUID") == [false, true])
    #expect(try keys("String", "Role", types) == [false, true])
    #expect(try keys("Int", "Year", types) == [true, true])
    #expect(try keys("Role", "String", types) == [true, false])
    // What an open enum does not know may be the name of one of its cases.
    #expect(try keys("String", "Plan", types) == [true, false])
    #expect(try keys("String", "Label", "\ntype Label = String via trimmed") == [false, true])
    #expect(try keys("String", "Label", "\ntype Label = String where notEmpty") == [false, true])
    #expect(try keys("String", "Label", "\ntype Label = String") == [true, true])
  }

  private func keys(_ wire: String, _ swift: String, _ types: String = "") throws -> [Bool] {
    let checked = MappedSchema(
      """
      dto RootDTO { a: [\(wire): Int] }
      domain Root { a: [\(swift): Int] }
      map RootDTO <-> Root\(types)
      """)
    #expect(checked.codes == [])
    let map = try checked.map()
    return [!checked.canFail(map), !checked.canFail(map, isBack: true)]
  }

  @Test func recordsAreMadeOfPartsThatCannotFail() throws {
    let (dto, domain) = ("a: Int, b: String", "x: P, domain P { n: Int where > 0, t: Email }")
    #expect(try totality(dto, domain, "x: P(n: a, t: b)") == [false, true])
    #expect(
      try totality(dto, domain, "x: P(n: a else 1, t: b else \"a@b.de\")") == [true, true])
    #expect(
      try totality("a: Int", "x: P, domain P { n: Int where > 0 }", "x: P(n: a else 1)") == [
        true, true,
      ])
    #expect(
      try totality("a: Int", "x: P, domain P { n: Int, rule r: n > 0 }", "x: P(n: a)") == [
        false, true,
      ])
  }

  @Test func elseCatches() throws {
    #expect(try totality("a: String", "a: Role", "a: a else admin") == [true, true])
    #expect(try totality("a: [String]", "a: [Role]", "a: a else skip") == [true, true])
    #expect(try totality("a: [String]", "a: Set<Role>", "a: a else skip") == [true, true])
    #expect(try totality("a: Int", "a: Int where > 0", "a: a else 1") == [true, true])
  }

  /// Maps that use each other cannot fail until one of them has a step that fails.
  @Test func recursionIsLookedThrough() throws {
    func canFail(_ value: String, _ map: Int) throws -> Bool {
      let checked = MappedSchema(
        """
        type Email = String where email
        dto NodeDTO { value: String, next: NodeDTO?, tree: TreeDTO? }
        dto TreeDTO { nodes: [NodeDTO] }
        domain Node { value: \(value), next: Node?, tree: Tree? }
        domain Tree { nodes: [Node] }
        map TreeDTO -> Tree
        map NodeDTO -> Node
        """)
      return checked.canFail(try checked.map(map))
    }
    #expect(try !canFail("String", 0))
    #expect(try canFail("Email", 0))
    #expect(try canFail("Email", 1))
  }
}
