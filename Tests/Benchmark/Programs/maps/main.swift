import Foundation

/// Orders as a server sends them, all of them valid.
enum Orders {
  static let count = 400

  static var json: Data {
    let orders = (0..<count).map { number in
      let lines = (0...number % 4).map { line in
        """
        {"sku":"AB-\(1_000 + line)","title":"Article \(line) of order \(number)","quantity":\(line + 1),\
        "unit_price":\(number * 7 + 199),"options":["colour:red","size:\(line)"]}
        """
      }
      let site = number % 3 == 0 ? "null" : "\"https://example.org/people/\(number)?lang=en\""
      return """
        {"id":"order-\(number)-2024","placed_at":"2024-05-03T10:\(10 + number % 50):00Z",\
        "shipped_at":\(number % 2 == 0 ? "null" : "\"2024-05-04T08:00:00+02:00\""),\
        "customer":{"id":\(number),"name":"Ada Lovelace","mail":"ada.\(number)@example.org","site":\(site)},\
        "state":"\(["new", "paid", "shipped", "RETURNED"][number % 4])","currency":"EUR",\
        "lines":[\(lines.joined(separator: ","))],"tags":["first","express","long tag number \(number)"],\
        "is_gift":\(number % 5 == 0),"gift_note":\(number % 5 == 0 ? "\"For your birthday\"" : "null"),\
        "attributes":{"channel":"app","campaign":"spring \(number % 7)"}}
        """
    }
    return Data("[\(orders.joined(separator: ","))]".utf8)
  }
}

let json = Orders.json
let decoder = JSONDecoder()
let dtos = try decoded()

func decoded() throws -> [OrderDTO] { try decoder.decode([OrderDTO].self, from: json) }
func generated(_ dtos: [OrderDTO]) throws { for dto in dtos { consume(try Order(from: dto)) } }
func tuned(_ dtos: [OrderDTO]) throws { for dto in dtos { consume(try TunedMap.order(dto)) } }
func usual(_ dtos: [OrderDTO]) throws { for dto in dtos { consume(try UsualMap.order(dto)) } }

for dto in dtos where try Order(from: dto) != TunedMap.order(dto) {
  throw Disagreement(description: "the maps make different orders of \(dto)")
}

try Table.write([
  table(
    "from JSON",
    [
      ("generated map", { try generated(decoded()) }), ("tuned by hand", { try tuned(decoded()) }),
      ("usual, by hand", { try usual(decoded()) }), ("no map", { consume(try decoded()) }),
    ], limit: 1.1),
  table(
    "from dtos",
    [("generated map", { try generated(dtos) }), ("tuned by hand", { try tuned(dtos) })]
  ),
])

/// - Parameter limit: how many times as long as the second way the first may take.
func table(
  _ title: String, _ ways: [(name: String, run: () throws -> Void)], limit: Double? = nil
) throws -> Table {
  var contest = Contest()
  for way in ways { contest.time(way.name, way.run) }
  let medians = try contest.medians(rounds: 21)
  let allocations = try ways.map { try allocationsOfOne($0.run) }
  let isCounted = gatehouseAllocations() >= 0
  return Table(
    title: title,
    rows: medians.enumerated().map { index, contestant in
      let isFirst = index == 0
      let counted = Table.Figure(
        "allocations", allocations[index], digits: 2, limit: isFirst ? allocations[1] : nil)
      return Table.Row(
        name: contestant.name,
        figures: [
          Table.Figure("ns an order", contestant.median / Double(Orders.count), digits: 0),
          Table.Figure(
            "to tuned", contestant.median / medians[1].median, digits: 2,
            limit: isFirst ? limit : nil),
        ] + (isCounted ? [counted] : []))
    })
}

/// The allocations for one order, after everything that is made only once has been made.
func allocationsOfOne(_ run: () throws -> Void) throws -> Double {
  let before = gatehouseAllocations()
  try run()
  return Double(gatehouseAllocations() - before) / Double(Orders.count)
}

struct Disagreement: Error, CustomStringConvertible {
  let description: String
}
