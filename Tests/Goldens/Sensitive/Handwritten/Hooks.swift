/// An error that says more than it should.
nonisolated struct Refusal: Error {
  let value: String
}

nonisolated extension Payment {
  static func lowest(_ scores: [String: Int8]) throws -> Int {
    guard let lowest = scores.values.min() else { throw Refusal(value: "4242") }
    if lowest < 0 { throw Refusal(value: "\(scores)") }
    return Int(lowest)
  }

  static func note(_ pin: Int16) throws -> String? {
    if pin < 0 { throw Refusal(value: "\(pin)") }
    return "secret"
  }
}

nonisolated extension Limit {
  static func amount(_ dto: LimitDTO) throws -> Int {
    guard let amount = Int(dto.pin), amount >= 0 else { throw Refusal(value: dto.pin) }
    if dto.day == nil { throw Refusal(value: dto.account.number) }
    return 0
  }
}

nonisolated extension Token {
  public var description: String { "a token" }
}
