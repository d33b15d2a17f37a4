import Diagnostics
import JSON

extension ValueForm<Placed<Int>> {
  static func integer(_ range: ClosedRange<Int>, example: Int) -> ValueForm {
    let description = FormDescription(
      noun: "a whole number", plural: "whole numbers", example: .integer(example),
      schema: [
        .init("type", "integer"), .init("minimum", .integer(range.lowerBound)),
        .init("maximum", .integer(range.upperBound)),
      ])
    return ValueForm(
      description: description,
      read: { reading, diagnostics in
        guard case .number(let digits) = reading.node.content else {
          diagnostics.append(reading.wants(description, fix: withoutQuotes(reading, in: range)))
          return nil
        }
        if let number = Int(digits), range.contains(number) {
          return Placed(number, at: reading.node.span)
        }
        diagnostics.append(outside(range, reading))
        return nil
      },
      write: { .integer($0.value) })
  }

  private static func withoutQuotes(
    _ reading: Reading, in range: ClosedRange<Int>
  ) -> Diagnostic.Fix? {
    guard case .string(let text) = reading.node.content, let number = Int(text),
      range.contains(number)
    else { return nil }
    return .replace(reading.node.span, with: String(number))
  }

  private static func outside(_ range: ClosedRange<Int>, _ reading: Reading) -> Diagnostic {
    Diagnostic(
      .numberOutOfRange,
      "\(reading.subject) must be a whole number from \(range.lowerBound) to \(range.upperBound)",
      at: reading.node.span,
      help: "write a number in this range, without a decimal point or an exponent")
  }
}

extension DiagnosticKind {
  static let numberOutOfRange = DiagnosticKind(
    "G1022", .error, "a number that is out of range",
    explanation: """
      A cap of zero would keep nothing, and an unlimited cap would not be a cap. Whole numbers are written without a
      decimal point and without an exponent.
      """,
    language: .json,
    wrong: """
      { "issueCap": 0 }
      """,
    right: """
      { "issueCap": 1 }
      """)
}
