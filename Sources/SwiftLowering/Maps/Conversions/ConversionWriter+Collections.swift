import SchemaSemantics
import SchemaSyntax

extension ConversionWriter {
  /// A conversion of a collection, element by element.
  mutating func collection(
    _ conversion: Conversion, of value: SwiftExpression, from type: SchemaType
  )
    -> FallibleExpression
  {
    switch conversion {
    case .array(let inner, let skips): return array(inner, skips, of: value, from: type)
    case .arrayToSet(let inner):
      guard inner != .identity else {
        return FallibleExpression(support("unique", ["_": value]), canFail: true)
      }
      let areKept = takePlace().hasKeptElements
      let function = function(inner, from: type.content)
      return FallibleExpression(
        elements("set", of: value, areKept: areKept, by: function), canFail: true)
    case .setToArray(let inner): return sorted(inner, of: value, from: type.content)
    case .set(let inner): return set(inner, of: value, from: type.content)
    case .dictionary(let keys, let values):
      return dictionary(keys, values, of: value, from: type)
    default: return FallibleExpression(value, canFail: false)
    }
  }

  private mutating func array(
    _ inner: Conversion, _ skips: Bool, of value: SwiftExpression, from type: SchemaType
  ) -> FallibleExpression {
    let next = takePlace()
    let function = function(inner, from: type.content)
    if inner == .identity || inner == .inject {
      return FallibleExpression(value, canFail: false)
    }
    if !function.canFail {
      let all =
        function.reports
        ? placedParts(
          "elements", of: value, at: next.place, kept(next.hasKeptElements || type.isFiltered),
          by: function)
        : value.mapped(by: function.expression)
      return FallibleExpression(all, canFail: false)
    }
    if skips {
      needs.call(.mappingIssuesFallbacks)
      let arguments = ["_": value] + kept(type.isFiltered) + ["_": function.expression]
      return FallibleExpression(
        support(method("validArray", reports: function.reports), arguments), canFail: false)
    }
    if type.isFiltered {
      needs.call(.wireConversionsKept)
      return FallibleExpression(
        function.reports
          ? keeping(elements("array", of: .argument, areKept: true, by: function), of: value)
          : support("array", ["ofKept": value, "_": function.expression]), canFail: true)
    }
    return FallibleExpression(
      elements("array", of: value, areKept: next.hasKeptElements, by: function), canFail: true)
  }

  func kept(_ isKept: Bool) -> SwiftArguments { isKept ? ["isKept": .word("true")] : [:] }

  /// - Parameter areKept: whether others were left out before, of which only reports need to know.
  private mutating func elements(
    _ result: String, of values: SwiftExpression, areKept: Bool, by function: FallibleExpression
  ) -> SwiftExpression {
    support(
      method(result, reports: function.reports),
      ["_": values] + kept(areKept && function.reports) + ["_": function.expression])
  }

  /// `WireConversions.kept(values) { try … }`
  private mutating func keeping(_ call: SwiftExpression, of value: SwiftExpression)
    -> SwiftExpression
  {
    needs.call(.wireConversionsKept)
    return .call(
      context.names[.wireConversions].member("kept"), ["_": value],
      trailing: .closure(call.attempted()))
  }

  /// If `type` says that elements of the array have been left out already, errors say so as well.
  mutating func tellingKept(
    of value: SwiftExpression, from type: SchemaType,
    _ call: (inout ConversionWriter, SwiftExpression, SchemaType) -> FallibleExpression
  ) -> FallibleExpression {
    guard case .array(let element, skipsInvalid: true) = type else {
      return call(&self, value, type)
    }
    let all = SchemaType.array(element, skipsInvalid: false)
    let place = takePlace().place
    let text = callOfKept(.argument, all, at: place, call)
    guard text.canFail else { return callOfKept(value, all, at: place, call) }
    return FallibleExpression(keeping(text.expression, of: value), canFail: true)
  }

  private mutating func callOfKept(
    _ value: SwiftExpression, _ type: SchemaType, at place: WirePlace,
    _ call: (inout ConversionWriter, SwiftExpression, SchemaType) -> FallibleExpression
  ) -> FallibleExpression {
    next = ReportedPlace(place: place, hasKeptElements: true)
    defer { next = ReportedPlace() }
    return call(&self, value, type)
  }

