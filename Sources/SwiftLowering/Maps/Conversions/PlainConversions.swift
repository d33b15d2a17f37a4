import SchemaSemantics
import SchemaSyntax

/// Conversions that cannot fail are called without a format, so that a map without others does not throw. So are those that
/// are written by hand.
extension ConversionWriter {
  /// A converter from the wire; nil if it is called through a format.
  mutating func callWithoutFormat(of step: ConverterStep, _ value: SwiftExpression)
    -> SwiftExpression?
  {
    let conversions = context.names[.wireConversions]
    switch step.kind {
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .calendarDate, .minorUnits,
      .decimal, .number, .flag, .zeroOrOne, .url, .lenientURL, .relativeURL, .uuid, .base64,
      .base64url:
      return nil
    case .normalized(let normalization): return normalized(value, normalization.rawValue)
    case .emptyAsNil: return normalized(value, "emptyAsNil")
    case .split(let separator):
      needs.call(.wireFormatSplit)
      return conversions.calling("parts", ["of": value, "separatedBy": .string(separator)])
    case .unique(let keepsFirst):
      if keepsFirst { return made("Set", of: value) }
      needs.call(.wireConversions)
      return conversions.calling("unique", ["_": value])
    case .keyed(let field):
      needs.call(.wireFormatKeyed)
      return conversions.calling(
        "dictionary", ["of": value, "keyedBy": context.keyClosure(field, of: step, needs: &needs)])
    case .written(let converter):
      return context.converterType(converter, needs: &needs).calling("read", ["_": value])
    }
  }

  private mutating func normalized(_ value: SwiftExpression, _ function: String)
    -> SwiftExpression
  {
    needs.call(.textNormalization)
    return context.names[.textNormalization].calling(function, ["_": value])
  }

  /// A converter to the wire; nil if it is called through a format.
  mutating func callBackWithoutFormat(of step: ConverterStep, _ value: SwiftExpression)
    -> SwiftExpression?
  {
    needs.mention(step.swift, access: .internal)
    switch step.kind {
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .minorUnits, .decimal, .split:
      return nil
    case .written(let converter):
      return context.converterType(converter, needs: &needs).calling("write", ["_": value])
    case .normalized: return value
    case .emptyAsNil(let writesEmpty):
      return writesEmpty || !step.wire.isOptional ? value.infix(.coalesce, .string("")) : value
    case .url, .lenientURL, .relativeURL: return value.member("absoluteString")
    case .uuid: return value.member("uuidString").calling("lowercased")
    case .base64: return value.calling("base64EncodedString")
    case .base64url:
      needs.call(.base64Format)
      return context.names[.base64Format].member("urlSafe")
        .calling("text", ["of": made("Array", of: value)])
    case .flag(let truths, let falsehoods):
      return .choice(
        value, then: .string(truths.first ?? ""), otherwise: .string(falsehoods.first ?? ""))
    case .zeroOrOne:
      let number = SwiftExpression.choice(value, then: .word("1"), otherwise: .word("0"))
      return step.wire == .scalar(.int) ? number : made(text(of: step.wire), of: number)
    case .calendarDate: return value.member("description")
    case .number: return step.canFailBack ? nil : value.member("description")
    case .unique: return array(ofSet: value, of: step.wire.content)
    case .keyed:
      return sorted(value, of: step.swift.keys, at: ["key"])?.mapped(by: .keyPath(["value"]))
        ?? made("Array", of: value.member("values"))
    }
  }
}
