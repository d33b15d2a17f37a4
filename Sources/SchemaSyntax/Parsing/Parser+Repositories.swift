import Diagnostics

extension Parser {
  /// `repository UserRepository { user(id: User.ID) -> User from UserDTO }`, after the keyword.
  mutating func parseRepository(start: Token, preamble: Preamble) -> RepositoryDeclaration {
    let name = parseDeclarationName(after: "repository")
    skipTypeParameters(of: name)
    defer { typeParameters = [] }
    var repository = RepositoryDeclaration(
      name: name, operations: [], preamble: preamble, span: start.span)
    if expectBody(of: name) {
      documentedItems(of: start.span.through(name.span)) { parser, preamble in
        if parser.startsSource {
          repository.sources.append(parser.parseSource(preamble))
          return true
        }
        if parser.startsStrategy {
          repository.strategies.append(parser.parseStrategy(preamble))
          return true
        }
        guard let operation = parser.parseOperation(preamble) else { return false }
        repository.operations.append(operation)
        return true
      }
    }
    repository.span = start.span.through(previousSpan)
    return repository
  }

  private mutating func parseOperation(_ preamble: Preamble) -> RepositoryDeclaration.Operation? {
    let start = current
    skipModifiers(before: "an operation")
    guard let token = expect(.identifier, "the name of an operation") else { return nil }
    let operationName = name(of: token)
    if current.kind == .identifier, continuesLine {
      reportExpected(
        "`(` or `->` after `\(operationName.text)`",
        help: "write an operation as `name(parameters) -> User from UserDTO`")
      return nil
    }
    guard let parameters = parseOperationParameters() else { return nil }
    skipEffects()
    guard expect(.arrow, "`->` and the result of `\(operationName.text)`") != nil else {
      return nil
    }
    let result = parseTypeOfOperation()
    guard result.kind != .invalid else { return nil }
    guard
      takeClause("from") != nil
        || reportMissingSource(of: operationName)
    else { return nil }
    let source = parseTypeOfOperation()
    guard source.kind != .invalid else { return nil }
    let span = start.span.through(previousSpan)
    skipOrder(in: operationName)
    return .init(
      name: operationName, parameters: parameters, result: result, source: source,
      preamble: preamble, span: span)
  }

  /// If the type has been left out, the name of the next operation is not taken for it.
  private mutating func parseTypeOfOperation() -> TypeExpression {
    let next = token(after: 1)
    let startsOperation =
      current.kind == .identifier && current.startsLine && !next.startsLine
      && (next.kind == .arrow || next.kind == .leftParenthesis)
    guard startsOperation || current.startsLine && (startsSource || startsStrategy) else {
      return parseType()
    }
    reportExpected("a type", as: .missingType)
    return TypeExpression(.invalid, span: previousSpan.after)
  }

  private mutating func reportMissingSource(of operation: Name) -> Bool {
    reportExpected(
      "`from` and the dto that answers `\(operation.text)`",
      help: "write `-> User from UserDTO`: the repository decodes the one and maps it to the other")
    return false
  }

  private mutating func parseOperationParameters() -> [RepositoryDeclaration.Parameter]? {
    guard take(.leftParenthesis) != nil else { return [] }
    var parameters: [RepositoryDeclaration.Parameter] = []
    while current.kind != .rightParenthesis, current.kind != .endOfFile {
      guard let parameter = parseOperationParameter() else { return nil }
      parameters.append(parameter)
      if take(.comma) == nil { break }
    }
    let help =
      current.kind == .assign
      ? "remove the default: an operation becomes a method of a protocol, which has none"
      : nil
    return expect(.rightParenthesis, "`,` or `)`", help: help) == nil ? nil : parameters
  }

  /// One that is written as in Swift has a second name, or a sign in the place of one, or no type.
  private mutating func parseOperationParameter() -> RepositoryDeclaration.Parameter? {
    let name = [token(after: 1), current].first { $0.kind == .identifier }
    let help = "write it as `\(name.map { text(of: $0) } ?? "id"): User.ID`: one name, and a type"
    guard let label = expect(.identifier, "the name of a parameter", help: help),
      expectColon("`:` and the type of this parameter", help: help)
    else { return nil }
    let type = parseType()
    guard type.kind != .invalid else { return nil }
    return .init(name: self.name(of: label), type: type)
  }
}
