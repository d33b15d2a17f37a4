import Foundation

/// Formats that only the warehouse uses: prices with a comma, and days such as `31.12.24`.
nonisolated extension Product {
  static func warehousePrice(_ price: String, _ currency: String) throws -> Money {
    guard let amount = Decimal(string: String(price.map { $0 == "," ? "." : $0 })) else {
      throw WarehouseError.notAPrice(price)
    }
    return try Money(amount: amount, currency: Currency(wire: currency))
  }

  static func warehouseDate(_ released: String) throws -> CalendarDate {
    let parts = released.split(separator: ".")
    guard parts.count == 3, parts.allSatisfy({ $0.count == 2 }),
      let date = CalendarDate("20\(parts[2])-\(parts[1])-\(parts[0])")
    else { throw WarehouseError.notADay(released) }
    return date
  }
}

nonisolated enum WarehouseError: Error {
  case notAPrice(String)
  case notADay(String)
}
