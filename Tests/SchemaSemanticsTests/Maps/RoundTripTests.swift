import Diagnostics
import SeededRandom
import Testing

@testable import SchemaSemantics

/// What the app holds, sent and read again, is unchanged.
@Suite struct RoundTripTests {
  @Test(arguments: 0..<150) func theWayThereAndBackChangesNothing(seed: Int) throws {
    let checked = MappedSchema(RandomMap(seed: seed).text)
    #expect(
      checked.codes == [], "\(RandomMap(seed: seed).text)\n\(checked.diagnostics.map(\.message))")
    let map = try checked.map()
    let interpreter = MapInterpreter(checked: checked)
    var random = SeededGenerator(seed: seed + 1_000)
    for _ in 0..<25 {
      let held = try random.thing(.declared(map.target), in: checked.schema)
      let sent = try interpreter.back(map, held)
      let read = try interpreter.forth(map, [sent])
      #expect(read == held, "\(RandomMap(seed: seed).text)\nsent as \(sent)")
    }
  }

  /// Each of these loses something, so none of them may be accepted as two-way.
  @Test(arguments: [
    (#"a: String, b: String"#, "x: String", #"x: "\(a)\(b)""#),
    ("a: String", "x: String", "x: a via trimmed"),
    ("a: String?", "x: String?", #"x: a ?? "none""#),
    ("a: String", "x: String?", "x: a"),
    ("a: Int32", "x: Int", "x: a"),
    ("a: Bool", "x: Int", "x: match a { true -> 1, false -> 0 }"),
    ("a: Bool", "x: Bool", "x: match a { true -> true, false -> true }"),
    ("a: Int", "x: Bool", "x: match a { 1 -> true, else -> false }"),
    ("a: Bool, b: Bool", "x: Bool", "x: match (a, b) { (true, _) -> true, (false, _) -> false }"),
    ("a: String", "x: [String]", #"x: a via split(",")"#),
    ("a: String", "x: String", #"x: "always""#),
    ("a: String", "x: Int", "x: custom count(a)"),
    ("a: Int", "x: P, domain P { a: Int, b: Int }", "x: P(a, b: 1)"),
    ("a: Int", "x: P?, domain P { a: Int }", "x: P(a)"),
    (
      "a: Int?, b: Int?", "x: P?, domain P { a: Int?, b: Int? }",
      "x: match (a, b) { (nil, nil) -> nil, else -> P(a, b) }"
    ),
    (
      "a: Int?, b: Int", "x: P?, domain P { a: Int, b: Int }",
      "x: match a { nil -> nil, else -> P(a, b) }"
    ),
    (
      "a: Int?, b: Int?", "x: P?, domain P { a: Int }",
      "x: match (a, b) { (nil, nil) -> nil, else -> P(a) }"
    ),
    (
      "a: Int, b: Int", "x: U, domain union U { p(P), q }, domain P { b: Int }",
      "x: match a { 1 -> p(P(b)), else -> q }"
    ),
  ])
  func whatLosesSomethingGoesOneWay(dto: String, domain: String, entry: String) {
    func checked(_ arrow: String) -> MappedSchema {
      MappedSchema(
        """
        dto RootDTO { \(dto) }
        domain Root { \(domain) }
        map RootDTO \(arrow) Root { \(entry) }
        """)
    }
    let errors = checked("<->").diagnostics.filter(\.isError)
    #expect(!errors.isEmpty)
    #expect(errors.allSatisfy { ["G0650", "G0651"].contains($0.kind.code) }, "\(errors)")
    #expect(checked("->").diagnostics.filter(\.isError).isEmpty)
  }
}
