package import Diagnostics

/// `repository UserRepository { user(id: User.ID) -> User from UserDTO }`
package struct RepositoryDeclaration: Hashable, Sendable {
  package var name: Name
  package var operations: [Operation]
  /// The sources besides the repository's own.
  package var sources: [Source]
  package var strategies: [Strategy]
  package var preamble: Preamble
  package var span: SourceSpan

  package init(
    name: Name, operations: [Operation], sources: [Source] = [],
    strategies: [Strategy] = [], preamble: Preamble = .none, span: SourceSpan
  ) {
    self.name = name
    self.operations = operations
    self.sources = sources
    self.strategies = strategies
    self.preamble = preamble
    self.span = span
  }

  package struct Operation: Hashable, Sendable {
    package var name: Name
    package var parameters: [Parameter]
    package var result: TypeExpression
    package var source: TypeExpression
    package var preamble: Preamble
    package var span: SourceSpan

    package init(
      name: Name, parameters: [Parameter] = [], result: TypeExpression, source: TypeExpression,
      preamble: Preamble = .none, span: SourceSpan
    ) {
      self.name = name
      self.parameters = parameters
      self.result = result
      self.source = source
      self.preamble = preamble
      self.span = span
    }
  }

  package struct Parameter: Hashable, Sendable {
    package var name: Name
    package var type: TypeExpression

    package init(name: Name, type: TypeExpression) {
      self.name = name
      self.type = type
    }
  }

  /// `source Cache { user from CachedUserDTO }`
  package struct Source: Hashable, Sendable {
    package var name: Name
    package var answers: [Answer]
    package var preamble: Preamble
    package var span: SourceSpan

    package init(
      name: Name, answers: [Answer], preamble: Preamble = .none, span: SourceSpan
    ) {
      self.name = name
      self.answers = answers
      self.preamble = preamble
      self.span = span
    }
  }

  /// What a source answers an operation with: `user from CachedUserDTO`.
  package struct Answer: Hashable, Sendable {
    package var operation: Name
    package var dto: TypeExpression
    package var preamble: Preamble
    package var span: SourceSpan

    package init(
      operation: Name, dto: TypeExpression, preamble: Preamble = .none, span: SourceSpan
    ) {
      self.operation = operation
      self.dto = dto
      self.preamble = preamble
      self.span = span
    }
  }
}
