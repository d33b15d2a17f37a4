import Diagnostics
import SchemaSyntax

extension Converter {
  /// `minorUnits(2)`: 1999 is 19.99.
  static let minorUnits = Converter(
    name: "minorUnits", usage: "minorUnits(2)",
    summary: "a whole number of the smallest unit, such as cents, and `Decimal`",
    parameters: [
      Parameter(label: nil, kind: .number, isRequired: true, title: "the number of decimal places")
    ],
    form: .scalars(
      [.int, .int64, .int32, .uint, .uint64, .uint32, .int16, .uint16, .int8, .uint8].map {
        Pair(wire: $0, swift: .decimal)
      }),
    arguments: { arguments, diagnostics in
      guard let literal = arguments.literal(0), let digits = arguments.number(0) else { return nil }
      guard (0...18).contains(digits) else {
        diagnostics.append(
          Diagnostic(
            .argumentValue, "`\(literal.shown)` is not a number of decimal places",
            at: literal.span,
            help: "write a number from 0 to 18: 2 for cents, 0 for yen, 3 for dinars"))
        return nil
      }
      return .digits(digits)
    })

  /// `decimal`, `decimal(written: number)`: in a field both forms are read; what is written is a text unless the schema says
  /// otherwise, since text keeps its digits on every way.
  static let decimal = Converter(
    name: "decimal", usage: "decimal(written: number)",
    summary: "a number or its text, and `Decimal`, digit by digit",
    parameters: [
      Parameter(
        label: "written", kind: .word(["text", "number"]), isRequired: false, title: "the form")
    ],
    form: .scalars(
      [
        .string, .int, .int64, .int32, .int16, .int8, .uint, .uint64, .uint32, .uint16, .uint8,
        .double, .float,
      ].map { Pair(wire: $0, swift: .decimal) }),
    arguments: { arguments, _ in
      switch arguments.word(0) {
      case "text": .decimal(.text)
      case "number": .decimal(.number)
      default: .decimal(.either)
      }
    })
}
