import Foundation

nonisolated extension Note {
  static func strip(_ markup: String, _ id: Int) throws -> String {
    markup.replacingOccurrences(of: "<b>", with: "") + " of \(id)"
  }

  static func score(_ grade: String) throws -> Decimal {
    guard let score = ["A": Decimal(1), "B": Decimal(2)][grade] else { throw UnknownGrade() }
    return score
  }

  static func isHigh(_ price: String) throws -> Bool { price.count > 3 }

  struct UnknownGrade: LocalizedError {
    var errorDescription: String? { "is not a grade" }
  }
}

nonisolated extension Access {
  static func access(_ pin: String) throws -> Access {
    guard pin.count > 3 else { throw Refused(text: pin) }
    return .code(pin)
  }

  static func shortened(_ pin: String) throws -> String {
    guard pin.count > 3 else { throw Refused(text: pin) }
    return String(pin.prefix(2))
  }

  struct Refused: LocalizedError {
    let text: String
    var errorDescription: String? { "\(text) is refused" }
  }
}
