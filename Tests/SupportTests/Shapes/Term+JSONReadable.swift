@testable import GeneratedSupport

extension Term: JSONReadable {
  init?(from json: inout JSONReader) {
    guard let term = Way.isShared ? Self.shared(&json) : Self.tried(&json) else { return nil }
    self = term
  }

  private static func tried(_ json: inout JSONReader) -> Term? {
    var shapes = JSONShapes(&json)
    if let sum: Sum<Way> = shapes.read(case: "sum", from: &json) { return .sum(sum) }
    if let product: Product<Way> = shapes.read(case: "product", from: &json) {
      return .product(product)
    }
    if let pair: Pair<Way> = shapes.read(case: "pair", from: &json) { return .pair(pair) }
    if Way.hasTables, let table: [String: Term] = shapes.read(case: "table", from: &json) {
      return .table(table)
    }
    if let list: [Term] = shapes.read(case: "list", from: &json) { return .list(list) }
    if let list: [Term] = shapes.read(case: "loose", from: &json, as: .skippingInvalid()) {
      return .loose(list)
    }
    if let number: Int = shapes.read(case: "number", from: &json) { return .number(number) }
    if shapes.readNull(case: "none", from: &json) { return Term.none }
    shapes.fail(&json)
    return nil
  }

  private static func shared(_ json: inout JSONReader) -> Term? {
    var shapes = JSONShapes(&json, of: Self.self)
    if let sum: Sum<Way> = shapes.readOnce(case: "sum", requiring: ["plus"], from: &json) {
      return .sum(sum)
    }
    if let product: Product<Way> = shapes.readOnce(
      case: "product", requiring: ["times"], from: &json)
    {
      return .product(product)
    }
    if let pair: Pair<Way> = shapes.readOnce(case: "pair", from: &json) { return .pair(pair) }
    if Way.hasTables, let table: [String: Term] = shapes.readOnce(case: "table", from: &json) {
      return .table(table)
    }
    if let list: [Term] = shapes.readOnce(case: "list", from: &json) { return .list(list) }
    if let list: [Term] = shapes.readOnce(case: "loose", from: &json, as: .skippingInvalid()) {
      return .loose(list)
    }
    if let number: Int = shapes.read(case: "number", from: &json) { return .number(number) }
    if shapes.readNull(case: "none", from: &json) { return Term.none }
    shapes.fail(&json)
    return nil
  }
}

extension Sum: JSONReadable {
  init?(from json: inout JSONReader) {
    ReadingCounter.note()
    var left: Term<Way>?
    var plus: Int?
    let object = json.beginObject()
    while let key = json.nextKey() {
      switch key {
      case "left": json.read(&left)
      case "plus": json.read(&plus)
      default: json.skip()
      }
    }
    guard let left = json.required(left, "left", in: object),
      let plus = json.required(plus, "plus", in: object), json.isIntact
    else { return nil }
    self.init(left: left, plus: plus)
  }
}

extension Product: JSONReadable {
  init?(from json: inout JSONReader) {
    ReadingCounter.note()
    var left: Term<Way>?
    var times: Int?
    var level: Int?
    let object = json.beginObject()
    while let key = json.nextKey() {
      switch key {
      case "left": json.read(&left)
      case "times": json.read(&times)
      case "level": json.readIfPresent(&level, else: -1)
      default: json.skip()
      }
    }
    guard let left = json.required(left, "left", in: object),
      let times = json.required(times, "times", in: object), json.isIntact
    else { return nil }
    self.init(left: left, times: times, level: level ?? 0)
  }
}

extension Pair: JSONReadable {
  init?(from json: inout JSONReader) {
    ReadingCounter.note()
    var left: Term<Way>?
    var right: Term<Way>?
    let object = json.beginObject()
    while let key = json.nextKey() {
      switch key {
      case "left": json.read(&left)
      case "right": json.readIfPresent(&right)
      default: json.skip()
      }
    }
    guard let left = json.required(left, "left", in: object), json.isIntact else { return nil }
    self.init(left: left, right: right)
  }
}
