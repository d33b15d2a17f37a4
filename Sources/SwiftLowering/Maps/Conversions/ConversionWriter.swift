import SchemaSemantics
import SchemaSyntax

/// An expression, without its `try`, or a function that can be handed on.
struct FallibleExpression: Hashable {
  let expression: SwiftExpression
  let canFail: Bool
  /// The format whose function it is, where it is one.
  let format: FormatArgument?
  /// Whether something may be reported while it is evaluated, or while it is called.
  let reports: Bool

  init(
    _ expression: SwiftExpression, canFail: Bool, format: FormatArgument? = nil,
    reports: Bool = false
  ) {
    self.expression = expression
    self.canFail = canFail
    self.format = format
    self.reports = reports
  }

  /// With `try` where that is needed.
  var attempt: SwiftExpression { expression.attempted(canFail) }
}

/// A format as an argument after `as:`, and the direction in which it is used.
struct FormatArgument: Hashable {
  let expression: SwiftExpression
  let isBack: Bool
}

/// Writes conversions as calls, and as functions that can be passed on.
struct ConversionWriter {
  let context: LoweringContext
  /// The scope of the code, for names of types.
  let scope: TypeID?
  var needs = FileNeeds()
  /// What a format is named after if another one already has the name of its converter.
  var subject = ""
  /// What the next call converts, if reports from inside of it must say where that is.
  var next = ReportedPlace()
  private(set) var formats: [FormatConstantModel] = []
  private var formatNames: LocalNames

  /// - Parameter members: the names that are taken in the extended type.
  init(_ context: LoweringContext, in scope: TypeID?, members: [String]) {
    self.context = context
    self.scope = scope
    formatNames = LocalNames(taken: members)
  }

  /// Reuses formats that others have made in the same declaration.
  mutating func share(_ formats: [FormatConstantModel]) {
    self.formats = formats
    formatNames = LocalNames(taken: formats.map(\.name))
  }

  /// A reference to a function where there is one, a closure elsewhere.
  mutating func function(_ conversion: Conversion, from type: SchemaType) -> FallibleExpression {
    let canFail = context.failingMaps.canFail(conversion)
    let reports = context.reportingMaps.mayReport(in: conversion)
    if !type.isFiltered, let reference = reference(to: conversion, from: type) {
      return FallibleExpression(
        reference, canFail: canFail, format: argument(for: conversion), reports: reports)
    }
    let call = call(conversion, of: .argument, from: type)
    return FallibleExpression(call.attempt.ofArgument, canFail: call.canFail, reports: reports)
  }

  private mutating func reference(to conversion: Conversion, from type: SchemaType)
    -> SwiftExpression?
  {
    if let written = conversion.writtenConverter {
      return context.converterType(written, needs: &needs)
        .member(conversion.isBack ? "write" : "read")
    }
    switch conversion {
    case .wrap(let id): return .initializer(of: text(of: .declared(id)))
    case .enumFromRaw(let id): return context.enumWire(id, in: scope).initializer
    case .map(let id): return reference(to: id, isBack: false)
    case .mapBack(let id): return reference(to: id, isBack: true)
    case .converter(let step):
      return callWithoutFormat(of: step, .argument) == nil ? format(of: step).member("read") : nil
    case .converterBack(let step):
      return callBackWithoutFormat(of: step, .argument) == nil
        ? format(of: step).member("write") : nil
    case .unwrap: return .keyPath(["rawValue"])
    case .widen(let source, let scalar):
      guard scalar.isTooSmall(for: source) else { return nil }
      return exactly(from: source, to: scalar).member("read")
    case .arrayToSet(.identity):
      needs.call(.wireConversions)
      return context.names[.wireConversions].member("unique")
    default: return nil
    }
  }

  /// The text of a type that is written, which the file must then be able to see.
  mutating func text(of type: SchemaType) -> String {
    needs.mention(type, access: .internal)
    return context.names.text(of: type, in: scope)
  }

  // MARK: Calls

  /// `conversion` applied to `value`.
  mutating func call(_ conversion: Conversion, of value: SwiftExpression, from type: SchemaType)
    -> FallibleExpression
  {
    if let placed = placedCall(conversion, of: value, from: type) { return placed }
    switch conversion {
    case .identity, .inject: return FallibleExpression(value, canFail: false)
    case .sequence(let steps): return call(steps, of: value, from: type)
    case .optional(let inner), .patch(let inner):
      return mapping(value, by: inner, from: type.content)
    case .array: return collection(conversion, of: value, from: type)
    case .arrayToSet, .setToArray, .set, .dictionary:
      return tellingKept(of: value, from: type) { $0.collection(conversion, of: $1, from: $2) }
    default:
      let canFail = context.failingMaps.canFail(conversion)
      return tellingKept(of: value, from: type) { writer, value, type in
        FallibleExpression(writer.scalar(conversion, of: value, from: type), canFail: canFail)
      }
    }
  }

