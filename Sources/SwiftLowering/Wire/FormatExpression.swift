/// The form in JSON of a value that does not decode itself, as an expression of the type `WireFormat`.
package struct FormatExpression: Hashable, Sendable {
  /// For places where its type is known: `.array(of: .url)`.
  package let text: String
  /// The type that JSON is decoded as: `[String]`.
  package let wire: String
  /// `[URL]`
  package let value: String
  private let formatType: String

  /// For places where its type is not known: `WireFormat<[String], [URL]>.array(of: .url)`.
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
