package import Diagnostics

/// `repository UserRepository { user(id: User.ID) -> User from UserDTO }`
package struct RepositoryDeclaration: Hashable, Sendable {
  package var name: Name
  package var operations: [Operation]
  package var preamble: Preamble
  package var span: SourceSpan

  package init(
    name: Name, operations: [Operation], preamble: Preamble = .none, span: SourceSpan
  ) {
    self.name = name
    self.operations = operations
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
}
