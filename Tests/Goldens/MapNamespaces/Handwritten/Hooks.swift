nonisolated extension User {
  static func identifier(_ id: Int) -> String { "legacy-\(id)" }
}
