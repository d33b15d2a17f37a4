extension Conversion {
  /// Applies `else skip`: elements of the outermost collection that fail are left out, whatever comes before and after it.
  var skippingInvalid: Conversion {
    switch self {
    case .array(let element, _): .array(element, skipsInvalid: true)
    case .arrayToSet(let element):
      Conversion.array(element, skipsInvalid: true).then(.arrayToSet(.identity))
    case .setToArray(let element) where element != .identity:
      Conversion.setToArray(.identity).then(.array(element, skipsInvalid: true))
    case .set(let element):
      Conversion.setToArray(.identity).then(Conversion.arrayToSet(element).skippingInvalid)
    case .converter(let step) where step.kind == .unique(keepsFirst: false):
      Conversion.arrayToSet(.identity).skippingInvalid
    case .optional(let inner): .optional(inner.skippingInvalid)
    case .sequence(let steps):
      steps.withSetsJoined.reduce(.identity) { $0.then($1.skippingInvalid) }
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
    case (.sequence(let steps), .array(_, skipsInvalid: true)):
      steps.withSetsJoined.enumerated().reduce(.identity) { result, step in
        result.then(
          step.offset == 0
            ? step.element.skippingInvalid(where: type) : step.element.skippingInvalid)
      }
    case (.sequence(let steps), _):
      steps.dropFirst().reduce(steps.first?.skippingInvalid(where: type) ?? .identity) {
        $0.then($1)
      }
    default: self
    }
  }
}

extension [Conversion] {
  /// The steps, with elements converted before `unique` compares them, since an element of a set has no index.
  fileprivate var withSetsJoined: [Conversion] {
    var joined = Conversion.identity
    for (index, step) in enumerated() {
      let isJoined = step.isUnique && dropFirst(index + 1).first?.isWithinSet == true
      joined = joined.then(isJoined ? .arrayToSet(.identity) : step)
    }
    return joined.steps
  }
}

extension Conversion {
  fileprivate var isUnique: Bool {
    guard case .converter(let step) = self, case .unique = step.kind else { return false }
    return true
  }

  fileprivate var isWithinSet: Bool { if case .set = self { true } else { false } }
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
