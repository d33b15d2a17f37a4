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

/// What is measured, in nanoseconds for one order.
struct Measurement {
  let name: String
  let run: () throws -> Void
  var times: [Double] = []

  init(_ name: String, _ run: @escaping () throws -> Void) {
    self.name = name
    self.run = run
  }

  var median: Double { times.sorted()[times.count / 2] }
}

/// Keeps the optimiser from leaving out what nobody looks at.
@inline(never) func keep(_ value: borrowing some Any) {}

let json = Orders.json
let decoder = JSONDecoder()
let dtos = try decoder.decode([OrderDTO].self, from: json)

func decoded() throws -> [OrderDTO] { try decoder.decode([OrderDTO].self, from: json) }
func generated(_ dtos: [OrderDTO]) throws { for dto in dtos { keep(try Order(from: dto)) } }
func tuned(_ dtos: [OrderDTO]) throws { for dto in dtos { keep(try TunedMap.order(dto)) } }
func usual(_ dtos: [OrderDTO]) throws { for dto in dtos { keep(try UsualMap.order(dto)) } }

/// In one order, on the way from valid payloads.
func allocations(_ body: () throws -> Void) rethrows -> Double {
  try body()
  let before = gatehouseAllocations()
  try body()
  return before < 0 ? -1 : Double(gatehouseAllocations() - before) / Double(Orders.count)
}

func measure(_ measurements: [Measurement], rounds: Int) throws -> [Measurement] {
  var measurements = measurements
  let clock = ContinuousClock()
  for _ in 0..<rounds {
    for index in measurements.indices {
      let duration = try clock.measure { try measurements[index].run() }.components
      let nanoseconds = Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
      measurements[index].times.append(nanoseconds / Double(Orders.count))
    }
  }
  return measurements
}

// One line for each: name, nanoseconds, allocations.
for dto in dtos where try Order(from: dto) != TunedMap.order(dto) {
  print("the maps disagree about \(dto)")
  exit(1)
}
let whole = [
  Measurement("decode") { _ = try decoded() },
  Measurement("decode, generated map") { try generated(decoded()) },
  Measurement("decode, tuned map by hand") { try tuned(decoded()) },
  Measurement("decode, usual map by hand") { try usual(decoded()) },
]
let maps = [
  Measurement("generated map alone") { for _ in 0..<10 { try generated(dtos) } },
  Measurement("tuned map alone") { for _ in 0..<10 { try tuned(dtos) } },
]
let counts = [
  try allocations { _ = try decoded() }, try allocations { try generated(decoded()) },
  try allocations { try tuned(decoded()) }, try allocations { try usual(decoded()) },
  try allocations { try generated(dtos) }, try allocations { try tuned(dtos) },
]
let results = try measure(whole, rounds: 21) + measure(maps, rounds: 21)
for (index, result) in results.enumerated() {
  let time = result.median / (index < whole.count ? 1 : 10)
  print("\(result.name)\t\(time)\t\(counts[index])")
}
