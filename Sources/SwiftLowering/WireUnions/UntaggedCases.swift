import SchemaSemantics

extension UnionCoding {
  /// `"card"`; where there may be no tag, a flag is `true?`, and the case without a tag is `nil`.
  func tagPattern(_ position: Int) -> SwiftExpression {
    let item = union.cases[position]
    if item.isUntagged { return .word("nil") }
    if union.untaggedPosition != nil, case .boolean = item.tag { return .chained(tag(position)) }
    return tag(position)
  }

  /// `let tag`; where there may be no tag, `let tag?`
  func unknownPattern(_ name: String) -> SwiftPattern {
    let name = SwiftExpression.word(name)
    return .anyOf([.prefixed(.binding, union.untaggedPosition == nil ? name : .chained(name))])
  }

  /// `object.get("type")`, with the type that is asked for.
  func readTag(at key: SwiftExpression) -> (value: SwiftExpression, type: String) {
    union.untaggedPosition == nil
      ? (object.calling("get", ["_": key]), tagType)
      : (object.calling("getIfPresent", ["_": key]), tagType + "?")
  }
}
