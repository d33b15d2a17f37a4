@testable import GeneratedSupport

extension Term: Decodable {
  init(from decoder: any Decoder) throws {
    self = Way.isShared ? try Self.shared(decoder) : try Self.tried(decoder)
  }

  private static func tried(_ decoder: any Decoder) throws -> Term {
    var shapes = try WireShapes(decoder)
    if let sum: Sum<Way> = try shapes.decode(case: "sum") { return .sum(sum) }
    if let product: Product<Way> = try shapes.decode(case: "product") { return .product(product) }
    if let pair: Pair<Way> = try shapes.decode(case: "pair") { return .pair(pair) }
    if Way.hasTables, let table: [String: Term] = try shapes.decode(case: "table") {
      return .table(table)
    }
    if let list: [Term] = try shapes.decode(case: "list") { return .list(list) }
    if let list: [Term] = try shapes.decode(case: "loose", as: .skippingInvalid()) {
      return .loose(list)
    }
    if let number: Int = try shapes.decode(case: "number") { return .number(number) }
    if try shapes.decodeNull(case: "none") { return .none }
    throw shapes.error
  }

  private static func shared(_ decoder: any Decoder) throws -> Term {
    var shapes = try WireShapes(decoder, of: Self.self)
    if let sum: Sum<Way> = try shapes.decodeOnce(case: "sum", requiring: ["plus"]) {
      return .sum(sum)
    }
    if let product: Product<Way> = try shapes.decodeOnce(case: "product", requiring: ["times"]) {
      return .product(product)
    }
    if let pair: Pair<Way> = try shapes.decodeOnce(case: "pair") { return .pair(pair) }
    if Way.hasTables, let table: [String: Term] = try shapes.decodeOnce(case: "table") {
      return .table(table)
    }
    if let list: [Term] = try shapes.decodeOnce(case: "list") { return .list(list) }
    if let list: [Term] = try shapes.decodeOnce(case: "loose", as: .skippingInvalid()) {
      return .loose(list)
    }
    if let number: Int = try shapes.decode(case: "number") { return .number(number) }
    if try shapes.decodeNull(case: "none") { return .none }
    throw shapes.error
  }
}

extension Sum: Decodable {
  init(from decoder: any Decoder) throws {
    ReadingCounter.note()
    let object = try WireObject(decoder)
    self.init(left: try object.get("left"), plus: try object.get("plus"))
  }
}

extension Product: Decodable {
  init(from decoder: any Decoder) throws {
    ReadingCounter.note()
    let object = try WireObject(decoder)
    self.init(
      left: try object.get("left"), times: try object.get("times"),
      level: try object.get("level", default: 0, else: -1))
  }
}

extension Pair: Decodable {
  init(from decoder: any Decoder) throws {
    ReadingCounter.note()
    let object = try WireObject(decoder)
    self.init(left: try object.get("left"), right: try object.getIfPresent("right"))
  }
}
