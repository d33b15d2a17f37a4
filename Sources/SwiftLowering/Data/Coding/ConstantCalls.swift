import SchemaSemantics

/// The calls that check one constant and write it.
struct ConstantCalls {
  let key: SwiftExpression
  private let value: SwiftExpression

  init(_ constant: ValidConstant, _ context: LoweringContext, in scope: TypeID?) {
    key = .string(constant.wirePath.last ?? "")
    value = ValueLiteral(context).expression(
      of: constant.value, as: .scalar(.int), in: scope)
  }

  /// `object.expect("object", "charge")`
  func checking(in object: SwiftExpression, needs: inout FileNeeds) -> SwiftExpression {
    needs.call(.wireObjectConstants)
    return object.calling("expect", ["_": key, "_": value])
  }

  /// `json.expect("charge", once: &hasObject)`
  func checking(by reader: SwiftExpression, once flag: String, needs: inout FileNeeds)
    -> SwiftExpression
  {
    needs.call(.jsonReaderConstants)
    return reader.calling(
      "expect", ["_": value, "once": .prefixed(.address, .word(flag))])
  }

  /// `object.put("object", "charge")`: whoever writes is called in the same way.
  func put(to writer: SwiftExpression) -> SwiftExpression {
    writer.calling("put", ["_": key, "_": value])
  }
}
