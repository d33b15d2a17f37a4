nonisolated struct Refusal: Error, Equatable {
  let reason: String
}

nonisolated extension Score {
  static func rank(_ points: Int, _ level: Int?) throws -> Rank {
    try Rank(points + (level ?? 0))
  }

  static func title(_ value: String) throws -> String {
    if value.contains("?") { throw Refusal(reason: "question") }
    return "Score of \(value)"
  }

  static func note(_ points: Int) throws -> String? {
    if points < 0 { throw Refusal(reason: "debt") }
    return points == 0 ? nil : "has points"
  }

  static func mood(_ mood: MoodDTO) -> Mood {
    mood.name == "good" ? .good : .bad
  }

  static func stamp() -> Int { 42 }

  static func `default`(_ dto: ScoreDTO) -> String { "\(dto.first) \(dto.last)" }

  static func fallback(_ points: Int) throws -> Int {
    if points > 5 { throw Refusal(reason: "too many") }
    return points
  }
}

nonisolated extension PersonDTO {
  static func firstName(_ fullName: String) throws -> String {
    guard let end = fullName.firstIndex(of: " ") else { throw Refusal(reason: "no space") }
    return String(fullName[..<end])
  }

  static func lastName(_ fullName: String, _ age: Rank) throws -> String {
    guard let end = fullName.lastIndex(of: " ") else { throw Refusal(reason: "no space") }
    return String(fullName[end...].dropFirst())
  }
}

nonisolated extension Mark {
  static func points(_ value: Int) throws -> Int { value + 1 }
}

nonisolated extension Grade {
  static func `self`(_ kind: Int) throws -> Int { kind }

  static func violations(_ value: Int) throws -> Int { value }
}
