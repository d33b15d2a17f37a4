import SchemaSemantics

extension ValidatedSchema {
  /// The result type of `conversion`, applied to a value of `type`.
  func result(of conversion: Conversion, from type: SchemaType) -> SchemaType {
    switch (conversion, type) {
    case (.identity, _): type
    case (.sequence(let steps), _): steps.reduce(type) { result(of: $1, from: $0) }
    case (.converter(let step), _): step.swift
    // What had no order in the payload has no indices there.
    case (.converterBack(let step), .set(let element)) where step.wire == .array(element),
      (.converterBack(let step), .dictionary(_, let element)) where step.wire == .array(element):
      .array(element, skipsInvalid: true)
    case (.converterBack(let step), _): step.wire
    case (.wrap(let id), _), (.enumFromRaw(let id), _): .declared(id)
    case (.unwrap(let id), _): base(of: id) ?? type
    case (.enumToRaw(let id), _): .scalar(rawType(of: id))
    case (.map(let id), _): .declared(self[id].target)
    case (.mapBack(let id), _): self[id].sourceType
    case (.inject, _): .optional(type)
    case (.array(let inner, let skips), .array(let element, _)):
      .array(result(of: inner, from: element), skipsInvalid: skips)
    case (.arrayToSet(let inner), .array(let element, _)), (.set(let inner), .set(let element)):
      .set(result(of: inner, from: element))
    case (.setToArray(let inner), .set(let element)):
      .array(result(of: inner, from: element), skipsInvalid: true)
    case (.dictionary(let keys, let values), .dictionary(let key, let value)):
      .dictionary(key: result(of: keys, from: key), value: result(of: values, from: value))
    case (.optional(let inner), .optional(let wrapped)):
      .optional(result(of: inner, from: wrapped))
    case (.patch(let inner), .patch(let wrapped)): .patch(result(of: inner, from: wrapped))
    case (.widen(_, let scalar), _): .scalar(scalar)
    default: type
    }
  }

  func base(of id: TypeID) -> SchemaType? {
    if case .wrapper(let wrapper) = self[id].kind { wrapper.base } else { nil }
  }

  func rawType(of id: TypeID) -> Scalar {
    if case .enumeration(let enumeration) = self[id].kind { enumeration.rawType } else { .string }
  }
}

extension SchemaType {
  var keys: SchemaType {
    if case .dictionary(let key, _) = self { key } else { self }
  }
}

extension Conversion {
  /// Whether it leaves something out, which is reported with its place.
  var leavesOutParts: Bool {
    switch self {
    case .array(let inner, let skips): skips || inner.leavesOutParts
    case .optional(let inner), .patch(let inner), .arrayToSet(let inner), .setToArray(let inner),
      .set(let inner):
      inner.leavesOutParts
    case .dictionary(let key, let value): key.leavesOutParts || value.leavesOutParts
    case .sequence(let steps): steps.contains(where: \.leavesOutParts)
    case .identity, .converter, .converterBack, .wrap, .unwrap, .enumFromRaw, .enumToRaw, .map,
      .mapBack, .inject, .widen:
      false
    }
  }
}
