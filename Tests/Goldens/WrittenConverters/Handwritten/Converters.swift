import Foundation

public nonisolated struct Coordinate: Hashable, Sendable, Comparable {
  let latitude: Double
  let longitude: Double

  public static func < (left: Coordinate, right: Coordinate) -> Bool {
    (left.latitude, left.longitude) < (right.latitude, right.longitude)
  }
}

nonisolated struct NoCoordinate: Error, Equatable {}

nonisolated extension CoordinateConverter {
  static func read(_ wire: [Double]) throws -> Coordinate {
    guard wire.count == 2 else { throw NoCoordinate() }
    return Coordinate(latitude: wire[0], longitude: wire[1])
  }

  static func write(_ value: Coordinate) -> [Double] { [value.latitude, value.longitude] }
}

nonisolated extension PointConverter {
  static func read(_ wire: PointDTO) throws -> Coordinate {
    guard abs(wire.lat) <= 90 else { throw NoCoordinate() }
    return Coordinate(latitude: wire.lat, longitude: wire.lng)
  }

  static func write(_ value: Coordinate) -> PointDTO {
    PointDTO(lat: value.latitude, lng: value.longitude)
  }
}

nonisolated extension OldPointConverter {
  static func read(_ wire: OldPointDTO) -> Coordinate {
    Coordinate(latitude: wire.y, longitude: wire.x)
  }

  static func write(_ value: Coordinate) -> OldPointDTO {
    OldPointDTO(x: value.longitude, y: value.latitude)
  }
}

nonisolated extension LengthConverter {
  static func read(_ wire: Double) -> Length { Length(value: wire, unit: .meters) }
  static func write(_ value: Length) -> Double { value.converted(to: .meters).value }
}

nonisolated extension CentsConverter {
  static func read(_ wire: Int) -> Money { Money(cents: wire) }
  static func write(_ value: Money) -> Int { value.cents }
}

nonisolated extension PhoneConverter {
  static func read(_ wire: String) throws -> Phone {
    try Phone(wire.filter { !$0.isWhitespace })
  }
}

nonisolated extension PoleConverter {
  static func read(_ wire: Pole) throws -> Coordinate {
    switch wire {
    case .north: Coordinate(latitude: 90, longitude: 0)
    case .south: Coordinate(latitude: -90, longitude: 0)
    }
  }

  static func write(_ value: Coordinate) -> Pole { value.latitude < 0 ? .south : .north }
}
