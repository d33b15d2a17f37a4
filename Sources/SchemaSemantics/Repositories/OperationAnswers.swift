import Diagnostics
import SchemaSyntax

/// What a source answers an operation with.
struct OperationAnswer {
  let operation: ResolvedRepository.Operation
  let type: SchemaType
  let span: SourceSpan
}

extension OperationAnswer {
  /// The answer of the repository's own source.
  init(of operation: ResolvedRepository.Operation) {
    self.init(
      operation: operation, type: operation.source, span: operation.syntax.source.span)
  }
}

extension RepositoryCheck {
  /// Whether JSON can be decoded as the answer to an operation without further instructions.
  mutating func isDecodable(_ answer: OperationAnswer) -> Bool {
    guard let part = undecodable(in: answer.type) else { return true }
    let text = schema.text(of: part)
    diagnostics.report(
      .undecodableAnswer, "nothing says how `\(text)` is read from an answer", at: answer.span,
      help: "answer `\(answer.operation.syntax.name.text)` with a dto that has a field of that type"
    )
    return false
  }

  /// The first part of `type` that is not a dto, not a model, and not a type of JSON itself.
  private func undecodable(in type: SchemaType) -> SchemaType? {
    switch type {
    case .scalar(let scalar): scalar.isNative && scalar != .json ? nil : type
    case .declared(let id): schema.layer(of: id) == nil ? type : nil
    case .optional(let inner), .array(let inner, _): undecodable(in: inner)
    case .dictionary(let key, let value):
      key == .scalar(.string) ? undecodable(in: value) : type
    case .set, .patch: type
    case .unknown: nil
    }
  }
}

extension DiagnosticKind {
  static let undecodableAnswer = DiagnosticKind(
    "G0808", .error, "an answer that nothing decodes",
    explanation: """
      An answer is decoded as the type after `from`: as a dto, a model, a string, a number or a flag, or as an array or
      a dictionary of these. Dates, URLs, enums and similar types are strings or numbers in JSON, and only the field of
      a dto can say which.
      """,
    wrong: """
      repository Clock { now -> Date from Date }
      """,
    right: """
      dto TimeDTO { now: Date via iso8601 }
      domain Time { now: Date }
      map TimeDTO -> Time
      repository Clock { now -> Time from TimeDTO }
      """)
}
