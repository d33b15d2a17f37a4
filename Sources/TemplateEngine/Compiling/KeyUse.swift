/// What a tag does with a key, which decides what kind of key it needs.
enum KeyUse {
  case text
  case condition(word: String)
  case each
  case with
  case partial
  /// Used as a step on the way to another key.
  case step

  func accepts(_ kind: TemplateKeyKind) -> Bool {
    switch (self, kind) {
    case (.text, .text), (.text, .optionalText): true
    case (.condition, .flag), (.condition, .list): true
    case (.condition, .optionalText), (.condition, .optionalContext): true
    case (.each, .list): true
    case (.with, .context), (.with, .optionalContext): true
    case (.partial, .context), (.partial, .optionalContext): true
    case (.step, .context), (.step, .optionalContext): true
    default: false
    }
  }

  /// Whether an optional must be known to have a value.
  var needsPresence: Bool {
    switch self {
    case .text, .partial, .step: true
    case .condition, .each, .with: false
    }
  }

  var requirement: String {
    switch self {
    case .text: "only a text can be written"
    case .condition(let word): "`\(word)` needs a flag, an optional or a list"
    case .each: "`each` needs a list"
    case .with: "`with` needs a context"
    case .partial: "a template needs a context"
    case .step: "only a context has keys"
    }
  }

  /// What can be done with a key of another kind.
  func help(for key: String, of kind: TemplateKeyKind) -> String {
    switch (kind, self) {
    case (.text, .condition): "a text is always present: write `{{\(key)}}`"
    case (.text, _): "write it: `{{\(key)}}`"
    case (.optionalText, _): "write it where it is present: `{{#if \(key)}}{{\(key)}}{{/if}}`"
    case (.flag, _): "test it: `{{#if \(key)}}…{{/if}}`"
    case (.list, _): "go through it: `{{#each \(key)}}…{{/each}}`"
    case (.context, .condition): "a context is always present: enter it with `{{#with \(key)}}`"
    case (.context, _), (.optionalContext, _): "enter it: `{{#with \(key)}}…{{/with}}`"
    }
  }
}
