/// The notes of everything that can have notes, each list in the order of what the notes are about.
package struct SchemaNotes: Hashable, Sendable {
  package var types: [ValidNotes] = []
  /// For each type, the notes of its fields or cases.
  package var members: [[ValidNotes]] = []
  /// For each type, the notes of its rules.
  package var invariants: [[ValidNotes]] = []
  package var aliases: [ValidNotes] = []
  /// For each namespace, the notes of its declarations.
  package var namespaces: [[ValidNotes]] = []
  package var converters: [ValidNotes] = []
  package var maps: [ValidNotes] = []
  package var repositories: [ValidNotes] = []
  /// For each repository, the notes of its operations.
  package var operations: [[ValidNotes]] = []
  /// For each repository, the notes of its sources.
  package var sources: [[ValidNotes]] = []
  /// For each repository, the notes of its strategies.
  package var strategies: [[ValidNotes]] = []

  init() {}
}
