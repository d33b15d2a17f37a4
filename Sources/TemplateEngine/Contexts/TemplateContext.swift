/// A value that templates render.
///
/// Its keys are described once for the type, so that a template is checked before anything is rendered:
///
/// ```swift
/// struct FieldContext: TemplateContext {
///   let name: String
///   let summary: String?
///
///   static let contextName = "field"
///   static let keys: [TemplateKey<FieldContext>] = [
///     .text("name", "What the property is called.", \.name),
///     .optionalText("summary", "Its documentation, if it has any.", \.summary),
///   ]
/// }
/// ```
///
/// A template that asks for `{{nmae}}` does not compile. A template that compiles finds every value by position: `keys` is
/// read for each of them, so it is stored, not computed.
public protocol TemplateContext: Sendable {
  /// The name of the kind of value in diagnostics and documentation: a short noun.
  static var contextName: String { get }

  static var keys: [TemplateKey<Self>] { get }

  /// `key` is a position in `keys`.
  func value(of key: Int) -> TemplateValue
}

extension TemplateContext {
  /// A requirement that can be inlined, so that the compiler specialises it for each type: rendering does little else.
  @inlinable
  public func value(of key: Int) -> TemplateValue {
    let keys = Self.keys
    return key < keys.count ? keys[key].value(self) : .absent
  }
}

/// Lists of plain text: `{{#each conformances}}{{text}}{{/each}}`.
extension String: TemplateContext {
  public static let contextName = "text"
  public static let keys: [TemplateKey<String>] = [
    .text("text", "The text itself.", \.self)
  ]
}
