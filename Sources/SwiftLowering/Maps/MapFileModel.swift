/// The Swift of one or more maps.
package struct MapFileModel: Hashable, Sendable {
  /// The functions that are to be written by hand.
  package let hooks: [HookProtocolModel]
  package let declarations: [MapDeclarationModel]
}

/// `extension User { … }` or `enum UserMapper { … }`
package struct MapDeclarationModel: Hashable, Sendable {
  /// The attribute, if the whole declaration is deprecated.
  package let deprecation: DeprecationAttribute?
  /// The access of a namespace, with the space after it. An extension has none.
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
  package let statements: [SwiftStatement]

  func deprecated(_ attribute: DeprecationAttribute?) -> MapFunctionModel {
    MapFunctionModel(
      notes: notes.deprecated(attribute), signature: signature, statements: statements)
  }
}

/// A format with arguments, which is made once.
package struct FormatConstantModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  package let name: String
  package let type: SwiftExpression
  package let value: SwiftExpression
  /// What it was made for, which its name may say.
  let subject: String
  /// Whether it is made each time, since generic types store nothing of their own.
  package var isComputed = false
}

/// A protocol with the functions that a map leaves to be written by hand, and the conformance to it.
package struct HookProtocolModel: Hashable, Sendable {
  package let documentation: DocumentationComment
  package let deprecation: DeprecationAttribute?
  package let name: String
  /// The type that has to have the functions.
  package let type: String
  /// `static func statusText(_ code: Int) throws -> String`
  package let functions: [String]
}
