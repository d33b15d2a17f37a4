import Foundation
import TextFormats

nonisolated extension WireFormat where Wire == String, Value == Decimal {
  /// Reads the digits as they are written, never through `Double`.
  static var decimal: Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(DecimalText.Problem) {
          guard let number = Decimal(parsed: try DecimalText(parsing: text)) else {
            throw DecimalText.Problem.tooLarge
          }
          return number
        } catch {
          throw .malformed(text, "a decimal number", error.reason, cause: error)
        }
      },
      write: { (number) throws(MappingError) in try DecimalText(of: number).description })
  }
}

nonisolated extension WireFormat where Wire == TextOrNumber, Value == Decimal {
  /// Reads text or a number, and writes text.
  static var decimal: Self {
    Self(
      read: { (wire) throws(MappingError) in try wire.decimal },
      write: { (number) throws(MappingError) in
        .text(try WireFormat<String, Decimal>.decimal.write(number))
      })
  }

  /// Reads text or a number, and writes a number.
  static var decimalAsNumber: Self {
    Self(
      read: { (wire) throws(MappingError) in try wire.decimal },
      write: { (number) throws(MappingError) in
        // A number with too many digits, or with none at all, could not be read again.
        _ = try DecimalText(of: number)
        return .number(number)
      })
  }
}

nonisolated extension TextOrNumber {
  fileprivate var decimal: Decimal {
    get throws(MappingError) {
      switch self {
      case .text(let text): try WireFormat<String, Decimal>.decimal.read(text)
      case .number(let number): number
      }
    }
  }
}

/// A number that some APIs write as text, so that no reader rounds it to a binary fraction.
nonisolated enum TextOrNumber: Hashable, Sendable, CustomStringConvertible {
  case text(String)
  case number(Decimal)

  var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.description
    }
  }
}

nonisolated extension TextOrNumber: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .number(try container.decode(Decimal.self))
    } catch DecodingError.typeMismatch {
      self = .text(try container.decode(String.self))
    }
  }
}

nonisolated extension TextOrNumber: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}
