import SchemaSemantics
import SchemaSyntax

/// Pairs of steps that are one step in Swift, since only together they know where a problem is.
extension ConversionWriter {
  mutating func pair(_ conversion: Conversion, of value: SwiftExpression, from type: SchemaType)
    -> FallibleExpression?
  {
    if let element = conversion.setOfValid {
      let array = call(.array(element, skipsInvalid: true), of: value, from: type)
      return FallibleExpression(
        made("Set", of: array.expression), canFail: false)
    }
    if let element = conversion.firstOfEach {
      let array = call(.array(element, skipsInvalid: false), of: value, from: type)
      return FallibleExpression(
        made("Set", of: array.expression), canFail: array.canFail)
    }
    if let (step, field, keys, values) = conversion.keyedDictionary {
      return tellingKept(of: value, from: type) { writer, value, _ in
        writer.keyed(step, by: field, keys, values, of: value)
      }
    }
    return nil
  }

  /// Elements are first converted, with their indices, and then keyed.
  private mutating func keyed(
    _ step: ConverterStep, by field: Int, _ keys: Conversion, _ values: Conversion,
    of value: SwiftExpression
  ) -> FallibleExpression {
    guard let key = context.keyField(field, of: step) else {
      return FallibleExpression(value, canFail: true)
    }
    let areKept = takePlace().hasKeptElements
    let keyFunction = function(keys, from: step.swift.keys)
    let valueFunction = function(values, from: step.swift.content)
    needs.call(.wireConversionsKeyed)
    return FallibleExpression(
      context.names[.wireConversions].calling(
        method("dictionary", reports: valueFunction.reports),
        ["of": value] + kept(areKept && valueFunction.reports) + [
          "keyedBy": context.keyClosure(field, of: step, needs: &needs),
          "at": .string(WirePlace(keys: key.wirePath).text), "keys": keyFunction.expression,
          "values": valueFunction.expression,
        ]), canFail: true)
  }
}

extension [Conversion] {
  /// The steps, with those combined that belong together.
  var grouped: [Conversion] {
    var groups: [Conversion] = []
    for step in self {
      guard let last = groups.last else {
        groups.append(step)
        continue
      }
      let pair = Conversion.sequence([last, step])
      if let one = pair.throughSet {
        groups[groups.count - 1] = one
      } else if pair.setOfValid != nil || pair.firstOfEach != nil || pair.keyedDictionary != nil {
        groups[groups.count - 1] = pair
      } else {
        groups.append(step)
      }
    }
    return groups
  }
}

extension Conversion {
  /// The conversion of elements of an array, if the valid ones become a set.
  var setOfValid: Conversion? {
    guard case .sequence(let steps) = self, steps.count == 2,
      case .array(let element, skipsInvalid: true) = steps[0], steps[1] == .arrayToSet(.identity)
    else { return nil }
    return element
  }

  /// Elements of a set have no index, so they are converted while they are in the array.
  fileprivate var throughSet: Conversion? {
    guard case .sequence(let steps) = self, steps.count == 2 else { return nil }
    switch (steps[0], steps[1]) {
    case (.converter(let step), .set(let element))
    where step.kind == .unique(keepsFirst: false):
      return .arrayToSet(element)
    case (.set(let element), .converterBack(let step)):
      guard case .unique = step.kind else { return nil }
      return .setToArray(element)
    default: return nil
    }
  }

  /// The conversion of elements of an array, if duplicates are removed.
  var firstOfEach: Conversion? {
    guard case .sequence(let steps) = self, steps.count == 2,
      case .converter(let step) = steps[0], step.kind == .unique(keepsFirst: true),
      case .set(let element) = steps[1]
    else { return nil }
    return element
  }

  /// An array that becomes a dictionary, whose keys and values are then converted.
  var keyedDictionary: (step: ConverterStep, field: Int, keys: Conversion, values: Conversion)? {
    guard case .sequence(let steps) = self, steps.count == 2,
      case .converter(let step) = steps[0], case .keyed(let field) = step.kind,
      case .dictionary(let keys, let values) = steps[1]
    else { return nil }
    return (step, field, keys, values)
  }
}

extension LoweringContext {
  /// The field that `keyed` uses as the key.
  func keyField(_ position: Int, of step: ConverterStep) -> ValidField? {
    step.wire.content.declaredID.flatMap { field(position, of: $0) }
  }

  /// What gives the key of an element: `{ $0.id }`, or `{ $0.id.rawValue }` for the raw value of an `id`.
  func keyClosure(
    _ position: Int, of step: ConverterStep, needs: inout FileNeeds
  ) -> SwiftExpression {
    guard let owner = step.wire.content.declaredID, let field = field(position, of: owner) else {
      return .closure(.argument)
    }
    var key = SwiftExpression.argument.member(needs.detours.reading(field, of: owner, self))
    var type = field.type
    while type != step.swift.keys, let id = type.declaredID {
      switch schema[id].kind {
      case .wrapper(let wrapper):
        (key, type) = (key.member("rawValue"), wrapper.base)
      case .enumeration(let enumeration):
        (key, type) = (key.member(enumWire(id).property), .scalar(enumeration.rawType))
      case .record, .union, .foreign: return .closure(key)
      }
    }
    return .closure(key)
  }
}
