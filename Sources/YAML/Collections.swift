internal import JSON

/// The items of a list, and what they say about the whole.
struct Items {
  let start: Int
  private var items: [JSONValue] = []
  private var height = 1
  private var unfolded = 0

  init(start: Int) {
    self.start = start
  }

  var last: Range<Int>? { items.last?.place }

  mutating func add(_ item: Node) {
    items.append(item.value)
    height = max(height, item.height + 1)
    unfolded += item.unfolded
  }

  /// - Parameter end: if a bracket ends it, and not its last item.
  func node(end: Int? = nil) -> Node {
    let end = end ?? items.last?.place.upperBound ?? start
    let value = JSONValue(.array(items), at: start..<end)
    return Node(value, height: height, unfolded: unfolded)
  }
}

/// The members of a mapping, and what they say about the whole.
struct Members {
  let start: Int
  private var members: [JSONValue.Member] = []
  private var merge: Merge?
  private var height = 1
  private var unfolded = 0

  /// Of names, once there are more than are quickly compared.
  private var places: [String: Range<Int>] = [:]
  private static let fewMembers = 8

  private struct Merge {
    let index: Int
    let bases: [[JSONValue.Member]]
  }

  init(start: Int) {
    self.start = start
  }

  var last: Range<Int>? { members.last?.value.place }

  mutating func add(_ key: Key, _ node: Node) throws(YAMLError) {
    if let first = place(of: key) {
      throw YAMLError(fault: .keyTwice(first: first), place: key.place)
    }
    if key.merges {
      guard let bases = Self.bases(node.value) else {
        throw YAMLError(fault: .merge, place: node.value.place)
      }
      merge = Merge(index: members.count, bases: bases)
    }
    members.append(JSONValue.Member(key.text, at: key.place, node.value))
    height = max(height, node.height + 1)
    unfolded += node.unfolded
  }

  /// Where the same key is already. If not, the next call knows this one.
  private mutating func place(of key: Key) -> Range<Int>? {
    if members.count < Self.fewMembers {
      return members.first { $0.name == key.text }?.namePlace
    }
    if places.isEmpty {
      for member in members { places[member.name] = member.namePlace }
    }
    if let place = places[key.text] { return place }
    places[key.text] = key.place
    return nil
  }

  /// - Parameter end: if a brace ends it, and not its last value.
  func node(end: Int? = nil) -> Node {
    let end = end ?? members.last?.value.place.upperBound ?? start
    let value = JSONValue(.object(merged), at: start..<end)
    return Node(value, height: height, unfolded: unfolded)
  }

  // MARK: Merging

  /// What `<<` names. Nil if that cannot be merged.
  private static func bases(_ value: JSONValue) -> [[JSONValue.Member]]? {
    switch value.content {
    case .object(let members): return [members]
    case .array(let items):
      var bases: [[JSONValue.Member]] = []
      for item in items {
        guard case .object(let members) = item.content else { return nil }
        bases.append(members)
      }
      return bases
    default: return nil
    }
  }

  private var merged: [JSONValue.Member] {
    guard let merge else { return members }
    var result = members
    let merging = result.remove(at: merge.index)
    var names = Set(result.map(\.name))
    names.remove(merging.name)
    let inherited = merge.bases.joined().filter { names.insert($0.name).inserted }
    result.insert(contentsOf: inherited, at: merge.index)
    return result
  }
}
