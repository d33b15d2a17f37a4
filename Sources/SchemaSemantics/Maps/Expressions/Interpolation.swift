import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  /// `"\(name.first) \(name.last)"`: nil if any of its values is nil, as with a path.
  mutating func interpolation(_ segments: [MapExpression.Segment], span: SourceSpan) -> MapValue? {
    var typed: [MapValue.Segment] = []
    var isOptional = false
    var isComplete = true
    for segment in segments {
      switch segment {
      case .text(let text):
        if reportForeignInterpolation(in: text, at: span, isWhole: false) { isComplete = false }
        typed.append(.text(text))
      case .path(let path):
        guard let value = value(at: path), checkText(value) else {
          isComplete = false
          continue
        }
        isOptional = isOptional || value.type.isOptional
        typed.append(.value(value))
      }
    }
    guard isComplete else { return nil }
    let type: SchemaType = isOptional ? .optional(.scalar(.string)) : .scalar(.string)
    return MapValue(.interpolation(typed), type, at: span)
  }

  private mutating func checkText(_ value: MapValue) -> Bool {
    guard let hasOneText = context.hasOneText(value.type.unwrapped) else { return false }
    if hasOneText { return true }
    diagnostics.report(
      .interpolatedNonText,
      "\(context.schema.article(value.type.unwrapped)) has no standard text", at: value.span,
      help: "use a string, an integer, an enum or a `type` around one of these; "
        + "for other values, write a `custom` function")
    return false
  }
}

extension MapContext {
  /// Whether there is only one way to write a value of `type` as text. Nil if that cannot be known.
  fileprivate func hasOneText(_ type: SchemaType) -> Bool? {
    var type = type
    // A `type` may wrap another one and, in a schema with errors, itself.
    for _ in 0...schema.types.count {
      switch type {
      case .unknown: return nil
      case .scalar(let scalar): return scalar == .string || scalar == .uuid || scalar.isInteger
      case .declared(let id):
        switch schema[id].kind {
        case .enumeration: return true
        case .wrapper(let wrapper): type = wrapper.base
        case .record, .union, .foreign: return false
        }
      default: return false
      }
    }
    return nil
  }
}

extension DiagnosticKind {
  static let interpolatedNonText = DiagnosticKind(
    "G0618", .error, "a value in a string that has no standard text",
    explanation: """
      A string can contain values that everyone writes the same way: strings, integers, UUIDs, enums, and a `type`
      around one of these. There are many ways to write a date, a number with a fraction or a whole dto, so a `custom`
      function must choose one.
      """,
    wrong: """
      dto PriceDTO { amount: Double, currency: String }
      domain Price { text: String }
      map PriceDTO -> Price { text: "\\(amount) \\(currency)" }
      """,
    right: """
      dto PriceDTO { amount: Double, currency: String }
      domain Price { text: String }
      map PriceDTO -> Price { text: custom priceText(amount, currency) }
      """)
}
