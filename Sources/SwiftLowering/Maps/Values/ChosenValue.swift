import SchemaSemantics

/// The constant for one of several values.
///
/// For an optional value that a rule reads, it has two question marks: the outer nil means that the value is invalid.
struct ChosenValue {
  let isTentative: Bool
  let storedType: SchemaType
  private let hasTwoMarks: Bool

  /// - Parameter showsInvalid: whether a rule reads it.
  init(of results: [LoweredValue], for value: MapValue, showsInvalid: Bool) {
    let mayBeInvalid = results.contains(where: \.isTentative)
    isTentative = mayBeInvalid && (showsInvalid || !value.type.isOptional)
    hasTwoMarks = isTentative && value.type.isOptional
    storedType = isTentative ? .optional(value.type) : value.type
  }

  /// `result` as it is assigned. Swift makes one question mark into two by itself, but it would take a literal nil, and what
  /// generic functions give, for the outer one.
  func expression(of result: LoweredValue, _ context: LoweringContext) -> SwiftExpression {
    let expression = result.expression
    guard hasTwoMarks else { return expression }
    switch (result.type.isOptional, result.isTentative) {
    case (true, false) where !result.isName: return .call(.member(nil, "some"), ["_": expression])
    case (false, true): return expression.mapped(by: context.names.someOptional)
    default: return expression
    }
  }
}
