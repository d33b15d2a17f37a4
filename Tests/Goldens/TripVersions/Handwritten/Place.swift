import Foundation

/// Written by hand, and stored as Swift stores it.
public nonisolated struct Place: Hashable, Sendable, Codable {
  let north: Double
  let east: Double
}

nonisolated struct NoPlace: LocalizedError {
  var errorDescription: String? { "needs two numbers" }
}

nonisolated extension PlaceConverter {
  static func read(_ wire: [Double]) throws -> Place {
    guard wire.count == 2 else { throw NoPlace() }
    return Place(north: wire[0], east: wire[1])
  }

  static func write(_ value: Place) -> [Double] { [value.north, value.east] }
}
