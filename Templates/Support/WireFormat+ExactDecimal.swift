import Foundation
import TextFormats

// Numbers are converted by the shortest digits that stand for them. It is a problem if the other type cannot hold
// them: nothing is rounded.

nonisolated extension WireFormat
where Wire: LosslessStringConvertible & Numeric & Sendable, Value == Decimal {
  static var exactly: Self {
    Self(
      read: { (number) throws(MappingError) in try Decimal(digitsOf: number) },
      write: { (number) throws(MappingError) in try Wire(digitsOf: number) })
  }
}

nonisolated extension WireFormat
where Wire == Decimal, Value: LosslessStringConvertible & Numeric & Sendable {
  static var exactly: Self {
    Self(
      read: { (number) throws(MappingError) in try Value(digitsOf: number) },
      write: { (number) throws(MappingError) in try Decimal(digitsOf: number) })
  }
}

nonisolated extension Decimal {
  fileprivate init<Number: LosslessStringConvertible>(
    digitsOf number: Number
  ) throws(MappingError) {
    let text = number.description
    do throws(DecimalText.Problem) {
      guard let decimal = Decimal(parsed: try DecimalText(parsing: text)) else {
        throw DecimalText.Problem.tooLarge
      }
      self = decimal
    } catch {
      throw .malformed(number: number, "a decimal number", error.reason)
    }
  }
}

nonisolated extension LosslessStringConvertible {
  /// A number that was read is written with the same digits.
  fileprivate init(digitsOf number: Decimal) throws(MappingError) {
    guard let value = Self(number.description), try Decimal(digitsOf: value) == number else {
      throw .malformed(number: number, "a number that \(Self.self) holds exactly")
    }
    self = value
  }
}