  private mutating func call(
    _ steps: [Conversion], of value: SwiftExpression, from type: SchemaType
  )
    -> FallibleExpression
  {
    var result = FallibleExpression(value, canFail: false)
    var type = type
    let place = takePlace()
    for step in steps.grouped {
      next = place
      let next =
        pair(step, of: result.expression, from: type)
        ?? call(step, of: result.expression, from: type)
      result = FallibleExpression(next.expression, canFail: result.canFail || next.canFail)
      type = context.schema.result(of: step, from: type)
    }
    next = ReportedPlace()
    return result
  }

  /// `value.map(…)`
  mutating func mapping(_ value: SwiftExpression, by conversion: Conversion, from type: SchemaType)
    -> FallibleExpression
  {
    if conversion == .identity || conversion == .inject {
      return FallibleExpression(value, canFail: false)
    }
    let place = takePlace().place
    if !place.keys.isEmpty, context.reportingMaps.mayReport(in: conversion) {
      let call = call(conversion, of: .argument, from: type, at: place)
      return FallibleExpression(
        value.mapped(by: call.attempt.ofArgument), canFail: call.canFail)
    }
    let function = function(conversion, from: type)
    return FallibleExpression(value.mapped(by: function.expression), canFail: function.canFail)
  }

  private mutating func scalar(
    _ conversion: Conversion, of value: SwiftExpression, from type: SchemaType
  ) -> SwiftExpression {
    switch conversion {
    case .converter(let step):
      return callWithoutFormat(of: step, value) ?? format(of: step).calling("read", ["_": value])
    case .converterBack(let step):
      return callBackWithoutFormat(of: step, value)
        ?? format(of: step).calling("write", ["_": value])
    case .unwrap: return value.member("rawValue")
    case .enumToRaw(let id): return value.member(context.enumWire(id, in: scope).property)
    case .widen(let source, let scalar): return widened(value, from: source, to: scalar)
    default:
      return reference(to: conversion, from: type)?.applied(to: value) ?? value
    }
  }

  private mutating func widened(_ value: SwiftExpression, from source: Scalar, to scalar: Scalar)
    -> SwiftExpression
  {
    needs.mention(scalar, access: .internal)
    guard scalar.isTooSmall(for: source) else {
      return SwiftExpression.word(context.names.made(scalar.rawValue))(["_": value])
    }
    return exactly(from: source, to: scalar).calling("read", ["_": value])
  }

  private mutating func exactly(from source: Scalar, to scalar: Scalar) -> SwiftExpression {
    needs.call(.wireFormatInteger)
    return formatType(.scalar(source), .scalar(scalar)).member("exactly")
  }

  private mutating func reference(to id: MapID, isBack: Bool) -> SwiftExpression {
    if context.settings.mappers == .extensions {
      needs.mention(context.made(by: id, isBack: isBack), access: .internal)
    }
    return context.mapReference(to: id, isBack: isBack, in: scope)
  }

  // MARK: Formats

  /// Nil if the conversion is not a format, or is written by hand: then its function is called as it is.
  private mutating func argument(for conversion: Conversion) -> FormatArgument? {
    if conversion.writtenConverter != nil { return nil }
    let step: ConverterStep
    let isBack: Bool
    switch conversion {
    case .converter(let forth): (step, isBack) = (forth, false)
    case .converterBack(let back): (step, isBack) = (back, true)
    default: return nil
    }
    let name = self.format(of: step)
    let format = ConverterFormat(step, readsJSON: false, context, needs: &needs)
    // Of what several types have, nothing else tells which is meant.
    let isShort = !format.isCall && !format.traits.isAmbiguous
    return FormatArgument(expression: isShort ? format.member : name, isBack: isBack)
  }

  /// One with arguments is made once, since each time it would allocate.
  private mutating func format(of step: ConverterStep) -> SwiftExpression {
    let format = ConverterFormat(step, readsJSON: false, context, needs: &needs)
    needs.call(.wireFormat)
    needs.call(format.part)
    let type = formatType(step.wire, step.swift)
    guard format.isCall else { return format.member.rooted(in: type) }
    let known = formats.first { known in
      known.type == type && known.value == format.member
        && (known.name == format.name || known.subject == subject)
    }
    if let known { return .word("Self").member(known.name) }
    let name = formatNames.claim(
      firstOf: [format.name] + (subject.isEmpty ? [] : ["\(subject)Format"]))
    formats.append(
      FormatConstantModel(
        documentation: Conversion.converter(step).datePatternNote, name: name, type: type,
        value: format.member, subject: subject))
    return .word("Self").member(name)
  }

  private mutating func formatType(_ wire: SchemaType, _ swift: SchemaType) -> SwiftExpression {
    context.names.format(from: text(of: wire), to: text(of: swift))
  }
}

extension Conversion {
  /// Set if it is one step, whose functions are written by hand.
  fileprivate var writtenConverter: WrittenConverter? {
    switch self {
    case .converter(let step), .converterBack(let step):
      if case .written(let written) = step.kind { written } else { nil }
    case .identity, .sequence, .wrap, .unwrap, .enumFromRaw, .enumToRaw, .map, .mapBack, .inject,
      .array, .arrayToSet, .setToArray, .set, .dictionary, .optional, .patch, .widen:
      nil
    }
  }

  fileprivate var isBack: Bool {
    if case .converterBack = self { true } else { false }
  }
}
