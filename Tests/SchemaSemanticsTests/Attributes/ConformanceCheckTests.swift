import Testing

@testable import SchemaSemantics

@Suite struct ConformanceCheckTests {
  @Test func protocolsThatSwiftWillCheckArePassedOn() {
    var schema = CheckedSchema(
      """
      domain User: Identifiable, Comparable by name.last, CustomStringConvertible {
        id: String
        name: Name
        domain Name { last: String }
      }
      dto UserDTO: Hashable, Encodable { id: String }
      type Age: Comparable = Int
      enum Size: Comparable, CaseIterable { small, large }
      model Country { code: String }
      """)
    #expect(
      schema.conformances() == [
        [
          ValidConformance(name: "Identifiable", key: []),
          ValidConformance(name: "Comparable", key: ["name", "last"]),
          ValidConformance(name: "CustomStringConvertible", key: []),
        ],
        [],
        [
          ValidConformance(name: "Hashable", key: []), ValidConformance(name: "Encodable", key: []),
        ],
        [ValidConformance(name: "Comparable", key: [])],
        [
          ValidConformance(name: "Comparable", key: []),
          ValidConformance(name: "CaseIterable", key: []),
        ],
        [],
      ])
    #expect(schema.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("domain A: Comparable by b { b: B }\ndomain B: Comparable by c { c: Int }", [String]()),
    ("domain A: Comparable by b { b: B }\ntype B = Date", []),
    ("domain A: Comparable by b { b: B }\ntype B = Bool", ["G0703"]),
    ("domain A: Comparable by b.count { b: [Int] }", ["G0703"]),
    ("domain A: Comparable by b { b: Int? }", ["G0703"]),
    ("dto A: Comparable by first_name { first_name: String }", []),
    ("dto A: Comparable by firstName { first_name: String }", []),
    ("dto A: Comparable by c.d { c.d as e: Int }", []),
    ("domain A: Comparable by b.c.d { b: Int }", ["G0704"]),
    ("model A: Identifiable { key as id: String }", []),
    ("dto A: Codable { a: Int }", []), ("dto A: Sendable { a: Int }", ["G0706"]),
    ("domain union A: Codable { b }", []), ("enum A: Codable { b }", []),
    ("domain union A: Encodable { b }", ["G0707"]), ("enum A: Decodable { b }", ["G0707"]),
    ("foreign A: Codable", []), ("foreign A: Decodable", []),
    ("model union A: Codable by key { b }", []),
    ("domain A: Error { a: Int }", []),
    ("domain A: B {\n  a: Int\n}\ndomain C {\n  c: Int\n  domain B { b: Int }\n}", []),
    ("domain C {\n  c: Int\n  domain A: B { a: Int }\n  domain B { b: Int }\n}", ["G0708"]),
  ])
  func codes(_ text: String, _ codes: [String]) {
    var schema = CheckedSchema(text)
    _ = schema.conformances()
    #expect(schema.codes == codes)
  }
}
