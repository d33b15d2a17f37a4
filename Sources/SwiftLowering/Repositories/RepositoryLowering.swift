import SchemaSemantics

extension LoweringContext {
  func lower(_ repository: ValidRepository, needs: inout FileNeeds) -> RepositoryModel {
    let access = settings.domain.access
    for operation in repository.operations {
      for parameter in operation.parameters { needs.mention(parameter.type, access: access) }
      needs.mention(operation.result, access: access)
    }
    return RepositoryModel(
      notes: repository.notes.model, access: access.prefix,
      name: SwiftIdentifier.declared(repository.name), conformances: names.standard("Sendable"),
      operations: repository.operations.map { operation in
        OperationModel(
          notes: operation.notes.model, name: SwiftIdentifier.declared(operation.name),
          parameters: operation.parameters
            .map { "\(SwiftIdentifier.label($0.name)): \(names.text(of: $0.type, in: nil))" }
            .joined(separator: ", "),
          result: names.text(of: operation.result, in: nil))
      },
      updates: repository.strategies.compactMap { strategy in
        updates(of: strategy, in: repository, needs: &needs)
      })
  }

  private func updates(
    of strategy: ValidRepository.Strategy, in repository: ValidRepository,
    needs: inout FileNeeds
  ) -> UpdatesProtocolModel? {
    let updates = strategy.rows.compactMap { self.updates(of: $0) }
    guard !updates.isEmpty else { return nil }
    needs.call(.repositoryUpdates)
    return UpdatesProtocolModel(
      access: settings.domain.access.prefix,
      name: StrategyNames(repository: repository.name, strategy: strategy.name).updates,
      repository: SwiftIdentifier.declared(repository.name),
      sendable: names.standard("Sendable"), updates: updates)
  }
}
