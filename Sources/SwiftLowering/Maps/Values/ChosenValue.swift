import SchemaSemantics

/// The constant that one of several values is kept in.
///
/// Of an optional value that a rule asks about it has two question marks: the outer nil is what was found to be wrong.
struct ChosenValue {
  let isTentative: Bool
  let storedType: SchemaType
  private let hasTwoMarks: Bool

  /// - Parameter showsInvalid: whether a rule asks about it.
  init(of results: [LoweredValue], for value: MapValue, showsInvalid: Bool) {
    let mayBeInvalid = results.contains(where: \.isTentative)
    isTentative = mayBeInvalid && (showsInvalid || !value.type.isOptional)
    hasTwoMarks = isTentative && value.type.isOptional
    storedType = isTentative ? .optional(value.type) : value.type
  }

  /// `result` as it is assigned. Swift makes one question mark into two by itself, but it would take a literal nil, and what
  /// generic functions give, for the outer one.
  func text(of result: LoweredValue, _ context: LoweringContext) -> String {
    guard hasTwoMarks else { return result.text }
    switch (result.type.isOptional, result.isTentative) {
    case (true, false): return result.isName ? result.text : ".some(\(result.text))"
    case (false, true): return "\(result.text).map(\(context.names.standard("Optional")).some)"
    default: return result.text
    }
  }
}
