/// The Swift of one or more maps.
package struct MapFileModel: Hashable, Sendable {
  /// What is to be written by hand.
  package let hooks: [HookProtocolModel]
  /// Protocols through which what is deprecated is read or made, since Swift would warn otherwise.
  package let detours: [DetourModel]
  package let declarations: [MapDeclarationModel]
}

/// `extension User { … }` or `enum UserMapper { … }`
package struct MapDeclarationModel: Hashable, Sendable {
  /// The attribute of what is deprecated as a whole.
  package let deprecation: DeprecationAttribute?
  /// What stands before a namespace, its space included. An extension has none.
  package let access: String
  /// `extension User`
  package let head: String
  package let functions: [MapFunctionModel]
  package let formats: [FormatConstantModel]
}

package struct MapFunctionModel: Hashable, Sendable {
  package let notes: NotesModel
  /// `init(from dto: UserDTO) throws(MappingError)`
  package let signature: String
  package let statements: [StatementModel]
}

/// A format with arguments, made once.
package struct FormatConstantModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  package let name: String
  package let type: String
  package let value: String
}

/// The protocol of what a map leaves to be written by hand, and the promise that it is.
package struct HookProtocolModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  package let deprecation: DeprecationAttribute?
  package let name: String
  /// The type that has to have the functions.
  package let type: String
  /// `static func statusText(_ code: Int) throws -> String`
  package let functions: [String]
}
