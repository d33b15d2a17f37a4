import SchemaSemantics
import SchemaSyntax

/// An expression without its `try`, or a function that can be passed on.
struct ConversionText: Hashable {
  let text: String
  let canFail: Bool
  /// The format that the function belongs to, if it belongs to one.
  var format: FormatArgument?

  /// With `try` if that is needed.
  var attempt: String { canFail ? "try \(text)" : text }

  /// `\.absoluteString` for `$0.absoluteString`; nil if it is not a property.
  fileprivate var propertyOfArgument: String? {
    let property = text.dropFirst(2)
    let isName = property.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
    return text.hasPrefix("$0.") && isName ? "\\\(property)" : nil
  }
}

/// A format as an argument after `as:`, and the direction in which it is used.
struct FormatArgument: Hashable {
  let text: String
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

  /// A reference to a function if there is one, and a closure otherwise.
  mutating func function(_ conversion: Conversion, from type: SchemaType) -> ConversionText {
    let canFail = context.failingMaps.canFail(conversion)
    if !type.isFiltered, let reference = reference(to: conversion, from: type) {
      return ConversionText(text: reference, canFail: canFail, format: argument(for: conversion))
    }
    let call = call(conversion, of: "$0", from: type)
    return ConversionText(
      text: call.propertyOfArgument ?? "{ \(call.attempt) }", canFail: call.canFail)
  }

