import Foundation

nonisolated extension TextOrNumber: JSONReadable {
  init?(from json: inout JSONReader) {
    switch json.nextKind() {
    case .string:
      guard let text = String(from: &json) else { return nil }
      self = .text(text)
    case .number:
      guard let number = Decimal(from: &json) else { return nil }
      self = .number(number)
    default:
      json.fail(expected: .stringOrNumber)
      return nil
    }
  }
}
