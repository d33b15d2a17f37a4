/// The notes of everything that can have some, each list in the order of what it is about.
package struct SchemaNotes: Hashable, Sendable {
  package var types: [ValidNotes] = []
  /// For each type those of its fields or cases.
  package var members: [[ValidNotes]] = []
  /// For each type those of its rules.
  package var invariants: [[ValidNotes]] = []
  package var maps: [ValidNotes] = []
  package var repositories: [ValidNotes] = []
  /// For each repository.
  package var operations: [[ValidNotes]] = []
  /// For each repository.
  package var sources: [[ValidNotes]] = []

  init() {}
}
