import Diagnostics
import SchemaSyntax

extension Converter {
  /// `minorUnits(2)`: 1999 is 19.99.
  static let minorUnits = Converter(
    name: "minorUnits", usage: "minorUnits(2)",
    parameters: [
      Parameter(label: nil, kind: .number, isRequired: true, title: "the number of decimal places")
    ],
    form: .scalars(Scalar.integers.map { Pair(wire: $0, swift: .decimal) }),
    reading: { arguments, diagnostics in
      guard let literal = arguments.literal(0), let digits = arguments.number(0) else { return nil }
      guard (0...18).contains(digits) else {
        diagnostics.report(
          .argumentValue, "`\(literal.shown)` is not a number of decimal places",
          at: literal.span,
          help: "write a number from 0 to 18: 2 for cents, 0 for yen, 3 for dinars")
        return nil
      }
      return .kind(.minorUnits(digits: digits))
    })

  /// `decimal`, `decimal(written: number)`: a field reads both forms. It writes a text unless the schema says otherwise,
  /// since the digits of a text are never rounded on the way.
  static let decimal = Converter(
    name: "decimal", usage: "decimal(written: number)",
    parameters: [
      Parameter(
        label: "written", kind: .word(["text", "number"]), isRequired: false, title: "the form")
    ],
    form: .scalars(
      [
        .string, .int, .int64, .int32, .int16, .int8, .uint, .uint64, .uint32, .uint16, .uint8,
        .double, .float,
      ].map { Pair(wire: $0, swift: .decimal) }),
    reading: { arguments, _ in
      switch arguments.word(0) {
      case "text": .kind(.decimal(.text))
      case "number": .kind(.decimal(.number))
      default: .kind(.decimal(.either))
      }
    })
}

extension ConverterFacts {
  static let minorUnits = ConverterFacts(
    converter: .minorUnits, reversal: .exact, canFail: true, canFailBack: true)

  static let decimal = ConverterFacts(
    converter: .decimal, reversal: .exact, canFail: true, canFailBack: true,
    charactersWritten: "-.0123456789", readsSeveralForms: true)
}

/// The form of a `Decimal` on the wire.
package enum DecimalForm: Hashable, Sendable {
  /// Read from a text or a number, and written as a text.
  case either
  case text
  case number

  /// The pairs that fit this form: `decimal(written: number)` does not apply to text.
  func pairs(among pairs: [Converter.Pair]) -> [Converter.Pair] {
    switch self {
    case .either: pairs
    case .text: pairs.filter { $0.wire == .string }
    case .number: [.init(wire: .decimal, swift: .decimal)] + pairs.filter { $0.wire != .string }
    }
  }
}
