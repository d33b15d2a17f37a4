/// The protocol that hides where domain values come from.
package struct RepositoryModel: Hashable, Sendable {
  package let notes: NotesModel
  /// With the space after it.
  package let access: String
  package let name: String
  /// The conformances as they are written after the colon.
  package let conformances: String
  package let operations: [OperationModel]
  /// The protocols of strategies that answer twice.
  package let updates: [UpdatesProtocolModel]
}

/// What a strategy answers twice: with what is stored, and with what the network says.
package struct UpdatesProtocolModel: Hashable, Sendable {
  /// With the space after it.
  package let access: String
  package let name: String
  package let repository: String
  package let sendable: String
  package let updates: [UpdatesModel]
}

package struct OperationModel: Hashable, Sendable {
  package let notes: NotesModel
  package let name: String
  /// The parameters as they are written between the parentheses.
  package let parameters: String
  package let result: String
}
