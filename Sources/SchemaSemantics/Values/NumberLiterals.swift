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
      return try .floating(text, as: scalar)
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
    !isInteger || IntegerValue.read(text, as: self) != nil
  }

  /// The smallest and the largest value of an integer type, as text.
  var limits: (lower: String, upper: String)? {
    integerWidth.map { width in
      let upper = UInt64.max >> (64 - width.bits + (width.isSigned ? 1 : 0))
      return (width.isSigned ? "-\(upper + 1)" : "0", "\(upper)")
    }
  }

  /// What an integer type holds, as a sentence.
  var extent: String? {
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
      """,
    wrong: """
      dto PixelDTO { red: UInt8 = 256 }
      """,
    right: """
      dto PixelDTO { red: UInt8 = 255 }
      """)
}
