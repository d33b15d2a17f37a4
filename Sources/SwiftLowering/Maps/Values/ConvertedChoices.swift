import SchemaSemantics

extension MapValue {
  /// This value after a conversion, with the conversion moved to each of the fields that it is chosen from, so that
  /// problems are reported at their own places. Nil if it is not a choice between fields.
  func converting(_ conversion: Conversion, to type: SchemaType) -> MapValue? {
    switch kind {
    case .match(let subjects, let rows):
      var converted: [MapMatchRow] = []
      for row in rows {
        guard let value = row.value.part(converting: conversion, to: type) else { return nil }
        converted.append(MapMatchRow(patterns: row.patterns, value: value))
      }
      return MapValue(.match(subjects, converted), type, at: span)
    case .coalesce(let left, let right):
      // A nil that the conversion makes is not the nil that `??` replaces.
      guard self.type.isOptional == type.isOptional,
        let first = left.part(
          converting: self.type.isOptional ? conversion : .optional(conversion),
          to: .optional(type.unwrapped)),
        let otherwise = right.part(converting: conversion, to: type)
      else { return nil }
      return MapValue(.coalesce(first, otherwise), type, at: span)
    case .list(let elements):
      return list(of: elements, converting: conversion.mapSteps, to: type)
    case .required(let inner, let reason):
      guard case .coalesce(let left, let right) = inner.kind else { return nil }
      let last = MapValue(.required(right, because: reason), right.type.unwrapped, at: right.span)
      return MapValue(.coalesce(left, last), self.type, at: span).converting(conversion, to: type)
    default:
      return nil
    }
  }

  /// Each element has a place of its own. Equal elements of a set become one.
  private func list(
    of elements: [Element], converting steps: [Conversion], to type: SchemaType
  ) -> MapValue? {
    guard case .array(let inner, skipsInvalid: false)? = steps.first,
      steps.dropFirst().allSatisfy({ $0 == .inject || $0 == .arrayToSet(.identity) })
    else { return nil }
    let element: SchemaType
    switch type.unwrapped {
    case .array(let found, _), .set(let found): element = found
    case .scalar, .declared, .optional, .dictionary, .patch, .unknown: return nil
    }
    let converted = elements.map { item in
      let value =
        item.isLeftOutIfNil
        ? MapValue(
          .converted(item.value, .optional(inner)), .optional(element), at: item.value.span)
        : MapValue(.converted(item.value, inner), element, at: item.value.span)
      return Element(value: value, isLeftOutIfNil: item.isLeftOutIfNil)
    }
    let list = MapValue(.list(converted), type.unwrapped, at: span)
    return type.isOptional ? MapValue(.converted(list, .inject), type, at: span) : list
  }

  /// Whether its conversion leaves out invalid elements.
  var leavesOutInvalid: Bool {
    guard case .converted(_, let conversion) = kind else { return false }
    return conversion.leavesOutInvalid
  }

  private func part(converting conversion: Conversion, to type: SchemaType) -> MapValue? {
    switch kind {
    case .refused:
      return MapValue(kind, type, at: span)
    case .path:
      return MapValue(.converted(self, conversion), type, at: span)
    case .required(let inner, _) where inner.isReading:
      return MapValue(.converted(self, conversion), type, at: span)
    case .constant(.null) where type.isOptional:
      return MapValue(kind, type, at: span)
    case .constant(.null):
      return nil
    case .constant where self.type.isOptional:
      let content = MapValue(kind, self.type.unwrapped, at: span)
      return conversion.ofContent.flatMap { content.part(converting: $0, to: type) }
    case .constant(let value):
      return value.empty(of: type).map { MapValue(.constant($0), type, at: span) }
        ?? MapValue(.converted(self, conversion), type, at: span)
    case .converted(let inner, .inject):
      // A value that is always there, in a row among others that may be nil.
      return conversion.ofContent.flatMap { inner.part(converting: $0, to: type) }
    default:
      return converting(conversion, to: type)
    }
  }
}

extension Value {
  /// What an empty list or dictionary becomes, which is empty as well. Nil for anything else, and for a `type`, whose rules may
  /// say that it is not empty.
  fileprivate func empty(of type: SchemaType) -> Value? {
    switch self {
    case .array([]), .set([]), .dictionary([]): break
    default: return nil
    }
    return switch type.unwrapped {
    case .array: .array([])
    case .set: .set([])
    case .dictionary: .dictionary([])
    case .scalar, .declared, .optional, .patch, .unknown: nil
    }
  }
}

extension Conversion {
  /// The conversion of a value that cannot be nil, into an optional; nil if this conversion does more than continue
  /// inside the optional.
  fileprivate var ofContent: Conversion? {
    var steps: [Conversion] = []
    let all = mapSteps
    for (position, step) in all.enumerated() {
      switch step {
      case .optional(let inner): steps.append(inner)
      // The converter takes the optional as a whole, as `emptyAsNil` does.
      case .converter: return .sequence(steps + [.inject] + all[position...])
      default: return nil
      }
    }
    return .sequence(steps + [.inject])
  }

  /// Whether invalid elements are left out, which is reported with their places.
  var leavesOutInvalid: Bool {
    mapSteps.contains { step in
      if case .array(_, skipsInvalid: true) = step.withoutOptional { return true }
      return step.withoutOptional.setOfValid != nil
    }
  }
}
