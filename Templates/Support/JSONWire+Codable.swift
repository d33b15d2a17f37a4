import Foundation
import TextFormats

/// Decoders give numbers as Swift types. A number that a Decimal may not hold, and that a Double may have rounded, is
/// taken from the error that refuses it, or is an error.
nonisolated extension JSONWire: Decodable {
  init(from decoder: any Decoder) throws {
    try decoder.checkNesting()
    json = try Self.json(from: decoder)
  }

  private static func json(from decoder: any Decoder) throws -> JSON {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return .null }
    do {
      return .string(try container.decode(String.self))
    } catch DecodingError.typeMismatch {}
    do {
      let object = try decoder.container(keyedBy: WireKey.self)
      var values = [String: JSON](minimumCapacity: object.allKeys.count)
      for key in object.allKeys {
        values[key.stringValue] = try object.decode(JSONWire.self, forKey: key).json
      }
      return .object(values)
    } catch DecodingError.typeMismatch(_, let context)
      where context.codingPath.count == decoder.codingPath.count
    {}
    do {
      var array = try decoder.unkeyedContainer()
      var elements: [JSON] = []
      while !array.isAtEnd { elements.append(try array.decode(JSONWire.self).json) }
      return .array(elements)
    } catch DecodingError.typeMismatch(_, let context)
      where context.codingPath.count == decoder.codingPath.count
    {}
    do {
      return .bool(try container.decode(Bool.self))
    } catch DecodingError.typeMismatch {}
    return .number(try number(from: container))
  }

  /// Not as an integer, since some decoders silently make an integer of any number.
  private static func number(
    from container: any SingleValueDecodingContainer
  ) throws -> JSONNumber {
    let found: JSONNumber?
    do {
      let decimal = try container.decode(Decimal.self)
      let isNegativeZero = try decimal == 0 && container.decode(Double.self).sign == .minus
      let number = isNegativeZero ? JSONNumber(-0.0) : JSONNumber(decimal.description)
      let isComplete = number.map { $0.digitCount <= 37 } ?? false
      found = isComplete ? number : longNumber(from: container)
    } catch {
      found =
        try number(shownIn: error, from: container)
        ?? JSONNumber(container.decode(Double.self)).flatMap { $0.digitCount <= 15 ? $0 : nil }
    }
    guard let found else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The number has more digits than its decoder can keep")
    }
    return found
  }

  /// Decodes a number of which a Decimal may have lost digits: it does not fit into eight bits, and the error shows it.
  private static func longNumber(from container: any SingleValueDecodingContainer) -> JSONNumber? {
    do {
      _ = try container.decode(Int8.self)
      return nil
    } catch {
      return number(shownIn: error, from: container)
    }
  }

  /// The number with all of its digits, if the error that refuses it shows them.
  private static func number(
    shownIn error: any Error, from container: any SingleValueDecodingContainer
  ) -> JSONNumber? {
    // Earlier decoders might show a number that they had rounded.
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return nil }
    let text =
      if case DecodingError.dataCorrupted(let context) = error { context.debugDescription } else {
        "\(error)"
      }
    let double = try? container.decode(Double.self)
    return text.split { !"0123456789+-.eE".contains($0) }.lazy
      .compactMap { JSONNumber(String($0)) }
      .first { number in
        let isTooSmall = number.double == 0 && number.digitCount > 0
        return double == (isTooSmall ? nil : number.double)
      }
  }
}

nonisolated extension JSONWire: Encodable {
  func encode(to encoder: any Encoder) throws {
    try EncodingError.checkDepth(of: json, at: encoder.codingPath)
    switch json {
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value): try encode(value, to: encoder)
    case .number(let number): try encode(number, to: encoder)
    case .string(let text): try encode(text, to: encoder)
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(JSONWire(json: element)) }
    case .object(let values):
      var container = encoder.container(keyedBy: WireKey.self)
      for (key, value) in values {
        try container.encode(JSONWire(json: value), forKey: .key(key))
      }
    }
  }

  private func encode(_ number: JSONNumber, to encoder: any Encoder) throws {
    if number.isNegativeZero {
      try encode(-0.0, to: encoder)
    } else if let integer = number.integer(as: Int64.self) {
      try encode(integer, to: encoder)
    } else if let integer = number.integer(as: UInt64.self) {
      try encode(integer, to: encoder)
    } else if let decimal = Self.decimal(number) {
      try encode(decimal, to: encoder)
    } else if let double = number.double, JSONNumber(double) == number {
      try encode(double, to: encoder)
    } else {
      throw EncodingError.invalidValue(
        number,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "The number is larger or more exact than its encoder can write"))
    }
  }

  private func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  /// Nil if the number has too many digits.
  private static func decimal(_ number: JSONNumber) -> Decimal? {
    do throws(DecimalText.Problem) {
      return Decimal(parsed: try DecimalText(parsing: number.description))
    } catch {
      return nil
    }
  }
}
