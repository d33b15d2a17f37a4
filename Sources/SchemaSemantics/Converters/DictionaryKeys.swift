/// The keys of dictionaries. JSON only has texts there, so that a key which is none has one form, and needs no converter.
extension TypeFacts {
  /// The text of a key, and the conversion from it.
  func wireForm(ofKey type: SchemaType) -> TypedConversion? {
    switch type {
    case .scalar(let scalar) where scalar.isInteger:
      return scalar.keyStep.map { TypedConversion(type: $0.wire, conversion: .converter($0)) }
    case .declared(let id):
      guard let base = wrappers[id]?.base else { return wireForm(of: type) }
      return wireForm(ofKey: base)?.then(.wrap(id))
    case .scalar, .optional, .array, .set, .dictionary, .patch, .unknown:
      return wireForm(of: type)
    }
  }

  /// As for values; and a whole number and the text that it has in a key become each other.
  func implied(
    fromKey source: SchemaType, to target: SchemaType, along map: DeclaredMap
  ) throws(ConversionObstacle) -> Conversion {
    switch (source, target) {
    case (.scalar(.string), .scalar(let scalar)):
      if let step = scalar.keyStep { return .converter(step) }
    case (.scalar(let scalar), .scalar(.string)):
      if let step = scalar.keyStep { return .converterBack(step) }
    case (.scalar, .declared(let id)):
      guard let base = wrappers[id]?.base else { break }
      return try implied(fromKey: source, to: base, along: map).then(.wrap(id))
    case (.declared(let id), .scalar):
      guard let base = wrappers[id]?.base else { break }
      return Conversion.unwrap(id).then(try implied(fromKey: base, to: target, along: map))
    default: break
    }
    return try implied(from: source, to: target, along: map)
  }
}

extension Scalar {
  /// Whether it has one text where it is a key.
  var isKey: Bool { self == .string || isInteger || self == .uuid }

  /// From the text that it has as a key; nil if it is the text itself, or cannot be a key.
  var keyStep: ConverterStep? {
    isInteger
      ? ConverterStep(kind: .number, wire: .scalar(.string), swift: .scalar(self))
      : self == .uuid ? impliedStep : nil
  }
}
