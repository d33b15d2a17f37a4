import Foundation

public nonisolated struct Coordinate: Hashable, Sendable, Comparable {
  let latitude: Double
  let longitude: Double

  public static func < (left: Coordinate, right: Coordinate) -> Bool {
    (left.latitude, left.longitude) < (right.latitude, right.longitude)
  }
}

nonisolated struct NoCoordinate: LocalizedError, Equatable {
  var errorDescription: String? { "needs two numbers" }
}

nonisolated extension CoordinateConverter {
  static func read(_ wire: [Double]) throws -> Coordinate {
    guard wire.count == 2 else { throw NoCoordinate() }
    return Coordinate(latitude: wire[0], longitude: wire[1])
  }

  static func write(_ value: Coordinate) -> [Double] { [value.latitude, value.longitude] }
}
