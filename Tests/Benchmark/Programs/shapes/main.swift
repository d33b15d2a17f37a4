import Foundation

// Unions by shape, nested and one after another: whether the time only grows with the payload.

let decoder = JSONDecoder()
let shallow = tree(depth: 12)
let deep = tree(depth: 24)
let few = trees(1_600)
let many = trees(16_000)

try Table.write([
  table("nested 12 and 24 deep, Codable", per: (12, 24), repetitions: 100) {
    consume(try decoder.decode(Tree.self, from: Data($0 ? deep : shallow)))
  },
  table("nested 12 and 24 deep, direct", per: (12, 24), repetitions: 100) {
    consume(try Tree(json: $0 ? deep : shallow))
  },
  table("1,600 and 16,000 elements, Codable", per: (1_600, 16_000), repetitions: 1) {
    consume(try decoder.decode([Tree].self, from: Data($0 ? many : few)))
  },
  table("1,600 and 16,000 elements, direct", per: (1_600, 16_000), repetitions: 1) {
    consume(try [Tree](json: $0 ? many : few))
  },
])

/// - Parameter read: reads the large payload, or the small one.
func table(
  _ title: String, per sizes: (Double, Double), repetitions: Int,
  _ read: @escaping (_ isLarge: Bool) throws -> Void
) throws -> Table {
  var contest = Contest()
  for isLarge in [false, true] {
    contest.time(isLarge ? "the large one" : "the small one") {
      for _ in 0..<repetitions { try read(isLarge) }
    }
  }
  let costs = zip(try contest.medians(rounds: 15), [sizes.0, sizes.1]).map { contestant, size in
    (name: contestant.name, cost: contestant.median / Double(repetitions) / size)
  }
  return Table(
    title: title,
    rows: costs.map { name, cost in
      Table.Row(
        name: name,
        figures: [
          Table.Figure("ns for each", cost),
          Table.Figure("ratio", cost / costs[0].cost, digits: 2, limit: 1.3),
        ])
    })
}

/// Pairs and chains in turn: which case it is can only be seen at the end of each.
func tree(depth: Int) -> [UInt8] {
  var text = "\"leaf\""
  for level in 0..<depth {
    text =
      level.isMultiple(of: 2)
      ? "{\"left\":\(text),\"note\":\"a chain\"}" : "{\"left\":\(text),\"right\":\"a leaf\"}"
  }
  return Array(text.utf8)
}

func trees(_ count: Int) -> [UInt8] {
  let item = String(decoding: tree(depth: 2), as: UTF8.self)
  return Array("[\(repeatElement(item, count: count).joined(separator: ","))]".utf8)
}
