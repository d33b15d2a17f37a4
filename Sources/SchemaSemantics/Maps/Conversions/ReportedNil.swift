import Diagnostics
import SchemaSyntax

/// Values that may be nil, for something that may not.
extension ExpressionTyping {
  mutating func reportOptional(
    written: String?, isElement: Bool, at span: SourceSpan, _ labels: [Diagnostic.Label]
  ) {
    let implied = destination?.impliedSource
    let subject = (implied?.title ?? written).map { "`\($0)`" } ?? "this value"
    let name =
      destination.map { $0.isPayload ? "what `\($0.title)` carries" : "`\($0.title)`" }
      ?? "what it becomes"
    if isElement {
      diagnostics.report(
        .optionalIntoRequired,
        "an element of \(subject) may be nil, but an element of \(name) may not",
        at: span, secondary: labels, help: "say what nil becomes in a `custom` function")
      return
    }
    if case .element? = destination?.form {
      return reportOptionalElement(written ?? "…", subject, of: name, at: span, labels)
    }
    let target = implied.flatMap { _ in destination.map { "\($0.name): " } } ?? ""
    let isRequired = written.map { "`\(target)required \($0)`" } ?? "`required` before it"
    let isReplaced = written.map { "`\($0) ?? …`" } ?? "`??` and another value after it"
    var help = "write \(isRequired) to make nil an issue, or \(isReplaced) to replace it"
    if case .payload(ofOptional: true)? = destination?.form, let destination, let written {
      help +=
        ", or make the whole value nil: "
        + "`match \(written) { nil -> nil, _ -> \(destination.name)(\(written)) }`"
    }
    if case .part(let owner)? = destination?.form, owner.mayBeNil, let written {
      help +=
        ", or make the whole `\(owner.name)` nil: "
        + "`match \(written) { nil -> nil, else -> \(owner.name)(…) }`"
    }
    diagnostics.report(
      .optionalIntoRequired, "\(subject) may be nil, but \(name) may not", at: span,
      secondary: labels, help: help)
  }

  private mutating func reportOptionalElement(
    _ written: String, _ subject: String, of name: String, at span: SourceSpan,
    _ labels: [Diagnostic.Label]
  ) {
    diagnostics.report(
      .optionalIntoRequired, "\(subject) may be nil, but an element of \(name) may not", at: span,
      secondary: labels,
      help: "write `\(written)?` to leave it out where it is nil, "
        + "`required \(written)` to make nil an issue, or `\(written) ?? …` to replace it")
  }
}

extension DiagnosticKind {
  static let optionalIntoRequired = DiagnosticKind(
    "G0623", .error, "a value that may be nil where one is required",
    explanation: """
      An optional value does not become a required one automatically. `required x` makes nil an issue at its path,
      `x ?? y` uses another value instead of nil, and `else y` uses one instead of everything invalid, and reports it.
      """,
    wrong: """
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User
      """,
    right: """
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User { name: required name }
      """)
}
