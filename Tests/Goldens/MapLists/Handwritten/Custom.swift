nonisolated extension Address {
  static func label(_ value: [String]) throws -> String { value.joined(separator: " / ") }
}

nonisolated extension StretchDTO {
  static func first(_ ends: [Int]) throws -> Int { ends[0] }
  static func second(_ ends: [Int]) throws -> Int? { ends.dropFirst().first }
}
