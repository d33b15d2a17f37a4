package import SchemaSemantics

extension LoweringContext {
  /// The way from JSON to a value, and back; nil for what decodes itself.
  ///
  /// - Parameters:
  ///   - wire: the type that `conversion` begins with.
  ///   - scope: where the expression stands.
  package func format(
    _ conversion: Conversion, from wire: SchemaType, in scope: TypeID?, needs: inout FileNeeds
  ) -> FormatExpression? {
    var lowering = FormatLowering(context: self, scope: scope, needs: needs)
    let expression = lowering.format(conversion, from: wire, readsJSON: true)
    needs = lowering.needs
    guard let expression else { return nil }
    needs.call(.wireFormat)
    return FormatExpression(
      expression.text, from: expression.wire, to: expression.value,
      formatType: names.support(.wireFormat))
  }
}

/// Follows a conversion from the wire inwards.
struct FormatLowering {
  let context: LoweringContext
  let scope: TypeID?
  var needs: FileNeeds

  /// An expression with the types on its sides as Swift names them, and what it gives as the schema does.
  struct Format {
    let text: String
    let wire: String
    let value: String
    let type: SchemaType
  }

  /// Nil where nothing has to be done.
  mutating func format(
    _ conversion: Conversion, from wire: SchemaType, readsJSON: Bool
  ) -> Format? {
    switch conversion {
    case .identity: readsJSON ? selfDescribing(wire) : nil
    case .sequence(let steps): chain(steps, from: wire, readsJSON: readsJSON)
    case .converter(let step): converter(step, readsJSON: readsJSON)
    case .wrap(let id): wrapper(id, from: wire, readsJSON: readsJSON)
    case .enumFromRaw(let id): enumeration(id, from: wire)
    case .array, .arrayToSet, .set, .dictionary, .optional, .patch:
      container(conversion, from: wire, readsJSON: readsJSON)
    case .widen(_, let scalar): widening(from: wire, to: .scalar(scalar))
    case .inject, .unwrap, .enumToRaw, .setToArray, .converterBack, .map, .mapBack:
      // Nothing that is decoded begins with Swift's side of a step.
      nil
    }
  }

  private mutating func converter(_ step: ConverterStep, readsJSON: Bool) -> Format {
    let format = ConverterFormat(step, readsJSON: readsJSON, context)
    needs.call(format.part)
    needs.mention(step.swift, access: .internal)
    let readsEither = readsJSON && step.isDecimal
    return Format(
      text: format.member,
      wire: readsEither ? context.names.support(.textOrNumber) : text(of: step.wire),
      value: text(of: step.swift), type: step.swift)
  }

  private mutating func widening(from wire: SchemaType, to type: SchemaType) -> Format {
    let format = ConverterFormat(exactlyFrom: wire, to: type)
    needs.call(format.part)
    return Format(text: format.member, wire: text(of: wire), value: text(of: type), type: type)
  }

  /// Closures, since Swift 5 does not take initialisers for `Sendable`.
  private mutating func wrapper(_ id: TypeID, from wire: SchemaType, readsJSON: Bool) -> Format {
    let name = text(of: .declared(id))
    var reading = "{ \(name)($0) }"
    if case .wrapper(let wrapper) = context.schema[id].kind, !wrapper.rules.isEmpty {
      reading = "{ (value) throws(\(name).ValidationError) in try \(name)(value) }"
    }
    let converting = ".converting(read: \(reading), write: { $0.rawValue })"
    guard readsJSON, let base = selfDescribing(wire) else {
      return Format(text: converting, wire: text(of: wire), value: name, type: .declared(id))
    }
    return Format(
      text: "\(typed(base)).then(\(converting))", wire: base.wire, value: name, type: .declared(id))
  }

  private mutating func enumeration(_ id: TypeID, from wire: SchemaType) -> Format {
    Format(
      text: ".\(SwiftIdentifier.member(context.enumWire(id).format))", wire: text(of: wire),
      value: text(of: .declared(id)), type: .declared(id))
  }

  /// What they give depends on what is wanted, and a chain does not tell what that is.
  private static let membersOfManyValues = [".exactly", ".number"]

  /// One after the other, with the types written out where nothing else tells Swift what they are.
  private mutating func chain(
    _ steps: [Conversion], from wire: SchemaType, readsJSON: Bool
  ) -> Format? {
    var result: Format?
    var type = wire
    for step in steps {
      guard let next = format(step, from: type, readsJSON: readsJSON && result == nil) else {
        continue
      }
      if let first = result {
        let isAmbiguous = Self.membersOfManyValues.contains { next.text.contains($0) }
        let second = isAmbiguous ? typed(next) : next.text
        result = Format(
          text: "\(typed(first)).then(\(second))", wire: first.wire, value: next.value,
          type: next.type)
      } else {
        result = next
      }
      type = next.type
    }
    return result
  }

  private func typed(_ format: Format) -> String {
    FormatExpression(
      format.text, from: format.wire, to: format.value,
      formatType: context.names.support(.wireFormat)
    ).typed
  }

  func text(of type: SchemaType) -> String {
    context.names.text(of: type, in: scope)
  }
}

extension ConverterStep {
  fileprivate var isDecimal: Bool {
    if case .decimal = kind { true } else { false }
  }
}
