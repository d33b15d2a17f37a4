import SchemaSemantics
import SchemaSyntax

/// Conversions that cannot fail are called without a format, so that a map without others does not throw.
extension ConversionWriter {
  /// A converter from the wire; nil if it is a format.
  mutating func plainCall(of step: ConverterStep, _ value: String) -> String? {
    let conversions = context.names.support(.wireConversions)
    switch step.kind {
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .calendarDate, .minorUnits,
      .decimal, .number, .flag, .url, .lenientURL, .uuid, .base64, .base64url:
      return nil
    case .tidied(let tidying): return normalized(value, tidying.rawValue)
    case .emptyAsNil: return normalized(value, "emptyAsNil")
    case .split(let separator):
      needs.call(.wireFormatSplit)
      return "\(conversions).parts(of: \(value), separatedBy: \(StringLiteral(separator)))"
    case .unique(let keepsFirst):
      if keepsFirst { return "\(context.names.standard("Set"))(\(value))" }
      needs.call(.wireConversions)
      return "\(conversions).unique(\(value))"
    case .keyed(let field):
      let key = context.keyField(field, of: step).map { SwiftIdentifier.member($0.swiftName) }
      needs.call(.wireFormatKeyed)
      return "\(conversions).dictionary(of: \(value), keyedBy: { $0.\(key ?? "self") })"
    }
  }

  private mutating func normalized(_ value: String, _ function: String) -> String {
    needs.call(.textNormalization)
    return "\(context.names.support(.textNormalization)).\(function)(\(value))"
  }

  /// A converter to the wire; nil if that is left to a format.
  mutating func plainCallBack(of step: ConverterStep, _ value: String) -> String? {
    needs.mention(step.swift, access: .internal)
    switch step.kind {
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .minorUnits, .decimal, .split:
      return nil
    case .tidied, .emptyAsNil: return value
    case .url, .lenientURL: return "\(value).absoluteString"
    case .uuid: return "\(value).uuidString.lowercased()"
    case .base64: return "\(value).base64EncodedString()"
    case .base64url:
      needs.call(.base64Format)
      return "\(context.names.support(.base64Format)).urlSafe.text(of: "
        + "\(context.names.standard("Array"))(\(value)))"
    case .flag(let truths, let falsehoods):
      let texts = [truths, falsehoods].map { StringLiteral($0.first ?? "") }
      // Nothing follows the last converter of a value, so it needs no parentheses.
      return "\(value) ? \(texts[0]) : \(texts[1])"
    case .calendarDate: return "\(value).description"
    case .number: return step.canFailBack ? nil : "\(value).description"
    case .unique: return array(ofSet: value, of: step.wire.content)
    case .keyed:
      return sorting(of: step.swift.keys, at: ".key").map { "\(value)\($0).map(\\.value)" }
        ?? "\(context.names.standard("Array"))(\(value).values)"
    }
  }
}
