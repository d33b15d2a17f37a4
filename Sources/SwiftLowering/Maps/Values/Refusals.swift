import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// `issues.refuse(dto.state, because: "…", at: "state")`, in a row among others that are values.
  mutating func refused(_ found: RefusedValue, because reason: String, _ value: MapValue)
    -> LoweredValue
  {
    let place: SwiftArguments = ["at": place(of: value)]
    let call = issuing("refuse", refusal(of: found, because: reason) + place)
    return LoweredValue(call, type: value.type, isTentative: true)
  }

  /// `MappingError.refused(dto.rawValue, because: "…")`, where nothing else can be wrong.
  mutating func onlyRefusal(of found: RefusedValue, because reason: String) -> SwiftExpression {
    context.names[.mappingError].calling("refused", refusal(of: found, because: reason))
  }

  /// The value, if it has a short form, and the reason: neither if that would reveal something sensitive. In a way back, the
  /// value is not one of the payload.
  private mutating func refusal(of found: RefusedValue, because reason: String) -> SwiftArguments {
    writer.needs.call(.mappingIssuesRefusals)
    if hidesValues || sources.readsSensitive(found.value) { return [:] }
    let because: SwiftArguments = ["because": .string(reason)]
    let type = found.value.type
    guard !isBack, !found.isNil, context.schema.hasShortForm(type) else { return because }
    let value = asPart { $0.lower(found.value, as: .wanted("value")) }
    let isOptional = type.isOptional && !value.isChain
    let content = isOptional ? SwiftExpression.chained(value.expression) : value.expression
    let text = writer.wireText(of: content, type.unwrapped).expression
    return ["_": text == content ? value.expression : text] + because
  }
}

extension ValidatedSchema {
  /// Whether it is a single value, and not something with parts.
  fileprivate func hasShortForm(_ type: SchemaType) -> Bool {
    switch type.unwrapped {
    case .scalar(let scalar): scalar.isNumber || [.string, .bool, .uuid].contains(scalar)
    case .declared(let id):
      if case .enumeration = self[id].kind { true } else { base(of: id).map(hasShortForm) ?? false }
    case .array, .set, .dictionary, .optional, .patch, .unknown: false
    }
  }
}
