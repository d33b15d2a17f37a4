import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// `case true`, `case (.admin, nil)`, or `default` for what stands for anything.
  ///
  /// What it binds is known to `sources` from there on.
  mutating func pattern(_ patterns: [MapPattern], of subjects: [MapValue]) -> SwiftPattern {
    if patterns.allSatisfy({ $0 == .anything }) { return .otherwise }
    let parts = zip(patterns, subjects).map { pattern($0, of: $1) }
    return .anyOf(parts.count == 1 ? parts : [.tuple(parts)])
  }

  private mutating func pattern(_ pattern: MapPattern, of subject: MapValue) -> SwiftExpression {
    switch pattern {
    case .anything: return .word("_")
    case .present:
      guard case .path(let root, let path) = subject.kind else { return .word("_") }
      let local = claim(sources.name(for: subject, context), or: "present")
      sources.present.append(MapSources.Present(root: root, path: path, name: local))
      return .prefixed(.binding, .chained(.word(local)))
    case .value(let value): return self.pattern(value, of: subject.type)
    case .carrying(let value, let payload):
      let local = claim(.wanted(payload.name), or: "matched")
      sources.matched[payload] = MapSources.Source(
        name: local, type: payload.type, place: sources.place(of: payload))
      return self.pattern(value, of: subject.type, binding: local)
    }
  }

  private func pattern(
    _ value: Value, of type: SchemaType, binding local: String? = nil
  ) -> SwiftExpression {
    if value == .null { return .nothing }
    let bound = { (member: SwiftExpression) in local.map { member.binding([$0]) } ?? member }
    let pattern: SwiftExpression =
      if case .enumCase(let id, let position) = value {
        bound(.member(nil, SwiftIdentifier.member(context.schema[id].caseName(at: position))))
      } else {
        ValueLiteral(context).expression(of: value, as: type.unwrapped, in: writer.scope)
      }
    return type.isOptional ? .chained(pattern) : pattern
  }

  /// A name for what a pattern binds. The value that is chosen often has the same one.
  private mutating func claim(_ name: LocalName, or prefix: String) -> String {
    claim(locals.isTaken(name.text) ? name.prefixed(prefix) : name)
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
