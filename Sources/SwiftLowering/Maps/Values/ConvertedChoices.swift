import SchemaSemantics

extension MapValue {
  /// This value after a conversion, with the conversion moved to each of the fields that it is chosen from: what is wrong
  /// is then told where it stands. Nil if it is no choice between fields.
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
      // A nil that is made by the conversion is not the one that `??` is about.
      guard self.type.isOptional == type.isOptional,
        let first = left.part(
          converting: self.type.isOptional ? conversion : .optional(conversion),
          to: .optional(type.unwrapped)),
        let otherwise = right.part(converting: conversion, to: type)
      else { return nil }
      return MapValue(.coalesce(first, otherwise), type, at: span)
    case .required(let inner, let reason):
      guard case .coalesce(let left, let right) = inner.kind else { return nil }
      let last = MapValue(.required(right, because: reason), right.type.unwrapped, at: right.span)
      return MapValue(.coalesce(left, last), self.type, at: span).converting(conversion, to: type)
    default:
      return nil
    }
  }

  /// Whether it is converted without the elements that are invalid.
  var leavesOutInvalid: Bool {
    guard case .converted(_, let conversion) = kind else { return false }
    return conversion.leavesOutInvalid
  }

  private func part(converting conversion: Conversion, to type: SchemaType) -> MapValue? {
    switch kind {
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
    case .constant:
      return MapValue(.converted(self, conversion), type, at: span)
    case .converted(let inner, .inject):
      // A row that is always there, among others that may be nil.
      return conversion.ofContent.flatMap { inner.part(converting: $0, to: type) }
    default:
      return converting(conversion, to: type)
    }
  }
}

extension Conversion {
  /// The same for what cannot be nil, into an optional; nil if it does more than to go on from what is there.
  fileprivate var ofContent: Conversion? {
    var steps: [Conversion] = []
    let all = mapSteps
    for (position, step) in all.enumerated() {
      switch step {
      case .optional(let inner): steps.append(inner)
      // It takes what may be nil as a whole, such as `emptyAsNil`.
      case .converter: return .sequence(steps + [.inject] + all[position...])
      default: return nil
      }
    }
    return .sequence(steps + [.inject])
  }

  /// Whether elements that are invalid are left out, which is reported with their place.
  var leavesOutInvalid: Bool {
    mapSteps.contains { step in
      if case .array(_, skipsInvalid: true) = step.withoutOptional { return true }
      return step.withoutOptional.setOfValid != nil
    }
  }
}
