/// How JSON holds a value that does not decode itself, as an expression of the type `WireFormat`.
package struct FormatExpression: Hashable, Sendable {
  /// Where its type is known: `.array(of: .url)`.
  package let text: String
  /// What JSON is decoded as: `[String]`.
  package let wire: String
  /// `[URL]`
  package let value: String
  private let formatType: String

  /// Where it is not: `WireFormat<[String], [URL]>.array(of: .url)`.
  package var typed: String {
    text.hasPrefix(".") ? "\(formatType)<\(wire), \(value)>\(text)" : text
  }

  init(_ text: String, from wire: String, to value: String, formatType: String) {
    self.text = text
    self.wire = wire
    self.value = value
    self.formatType = formatType
  }
}
