package import SchemaSemantics

extension LoweringContext {
  /// The format for reading and writing a value as JSON; nil if it decodes itself.
  ///
  /// - Parameters:
  ///   - wire: the type that `conversion` begins with.
  ///   - scope: where the expression is written.
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

  /// An expression with the types on both sides as Swift names them, and its result type as the schema names it.
  struct Format {
    let text: String
    let wire: String
    let value: String
    let type: SchemaType
  }

  /// Nil if nothing has to be converted.
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
      // Nothing that is decoded begins with the Swift side of a step.
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

  /// Closures, since Swift 5 does not accept initialisers as `Sendable`.
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

  /// Their result depends on the type that is expected, and a chain does not say what that is.
  private static let membersOfManyValues = [".exactly", ".number"]

  /// One step after another, with types written out if Swift cannot infer them.
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
