/// Why one type cannot become another by itself.
enum ConversionObstacle: Error, Hashable, Sendable {
  /// Text or a number and a date, in either direction: dates are never guessed.
  case dateNeedsConverter(from: SchemaType, to: SchemaType)
  /// A number into a type that cannot represent all of its values.
  case narrowing(from: SchemaType, to: SchemaType)
  /// Nothing says what becomes of nil.
  case optionalIntoRequired(from: SchemaType, to: SchemaType)
  case unrelated(from: SchemaType, to: SchemaType)
  /// A part of one of the types has an error, which has been reported.
  case unknown
}

extension TypeFacts {
  /// Looks for a declared map between two types.
  typealias DeclaredMap = (_ source: TypeID, _ target: TypeID) -> Conversion?

  /// The conversion that nobody has to write, since there is only one reasonable way.
  func implied(
    from source: SchemaType, to target: SchemaType, along map: DeclaredMap = { _, _ in nil }
  ) throws(ConversionObstacle) -> Conversion {
    switch (source, target) {
    case (.unknown, _), (_, .unknown):
      throw .unknown
    case (.optional(let inner), .optional(let wanted)):
      return .optional(try implied(from: inner, to: wanted, along: map)).simplified
    case (_, .optional(let wanted)):
      return try implied(from: source, to: wanted, along: map).then(.inject)
    case (.optional(let inner), _):
      _ = try implied(from: inner, to: target, along: map)
      throw .optionalIntoRequired(from: source, to: target)
    case (.array(let inner, _), .array(let wanted, let skips)):
      let element = try implied(from: inner, to: wanted, along: map)
      return element == .identity ? .identity : .array(element, skipsInvalid: skips)
    case (.array(let inner, _), .set(let wanted)):
      return .arrayToSet(try implied(from: inner, to: wanted, along: map))
    case (.set(let inner), .array(let wanted, _)):
      return .setToArray(try implied(from: inner, to: wanted, along: map))
    case (.set(let inner), .set(let wanted)):
      return .set(try implied(from: inner, to: wanted, along: map)).simplified
    case (.patch(let inner), .patch(let wanted)):
      return .patch(try implied(from: inner, to: wanted, along: map)).simplified
    case (.dictionary(let key, let value), .dictionary(let wantedKey, let wantedValue)):
      return .dictionary(
        key: try implied(fromKey: key, to: wantedKey, along: map),
        value: try implied(from: value, to: wantedValue, along: map)
      ).simplified
    case (.scalar(let from), .scalar(let to)):
      return try implied(from: from, to: to)
    default:
      return try impliedByDeclaration(from: source, to: target, along: map)
    }
  }

  /// For types of which at least one is declared.
  private func impliedByDeclaration(
    from source: SchemaType, to target: SchemaType, along map: DeclaredMap
  ) throws(ConversionObstacle) -> Conversion {
    if source == target { return .identity }
    if let from = source.declaredID, let to = target.declaredID {
      guard let conversion = map(from, to) else { throw .unrelated(from: source, to: target) }
      return conversion
    }
    if let to = target.declaredID {
      switch schema[to].kind {
      case .wrapper:
        guard let base = wrappers[to]?.base else { throw .unknown }
        return try implied(from: source, to: base, along: map).then(.wrap(to))
      case .enumeration(let enumeration):
        return try implied(from: source, to: .scalar(enumeration.rawType)).then(.enumFromRaw(to))
      case .record, .union, .foreign: throw .unrelated(from: source, to: target)
      }
    }
    guard let from = source.declaredID else { throw .unrelated(from: source, to: target) }
    switch schema[from].kind {
    case .wrapper:
      guard let base = wrappers[from]?.base else { throw .unknown }
      return Conversion.unwrap(from).then(try implied(from: base, to: target, along: map))
    case .enumeration(let enumeration):
      return Conversion.enumToRaw(from).then(
        try implied(from: .scalar(enumeration.rawType), to: target))
    case .record, .union, .foreign: throw .unrelated(from: source, to: target)
    }
  }

  private func implied(
    from source: Scalar, to target: Scalar
  ) throws(ConversionObstacle) -> Conversion {
    if source == target { return .identity }
    if let step = target.impliedStep, source == .string {
      return .converter(step)
    }
    if let step = source.impliedStep, target == .string {
      return .converterBack(step)
    }
    if source.isNumber && target.isNumber {
      guard source.fits(into: target) else {
        throw .narrowing(from: .scalar(source), to: .scalar(target))
      }
      return .widen(from: source, to: target)
    }
    let isDate = [source, target].contains { $0 == .date || $0 == .calendarDate }
    let isPlain = [source, target].contains { $0 == .string || $0.isNumber }
    throw isDate && isPlain
      ? .dateNeedsConverter(from: .scalar(source), to: .scalar(target))
      : .unrelated(from: .scalar(source), to: .scalar(target))
  }
}

extension Scalar {
  /// The converter that need not be written, since the type has only one text form.
  var impliedConverter: ConverterKind? {
    switch self {
    case .url: .url(schemes: [])
    case .uuid: .uuid
    case .data: .base64
    case .decimal: .decimal(.either)
    default: nil
    }
  }

  /// The step from text.
  var impliedStep: ConverterStep? {
    impliedConverter.map {
      ConverterStep(kind: $0, wire: .scalar(.string), swift: .scalar(self))
    }
  }

  /// Whether `target` can represent every value of this number type.
  fileprivate func fits(into target: Scalar) -> Bool {
    switch (integerWidth, target.integerWidth) {
    case (let width?, let room?):
      width.isSigned == room.isSigned
        ? width.bits <= room.bits : !width.isSigned && width.bits < room.bits
    case (let width?, nil):
      target == .decimal || width.bits <= (target == .double ? 32 : 16)
    case (nil, _):
      self == .float && target == .double
    }
  }
}

extension Conversion {
  /// The conversion without collections around steps that do nothing.
  var simplified: Conversion {
    switch self {
    case .optional(.identity), .patch(.identity), .set(.identity), .array(.identity, false),
      .dictionary(key: .identity, value: .identity):
      .identity
    default: self
    }
  }
}
