import SchemaSemantics
import SchemaSyntax

/// What cannot fail is called without a format, so that a map which does nothing else has no `throws`.
extension ConversionWriter {
  /// A converter from the wire; nil for one that is a format.
  mutating func plainCall(of step: ConverterStep, _ value: String) -> String? {
    switch (step.name, step.arguments) {
    case ("trimmed", _), ("lowercased", _), ("uppercased", _), ("emptyAsNil", _):
      needs.call(.textNormalization)
      return "\(context.names.support("TextNormalization")).\(step.name)(\(value))"
    case (_, .separator(let separator)):
      needs.call(SupportPartName("WireFormat+Split"))
      return "\(context.names.support("WireConversions"))"
        + ".parts(of: \(value), separatedBy: \(StringLiteral(separator)))"
    case (_, .duplicates(let keepsFirst)):
      if keepsFirst { return "\(context.names.standard("Set"))(\(value))" }
      needs.call(.wireConversions)
      return "\(context.names.support("WireConversions")).unique(\(value))"
    case (_, .key):
      let key = context.keyField(of: step).map { SwiftIdentifier.member($0.swiftName) } ?? "self"
      needs.call(SupportPartName("WireFormat+Keyed"))
      return "\(context.names.support("WireConversions"))"
        + ".dictionary(of: \(value), keyedBy: { $0.\(key) })"
    default: return nil
    }
  }

  /// A converter to the wire; nil where it is left to a format.
  mutating func plainCallBack(of step: ConverterStep, _ value: String) -> String? {
    needs.mention(step.swift, access: .internal)
    switch (step.name, step.arguments) {
    case ("trimmed", _), ("lowercased", _), ("uppercased", _), ("emptyAsNil", _): return value
    case ("url", _): return "\(value).absoluteString"
    case ("uuid", _): return "\(value).uuidString.lowercased()"
    case ("base64", _): return "\(value).base64EncodedString()"
    case ("base64url", _):
      needs.call(SupportPartName("Base64Format"))
      return "\(context.names.support("Base64Format")).urlSafe.text(of: "
        + "\(context.names.standard("Array"))(\(value)))"
    case (_, .flag(let truths, let falsehoods)):
      let texts = [truths, falsehoods].map { StringLiteral($0.first ?? "") }
      // Nothing is done with a value behind its last converter, so that it needs no parentheses.
      return "\(value) ? \(texts[0]) : \(texts[1])"
    case ("calendarDate", _): return "\(value).description"
    case ("number", _): return step.canFailBack ? nil : "\(value).description"
    case (_, .duplicates):
      return array(ofSet: value, of: step.wire.content)
    case (_, .key):
      return sorting(of: step.swift.keys, at: ".key").map { "\(value)\($0).map(\\.value)" }
        ?? "\(context.names.standard("Array"))(\(value).values)"
    default: return nil
    }
  }
}
