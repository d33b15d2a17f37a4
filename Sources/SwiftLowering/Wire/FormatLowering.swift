import SchemaSemantics

extension LoweringContext {
  /// The format for reading and writing a value as JSON; nil if it decodes itself.
  ///
  /// - Parameters:
  ///   - wire: the type that `conversion` begins with.
  ///   - scope: where the expression is.
  ///   - isStored: whether enums are written as they are stored, and not as on the wire.
  ///   - declaredKeys: the keys that keys of the value must not become, if it is read beside them.
  func format(
    _ conversion: Conversion, from wire: SchemaType, in scope: TypeID?, isStored: Bool = false,
    besides declaredKeys: SwiftExpression? = nil, needs: inout FileNeeds
  ) -> FormatExpression? {
    var lowering = FormatLowering(
      context: self, scope: scope, isStored: isStored, declaredKeys: declaredKeys, needs: needs)
    let expression = lowering.format(conversion, from: wire, readsJSON: true)
    needs = lowering.needs
    if expression != nil { needs.call(.wireFormat) }
    return expression
  }
}

/// Follows a conversion from the wire inwards.
struct FormatLowering {
  let context: LoweringContext
  let scope: TypeID?
  let isStored: Bool
  /// Until the dictionary that is read beside them has been found.
  var declaredKeys: SwiftExpression?
  var needs: FileNeeds

  /// Nil where nothing has to be done.
  mutating func format(
    _ conversion: Conversion, from wire: SchemaType, readsJSON: Bool
  ) -> FormatExpression? {
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

  private mutating func converter(_ step: ConverterStep, readsJSON: Bool) -> FormatExpression {
    let format = ConverterFormat(step, readsJSON: readsJSON, context, needs: &needs)
    needs.call(format.part)
    if case .written(let converter) = step.kind {
      context.mention(converter, in: &needs)
      needs.mention(step.wire, access: .internal)
    }
    needs.mention(step.swift, access: .internal)
    let readsEither = readsJSON && step.isDecimal
    let converting = FormatExpression(
      expression: format.member,
      wire: readsEither ? context.names.support(.textOrNumber) : text(of: step.wire),
      value: text(of: step.swift), type: step.swift, traits: format.traits)
    let read = readsJSON && !readsEither ? selfDescribing(step.wire) : nil
    return read.map { following($0, with: converting) } ?? converting
  }

  private mutating func widening(from wire: SchemaType, to type: SchemaType) -> FormatExpression {
    let format = ConverterFormat(exactlyFrom: wire, to: type)
    needs.call(format.part)
    return FormatExpression(
      expression: format.member, wire: text(of: wire), value: text(of: type), type: type,
      traits: format.traits)
  }

  /// Closures, since Swift 5 does not take initialisers for `Sendable`.
  private mutating func wrapper(_ id: TypeID, from wire: SchemaType, readsJSON: Bool)
    -> FormatExpression
  {
    let name = text(of: .declared(id))
    var reading = SwiftExpression.closure(.call(.word(name), ["_": .argument]))
    if case .wrapper(let wrapper) = context.schema[id].kind, !wrapper.rules.isEmpty {
      let made = SwiftExpression.word(name)(["_": .word("value")])
      reading = .closure(head: "(value) throws(\(name).ValidationError)", made.attempted())
    }
    let writing = SwiftExpression.closure(.argument.member("rawValue"))
    let converting = SwiftExpression.member(nil, "converting")(["read": reading, "write": writing])
    let base = readsJSON ? selfDescribing(wire) : nil
    return FormatExpression(
      expression: base?.typed(context.names).calling("then", ["_": converting]) ?? converting,
      wire: base?.wire ?? text(of: wire), value: name, type: .declared(id), traits: .isInvolved)
  }

  private mutating func enumeration(_ id: TypeID, from wire: SchemaType) -> FormatExpression {
    let name = isStored ? context.storedFormat(of: id) : context.enumWire(id).format
    return FormatExpression(
      expression: .member(nil, SwiftIdentifier.member(name)),
      wire: text(of: wire), value: text(of: .declared(id)), type: .declared(id))
  }

  /// One after the other, with the types written out where nothing else tells Swift what they are.
  private mutating func chain(
    _ steps: [Conversion], from wire: SchemaType, readsJSON: Bool
  ) -> FormatExpression? {
    var result: FormatExpression?
    var type = wire
    for step in steps {
      guard let next = format(step, from: type, readsJSON: readsJSON && result == nil) else {
        continue
      }
      result = result.map { following($0, with: next) } ?? next
      type = next.type
    }
    return result
  }

  private func following(_ first: FormatExpression, with next: FormatExpression)
    -> FormatExpression
  {
    let second =
      next.traits.contains(.givesManyTypes) ? next.typed(context.names) : next.expression
    return FormatExpression(
      expression: first.typed(context.names).calling("then", ["_": second]), wire: first.wire,
      value: next.value, type: next.type,
      traits: first.traits.union(next.traits).union(.isInvolved))
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
