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

  /// `result` as it is assigned. Swift adds the second question mark by itself, but would take a literal nil, and results of
  /// generic functions, for the outer nil.
  func text(of result: LoweredValue, _ context: LoweringContext) -> String {
    guard hasTwoMarks else { return result.text }
    switch (result.type.isOptional, result.isTentative) {
    case (true, false): return result.isName ? result.text : ".some(\(result.text))"
    case (false, true): return "\(result.text).map(\(context.names.standard("Optional")).some)"
    default: return result.text
    }
  }
}
