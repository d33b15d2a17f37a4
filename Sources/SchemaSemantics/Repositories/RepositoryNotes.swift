/// The notes of a repository and its parts.
struct RepositoryNotes {
  let own: ValidNotes
  let operations: [ValidNotes]
  let sources: [ValidNotes]
  let strategies: [ValidNotes]

  init(at index: Int, of schema: SchemaNotes) {
    own = schema.repositories.notes(at: index)
    operations = schema.operations.indices.contains(index) ? schema.operations[index] : []
    sources = schema.sources.indices.contains(index) ? schema.sources[index] : []
    strategies = schema.strategies.indices.contains(index) ? schema.strategies[index] : []
  }
}

extension [ValidNotes] {
  func notes(at index: Int) -> ValidNotes { indices.contains(index) ? self[index] : .none }
}
