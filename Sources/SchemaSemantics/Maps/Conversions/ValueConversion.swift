import Diagnostics
import SchemaSyntax

/// What a value is for, as messages say it.
struct Destination {
  let name: String
  /// The name, with that of the type that it belongs to: `User.name`.
  let title: String
  let span: SourceSpan
  let type: SchemaType
  /// The converters after `via` in the entry.
  var converters: [ConverterUse] = []
  /// Where the value comes from if no entry says so.
  var impliedSource: ImpliedSource?
  var form = Form.entry
  /// The whole source, as `a ?? b`, if the value is only a part of it.
  var alternatives: String?
  var leniency = Leniency.none
  /// The name of the field in Swift, if an entry names it as the wire does.
  var swiftName: String?

  /// What a function that makes the value may be called.
  var functionName: String { swiftName ?? name }

  /// What is done with invalid values.
  enum Leniency {
    case none
    /// An `else` with a value follows.
    case fallback
    /// An `else skip` follows.
    case skip
  }

  enum Form {
    /// `total: …`
    case entry
    /// `amount: …`, in the parentheses of a record that is made in place.
    case part(of: Owner)
    /// What is written in the parentheses of a case.
    case payload(ofOptional: Bool)
    /// What a row with converters of its own makes.
    case row
    /// An element of a list.
    case element(isLeftOutIfNil: Bool)
  }

  var isPayload: Bool { if case .payload = form { true } else { false } }

  /// A record that is made in place.
  struct Owner {
    let name: String
    /// Whether the record is assigned to something that may be nil.
    let mayBeNil: Bool
  }
}

extension MapValue {
  /// This value after a conversion; several conversions are combined into one.
  func converted(_ conversion: Conversion, to type: SchemaType, at span: SourceSpan) -> MapValue {
    switch (kind, conversion) {
    case (_, .identity):
      MapValue(kind, type, at: span)
    case (.converted(let value, let first), _):
      MapValue(.converted(value, first.joined(with: conversion)), type, at: span)
    default:
      MapValue(.converted(self, conversion), type, at: span)
    }
  }
}

extension Conversion {
  /// If a value is made optional and then converted inside the optional, it can be converted first.
  fileprivate func joined(with next: Conversion) -> Conversion {
    if case .inject = self, case .optional(let inner) = next { return inner.then(.inject) }
    return then(next)
  }
}

extension ExpressionTyping {
  /// `value` as a `target`, by implied conversions and along declared maps.
  mutating func converted(_ value: MapValue, to target: SchemaType) -> MapValue? {
    guard !target.isUnknown, !value.type.isUnknown else { return nil }
    let value = requiredByFallback(value, for: target)
    switch context.conversions.conversion(from: value.type, to: target) {
    case .success(let conversion):
      let used =
        leniency == .skip
        ? conversion.skippingInvalid : conversion.skippingInvalid(where: value.typeOfParameters)
      return value.converted(used, to: target, at: value.span)
    case .failure(let obstacle):
      report(obstacle, of: value, for: target)
      return nil
    }
  }

  /// Before `else`, nil counts as another invalid value.
  func requiredByFallback(_ value: MapValue, for target: SchemaType) -> MapValue {
    guard leniency == .fallback, value.type.isOptional, !target.isOptional else { return value }
    return MapValue(.required(value, because: nil), value.type.unwrapped, at: value.span)
  }
}
