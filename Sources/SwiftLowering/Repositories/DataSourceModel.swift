/// What stands behind a repository: a protocol that speaks dtos, the repository over it, and JSON files that fulfil it.
package struct DataSourceModel: Hashable, Sendable {
  /// With the space behind it.
  package let access: String
  package let repository: String
  /// The protocol.
  package let source: String
  /// The repository over a source.
  package let implementation: String
  /// The property that holds the source.
  package let property: String
  package let files: String
  /// `JSONFiles`
  package let store: String
  package let url: String
  package let sendable: String
  package let operations: [Operation]

  package struct Operation: Hashable, Sendable {
    package let notes: NotesModel
    package let name: String
    /// As they stand between the parentheses.
    package let parameters: String
    package let dto: String
    package let result: String
    /// `try await source.user(id: id)`
    package let question: String
    /// The variable that holds the answer.
    package let answer: String
    /// What is returned, its `try` included.
    package let mapped: String
    /// What the file is called by, as it stands between brackets.
    package let fileName: String
    package let isFileShared: Bool
    package let store: Store?
  }

  /// How an answer is kept.
  package struct Store: Hashable, Sendable {
    package let name: String
    package let parameters: String
    package let answer: String
  }
}
