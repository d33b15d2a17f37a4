import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// `case true`, `case (.admin, nil)`, or `default` for what stands for anything.
  func pattern(_ patterns: [Value?], of subjects: [MapValue]) -> SwiftPattern {
    if patterns.allSatisfy({ $0 == nil }) { return .otherwise }
    let parts = zip(patterns, subjects).map { value, subject in
      value.map { pattern($0, of: subject.type) } ?? .word("_")
    }
    return .anyOf(parts.count == 1 ? parts : [.tuple(parts)])
  }

  private func pattern(_ value: Value, of type: SchemaType) -> SwiftExpression {
    if value == .null { return .nothing }
    let pattern: SwiftExpression =
      if case .enumCase(let id, let position) = value {
        .member(nil, SwiftIdentifier.member(context.schema[id].caseName(at: position)))
      } else {
        ValueLiteral(context).expression(of: value, as: type.unwrapped, in: writer.scope)
      }
    return type.isOptional ? .chained(pattern) : pattern
  }

  /// The unknown value of an open enum or union: the pattern that matches it, and the expression that makes it again.
  func unrecognized(from id: TypeID) -> (pattern: SwiftPattern, value: SwiftExpression) {
    let made = SwiftExpression.member(nil, "unrecognized")
    guard case .union = context.schema[id].kind else {
      return (.unrecognized(["value"]), made(["_": .word("value")]))
    }
    return (
      .unrecognized(["tag", "body"]), made(["tag": .word("tag"), "body": .word("body")])
    )
  }
}
