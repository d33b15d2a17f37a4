import Diagnostics

/// Checks that where the operations of a repository make values of a type, Swift does not find an operation or a parameter
/// with the name of that type.
struct HiddenTypesInRepositories {
  static func check(_ schema: ValidatedSchema, into diagnostics: inout [Diagnostic]) {
    for repository in schema.repositories {
      let check = HiddenTypesInRepositories(schema, repository)
      diagnostics += check.problems()
    }
  }

  private let schema: ValidatedSchema
  private let repository: ValidRepository
  /// The names of types that the code for each operation begins an expression with, each with the place of the type.
  private var uses: [String: [String: SourceSpan]] = [:]
  /// The same for all operations.
  private var all: [String: SourceSpan] = [:]

  private init(_ schema: ValidatedSchema, _ repository: ValidRepository) {
    self.schema = schema
    self.repository = repository
    guard repository.memberNames.contains(where: \.mayNameType) else { return }
    for operation in repository.answeredOperations { add(operation.conversion, of: operation.name) }
    for row in repository.strategies.flatMap(\.rows) {
      if let kept = row.kept { add(kept.storing, of: row.operation.name) }
    }
    if !repository.strategies.isEmpty {
      let network = DataSourceNames(repository: repository.name, source: nil)
      all[network.implementation] = repository.span
    }
  }

  private mutating func add(_ conversion: Conversion, of operation: String) {
    for id in conversion.all.compactMap(schema.type) {
      let name = schema[id].qualifiedName.firstNameOfType
      uses[operation, default: [:]][name] = schema[id].span
      all[name] = schema[id].span
    }
  }

  private func problems() -> [Diagnostic] {
    repository.operations.flatMap { operation in
      let own = problem(with: operation.name, "operation", at: operation.span, among: all)
      let uses = uses[operation.name, default: [:]]
      let parameters = operation.parameters.map { parameter in
        problem(with: parameter.name, "parameter", at: parameter.span, among: uses)
      }
      return ([own] + parameters).compactMap(\.self)
    }
  }

  private func problem(
    with name: String, _ what: String, at span: SourceSpan, among uses: [String: SourceSpan]
  ) -> Diagnostic? {
    guard name.mayNameType, let type = uses[name] else { return nil }
    return Diagnostic(
      .nameCollision,
      "in `\(repository.name)`, `\(name)` would be this \(what) in Swift, and not the type",
      at: span, secondary: [.init(type, "the type")],
      help: "rename one of them; \(what)s begin with a lower-case letter")
  }
}

extension ValidatedSchema {
  /// The type of which a step of a conversion makes a value.
  func type(madeBy conversion: Conversion) -> TypeID? {
    switch conversion {
    case .wrap(let id), .enumFromRaw(let id): id
    case .map(let id): self[id].target
    case .mapBack(let id): self[id].sourceType.declaredID
    case .identity, .sequence, .converter, .converterBack, .unwrap, .enumToRaw, .inject, .array,
      .arrayToSet, .setToArray, .set, .dictionary, .optional, .patch, .widen:
      nil
    }
  }
}
