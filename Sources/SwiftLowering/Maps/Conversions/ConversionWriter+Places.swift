import SchemaSemantics

/// Where something is that is converted.
struct ReportedPlace {
  var place = WirePlace()
  /// Whether the elements of what is there were kept, and others were left out.
  var hasKeptElements = false
}

/// Where something may be reported inside of a value, the path of the report begins with the place of that value.
extension ConversionWriter {
  /// `conversion` applied to the value at `place`.
  mutating func call(
    _ conversion: Conversion, of value: SwiftExpression, from type: SchemaType, at place: WirePlace
  ) -> FallibleExpression {
    next = ReportedPlace(place: place)
    defer { next = ReportedPlace() }
    return call(conversion, of: value, from: type)
  }

  /// The place of what is converted now. What is inside of that is placed in it.
  mutating func takePlace() -> ReportedPlace {
    defer { next = ReportedPlace() }
    return next
  }

  /// `ReportPlace.value(dto.owner, at: "owner", using: Owner.init(from:))`: nil for what has parts with places of their
  /// own.
  mutating func placedCall(
    _ conversion: Conversion, of value: SwiftExpression, from type: SchemaType
  ) -> FallibleExpression? {
    switch conversion {
    case .array, .arrayToSet, .dictionary, .optional, .patch, .sequence: return nil
    case .identity, .converter, .converterBack, .wrap, .unwrap, .enumFromRaw, .enumToRaw, .map,
      .mapBack, .inject, .setToArray, .set, .widen:
      break
    }
    let place = takePlace().place
    guard !place.keys.isEmpty, context.reportingMaps.mayReport(in: conversion) else { return nil }
    let function = function(conversion, from: type)
    return FallibleExpression(
      placed("value", ["_": value, "at": .string(place.text)], function),
      canFail: function.canFail)
  }

  /// `ReportPlace.elements(of: dto.lines, at: "lines", using: Line.init(from:))`, where nothing can fail.
  mutating func placedParts(
    _ method: String, of values: SwiftExpression, at place: WirePlace, _ options: SwiftArguments,
    by function: FallibleExpression
  ) -> SwiftExpression {
    let path: SwiftArguments = place.keys.isEmpty ? [:] : ["at": .string(place.text)]
    return placed(method, ["of": values] + path + options, function)
  }

  private mutating func placed(
    _ method: String, _ arguments: SwiftArguments, _ function: FallibleExpression
  ) -> SwiftExpression {
    needs.call(.reportPlace)
    return context.names[.reportPlace].calling(
      method, arguments, passing: function.expression)
  }

  /// How the payload writes keys, if that is not what Swift makes of them in a text.
  mutating func shownKeys(from type: SchemaType) -> SwiftArguments {
    let text = wireText(of: .argument, type)
    guard text.expression != .argument else { return [:] }
    let isText = text.type == .scalar(.string)
    return [
      "shown": (isText ? text.expression : made("String", of: text.expression)).ofArgument
    ]
  }

  /// `arrayReporting`, where something may be reported on the way: reports then have the place that errors have.
  mutating func method(_ name: String, reports: Bool) -> String {
    guard reports else { return name }
    needs.call(.mappingIssuesPlaces)
    return "\(name)Reporting"
  }
}
