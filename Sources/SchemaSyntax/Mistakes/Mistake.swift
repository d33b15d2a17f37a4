import Diagnostics

/// Something that is written as in another language, or in another order: what is said about it, and what is written instead.
/// The files of this folder are the table of all mistakes. Where a mistake is noticed, the parser goes on with what was
/// meant.
struct Mistake {
  enum Remedy {
    case write(String)
    case remove
    /// Where no single edit is enough.
    case advise(String)
  }

  let kind: DiagnosticKind
  let message: String
  let remedy: Remedy?

  init(_ kind: DiagnosticKind, _ message: String, _ remedy: Remedy?) {
    self.kind = kind
    self.message = message
    self.remedy = remedy
  }
}

extension Diagnostic {
  /// The fix applies the remedy to what is marked.
  init(_ mistake: Mistake, at span: SourceSpan) {
    let fix: Fix? =
      switch mistake.remedy {
      case .write(let correction): .replace(span, with: correction)
      case .remove: .remove(span)
      case .advise, nil: nil
      }
    self.init(mistake, at: span, fix: fix)
  }

  init(_ mistake: Mistake, at span: SourceSpan, secondary: [Label] = [], fix: Fix?) {
    let help: String? =
      switch mistake.remedy {
      case .write(let correction): "write `\(correction)`"
      case .remove: "remove it"
      case .advise(let help): help
      case nil: nil
      }
    self.init(mistake.kind, mistake.message, at: span, secondary: secondary, help: help, fix: fix)
  }
}
