/// What the schema leaves to be written by hand: half of a wind is no wind.
nonisolated extension Weather {
  static func wind(
    _ windSpeed: Double?, _ windDirection: Int?
  ) throws(Wind.ValidationError) -> Wind? {
    guard let windSpeed, let windDirection else { return nil }
    return try Wind(speed: windSpeed, direction: windDirection)
  }
}
