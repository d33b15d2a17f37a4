/// What stands after a repository, once for each of its sources: a protocol that speaks dtos, the repository over it,
/// and JSON files that fulfil it where they are asked for.
package struct DataSourceModel: Hashable, Sendable {
  /// What the schema says about the source, after a blank line.
  package let notes: NotesModel
  /// The attribute of what mentions the repository, where that is deprecated.
  package let deprecation: DeprecationAttribute?
  /// With the space after it.
  package let access: String
  package let repository: String
  /// Who answers, for documentation.
  package let outside: CommentLine
  /// The protocol.
  package let source: String
  /// The repository over a source.
  package let implementation: String
  /// The property that holds the source.
  package let property: String
  /// JSON files as a source, where they are asked for.
  package let files: String?
  /// The property that reads and writes them.
  package let store: String
  /// `JSONFiles`
  package let storeType: String
  package let url: String
  package let sendable: String
  package let operations: [DataOperationModel]
}

package struct DataOperationModel: Hashable, Sendable {
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
  /// What the file is called by, as arguments: `"user", id.rawValue`.
  package let fileName: String
  /// How a file holds it, where it does not decode itself.
  package let format: String?
  /// Whether some argument has no text that could be a part of the name.
  package let isFileShared: Bool
  /// `storeUser`
  package let storing: String
  /// `_ answer: UserDTO, id: User.ID`
  package let storingParameters: String

  /// Whether the source answers with what the repository returns.
  package var isUnmapped: Bool { mapped == answer }
}
