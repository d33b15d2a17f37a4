import Diagnostics
import TestTags
import Testing

@testable import SchemaSemantics

@Suite struct RecursionCheckTests {
  @Test(arguments: [
    "domain Node { next: Node? }",
    "domain Node { children: [Node] }",
    "domain Node { children: Set<Node> }",
    "domain Node { children: [String: Node] }",
    "dto NodeDTO { next: Patch<NodeDTO> }",
    "domain union Tree { leaf, branch(Tree) }",
    "domain union Tree { leaf(Int), branch(Tree) }",
    "domain union Tree { leaf([Tree]), branch(Tree) }",
    "open dto union TreeDTO by kind { branch(NodeDTO) }\ndto NodeDTO { tree: TreeDTO }",
    "domain A { b: B }\ndomain B { c: C }\ndomain C { a: A? }",
    "domain A { b: B, c: B }\ndomain B { n: Int }",
  ])
  func recursionThatEnds(_ text: String) {
    #expect(diagnostics(of: text).isEmpty)
  }

  @Test(arguments: [
    ("domain Node { next: Node }", 0),
    ("domain A { b: B }\ndomain B { a: A }", 1),
    ("domain A { x: Int?, b: B }\ndomain B { c: C }\ndomain C { a: A, b: B? }", 2),
    ("domain union Tree { branch(Tree), twig(Node) }\ndomain Node { tree: Tree }", 0),
    ("domain union Tree { twig(Node) }\ndomain Node { tree: Tree }", 1),
  ])
  func everyStepOfACircleIsShown(_ text: String, _ others: Int) {
    let found = diagnostics(of: text)
    #expect(found.map(\.kind.code) == ["G0309"])
    #expect(found.first?.secondary.count == others)
  }

  @Test func eachCircleIsReportedOnceAndItsVictimsNotAtAll() {
    let found = diagnostics(
      of: """
        domain Victim { a: A }
        domain A { b: B }
        domain B { a: A }
        domain Other { other: Other, victim: Victim }
        """)
    #expect(
      found.map(\.message) == [
        "a value of `A` would never end", "a value of `Other` would never end",
      ])
  }

  @Test(.tags(.searching)) func aChainOfTypesMayBeLong() {
    let count = 100_000
    let links = (0..<count).map { "domain T\($0) { next: T\($0 + 1) }\n" }
    #expect(diagnostics(of: links.joined() + "domain T\(count) { end: Int }").isEmpty)
  }

  @Test(.tags(.searching)) func aCircleMayBeLong() {
    let count = 100_000
    let links = (0..<count).map { "domain T\($0) { next: T\(($0 + 1) % count) }\n" }
    let found = diagnostics(of: links.joined())
    #expect(found.count == 1)
    #expect(found.first?.secondary.count == 11)
    #expect(found.first?.notes.first?.contains("…") == true)
  }

  @Test func aTypeMayBeHeldByMany() {
    let holders = (0..<10_000).map { "domain T\($0) { core: Core }\n" }
    #expect(diagnostics(of: holders.joined() + "domain Core { core: Core }").count == 1)
  }

  private func diagnostics(of text: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    RecursionCheck.check(CheckedSchema(text).resolved, into: &diagnostics)
    return diagnostics
  }
}
