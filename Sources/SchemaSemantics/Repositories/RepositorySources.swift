import Diagnostics
import SchemaSyntax

extension RepositoryCheck {
  /// All operations of the repository as a source answers them; those that it does not name have the repository's own
  /// answers.
  ///
  /// - Parameter operations: as the repository's own source answers them; nil for those with errors.
  mutating func validated(
    _ source: ResolvedRepository.Source, of repository: ResolvedRepository,
    _ operations: [ValidRepository.Operation?], notes: ValidNotes
  ) -> ValidRepository.Source? {
    let name = source.syntax.name
    let isCache = repository.syntax.strategies.contains { $0.cache.text == name.text }
    if source.syntax.answers.isEmpty, !isCache, !damage.contains(repository.syntax.span) {
      diagnostics.report(
        .emptySource, "`\(name.text)` answers like the repository itself", at: name.span,
        help:
          "list what it answers differently, as in `user from CachedUserDTO`; or keep answers in it, as in "
          + "`strategy Cached with \(name.text) { user: cache first }`; or remove the source")
    }
    let answers = answers(of: source, in: repository)
    let answered = zip(repository.operations, operations).map { operation, valid in
      guard let answer = answers[operation.syntax.name.text] else { return valid }
      guard let conversion = conversion(of: answer) else { return nil }
      return valid?.answered(with: answer.type, conversion)
    }
    let sound = answered.compactMap(\.self)
    guard sound.count == answered.count else { return nil }
    return ValidRepository.Source(name: name.text, operations: sound, notes: notes)
  }

  /// The answers by the names of their operations.
  private mutating func answers(
    of source: ResolvedRepository.Source, in repository: ResolvedRepository
  ) -> [String: OperationAnswer] {
    let operations = Dictionary(firstOf: repository.operations.map { ($0.syntax.name.text, $0) })
    var seen: [String: SourceSpan] = [:]
    var answers: [String: OperationAnswer] = [:]
    for (syntax, type) in zip(source.syntax.answers, source.answers) {
      let name = syntax.operation
      if let first = seen[name.text] {
        diagnostics.report(
          .duplicateAnswer, "`\(source.syntax.name.text)` answers `\(name.text)` twice",
          at: name.span, secondary: [.init(first, "the first answer")], help: "remove one of them")
        continue
      }
      seen[name.text] = name.span
      if let operation = operations[name.text] {
        answers[name.text] = OperationAnswer(
          operation: operation, type: type, span: syntax.dto.span)
      } else if !damage.contains(repository.syntax.span) {
        reportUnknownOperation(name, of: repository)
      }
    }
    return answers
  }

  private mutating func reportUnknownOperation(_ name: Name, of repository: ResolvedRepository) {
    let owner = repository.syntax.name
    diagnostics.append(
      .unknownMember(
        .unknownOperation, "operation", name.text, at: name.span, of: (owner.text, owner.span),
        nearest: Spelling(repository.operations.map(\.syntax.name.text)).nearest(to: name.text),
        help: "declare it in the repository, with its parameters and its result"))
  }

  mutating func checkSourceNames(of repository: ResolvedRepository) {
    diagnostics.reportRepetitions(
      of: repository.sources.map(\.syntax.name), .duplicateSource, in: repository.syntax.name,
      called: "sources")
  }
}

extension ValidRepository.Operation {
  fileprivate func answered(with source: SchemaType, _ conversion: Conversion) -> Self {
    .init(
      name: name, parameters: parameters, result: result, source: source, conversion: conversion,
      notes: notes, span: span)
  }
}

extension DiagnosticKind {
  static let unknownOperation = DiagnosticKind(
    "G0809", .error, "a source that answers an unknown operation",
    explanation: """
      A source lists the operations of its repository that it answers with a dto of its own. It cannot have other
      operations.
      """,
    wrong: CachedTags.schema(sources: "source Cache { tags from CachedTagDTO }"),
    right: CachedTags.schema(sources: "source Cache { tag from CachedTagDTO }"))

  static let duplicateAnswer = DiagnosticKind(
    "G0810", .error, "an operation that a source answers twice",
    explanation: """
      A source answers each operation with one dto.
      """,
    wrong: CachedTags.schema(sources: "source Cache { tag from CachedTagDTO, tag from TagDTO }"),
    right: CachedTags.schema(sources: "source Cache { tag from CachedTagDTO }"))

  static let duplicateSource = DiagnosticKind(
    "G0811", .error, "two sources with the same name",
    explanation: """
      The types of a source are named after it, so each source of a repository needs a name of its own.
      """,
    wrong: CachedTags.schema(
      sources: "source Cache { tag from CachedTagDTO }", "source Cache { tag from TagDTO }"),
    right: CachedTags.schema(
      sources: "source Cache { tag from CachedTagDTO }", "source Mirror { tag from TagDTO }"))

  static let emptySource = DiagnosticKind(
    "G0812", .error, "a source that answers like its repository",
    explanation: """
      A source lists the operations that it answers with other dtos than its repository does. A source that lists none
      would be the same as the one that every repository already has, unless a strategy keeps answers in it.
      """,
    wrong: CachedTags.schema(sources: "source Cache {}"),
    right: CachedTags.schema(sources: "source Cache { tag from CachedTagDTO }"))
}
