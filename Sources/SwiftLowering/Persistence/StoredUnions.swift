import SchemaSemantics

// A case that an open union does not know is stored with all that is known of it, at a key that no case has.

extension UnionCoding {
  private var hasTag: Bool { context.tagType(of: type.id) != nil }

  /// `self = try object.unrecognizedCase(at: key, known: known, Self.unrecognized(tag:body:))`
  mutating func storedUnrecognized(_ key: SwiftExpression, known: SwiftExpression)
    -> SwiftStatement
  {
    call(.storedUnions)
    let making = SwiftExpression.function(
      .word("Self").member("unrecognized"), label: hasTag ? "tag:body" : "body")
    return .assignment(
      .word("self"),
      object.calling("unrecognizedCase", ["at": key, "known": known, "_": making]).attempted())
  }

  mutating func storedUnrecognizedBranch() -> UnionBranchModel {
    call(.storedUnions)
    let tag: SwiftArguments = hasTag ? ["tag": .word("tag")] : [:]
    return UnionBranchModel(
      pattern: .unrecognized(hasTag ? ["tag", "body"] : ["body"]),
      statements: [
        .expression(
          object.calling("putUnrecognizedCase", tag + ["body": .word("body")]).attempted())
      ])
  }
}
