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
  mutating func unrecognized(from id: TypeID, to type: SchemaType) -> (
    pattern: SwiftPattern, value: FallibleExpression
  ) {
    let name = SwiftExpression.member(nil, "unrecognized")
    guard case .union = context.schema[id].kind, let target = type.declaredID else {
      return (
        .unrecognized(["value"]),
        FallibleExpression(name(["_": .word("value")]), canFail: false)
      )
    }
    let made = context.tagType(of: target)
    let body: SwiftArguments = ["body": .word("body")]
    guard let found = context.tagType(of: id), let made else {
      let tag: SwiftArguments = made.map { ["tag": $0.emptyTag] } ?? [:]
      let names = context.tagType(of: id) == nil ? ["body"] : [nil, "body"]
      return (
        .unrecognized(names), FallibleExpression(name(tag + body), canFail: false)
      )
    }
    var tag = SwiftExpression.word("tag")
    let canFail = found == .scalar(.string) && made != found
    if canFail {
      tag = context.names.format(from: text(of: found), to: text(of: made)).member("number")
        .calling("read", ["_": tag])
    } else if found != made {
      tag = SwiftExpression.word(text(of: made))(["_": tag])
    }
    let maker = canFail ? name.rooted(in: .word(text(of: type))) : name
    return (
      .unrecognized(["tag", "body"]),
      FallibleExpression(maker(["tag": tag] + body), canFail: canFail)
    )
  }
}

extension SchemaType {
  /// A tag for what came without one.
  fileprivate var emptyTag: SwiftExpression {
    switch scalar {
    case .string: .string("")
    case .bool: .word("false")
    default: .word("0")
    }
  }
}
