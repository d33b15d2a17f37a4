extension TypeFacts {
  /// The form that JSON has for a type without a converter, and the conversion from it; nil if the type contains a
  /// date, for which there are many forms, or a type from elsewhere, of which no form is known.
  ///
  /// - Parameter number: a type of numbers that a converter reads, so that it needs no form here.
  func wireForm(of type: SchemaType, reading number: Scalar? = nil) -> TypedConversion? {
    switch type {
    case .scalar(let scalar):
      return scalar == number ? TypedConversion(type: type) : wireForm(of: scalar)
    case .declared(let id):
      return wireForm(of: id)
    case .optional(let wrapped):
      return wireForm(of: wrapped, reading: number).map { inner in
        TypedConversion(
          type: .optional(inner.type), conversion: .optional(inner.conversion).simplified)
      }
    case .patch(let wrapped):
      return wireForm(of: wrapped, reading: number).map { inner in
        TypedConversion(
          type: .patch(inner.type), conversion: .patch(inner.conversion).simplified)
      }
    case .array(let element, let skips):
      return wireForm(of: element, reading: number).map { inner in
        TypedConversion(
          type: .array(inner.type, skipsInvalid: skips),
          conversion: .array(inner.conversion, skipsInvalid: skips).simplified)
      }
    case .set(let element):
      return wireForm(of: element, reading: number).map { inner in
        TypedConversion(type: .set(inner.type), conversion: .set(inner.conversion).simplified)
      }
    case .dictionary(let key, let value):
      guard let keys = wireForm(ofKey: key), let values = wireForm(of: value, reading: number)
      else { return nil }
      return TypedConversion(
        type: .dictionary(key: keys.type, value: values.type),
        conversion: .dictionary(key: keys.conversion, value: values.conversion).simplified)
    case .unknown:
      return TypedConversion(type: .unknown)
    }
  }

  private func wireForm(of scalar: Scalar) -> TypedConversion? {
    if scalar == .date || scalar == .calendarDate { return nil }
    if let step = scalar.impliedStep {
      return TypedConversion(type: step.wire, conversion: .converter(step))
    }
    return TypedConversion(type: .scalar(scalar))
  }

  /// A `type` and an enum have the form of what they wrap; records and unions read themselves.
  private func wireForm(of id: TypeID) -> TypedConversion? {
    switch schema[id].kind {
    case .wrapper:
      guard let wrapper = wrappers[id] else { return TypedConversion(type: .unknown) }
      return wireForm(of: wrapper.base)?.then(.wrap(id))
    case .enumeration(let enumeration):
      return TypedConversion(type: .scalar(enumeration.rawType), conversion: .enumFromRaw(id))
    case .record, .union:
      return TypedConversion(type: .declared(id))
    case .foreign: return nil
    }
  }

  /// The first type within a type that has no form of its own in JSON.
  func formless(in type: SchemaType) -> SchemaType? {
    // A date that is a key has been reported as one.
    let content = type.innermostContent
    if let scalar = content.scalar { return wireForm(of: scalar) == nil ? content : nil }
    guard let id = content.declaredID else { return nil }
    return schema[id].isForeign ? content : wrappers[id].flatMap { formless(in: $0.base) }
  }
}
