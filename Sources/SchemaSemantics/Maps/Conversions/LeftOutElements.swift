extension Conversion {
  /// Applies `else skip`: elements of the outermost collection that fail are left out.
  var skippingInvalid: Conversion {
    switch self {
    case .array(let element, _): .array(element, skipsInvalid: true)
    case .arrayToSet(let element):
      Conversion.array(element, skipsInvalid: true).then(.arrayToSet(.identity))
    case .optional(let inner): .optional(inner.skippingInvalid)
    case .sequence(let steps):
      steps.dropFirst().reduce(steps.first?.skippingInvalid ?? .identity) { $0.then($1) }
    default: self
    }
  }

  /// Leaves out elements that fail in those collections of the source for which `type` says so.
  func skippingInvalid(where type: SchemaType) -> Conversion {
    switch (self, type) {
    case (.array(let inner, let skips), .array(let element, let alsoSkips)):
      .array(inner.skippingInvalid(where: element), skipsInvalid: skips || alsoSkips)
    case (.arrayToSet(let inner), .array(let element, let skips)):
      skips
        ? Conversion.array(inner.skippingInvalid(where: element), skipsInvalid: true)
          .then(.arrayToSet(.identity))
        : .arrayToSet(inner.skippingInvalid(where: element))
    case (.optional(let inner), .optional(let wrapped)):
      .optional(inner.skippingInvalid(where: wrapped))
    case (.patch(let inner), .patch(let wrapped)):
      .patch(inner.skippingInvalid(where: wrapped))
    case (.dictionary(let key, let inner), .dictionary(_, let value)):
      .dictionary(key: key, value: inner.skippingInvalid(where: value))
    case (.sequence(let steps), _):
      steps.dropFirst().reduce(steps.first?.skippingInvalid(where: type) ?? .identity) {
        $0.then($1)
      }
    default: self
    }
  }
}

extension MapValue {
  /// The type for which `else skip` means that elements have been left out already. A parameter still has all of them.
  package var typeAsRead: SchemaType {
    typeOfParameters.skips ? type.withoutSkipping : type
  }

  /// The type with the `else skip` of the parameters that the value is chosen from. What a dto leaves out has been left out
  /// when the dto was read.
  var typeOfParameters: SchemaType {
    switch kind {
    case .path(.parameter, let path) where path.steps.isEmpty: type
    case .required(let inner, _): inner.typeOfParameters.unwrapped
    case .coalesce(let left, let right):
      left.typeOfParameters.skips ? left.typeOfParameters.unwrapped : right.typeOfParameters
    case .match(_, let rows):
      rows.map(\.value.typeOfParameters).first(where: \.skips) ?? type.withoutSkipping
    default: type.withoutSkipping
    }
  }
}
