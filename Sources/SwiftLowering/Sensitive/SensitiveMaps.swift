import SchemaSemantics

extension MapBodyLowering {
  /// Lets `body` write the code that makes `value`, so that errors do not show what is sensitive about it.
  mutating func hiding<Result>(
    _ value: MapValue, madeSensitive isSensitive: Bool, _ body: (inout Self) -> Result
  ) -> Result {
    let outer = hidesValues
    hidesValues = outer || isSensitive || sources.readsSensitive(value, inRecords: false)
    defer { hidesValues = outer }
    return body(&self)
  }

  /// `FallbackHandler.hidingValues { … }`, where something sensitive may be reported.
  mutating func hidingReports(of call: SwiftExpression) -> SwiftExpression {
    hidesValues ? writer.hidingReports(of: call) : call
  }
}

extension ConversionWriter {
  /// `FallbackHandler.hidingValues { … }`
  mutating func hidingReports(of call: SwiftExpression) -> SwiftExpression {
    needs.call(.fallbackHandlerSensitive)
    let hiding = context.names[.fallbackHandler].member("hidingValues")
    return .call(hiding, [:], trailing: .closure(call))
  }

  /// A conversion whose errors and reports do not show what is sensitive about the value.
  mutating func call(
    _ conversion: Conversion, of value: SwiftExpression, from type: SchemaType,
    hidingValues isSensitive: Bool
  ) -> FallibleExpression {
    let call = call(conversion, of: value, from: type)
    guard isSensitive else { return call }
    let hidden = call.canFail ? hidingErrors(of: call.attempt) : call.expression
    return FallibleExpression(
      context.reportingMaps.mayReport(in: conversion)
        ? hidingReports(of: hidden.attempted(call.canFail)) : hidden,
      canFail: call.canFail)
  }

  /// `WireConversions.hidingValues { … }`
  mutating func hidingErrors(of call: SwiftExpression) -> SwiftExpression {
    needs.call(.wireConversionsSensitive)
    let hiding = context.names[.wireConversions].member("hidingValues")
    return .call(hiding, [:], trailing: .closure(call))
  }
}

extension MapSources {
  /// Whether something sensitive contributes to `value`, even if only to decide what it is.
  ///
  /// - Parameter inRecords: whether the parts of records that are made on the way count. Where each is made by itself, it
  ///   is hidden by itself.
  func readsSensitive(_ value: MapValue, inRecords: Bool = true) -> Bool {
    if case .path(let root, let path) = value.kind {
      if case .matched(let payload) = root, readsSensitive(payload.subject) { return true }
      return source(root).map {
        context.schema.sensitivePart(of: path, from: $0.type) != nil
      } == true
    }
    if case .record = value.kind, !inRecords { return false }
    // What a function throws may show any part of what it is given.
    if case .custom(_, let arguments) = value.kind,
      arguments.contains(where: { context.sensitiveHolders.contains($0.type) })
    {
      return true
    }
    return value.parts.contains { readsSensitive($0, inRecords: inRecords) }
  }
}

extension ValidType {
  /// Whether something about its values must not be shown.
  var hidesAnything: Bool {
    if case .record(let record) = kind, record.isHiding { return true }
    return notes.isSensitive
  }
}
