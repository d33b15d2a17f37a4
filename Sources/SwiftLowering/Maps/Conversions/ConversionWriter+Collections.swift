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
      let function = function(inner, from: type.content)
      return FallibleExpression(
        support("set", ["_": value, "_": function.expression]), canFail: true)
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
    let function = function(inner, from: type.content)
    if inner == .identity || inner == .inject {
      return FallibleExpression(value, canFail: false)
    }
    if !function.canFail {
      return FallibleExpression(value.mapped(by: function.expression), canFail: false)
    }
    if skips {
      needs.call(.mappingIssuesFallbacks)
      let kept: SwiftArguments = type.isFiltered ? ["isKept": .word("true")] : [:]
      let arguments = ["_": value] + kept + ["_": function.expression]
      return FallibleExpression(support("validArray", arguments), canFail: false)
    }
    if type.isFiltered {
      needs.call(.wireConversionsKept)
      return FallibleExpression(
        support("array", ["ofKept": value, "_": function.expression]), canFail: true)
    }
    return FallibleExpression(
      support("array", ["_": value, "_": function.expression]), canFail: true)
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
    let text = call(&self, .argument, all)
    guard text.canFail else { return call(&self, value, all) }
    needs.call(.wireConversionsKept)
    return FallibleExpression(
      .call(
        context.names[.wireConversions].member("kept"), ["_": value],
        trailing: .closure(text.attempt)),
      canFail: true)
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
    let valueFunction = function(values, from: type.content)
    if keys != .identity || valueFunction.canFail && type.keys != .scalar(.string) {
      let keyFunction = function(keys, from: type.keys)
      let converting: SwiftArguments =
        values == .identity ? [:] : ["values": valueFunction.expression]
      let arguments = ["_": value, "keys": keyFunction.expression] + converting
      let canFail =
        keyFunction.canFail || valueFunction.canFail || !context.failingMaps.keepsApart(keys)
      guard canFail else {
        return FallibleExpression(support("renamed", arguments), canFail: false)
      }
      return FallibleExpression(
        support("dictionary", arguments + shown(keys, from: type.keys)), canFail: true)
    }
    if valueFunction.canFail {
      return FallibleExpression(
        support("values", ["of": value, "_": valueFunction.expression]), canFail: true)
    }
    return FallibleExpression(
      value.calling("mapValues", ["_": valueFunction.expression]), canFail: false)
  }

  /// How errors call the keys: as the payload does. Nothing where a text is one.
  private mutating func shown(_ keys: Conversion, from type: SchemaType) -> SwiftArguments {
    // Only what an enum of the app is made of has names on the wire.
    let isBack = keys.all.contains { if case .mapBack = $0 { true } else { false } }
    guard type != .scalar(.string), context.schema.result(of: keys, from: type) != .scalar(.string),
      !isBack
    else { return [:] }
    let text = wireText(of: .argument, type)
    guard text.expression != .argument else { return [:] }
    let isText = text.type == .scalar(.string)
    return [
      "shown": (isText ? text.expression : made("String", of: text.expression)).ofArgument
    ]
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
