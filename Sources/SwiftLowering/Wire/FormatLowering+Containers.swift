import SchemaSemantics

extension FormatLowering {
  /// What needs no converter: `JSON`, whose Codable form is a type of its own, sets, in which nothing may come twice, and
  /// arrays that drop elements.
  mutating func selfDescribing(_ type: SchemaType) -> FormatExpression? {
    switch type {
    case .scalar(.json):
      needs.call(.jsonWire)
      let json = context.names.support(.json)
      return FormatExpression(
        expression: .member(nil, "json"), wire: context.names.support(.jsonWire), value: json,
        type: type)
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
  ) -> FormatExpression? {
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
        wrapping($0, "array", label: "of", part: .wireFormatCollections, type: .array($0.type)) {
          "[\($0)]"
        }
      }
    case (.arrayToSet(let inner), .array(let element, _)), (.set(let inner), .set(let element)):
      return set(format(inner, from: element, readsJSON: readsJSON), element)
    case (.dictionary(let keys, let values), .dictionary(let key, let value)):
      return dictionary(
        keys: keyFormat(keys, from: key), key,
        values: format(values, from: value, readsJSON: readsJSON), value)
    default:
      return nil
    }
  }

  private mutating func wrapping(
    _ inner: FormatExpression, _ name: String, label: String = "_", part: SupportPart,
    type: SchemaType,
    spelling: (String) -> String
  ) -> FormatExpression {
    needs.call(part)
    return FormatExpression(
      expression: .call(.member(nil, name), [label: inner.expression]),
      wire: spelling(inner.wire), value: spelling(inner.value), type: type, traits: inner.traits)
  }

  private mutating func skipping(_ inner: FormatExpression?, _ element: SchemaType)
    -> FormatExpression
  {
    needs.call(.lossyArray)
    let array = context.names.support(.lossyArray)
    return FormatExpression(
      expression: .call(
        .member(nil, "skippingInvalid"), inner.map { ["_": $0.expression] } ?? [:]),
      wire: "\(array)<\(inner?.wire ?? text(of: element))>",
      value: "[\(inner?.value ?? text(of: element))]", type: .array(inner?.type ?? element),
      traits: inner?.traits ?? [])
  }

  private mutating func set(_ inner: FormatExpression?, _ element: SchemaType) -> FormatExpression {
    needs.call(inner == nil ? .wireFormatUnique : .wireFormatCollections)
    let set = context.names.standard("Set")
    return FormatExpression(
      expression: .call(
        .member(nil, inner == nil ? "unique" : "set"), inner.map { ["of": $0.expression] } ?? [:]),
      wire: "[\(inner?.wire ?? text(of: element))]",
      value: "\(set)<\(inner?.value ?? text(of: element))>", type: .set(inner?.type ?? element),
      traits: inner?.traits ?? [])
  }

  private mutating func keyFormat(_ conversion: Conversion, from wire: SchemaType)
    -> FormatExpression?
  {
    let declaredKeys = declaredKeys
    self.declaredKeys = nil
    let format = format(conversion, from: wire, readsJSON: false)
    guard let format, let declaredKeys else { return format }
    needs.call(.wireFormatOtherKeys)
    return FormatExpression(
      expression: format.typed(context.names).calling("besides", ["_": declaredKeys]),
      wire: format.wire, value: format.value, type: format.type,
      traits: format.traits.union(.isInvolved))
  }

  private mutating func dictionary(
    keys: FormatExpression?, _ key: SchemaType, values: FormatExpression?, _ value: SchemaType
  ) -> FormatExpression? {
    if keys == nil && values == nil { return nil }
    needs.call(.wireFormatCollections)
    let ownKeys = key == .scalar(.string) ? nil : SwiftExpression.member(nil, "identity")
    let keyFormat: SwiftArguments = (keys?.expression ?? ownKeys).map { ["keys": $0] } ?? [:]
    let valueFormat = values?.expression ?? .member(nil, "identity")
    return FormatExpression(
      expression: .call(.member(nil, "dictionary"), keyFormat + ["of": valueFormat]),
      wire: "[\(text(of: key)): \(values?.wire ?? text(of: value))]",
      value: "[\(keys?.value ?? text(of: key)): \(values?.value ?? text(of: value))]",
      type: .dictionary(key: keys?.type ?? key, value: values?.type ?? value),
      traits: (keys?.traits ?? []).union(values?.traits ?? []))
  }
}
