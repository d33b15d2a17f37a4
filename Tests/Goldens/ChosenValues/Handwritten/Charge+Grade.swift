nonisolated extension Charge {
  static func grade(_ level: Int) -> Name? { nil }
  static func grade(_ level: Int) -> Int { level }
}
