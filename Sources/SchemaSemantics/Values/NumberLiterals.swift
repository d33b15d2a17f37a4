import Diagnostics
import SchemaSyntax
import TextFormats

extension LiteralReader {
  mutating func number(_ literal: Literal, as scalar: Scalar) -> Value? {
    switch literal.kind {
    case .integer(let text):
      return number(text.withoutLeadingZeros, as: scalar, at: literal)
    case .decimal(let text) where !scalar.isInteger:
      return number(text.withoutLeadingZeros, as: scalar, at: literal)
    default:
      return mismatch(literal, scalar)
    }
  }

  private mutating func number(_ text: String, as scalar: Scalar, at literal: Literal) -> Value? {
    switch scalar {
    case .double, .float: return floating(text, as: scalar, at: literal)
    default: break
    }
    guard scalar.holdsInteger(text) else {
      reportRange(literal, scalar, note: scalar.extent)
      return nil
    }
    do throws(DecimalText.Problem) {
      return .number(try DecimalText(parsing: text))
    } catch {
      reportRange(literal, scalar, note: error.reason)
      return nil
    }
  }

  private mutating func floating(
    _ text: String, as scalar: Scalar, at literal: Literal
  ) -> Value? {
    do throws(FloatingPointFormat.Problem) {
      return scalar == .float
        ? .floating(Double(try FloatingPointFormat.float(of: text)))
        : .floating(try FloatingPointFormat.double(of: text))
    } catch {
      let largest = scalar == .float ? "3.4e38" : "1.8e308"
      reportRange(literal, scalar, note: "`\(scalar.rawValue)` goes up to about \(largest)")
      return nil
    }
  }

  private mutating func reportRange(_ literal: Literal, _ scalar: Scalar, note: String?) {
    diagnostics.report(
      .numberOutOfRange, "`\(literal.shown)` does not fit into `\(scalar.rawValue)`",
      at: literal.span, secondary: typeLabels, notes: note.map { [$0] } ?? [])
  }
}

extension Scalar {
  /// Whether an integer type can represent a whole number; true for all other types.
  func holdsInteger(_ text: String) -> Bool {
    do throws(IntegerFormat.Problem) {
      switch self {
      case .int, .int64: _ = try IntegerFormat.value(of: text, as: Int64.self)
      case .int8: _ = try IntegerFormat.value(of: text, as: Int8.self)
      case .int16: _ = try IntegerFormat.value(of: text, as: Int16.self)
      case .int32: _ = try IntegerFormat.value(of: text, as: Int32.self)
      case .uint, .uint64: _ = try IntegerFormat.value(of: text, as: UInt64.self)
      case .uint8: _ = try IntegerFormat.value(of: text, as: UInt8.self)
      case .uint16: _ = try IntegerFormat.value(of: text, as: UInt16.self)
      case .uint32: _ = try IntegerFormat.value(of: text, as: UInt32.self)
      default: return true
      }
      return true
    } catch {
      return false
    }
  }

  /// The smallest and the largest value of an integer type, as text.
  var limits: (lower: String, upper: String)? {
    switch self {
    case .int, .int64: (String(Int64.min), String(Int64.max))
    case .int8: (String(Int8.min), String(Int8.max))
    case .int16: (String(Int16.min), String(Int16.max))
    case .int32: (String(Int32.min), String(Int32.max))
    case .uint, .uint64: ("0", String(UInt64.max))
    case .uint8: ("0", String(UInt8.max))
    case .uint16: ("0", String(UInt16.max))
    case .uint32: ("0", String(UInt32.max))
    default: nil
    }
  }

  fileprivate var extent: String? {
    limits.map { "`\(rawValue)` holds \($0.lower) to \($0.upper)" }
  }
}

extension String {
  /// Number formats do not allow leading zeros, but a schema may use them to align its columns.
  fileprivate var withoutLeadingZeros: String {
    let sign = hasPrefix("-") ? "-" : ""
    let digits = dropFirst(sign.count)
    let significant = digits.drop { $0 == "0" }
    let needsZero = significant.first.map { !$0.isNumber } ?? true
    return sign + (needsZero ? "0" : "") + significant
  }
}

extension DiagnosticKind {
  static let numberOutOfRange = DiagnosticKind(
    "G0422", .error, "a number that its type cannot hold",
    explanation: """
      Each integer type has a smallest and a largest value: an `Int8` goes from -128 to 127. A `Decimal` holds 38 digits
      exactly. A number that it cannot hold exactly is an error, and is not rounded.

      ```gate
      dto PixelDTO { red: UInt8 = 256 }
      ```

      ```gate
      dto PixelDTO { red: UInt8 = 255 }
      ```
      """)
}
