import SchemaSemantics
import SchemaSyntax

extension ConversionWriter {
  /// The conversion of a collection, element by element.
  mutating func collection(_ conversion: Conversion, of value: String, from type: SchemaType)
    -> ConversionText
  {
    switch conversion {
    case .array(let inner, let skips): return array(inner, skips, of: value, from: type)
    case .arrayToSet(let inner):
      guard inner != .identity else {
        return ConversionText(text: support("unique", value), canFail: true)
      }
      let function = function(inner, from: type.content)
      return ConversionText(text: support("set", value, function.text), canFail: true)
    case .setToArray(let inner): return sorted(inner, of: value, from: type.content)
    case .set(let inner): return set(inner, of: value, from: type.content)
    case .dictionary(let keys, let values):
      return dictionary(keys, values, of: value, from: type)
    default: return ConversionText(text: value, canFail: false)
    }
  }

  private mutating func array(
    _ inner: Conversion, _ skips: Bool, of value: String, from type: SchemaType
  ) -> ConversionText {
    let function = function(inner, from: type.content)
    if inner == .identity || inner == .inject {
      return ConversionText(text: value, canFail: false)
    }
    if !function.canFail {
      return ConversionText(text: value.mapped(by: function.text), canFail: false)
    }
    if skips {
      needs.call(.mappingIssuesFallbacks)
      let arguments = [value] + (type.isFiltered ? ["isKept: true"] : []) + [function.text]
      return ConversionText(text: support("validArray", arguments), canFail: false)
    }
    if type.isFiltered {
      needs.call(.wireConversionsKept)
      return ConversionText(
        text: support("array", "ofKept: \(value)", function.text), canFail: true)
    }
    return ConversionText(text: support("array", value, function.text), canFail: true)
  }

  /// If `type` says that elements of the array have been left out already, errors say so as well.
  mutating func tellingKept(
    of value: String, from type: SchemaType,
    _ call: (inout ConversionWriter, String, SchemaType) -> ConversionText
  ) -> ConversionText {
    guard case .array(let element, skipsInvalid: true) = type else {
      return call(&self, value, type)
    }
    let all = SchemaType.array(element, skipsInvalid: false)
    let text = call(&self, "$0", all)
    guard text.canFail else { return call(&self, value, all) }
    needs.call(.wireConversionsKept)
    return ConversionText(
      text: "\(context.names.support(.wireConversions)).kept(\(value)) { \(text.attempt) }",
      canFail: true)
  }

  /// Elements that have an order are written in ascending order, so that equal sets are equal on the wire.
  private mutating func sorted(
    _ inner: Conversion, of value: String, from element: SchemaType
  ) -> ConversionText {
    if inner == .identity {
      return ConversionText(text: array(ofSet: value, of: element), canFail: false)
    }
    let function = function(inner, from: element)
    let array =
      function.canFail
      ? support("array", "\(context.names.standard("Array"))(\(value))", function.text)
      : value.mapped(by: function.text)
    let order = sorting(of: context.schema.result(of: inner, from: element)) ?? ""
    return ConversionText(text: array + order, canFail: function.canFail)
  }

  private mutating func set(_ inner: Conversion, of value: String, from element: SchemaType)
    -> ConversionText
  {
    let function = function(inner, from: element)
    let array =
      function.canFail
      ? support("array", "\(context.names.standard("Array"))(\(value))", function.text)
      : value.mapped(by: function.text)
    return ConversionText(
      text: "\(context.names.standard("Set"))(\(array))", canFail: function.canFail)
  }

  private mutating func dictionary(
    _ keys: Conversion, _ values: Conversion, of value: String, from type: SchemaType
  ) -> ConversionText {
    let valueFunction = function(values, from: type.content)
    if keys != .identity || valueFunction.canFail && type.keys != .scalar(.string) {
      let keyFunction = function(keys, from: type.keys)
      needs.call(.wireConversions)
      let conversions = context.names.support(.wireConversions)
      return ConversionText(
        text: "\(conversions).dictionary(\(value), keys: \(keyFunction.text), "
          + "values: \(valueFunction.text))",
        canFail: true)
    }
    if valueFunction.canFail {
      return ConversionText(
        text: support("values", "of: \(value)", valueFunction.text), canFail: true)
    }
    return ConversionText(
      text: "\(value).mapValues(\(valueFunction.text))", canFail: false)
  }

  private mutating func support(_ function: String, _ arguments: String...) -> String {
    support(function, arguments)
  }

  private mutating func support(_ function: String, _ arguments: [String]) -> String {
    needs.call(.wireConversions)
    return "\(context.names.support(.wireConversions)).\(function)"
      + "(\(arguments.joined(separator: ", ")))"
  }
}

extension SchemaType {
  /// Whether it is an array from which invalid elements have been left out.
  var isFiltered: Bool {
    if case .array(_, skipsInvalid: true) = self { true } else { false }
  }
}
