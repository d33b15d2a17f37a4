import SchemaSemantics

extension FormatLowering {
  /// Types that need no converter: `JSON`, whose Codable form is a type of its own, sets, in which nothing may come
  /// twice, and arrays that leave out elements.
  mutating func selfDescribing(_ type: SchemaType) -> Format? {
    switch type {
    case .scalar(.json):
      needs.call(.jsonWire)
      let json = context.names.support(.json)
      return Format(text: ".json", wire: context.names.support(.jsonWire), value: json, type: type)
    case .optional(let inner):
      return container(.optional(.identity), from: .optional(inner), readsJSON: true)
    case .array(let inner, let skips):
      return container(
        .array(.identity, skipsInvalid: skips), from: .array(inner), readsJSON: true)
    case .set(let inner):
      return container(.set(.identity), from: .set(inner), readsJSON: true)
    case .dictionary(let key, let value):
      return container(
        .dictionary(key: .identity, value: .identity), from: .dictionary(key: key, value: value),
        readsJSON: true)
    case .patch(let inner):
      return container(.patch(.identity), from: .patch(inner), readsJSON: true)
    case .scalar, .declared, .unknown: return nil
    }
  }

  /// Nil for a container in which nothing has to be converted.
  mutating func container(
    _ conversion: Conversion, from wire: SchemaType, readsJSON: Bool
  ) -> Format? {
    switch (conversion, wire) {
    case (.optional(let inner), .optional(let wrapped)):
      return format(inner, from: wrapped, readsJSON: readsJSON).map {
        wrapping($0, "optional", part: .wireFormatCollections, type: .optional($0.type)) {
          "\($0)?"
        }
      }
    case (.patch(let inner), .patch(let wrapped)):
      let patch = context.names.support(.patch)
      return format(inner, from: wrapped, readsJSON: readsJSON).map {
        wrapping($0, "patch", part: .wireFormatPatch, type: .patch($0.type)) { "\(patch)<\($0)>" }
      }
    case (.array(let inner, let skips), .array(let element, _)):
      let format = format(inner, from: element, readsJSON: readsJSON)
      if skips { return skipping(format, element) }
      return format.map {
        wrapping($0, "array", label: "of: ", part: .wireFormatCollections, type: .array($0.type)) {
          "[\($0)]"
        }
      }
    case (.arrayToSet(let inner), .array(let element, _)), (.set(let inner), .set(let element)):
      return set(format(inner, from: element, readsJSON: readsJSON), element)
    case (.dictionary(let keys, let values), .dictionary(let key, let value)):
      return dictionary(
        keys: format(keys, from: key, readsJSON: false), key,
        values: format(values, from: value, readsJSON: readsJSON), value)
    default:
      return nil
    }
  }

  private mutating func wrapping(
    _ inner: Format, _ name: String, label: String = "", part: SupportPart, type: SchemaType,
    spelling: (String) -> String
  ) -> Format {
    needs.call(part)
    return Format(
      text: ".\(name)(\(label)\(inner.text))", wire: spelling(inner.wire),
      value: spelling(inner.value), type: type)
  }

  private mutating func skipping(_ inner: Format?, _ element: SchemaType) -> Format {
    needs.call(.lossyArray)
    let array = context.names.support(.lossyArray)
    return Format(
      text: ".skippingInvalid(\(inner?.text ?? ""))",
      wire: "\(array)<\(inner?.wire ?? text(of: element))>",
      value: "[\(inner?.value ?? text(of: element))]", type: .array(inner?.type ?? element))
  }

  private mutating func set(_ inner: Format?, _ element: SchemaType) -> Format {
    needs.call(inner == nil ? .wireFormatUnique : .wireFormatCollections)
    let set = context.names.standard("Set")
    return Format(
      text: inner.map { ".set(of: \($0.text))" } ?? ".unique()",
      wire: "[\(inner?.wire ?? text(of: element))]",
      value: "\(set)<\(inner?.value ?? text(of: element))>", type: .set(inner?.type ?? element))
  }

  private mutating func dictionary(
    keys: Format?, _ key: SchemaType, values: Format?, _ value: SchemaType
  ) -> Format? {
    if keys == nil && values == nil { return nil }
    needs.call(.wireFormatCollections)
    let keyText = keys.map { "keys: \($0.text), " } ?? ""
    return Format(
      text: ".dictionary(\(keyText)of: \(values?.text ?? ".identity"))",
      wire: "[\(text(of: key)): \(values?.wire ?? text(of: value))]",
      value: "[\(keys?.value ?? text(of: key)): \(values?.value ?? text(of: value))]",
      type: .dictionary(key: keys?.type ?? key, value: values?.type ?? value))
  }
}