  /// Elements that have an order are written in ascending order, so that equal sets give equal lists.
  private mutating func sorted(
    _ inner: Conversion, of value: SwiftExpression, from element: SchemaType
  ) -> FallibleExpression {
    if inner == .identity {
      return FallibleExpression(array(ofSet: value, of: element), canFail: false)
    }
    let function = function(inner, from: element)
    let result = context.schema.result(of: inner, from: element)
    let array = elements(of: value, by: function)
    // Of an enum of the app, only what it is made of has names on the wire.
    if !makesEnumOfTheApp(inner, result), let ordered = sorted(array, of: result) {
      return FallibleExpression(ordered, canFail: function.canFail)
    }
    let ordered = sorted(value, of: element).map { elements(of: $0, by: function) }
    return FallibleExpression(ordered ?? array, canFail: function.canFail)
  }

  private func makesEnumOfTheApp(_ conversion: Conversion, _ result: SchemaType) -> Bool {
    guard case .declared(let id) = result, case .enumeration = context.schema[id].kind else {
      return false
    }
    return conversion.all.contains { if case .map = $0 { true } else { false } }
  }

  private mutating func elements(
    of set: SwiftExpression, by function: FallibleExpression
  ) -> SwiftExpression {
    guard function.canFail else { return set.mapped(by: function.expression) }
    needs.call(.wireConversionsSets)
    return support("elements", ["of": set, "_": function.expression])
  }

  /// `Set(values)`
  func made(_ type: String, of value: SwiftExpression) -> SwiftExpression {
    SwiftExpression.word(context.names.made(type))(["_": value])
  }

  private mutating func set(
    _ inner: Conversion, of value: SwiftExpression, from element: SchemaType
  )
    -> FallibleExpression
  {
    let function = function(inner, from: element)
    return FallibleExpression(
      made("Set", of: elements(of: value, by: function)), canFail: function.canFail)
  }

  private mutating func dictionary(
    _ keys: Conversion, _ values: Conversion, of value: SwiftExpression, from type: SchemaType
  ) -> FallibleExpression {
    let place = takePlace().place
    let valueFunction = function(values, from: type.content)
    if keys != .identity || valueFunction.canFail && type.keys != .scalar(.string) {
      let keyFunction = function(keys, from: type.keys)
      let canFail =
        keyFunction.canFail || valueFunction.canFail || !context.failingMaps.keepsApart(keys)
      let source: SwiftArguments = ["keys": keyFunction.expression]
      if !canFail, valueFunction.reports {
        let converted = placedValues(of: value, type, at: place, by: valueFunction)
        return FallibleExpression(
          support("renamed", ["_": converted] + source), canFail: false)
      }
      let converting: SwiftArguments =
        values == .identity ? [:] : ["values": valueFunction.expression]
      let arguments = ["_": value] + source + converting
      guard canFail else {
        return FallibleExpression(support("renamed", arguments), canFail: false)
      }
      return FallibleExpression(
        support(
          method("dictionary", reports: valueFunction.reports),
          arguments
            + (valueFunction.reports
              ? shownKeys(from: type.keys) : shown(keys, from: type.keys))), canFail: true)
    }
    if valueFunction.canFail {
      return FallibleExpression(
        support(
          method("values", reports: valueFunction.reports),
          ["of": value, "_": valueFunction.expression]), canFail: true)
    }
    if valueFunction.reports {
      return FallibleExpression(
        placedValues(of: value, type, at: place, by: valueFunction), canFail: false)
    }
    return FallibleExpression(
      value.calling("mapValues", ["_": valueFunction.expression]), canFail: false)
  }

  private mutating func placedValues(
    of dictionary: SwiftExpression, _ type: SchemaType, at place: WirePlace,
    by function: FallibleExpression
  ) -> SwiftExpression {
    placedParts(
      "values", of: dictionary, at: place, shownKeys(from: type.keys), by: function)
  }

  /// How errors call the keys: as the payload does. Nothing where a text is one.
  private mutating func shown(_ keys: Conversion, from type: SchemaType) -> SwiftArguments {
    // Only what an enum of the app is made of has names on the wire.
    let isBack = keys.all.contains { if case .mapBack = $0 { true } else { false } }
    guard type != .scalar(.string), context.schema.result(of: keys, from: type) != .scalar(.string),
      !isBack
    else { return [:] }
    return shownKeys(from: type)
  }

  private mutating func support(_ function: String, _ arguments: SwiftArguments)
    -> SwiftExpression
  {
    needs.call(.wireConversions)
    return context.names[.wireConversions].calling(function, arguments)
  }
}

extension SchemaType {
  /// Whether it is an array from which invalid elements have been left out.
  var isFiltered: Bool {
    if case .array(_, skipsInvalid: true) = self { true } else { false }
  }
}
