import SchemaSemantics

/// The first lines of a declared type, and its former name.
package struct TypeHead: Hashable, Sendable {
  package let notes: NotesModel
  /// With the space after it.
  package let access: String
  package let name: String
  /// `<Item: Decodable & Sendable>`, or nothing.
  package let parameters: String
  /// The conformances as they are written after the colon.
  package let conformances: String
  package let former: FormerNameModel?

  /// - Parameter conformances: those that come with the kind of type; they follow the ones that the schema asks for.
  init(_ type: ValidType, conformances: [String], access: AccessLevel, _ context: LoweringContext) {
    notes =
      context.deprecations.isMarked(type.id) ? type.notes.model : type.notes.undeprecatedModel
    self.access = access.prefix
    name = SwiftIdentifier.declared(type.name)
    parameters = context.parameters(of: type, conformances: conformances)
    let implied = Set(conformances.flatMap { Self.implied[$0, default: [$0]] })
    let asked = type.conformances.map(\.name).filter { !implied.contains($0) }
      .map { context.names.asked($0) }
    let own = type.protocols.map { context.names.text(ofProtocol: $0) }
    self.conformances =
      (own + asked + conformances.map { context.names.standard($0) }).joined(separator: ", ")
    former = type.notes.formerName.map { FormerNameModel($0, of: type.name) }
  }

  /// Protocols that need not be written, since another one implies them.
  static let implied = [
    "Codable": ["Codable", "Encodable", "Decodable"], "Hashable": ["Hashable", "Equatable"],
  ]
}