  private mutating func reference(to conversion: Conversion, from type: SchemaType) -> String? {
    switch conversion {
    case .wrap(let id): return text(of: .declared(id)) + ".init(_:)"
    case .enumFromRaw(let id): return context.enumWire(id, in: scope).initializer
    case .map(let id): return reference(to: id, isBack: false)
    case .mapBack(let id): return reference(to: id, isBack: true)
    case .converter(let step):
      return plainCall(of: step, "") == nil ? format(of: step) + ".read" : nil
    case .converterBack(let step):
      return plainCallBack(of: step, "") == nil ? format(of: step) + ".write" : nil
    case .unwrap: return "\\.rawValue"
    case .widen(let source, let scalar):
      guard scalar.isTooSmall(for: source) else { return nil }
      return exactly(from: source, to: scalar) + ".read"
    case .arrayToSet(.identity):
      needs.call(.wireConversions)
      return context.names.support(.wireConversions) + ".unique"
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
  mutating func call(_ conversion: Conversion, of value: String, from type: SchemaType)
    -> ConversionText
  {
    switch conversion {
    case .identity, .inject: return ConversionText(text: value, canFail: false)
    case .sequence(let steps): return call(steps, of: value, from: type)
    case .optional(let inner), .patch(let inner):
      return mapping(value, by: inner, from: type.content)
    case .array: return collection(conversion, of: value, from: type)
    case .arrayToSet, .setToArray, .set, .dictionary:
      return tellingKept(of: value, from: type) { $0.collection(conversion, of: $1, from: $2) }
    default:
      let canFail = context.failingMaps.canFail(conversion)
      return tellingKept(of: value, from: type) { writer, value, type in
        ConversionText(text: writer.scalar(conversion, of: value, from: type), canFail: canFail)
      }
    }
  }

  private mutating func call(_ steps: [Conversion], of value: String, from type: SchemaType)
    -> ConversionText
  {
    var result = ConversionText(text: value, canFail: false)
    var type = type
    for step in steps.grouped {
      let next = pair(step, of: result.text, from: type) ?? call(step, of: result.text, from: type)
      result = ConversionText(text: next.text, canFail: result.canFail || next.canFail)
      type = context.schema.result(of: step, from: type)
    }
    return result
  }

  /// `value.map(…)`
  mutating func mapping(_ value: String, by conversion: Conversion, from type: SchemaType)
    -> ConversionText
  {
    if conversion == .identity || conversion == .inject {
      return ConversionText(text: value, canFail: false)
    }
    let function = function(conversion, from: type)
    return ConversionText(text: value.mapped(by: function.text), canFail: function.canFail)
  }

  private mutating func scalar(
    _ conversion: Conversion, of value: String, from type: SchemaType
  ) -> String {
    switch conversion {
    case .converter(let step):
      return plainCall(of: step, value) ?? "\(format(of: step)).read(\(value))"
    case .converterBack(let step):
      return plainCallBack(of: step, value) ?? "\(format(of: step)).write(\(value))"
    case .unwrap: return "\(value).rawValue"
    case .enumToRaw(let id): return "\(value).\(context.enumWire(id, in: scope).property)"
    case .widen(let source, let scalar): return widened(value, from: source, to: scalar)
    default:
      let reference = reference(to: conversion, from: type) ?? ""
      return reference.called(with: value)
    }
  }

  private mutating func widened(_ value: String, from source: Scalar, to scalar: Scalar) -> String {
    needs.mention(scalar, access: .internal)
    guard scalar.isTooSmall(for: source) else {
      return "\(context.names.text(of: scalar))(\(value))"
    }
    return "\(exactly(from: source, to: scalar)).read(\(value))"
  }

  private mutating func exactly(from source: Scalar, to scalar: Scalar) -> String {
    needs.call(.wireFormatInteger)
    return formatType(.scalar(source), .scalar(scalar)) + ".exactly"
  }

  private func reference(to id: MapID, isBack: Bool) -> String {
    context.mapReference(to: id, isBack: isBack, in: scope)
  }

  // MARK: Formats

  /// Nil if the conversion is not a format.
  private mutating func argument(for conversion: Conversion) -> FormatArgument? {
    let step: ConverterStep
    let isBack: Bool
    switch conversion {
    case .converter(let forth): (step, isBack) = (forth, false)
    case .converterBack(let back): (step, isBack) = (back, true)
    default: return nil
    }
    let name = self.format(of: step)
    let format = ConverterFormat(step, readsJSON: false, context)
    // Of what several types have, nothing else tells which is meant.
    let isShort = !format.isCall && !format.traits.isAmbiguous
    return FormatArgument(text: isShort ? format.member.text : name, isBack: isBack)
  }

  /// A format with arguments is made once, since making it allocates.
  private mutating func format(of step: ConverterStep) -> String {
    let format = ConverterFormat(step, readsJSON: false, context)
    needs.call(.wireFormat)
    needs.call(format.part)
    let type = formatType(step.wire, step.swift)
    guard format.isCall else { return type + format.member.text }
    let subjectName = "\(subject)Format"
    let known = formats.first { known in
      known.type == type && known.value == format.member.text
        && (known.name == format.name || known.name == subjectName)
    }
    if let known { return "Self.\(known.name)" }
    let name = formatNames.claim(firstOf: [format.name] + (subject.isEmpty ? [] : [subjectName]))
    formats.append(
      FormatConstantModel(
        documentation: Conversion.converter(step).datePatternNote, name: name, type: type,
        value: format.member.text))
    return "Self.\(name)"
  }

  private mutating func formatType(_ wire: SchemaType, _ swift: SchemaType) -> String {
    "\(context.names.support(.wireFormat))<\(text(of: wire)), \(text(of: swift))>"
  }
}

extension String {
  /// `convert(value, at: "key"`, completed with the function: as an argument, or as a closure that follows.
  func calling(_ function: String) -> String {
    function.hasPrefix("{") ? "\(self)) \(function)" : "\(self), using: \(function))"
  }

  /// `values.map(Tag.init(from:))`, or with a closure after it.
  func mapped(by function: String) -> String {
    function.hasPrefix("{") ? "\(self).map \(function)" : "\(self).map(\(function))"
  }

  /// `Email(value)` for `Email.init(_:)`, `Tag(from: value)` for `Tag.init(from:)`.
  func called(with value: String) -> String {
    guard let parenthesis = lastIndex(of: "(") else { return "\(self)(\(value))" }
    let label = self[parenthesis...].dropFirst().dropLast(2)
    let name = self[..<parenthesis]
    let function = name.hasSuffix(".init") ? name.dropLast(5) : name
    return label == "_" ? "\(function)(\(value))" : "\(function)(\(label): \(value))"
  }
}
