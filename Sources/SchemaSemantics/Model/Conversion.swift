/// How a value of one type becomes a value of another, proved possible. Decoding, mapping and their ways back are all
/// generated from this plan.
package indirect enum Conversion: Hashable, Sendable {
  case identity
  /// One after another, at least two.
  case sequence([Conversion])
  case converter(ConverterStep)
  /// A converter from its Swift side to its wire side.
  case converterBack(ConverterStep)
  /// The raw value into a `type`: runs its converters, then its rules. Fails if a rule does.
  case wrap(TypeID)
  case unwrap(TypeID)
  /// The raw string or integer into a case. Fails for unknown values, unless the enum is open.
  case enumFromRaw(TypeID)
  case enumToRaw(TypeID)
  /// Along a declared map, or back along one.
  case map(MapID)
  case mapBack(MapID)
  /// `T` into `T?`.
  case inject
  /// Element by element; with `skipsInvalid`, elements that fail are left out and reported.
  case array(Conversion, skipsInvalid: Bool)
  /// `[T]` into `Set<U>` and back; `Set<T>` into `Set<U>`.
  case arrayToSet(Conversion)
  case setToArray(Conversion)
  case set(Conversion)
  case dictionary(key: Conversion, value: Conversion)
  case optional(Conversion)
  case patch(Conversion)
  /// Into a number type that can represent every value. `Int` counts as having 64 bits, so on 32-bit machines this can
  /// fail.
  case widen(from: Scalar, to: Scalar)
}

extension Conversion {
  /// This conversion followed by another; steps through the same container are combined.
  package func then(_ next: Conversion) -> Conversion {
    switch (self, next) {
    case (.identity, _): next
    case (_, .identity): self
    case (.optional(let first), .optional(let second)): .optional(first.then(second))
    case (.patch(let first), .patch(let second)): .patch(first.then(second))
    case (.array(let first, let skips), .array(let second, let alsoSkips)):
      .array(first.then(second), skipsInvalid: skips || alsoSkips)
    case (.set(let first), .set(let second)): .set(first.then(second))
    case (.arrayToSet(let first), .set(let second)): .arrayToSet(first.then(second))
    case (.dictionary(let key, let value), .dictionary(let nextKey, let nextValue)):
      .dictionary(key: key.then(nextKey), value: value.then(nextValue))
    case (.sequence(let steps), _):
      steps.last.map { Self.join(steps.dropLast(), $0.then(next)) } ?? next
    case (_, .sequence(let steps)):
      steps.first.map { Self.join(then($0).steps[...], .sequence(Array(steps.dropFirst()))) }
        ?? self
    default: .sequence([self, next])
    }
  }

  /// The steps of a sequence; for any other conversion, itself.
  package var steps: [Conversion] {
    switch self {
    case .identity: []
    case .sequence(let steps): steps
    default: [self]
    }
  }

  /// What the conversion is made of: the steps of a sequence, and what is done within a container.
  package var parts: [Conversion] {
    switch self {
    case .sequence(let steps): steps
    case .array(let inner, _), .arrayToSet(let inner), .setToArray(let inner), .set(let inner),
      .optional(let inner), .patch(let inner):
      [inner]
    case .dictionary(let key, let value): [key, value]
    case .identity, .converter, .converterBack, .wrap, .unwrap, .enumFromRaw, .enumToRaw, .map,
      .mapBack, .inject, .widen:
      []
    }
  }

  /// Whether it converts what an optional holds.
  package var isWithinOptional: Bool { if case .optional = self { true } else { false } }

  /// The conversion itself and all its parts, from the outside in and in their order.
  package var all: [Conversion] { [self] + parts.flatMap(\.all) }

  /// The converters in it, whichever way they go.
  package var converterSteps: [ConverterStep] {
    all.compactMap { part in
      switch part {
      case .converter(let step), .converterBack(let step): step
      default: nil
      }
    }
  }

  /// The converters in it whose functions are written by hand.
  var writtenConverters: [WrittenConverter] {
    converterSteps.compactMap { step in
      if case .written(let converter) = step.kind { converter } else { nil }
    }
  }

  private static func join(_ first: ArraySlice<Conversion>, _ second: Conversion) -> Conversion {
    let steps = first + second.steps
    guard let only = steps.first else { return .identity }
    return steps.count == 1 ? only : .sequence(Array(steps))
  }
}

/// One converter, with its arguments read and its types known.
package struct ConverterStep: Hashable, Sendable {
  package let kind: ConverterKind
  package let wire: SchemaType
  package let swift: SchemaType
}

/// The position of a map among the maps of a schema.
package struct MapID: Hashable, Sendable {
  package let index: Int
}
