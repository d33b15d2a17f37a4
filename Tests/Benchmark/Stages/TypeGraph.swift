import Diagnostics

/// Shapes of schemas, by which types contain which others.
enum TypeGraph: String, CaseIterable {
  case ring = "unions by shape in a ring"
  case chain = "unions by shape in a chain"
  case dense = "unions by shape, ten in each dto"
  case twoWays = "unions by shape, two ways to the next"
  case hub = "unions by shape around one dto"
  case records = "dtos in a chain"
  case circle = "dtos and domains in a ring, with maps"
  case pages = "pages of everything, with one map"
  case generics = "generic records, each with a map"
  case namesakes = "dtos within others, named like domain types"

  /// A schema with `count` groups of types: a union and its payloads, or as many types as make one step.
  func schema(_ count: Int) -> SourceFile {
    SourceFile(path: "Graph.gate", text: text(count))
  }

  func text(_ count: Int) -> String {
    let groups = (0..<count).map { group($0, of: count) }.joined(separator: "\n")
    return groups + "\n" + center(of: count)
  }

  private func group(_ index: Int, of count: Int) -> String {
    let next = (index + 1) % count
    let isLast = next == 0
    switch self {
    case .ring:
      return link(index, to: "next: Link\(next)?")
    case .chain:
      return link(index, to: isLast ? "end: Bool" : "next: Link\(next)?")
    case .dense:
      let fields = (0..<10).map { "field\($0): Link\((index * 7919 + $0 * 104_729) % count)?" }
      return link(index, to: fields.joined(separator: ", "))
    case .twoWays:
      return """
        dto Left\(index) { left\(index): String, next: Link\(next)? }
        dto Right\(index) { right\(index): String, other: Link\(next)? }
        dto union Link\(index) by shape { left(Left\(index)), right(Right\(index)), id(String) }
        """
    case .hub:
      return """
        dto Own\(index) { own\(index): Int }
        dto union Link\(index) by shape { hub(Hub), own(Own\(index)), id(String) }
        """
    case .records:
      return "dto Node\(index) { id: Int, \(isLast ? "end: Bool" : "next: Node\(next)") }"
    case .circle:
      return """
        dto NodeDTO\(index) { id: Int, next: NodeDTO\(next)? }
        domain Node\(index) { id: Int, next: Node\(next)? }
        map NodeDTO\(index) <-> Node\(index)
        """
    case .pages:
      // There are at most 4,096 instances.
      let page = index.isMultiple(of: 2) ? "Page<ItemDTO\(index)>" : "ItemDTO\(index)"
      let result = index.isMultiple(of: 2) ? "Results<Item\(index)>" : "Item\(index)"
      return """
        dto ItemDTO\(index) { id: Int }
        domain Item\(index) { id: Int }
        map ItemDTO\(index) <-> Item\(index)
        dto AnswerDTO\(index) { found: \(page) }
        domain Answer\(index) { found: \(result) }
        map AnswerDTO\(index) <-> Answer\(index)
        """
    case .generics:
      let use = """
        dto AnswerDTO\(index) { found: PageDTO\(index)<Int> }
        domain Answer\(index) { found: Page\(index)<Int> }
        map AnswerDTO\(index) <-> Answer\(index)
        """
      return """
        dto PageDTO\(index)<Item> { items: [Item] }
        domain Page\(index)<Item> { items: [Item] }
        map PageDTO\(index)<A> <-> Page\(index)<B> where A <-> B
        \(index.isMultiple(of: 2) ? use : "")
        """
    case .namesakes:
      return """
        dto OuterDTO\(index) { inner: Inner\(index), dto Inner\(index) { id: Int } }
        domain Inner\(index) { id: Int }
        domain Outer\(index) { inner: Inner\(index) }
        map OuterDTO\(index).Inner\(index) <-> Inner\(index)
        map OuterDTO\(index) <-> Outer\(index)
        """
    }
  }

  private func link(_ index: Int, to fields: String) -> String {
    """
    dto Node\(index) { text\(index): String, \(fields) }
    dto union Link\(index) by shape { node(Node\(index)), id(String) }
    """
  }

  private func center(of count: Int) -> String {
    switch self {
    case .ring, .chain, .dense, .twoWays, .records, .circle, .generics, .namesakes: return ""
    case .hub:
      let fields = (0..<count).map { "  field\($0): Link\($0)?\n" }.joined()
      return "dto Hub {\n  hub: String\n\(fields)}\n"
    case .pages:
      return """
        dto Page<Item> { items: [Item], next: String? }
        domain Results<Item> { items: [Item], next: String? }
        map Page<A> <-> Results<B> where A <-> B

        """
    }
  }
}
