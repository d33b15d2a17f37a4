/// What follows a repository, once for each of its sources: a protocol for getting dtos, the repository that uses it,
/// and JSON files that conform to it, if they are wanted.
package struct DataSourceModel: Hashable, Sendable {
  /// How deep within each other records may be whose fields are parts of the name of a file.
  static let depthOfFileNames = 3

  /// What the schema says about the source, after a blank line.
  package let notes: NotesModel
  /// The attribute of declarations that mention the repository, if that is deprecated.
  package let deprecation: DeprecationAttribute?
  /// With the space after it.
  package let access: String
  package let repository: String
  /// The repository in documentation.
  package let mention: String
  /// Who answers, for documentation.
  package let outside: CommentLine
  /// The protocol.
  package let source: String
  /// The repository that is made of a source.
  package let implementation: String
  /// The property that holds the source.
  package let property: String
  /// JSON files as a source, if they are wanted.
  package let files: String?
  /// The property that reads and writes them.
  package let store: String
  /// `JSONFiles`
  package let storeType: String
  package let url: String
  package let sendable: String
  package let operations: [DataOperationModel]
  /// What strategies keep in the source.
  package let kept: KeptAnswersModel?

  package var cachedAnswer: String { kept?.answer ?? "" }

  package var keptOperations: [DataOperationModel] { kept?.operations ?? [] }

  package var filesKeep: Bool { kept?.areFilesDistinct ?? false }

  /// What the files conform to.
  package var fileConformances: String {
    guard let kept, kept.areFilesDistinct else { return source }
    return "\(source), \(kept.store)"
  }
}

package struct DataOperationModel: Hashable, Sendable {
  package let notes: NotesModel
  package let name: String
  /// The parameters as they are written between the parentheses.
  package let parameters: String
  package let dto: String
  package let result: String
  /// `try await source.user(id: id)`
  package let question: String
  /// The variable that holds the answer.
  package let answer: String
  /// The expression that is returned, with its `try`.
  package let mapped: String
  /// The parts of the name of the file, as arguments: `"user", id.rawValue`.
  package let fileName: String
  /// The expression that reads the file, with its `try`.
  package let reading: String
  /// The format of the answer in a file, if it does not decode itself.
  package let format: String?
  /// Whether some argument has no text that could be a part of the name.
  package let isFileShared: Bool
  /// `user(id: id)`, called within its type
  package let asking: String
  /// `id: id`
  package let arguments: String
  /// `storedUser`
  package let stored: String
  /// `storeUser`
  package let storing: String
  /// The same where it is called within its type: `self.storeUser` if a parameter has that name.
  package let storingCalled: String
  /// `_ answer: UserDTO, id: User.ID`
  package let storingParameters: String

  /// What follows the answer when it is stored: `, id: id`
  package var furtherArguments: String { arguments.isEmpty ? "" : ", \(arguments)" }

  package var furtherParameters: String { parameters.isEmpty ? "" : ", \(parameters)" }

  /// Whether the source already answers with what the repository returns.
  package var isUnmapped: Bool { mapped == answer }
}
