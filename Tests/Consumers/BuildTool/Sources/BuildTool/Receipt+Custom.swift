import Foundation

nonisolated extension Receipt {
  static func number(_ number: String) throws -> Int {
    guard let digits = Int(number.drop { $0 == "R" }) else { throw NoNumber() }
    return digits
  }
  static func title(_ number: String, _ lines: [String]) throws -> String {
    "\(number): \(lines.joined(separator: ", "))"
  }
}

nonisolated struct NoNumber: LocalizedError {
  var errorDescription: String? { "is not the number of a receipt" }
}
