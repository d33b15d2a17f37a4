import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  mutating func converted(
    _ inner: MapValue, _ conversion: Conversion, _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    let steps = conversion.mapSteps
    if case .required(let operand, let reason) = inner.kind, operand.isReading,
      let first = steps.first, !first.isContainer, canFail(first)
    {
      let wire = lower(operand, as: name.prefixed("raw"))
      return convertRequired(wire, reason, steps, from: inner, value, as: name)
    }
    if canFail(conversion) || conversion.leavesOutInvalid,
      let choice = inner.converting(conversion, to: value.type)
    {
      return lower(choice, as: name)
    }
    if showsInvalid, inner.isReading, inner.type.isOptional, canFail(conversion) {
      return convertKeepingNil(inner, conversion, value, as: name)
    }
    let wireName = self.name(name, ahead: steps[...], from: inner.type)
    let isReadByRule = showsInvalid || inner.mayLeaveOut && canFail(conversion)
    var wire = showingInvalid(isReadByRule) { $0.lower(inner, as: wireName) }
    if inner.type != inner.typeAsRead { wire.type = inner.typeAsRead }
    return apply(steps[...], to: wire, value, as: name)
  }

  func canFail(_ conversion: Conversion) -> Bool {
    context.failingMaps.canFail(conversion)
  }

  /// The name of the value that `steps` continue from. A reserved name is kept for the final result.
  private func name(_ name: LocalName, ahead steps: ArraySlice<Conversion>, from type: SchemaType)
    -> LocalName
  {
    let isEnd =
      name.isReserved
      ? steps.allSatisfy(\.keepsText) : !steps.contains { canFail($0) }
    // The result then has two question marks, so it is another value.
    let isAnother = showsInvalid && steps.contains(.inject)
    return isEnd && !isAnother ? name : name.prefixed("raw")
  }

  private mutating func convertRequired(
    _ wire: LoweredValue, _ reason: String?, _ steps: [Conversion], from inner: MapValue,
    _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    let function = writer.function(steps[0], from: inner.typeAsRead)
    let arguments: SwiftArguments = ["_": wire.expression, "at": place(of: value)]
    let call = issuing("convertRequired", arguments + because(reason), converting: function)
    let type = context.schema.result(of: steps[0], from: inner.typeAsRead)
    let result = LoweredValue(call, type: type, isTentative: true)
    let rest = steps.dropFirst()
    return apply(
      rest, to: named(result, self.name(name, ahead: rest, from: type)), value, as: name)
  }

  /// What made a value needed, as an argument, unless that would reveal something about a sensitive one.
  func because(_ reason: String?) -> SwiftArguments {
    if let reason, !hidesValues { ["because": .string(reason)] } else { [:] }
  }

  /// With two question marks: the outer nil means that the value could not be converted.
  private mutating func convertKeepingNil(
    _ inner: MapValue, _ conversion: Conversion, _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    let wire = lower(inner, as: name.prefixed("raw"))
    let function = writer.function(conversion, from: inner.typeAsRead)
    let closed = FallibleExpression(
      function.expression, canFail: function.canFail, reports: function.reports)
    let call = issuing(
      "convert", ["_": wire.expression, "at": place(of: value)], converting: closed)
    return named(LoweredValue(call, type: value.type, isTentative: true), name)
  }

  /// One step after another: steps that cannot fail become part of an expression, and each of the others a statement.
  mutating func apply(
    _ steps: ArraySlice<Conversion>, to wire: LoweredValue, _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    let place = wirePlace(of: value)
    var current = wire
    var rest = steps
    while let step = rest.popFirst() {
      let type = current.type
      let result = context.schema.result(of: step, from: type)
      if let element = step.withoutOptional.setOfValid {
        current = valid(element, makesSet: true, of: current, result, value)
      } else if case .array(let element, skipsInvalid: true) = step.withoutOptional {
        current = valid(element, makesSet: false, of: current, result, value)
      } else if canFail(step) {
        current = convert(
          step, current, result, value, self.name(name, ahead: rest, from: result))
      } else if step == .inject, current.isTentative, showsInvalid {
        current = LoweredValue(
          current.subject.mapped(by: context.names.someOptional), type: result, isTentative: true)
      } else if step.keepsText {
        current = LoweredValue(
          current.expression, type: result, isTentative: false, isName: current.isName,
          needsType: current.needsType, isChain: current.isChain)
      } else if current.isTentative, result.isOptional, !type.isOptional, !showsInvalid {
        // Nobody asks whether it is nil because it is invalid, or because of this step.
        let function =
          context.reportingMaps.mayReport(in: step)
          ? writer.call(step, of: .argument, from: type, at: place).expression.ofArgument
          : writer.function(step, from: type).expression
        current = LoweredValue(current.subject.flatMapped(by: function), type: result)
      } else if current.isTentative {
        current = LoweredValue(
          writer.call(.optional(step), of: current.subject, from: .optional(type), at: place)
            .expression, type: result,
          isTentative: true)
      } else {
        current = LoweredValue(
          writer.call(step, of: current.subject, from: type, at: place).expression, type: result)
      }
    }
    return LoweredValue(
      current.expression, type: value.type, isTentative: current.isTentative,
      isName: current.isName, needsType: current.needsType, isChain: current.isChain)
  }

  /// A step that can fail.
  private mutating func convert(
    _ step: Conversion, _ wire: LoweredValue, _ result: SchemaType, _ value: MapValue,
    _ name: LocalName
  ) -> LoweredValue {
    let place = place(of: value)
    // Made from an optional as a whole, the result has two question marks.
    let isWhole = showsInvalid && !wire.isTentative && wire.type.isOptional
    let isOptional = wire.isTentative || wire.type.isOptional && !isWhole
    let inner = wire.isTentative || isWhole ? step : step.withoutOptional
    let content = wire.isTentative || isWhole ? wire.type : wire.type.unwrapped
    let suffix = isOptional ? "IfPresent" : ""
    let arguments: SwiftArguments = ["_": wire.expression, "at": place]
    let converted: SwiftExpression
    switch (inner, isOptional) {
    case (.array(let element, _), _)
    where !content.isFiltered || !context.reportingMaps.mayReport(in: element):
      let function = writer.function(element, from: content.content)
      if content.isFiltered {
        writer.needs.call(.wireConversionsKept)
        converted = issuing(
          "convertArray\(suffix)", ["ofKept": wire.expression, "at": place],
          passing: function.expression)
      } else {
        converted = issuing("convertArray\(suffix)", arguments, converting: function)
      }
    case (.arrayToSet(let element), false) where element != .identity && !content.isFiltered:
      let function = writer.function(element, from: content.content)
      converted = issuing("convertSet", arguments, converting: function)
    case (.dictionary(.identity, let element), false) where content.keys == .scalar(.string):
      let function = writer.function(element, from: content.content)
      converted = issuing(
        "convertValues", ["of": wire.expression, "at": place], converting: function)
    default:
      let function = writer.function(inner, from: content)
      let verb = function.format?.isBack == true ? "write" : "convert"
      converted = issuing("\(verb)\(suffix)", arguments, converting: function, canWrite: true)
    }
    return named(
      LoweredValue(
        converted, type: result,
        isTentative: !result.isOptional || wire.isTentative || isWhole), name)
  }

  /// The elements that are valid; the others are reported.
  private mutating func valid(
    _ element: Conversion, makesSet: Bool, of wire: LoweredValue, _ result: SchemaType,
    _ value: MapValue
  ) -> LoweredValue {
    let content = wire.type.unwrapped.content
    let isKept = wire.type.unwrapped.isFiltered
    let function = writer.function(element, from: content)
    let isOptional = wire.isTentative || wire.type.isOptional
    guard function.canFail || makesSet else {
      let conversion = Conversion.array(element, skipsInvalid: false)
      let call = writer.call(
        isOptional ? .optional(conversion) : conversion,
        of: isOptional ? wire.subject : wire.expression,
        from: isOptional ? .optional(wire.type.unwrapped) : wire.type, at: wirePlace(of: value))
      return LoweredValue(call.expression, type: result, isTentative: wire.isTentative)
    }
    let name = makesSet ? "convertValidSet" : "convertValid"
    let place = place(of: value)
    // Within the closure that hides what is reported, `$0` would be something else.
    let parameter = SwiftExpression.word(hidesValues ? "values" : "$0")
    let subject = isOptional ? parameter : wire.expression
    let call = reporting(
      name, ["_": subject, "at": place] + writer.kept(isKept), converting: function, to: result)
    return LoweredValue(
      isOptional
        ? wire.subject.mapped(by: .closure(head: hidesValues ? "values" : nil, call)) : call,
      type: result,
      isTentative: wire.isTentative)
  }
}

extension Conversion {
  /// The steps of a sequence, or of one inside an optional, if none of them makes its result optional.
  var mapSteps: [Conversion] {
    steps.grouped.flatMap { step -> [Conversion] in
      guard case .optional(let inner) = step, inner.steps.count > 1 else { return [step] }
      return inner.steps.grouped.map { .optional($0) }
    }
  }

  var withoutOptional: Conversion {
    if case .optional(let inner) = self { inner } else { self }
  }

  /// Whether Swift does this conversion by itself.
  fileprivate var keepsText: Bool { self == .inject || self == .identity }

  /// Whether it continues inside a value.
  var isContainer: Bool {
    switch self {
    case .array, .arrayToSet, .setToArray, .set, .dictionary, .optional, .patch: true
    default: false
    }
  }
}

extension MapValue {
  /// Whether it is only a path.
  var isReading: Bool {
    if case .path = kind { true } else { false }
  }
}
