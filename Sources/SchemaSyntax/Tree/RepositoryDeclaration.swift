package import Diagnostics

/// `repository UserRepository { user(id: User.ID) -> User from UserDTO }`
package struct RepositoryDeclaration: Hashable, Sendable {
  package var name: Name
  package var operations: [Operation]
  /// The sources besides the repository's own.
  package var sources: [Source] = []
  package var strategies: [Strategy] = []
  package var preamble: Preamble = .none
  package var span: SourceSpan

  package struct Operation: Hashable, Sendable {
    package var name: Name
    package var parameters: [Parameter] = []
    package var result: TypeExpression
    package var source: TypeExpression
    package var preamble: Preamble = .none
    package var span: SourceSpan
  }

  package struct Parameter: Hashable, Sendable {
    package var name: Name
    package var type: TypeExpression
  }

  /// `source Cache { user from CachedUserDTO }`
  package struct Source: Hashable, Sendable {
    package var name: Name
    package var answers: [Answer]
    package var preamble: Preamble = .none
    package var span: SourceSpan
  }

  /// What a source answers an operation with: `user from CachedUserDTO`.
  package struct Answer: Hashable, Sendable {
    package var operation: Name
    package var dto: TypeExpression
    package var preamble: Preamble = .none
    package var span: SourceSpan
  }
}
