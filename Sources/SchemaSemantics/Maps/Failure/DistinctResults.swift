extension FailureFacts {
  /// Whether different values always become different values, as far as that can be told from the conversion.
  func keepsApart(_ conversion: Conversion) -> Bool {
    switch conversion {
    case .identity, .inject, .unwrap, .enumFromRaw, .widen: true
    case .sequence(let steps): steps.allSatisfy(keepsApart)
    case .wrap(let id): !hasNormalForm(id)
    // The raw value of a case may also be that of an unrecognized one.
    case .enumToRaw(let id): !isOpen(id)
    case .optional(let inner), .patch(let inner): keepsApart(inner)
    case .converterBack(let step): step.writesEachDifferently
    // Texts such as `0` and `-0`, or a UUID in lower and upper case, mean the same.
    case .converter, .map, .mapBack, .array, .arrayToSet, .setToArray, .set, .dictionary: false
    }
  }
}

extension ConverterStep {
  /// Whether no two values of Swift have the same form on the wire.
  fileprivate var writesEachDifferently: Bool {
    switch kind {
    case .uuid, .zeroOrOne: true
    case .number: wire == .scalar(.string) && swift.scalar?.isInteger == true
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .calendarDate, .minorUnits,
      .decimal, .flag, .url, .lenientURL, .relativeURL, .base64, .base64url, .normalized,
      .emptyAsNil, .split, .unique, .keyed, .written:
      false
    }
  }
}
