import SchemaSyntax

/// The keys that the fields of a record read, as a tree: a key is read as a whole, or taken apart, not both.
struct WirePaths {
  private struct Edge: Hashable {
    let parent: Int
    let key: String
  }

  private struct Node {
    /// The field that reads this key as a whole.
    var reader: Int?
    /// The first field whose way leads through this key.
    var passer: Int?
  }

  private var nodes = [Node()]
  private var children: [Edge: Int] = [:]

  /// The earlier field that stands in the way, if any.
  mutating func add(_ name: WireName, as field: Int) -> Int? {
    var node = 0
    for (position, key) in name.keys.enumerated() {
      node = child(key.text, of: node)
      if position == name.rest.count {
        if let other = nodes[node].reader ?? nodes[node].passer { return other }
        nodes[node].reader = field
      } else {
        if let other = nodes[node].reader { return other }
        if nodes[node].passer == nil { nodes[node].passer = field }
      }
    }
    return nil
  }

  private mutating func child(_ key: String, of parent: Int) -> Int {
    let edge = Edge(parent: parent, key: key)
    if let known = children[edge] { return known }
    nodes.append(Node())
    children[edge] = nodes.count - 1
    return nodes.count - 1
  }
}
