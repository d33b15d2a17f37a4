/// What aliases may name, and how much all of them together stand for.
struct Anchors {
  /// In bytes. A few lines of aliases of aliases can stand for more than fits into any memory.
  static let limit = 8 << 20

  private var nodes: [String: Node] = [:]
  /// Those whose values have not ended yet.
  private var open: [String: Range<Int>] = [:]
  private var unfolded = 0

  enum Target {
    case node(Node)
    case open(at: Range<Int>)
    case unknown
    case beyondLimit
  }

  /// A name may be used again, and then means the later value.
  mutating func begin(_ anchor: Anchor) {
    open[anchor.name] = anchor.place
  }

  mutating func end(_ anchor: Anchor, _ node: Node) {
    // Within the value, the same name may have been given to another one.
    if open[anchor.name] == anchor.place { open[anchor.name] = nil }
    nodes[anchor.name] = node
  }

  mutating func resolve(_ name: String) -> Target {
    if let place = open[name] { return .open(at: place) }
    guard let node = nodes[name] else { return .unknown }
    guard node.weight <= Self.limit - unfolded else { return .beyondLimit }
    unfolded += node.weight
    return .node(node)
  }
}

struct Anchor {
  let name: String
  let place: Range<Int>
}
