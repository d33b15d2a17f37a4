import Foundation

func page(_ line: String) -> String {
  #"{"object":"list","data":[\#(line)],"has_more":false,"total":1}"#
}

let line = #"{"sku":"abc","count":2,"color":"red"}"#

/// An order with nothing wrong, except for the changes.
func order(_ changes: [String: String] = [:]) -> String {
  var values = [
    "id": #""o1""#, "created": "1700000000", "place": "[1.5,2]", "lines": page(line),
    "former": "null", "note": #""ring twice""#, "x": #"[1,{"a":null}]"#,
  ]
  for (key, value) in changes { values[key] = value }
  return "{\(values.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
}

/// The order, its issues, and what was reported.
func read(_ json: String) throws -> (order: Order?, issues: [String], reports: [String]) {
  let reports = Reports()
  let (order, issues) = try FallbackHandler.use {
    reports.add($0)
  } during: { () throws -> (Order?, [String]) in
    let dto: OrderDTO = try decode(json)
    do throws(MappingError) {
      return (try Order(from: dto), [])
    } catch {
      return (nil, error.issues.map(\.description))
    }
  }
  return (order, issues, reports.all.sorted())
}

let payload = order()
let reason = "is left out, since the schema does not declare this key"

do {
  let (found, issues, reports) = try read(order())
  expect(issues, toBe: [])
  expect(reports, toBe: ["lines.data[0][…] (a string) \(reason)", "lines[…] (a number) \(reason)"])
  guard let valid = found else { throw NoCoordinate() }
  expect(valid.place == Coordinate(latitude: 1.5, longitude: 2) && valid.former == nil)
  expect(valid.lines.items == [try Line(sku: SKU("abc"), count: 2)])
  expect(Array(valid.rest.keys), toBe: ["x"])

  // What was kept comes back, with null for null.
  let written = try encode(OrderDTO(from: valid))
  expect(written.contains(#""former":null"#) && written.contains(#""object":"list""#))
  expect(!written.contains("color") && !written.contains("total"))
  expect(try read(written).order == valid)
  expect(try read(written).reports, toBe: [])

  // Errors within arguments of generic types have whole paths; hand-written ones have theirs.
  expect(
    try read(order(["lines": page(#"{"sku":"a","count":0}"#), "place": "[1]"])).issues,
    toBe: [
      "place: needs two numbers", "lines.data[0].sku: \"a\" must have between 3 and 12 characters",
      "lines.data[0].count: 0 must be at least 1",
    ])
  expect(
    try read(order(["former": page([line, line, line, line].joined(separator: ","))])).issues,
    toBe: ["former.data: must have at most 3 elements"])
  let long = String(repeating: "x", count: 21)
  let hidden = try read(order(["note": "\"\(long)\""])).issues
  expect(hidden.count == 1 && hidden[0].hasPrefix("note") && !hidden[0].contains("xx"))

  // The same words in a draft.
  var draft = valid.draft
  draft.id = ""
  draft.note = long
  expect(draft.violations.map(\.path.description), toBe: ["id", "note"])
  expect(!"\(draft.violations)".contains("xx") && !"\(String(reflecting: draft))".contains("xx"))
  expect(try valid.with { $0.place = Coordinate(latitude: 0, longitude: 0) }.place < valid.place)
  var part = valid.lines.items[0].draft
  part.sku = "a"
  expect(
    part.violations[.sku].map(\.message), toBe: ["\"a\" must have between 3 and 12 characters"])

  // Drafts, pages and coordinates go through a cache.
  let cache = Cache()
  let repository = CachedOrderRepository(network: Network(), cache: cache, now: { Date() }) { _ in }
  let first = try await repository.order(id: "o1")
  expect(first == valid && cache.spots == [[1.5, 2]])
  expect(try await repository.order(id: "o1") == valid)
  expect(try await repository.orders().items == [valid])
}

struct Network: OrderDataSource {
  func order(id: String) async throws -> OrderDTO {
    try FallbackHandler.use { _ in
    } during: {
      try decode(payload)
    }
  }
  func orders() async throws -> Page<OrderDTO> {
    Page(data: [try await order(id: "")], hasMore: false)
  }
}

final class Cache: OrderCacheStore, @unchecked Sendable {
  private var kept: CachedAnswer<StoredOrderDTO>?
  private(set) var spots: [[Double]] = []

  func storedOrder(id: String) async throws -> CachedAnswer<StoredOrderDTO>? { kept }
  func storeOrder(_ answer: CachedAnswer<StoredOrderDTO>, id: String) async throws {
    kept = answer
    spots.append(answer.answer.spot)
  }
  func storedOrders() async throws -> CachedAnswer<Page<OrderDTO>>? { nil }
  func storeOrders(_ answer: CachedAnswer<Page<OrderDTO>>) async throws {}
}
