/// A conversion, and the type at its other end: its result, or what it takes.
struct TypedConversion: Hashable, Sendable {
  let type: SchemaType
  var conversion = Conversion.identity

  func then(_ next: Conversion) -> TypedConversion {
    TypedConversion(type: type, conversion: conversion.then(next))
  }
}

extension SchemaType {
  /// What `transform` makes of this type and of the types inside it, since a converter of elements also converts
  /// collections. The outermost match comes first.
  func lifted(_ transform: (SchemaType) -> [TypedConversion]) -> [TypedConversion] {
    let inner: [TypedConversion] =
      switch self {
      case .optional(let wrapped):
        wrapped.lifted(transform).compactMap { step in
          step.type.isOptional
            ? nil
            : TypedConversion(type: .optional(step.type), conversion: .optional(step.conversion))
        }
      case .patch(let wrapped):
        wrapped.lifted(transform).compactMap { step in
          step.type.isOptional
            ? nil : TypedConversion(type: .patch(step.type), conversion: .patch(step.conversion))
        }
      case .array(let element, let skips):
        element.lifted(transform).map { step in
          TypedConversion(
            type: .array(step.type, skipsInvalid: skips),
            conversion: .array(step.conversion, skipsInvalid: skips))
        }
      case .set(let element):
        element.lifted(transform).map { step in
          TypedConversion(type: .set(step.type), conversion: .set(step.conversion))
        }
      case .dictionary(let key, let value):
        value.lifted(transform).map { step in
          TypedConversion(
            type: .dictionary(key: key, value: step.type),
            conversion: .dictionary(key: .identity, value: step.conversion))
        }
      case .scalar, .declared, .unknown: []
      }
    return transform(self) + inner
  }
}

extension [TypedConversion] {
  /// The first conversion for each type.
  var withoutRepetitions: [TypedConversion] {
    var seen: Set<SchemaType> = []
    return filter { seen.insert($0.type).inserted }
  }
}
