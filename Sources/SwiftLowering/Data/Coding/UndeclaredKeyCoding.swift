import SchemaSemantics

/// What is read at keys that no member has, where the schema says that they are reported.
struct UndeclaredKeyCoding {
  /// The static property that holds the keys of all members, and of the tags; empty if nothing asks for it.
  let keys: String

  /// `try object.reportUndeclared(besides: Self.declaredKeys)`
  func decodingStep(of object: SwiftExpression, needs: inout FileNeeds) -> CodingStepModel {
    needs.call(.wireObjectUndeclaredKeys)
    let call = object.calling("reportUndeclared", ["besides": .word("Self").member(keys)])
    return CodingStepModel(target: nil, isThrowing: true, value: call.text)
  }

  /// `json.reportUndeclared(&undeclared, key)`
  ///
  /// - Parameter names: the variable for those that have been reported.
  func reading(at key: String, into names: String, by reader: String, needs: inout FileNeeds)
    -> SwiftExpression
  {
    needs.call(.jsonReaderUndeclaredKeys)
    return SwiftExpression.word(reader).calling(
      "reportUndeclared", ["_": .prefixed(.address, .word(names)), "_": .word(key)])
  }
}
