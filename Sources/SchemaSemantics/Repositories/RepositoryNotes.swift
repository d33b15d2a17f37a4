/// The notes of a repository and its parts.
struct RepositoryNotes {
  let own: ValidNotes
  private let operations: [ValidNotes]
  private let sources: [ValidNotes]
  private let strategies: [ValidNotes]

  init(at index: Int, of schema: SchemaNotes) {
    own = schema.repositories.indices.contains(index) ? schema.repositories[index] : .none
    operations = schema.operations.indices.contains(index) ? schema.operations[index] : []
    sources = schema.sources.indices.contains(index) ? schema.sources[index] : []
    strategies = schema.strategies.indices.contains(index) ? schema.strategies[index] : []
  }

  func ofOperation(at index: Int) -> ValidNotes {
    operations.indices.contains(index) ? operations[index] : .none
  }

  func ofSource(at index: Int) -> ValidNotes {
    sources.indices.contains(index) ? sources[index] : .none
  }

  func ofStrategy(at index: Int) -> ValidNotes {
    strategies.indices.contains(index) ? strategies[index] : .none
  }
}
