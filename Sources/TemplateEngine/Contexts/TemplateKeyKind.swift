/// What a template can do with a key.
public enum TemplateKeyKind: Sendable {
  case text
  case optionalText
  case flag
  case list(of: any TemplateContext.Type)
  case context(any TemplateContext.Type)
  case optionalContext(any TemplateContext.Type)

  /// The kind as part of a sentence.
  var phrase: String {
    switch self {
    case .text: "a text"
    case .optionalText: "an optional text"
    case .flag: "a flag"
    case .list(let element): "a list (of `\(element.contextName)`)"
    case .context(let context): "a context (`\(context.contextName)`)"
    case .optionalContext(let context): "an optional context (`\(context.contextName)`)"
    }
  }

  var isOptional: Bool {
    switch self {
    case .optionalText, .optionalContext: true
    case .text, .flag, .list, .context: false
    }
  }

  /// The context that the key leads to: that of an element, or that of the value itself.
  var context: (any TemplateContext.Type)? {
    switch self {
    case .list(let context), .context(let context), .optionalContext(let context): context
    case .text, .optionalText, .flag: nil
    }
  }
}
