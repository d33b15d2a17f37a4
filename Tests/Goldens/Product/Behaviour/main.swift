import Foundation

let payload = #"""
  {"currency_code":"EUR","discounts":[{"label":"Spring","percent":10}],"id":7,"price_cents":1999,\#
  "stock_level":"in_stock","title":"Lamp"}
  """#

func checkBothWays() throws {
  let product = try Product(from: decode(payload))
  expect(product.id.rawValue == 7 && product.title == "Lamp" && product.currency == .eur)
  expect(product.price == Decimal(sign: .plus, exponent: -2, significand: 1999))
  expect(product.discounts.map(\.percent) == [10] && product.stockLevel == .inStock)
  expect(try encode(ProductDTO(from: product)), is: payload)
}

/// An unknown currency is not replaced by another.
func checkUnknownCurrency() throws {
  func failure(_ code: String) throws -> String? {
    let dto: ProductDTO = try decode(payload.replacing("EUR", with: code))
    return error { () throws(MappingError) in try Product(from: dto) }?.description
  }
  expect(try failure("GBP"), is: #"currency_code: "GBP" is not one of USD, EUR, JPY"#)
  expect(try failure("usd"), is: #"currency_code: "usd" is not one of USD, EUR, JPY"#)
  expect(
    problem(decoding: payload.replacing("\"EUR\"", with: "null"), as: ProductDTO.self),
    is: "currency_code: is null")
  expect(
    problem(decoding: payload.replacing("\"currency_code\"", with: "\"x\""), as: ProductDTO.self),
    is: "currency_code: is missing")
}

/// An open enum keeps what it does not know.
func checkUnknownStock() throws {
  let json = payload.replacing("in_stock", with: "on_its_way")
  let product = try Product(from: decode(json))
  expect(product.stockLevel == .unrecognized("on_its_way"))
  expect(try encode(ProductDTO(from: product)), is: json)
}

func checkFaults() throws {
  let dto: ProductDTO = try decode(
    """
    {"id": 0, "title": "", "price_cents": 0, "currency_code": "", "stock_level": "",
      "discounts": [{"label": "a", "percent": 1}, {"label": "", "percent": 101}]}
    """)
  let failure = error { () throws(MappingError) in try Product(from: dto) }
  expect(
    failure?.description,
    is: """
      id: 0 must be more than 0
      title: must not be empty
      price_cents: 0 must be more than 0
      currency_code: "" is not one of USD, EUR, JPY
      discounts[1].label: must not be empty
      discounts[1].percent: 101 must be between 1 and 100
      """)
  expect(
    failure?.issues.map { "\($0.path)" } == [
      "id", "title", "price_cents", "currency_code", "discounts[1].label", "discounts[1].percent",
    ])
}

try checkBothWays()
try checkUnknownCurrency()
try checkUnknownStock()
try checkFaults()
