/// Everything that a schema becomes, except the support code.
package struct SwiftOutput: Hashable, Sendable {
  /// One file for each top-level declaration and each map: those of the domain before those of the data layer, and in each
  /// layer by name.
  package let files: [SwiftFileModel]
  /// The paths of all schemas, including those that declare nothing.
  package let schemaPaths: [String]
  package let settings: GenerationSettings
  /// The top-level names that types of the schema have taken, each with the name that support code uses instead.
  package let takenNames: [String: String]
  /// Whether payloads, or what is stored, can be nested without limit, because a type there contains itself.
  package let isEndlesslyDeep: Bool
  /// The texts that are looked up in a catalogue, and its name.
  package let catalogue: CatalogueModel?
}

/// The texts of the errors of an output, for a file in which they are translated.
package struct CatalogueModel: Hashable, Sendable {
  /// The name of the table, and of the file without its extension.
  package let name: String
  /// In the order of their keys.
  package let texts: [CatalogueText]
  /// The names of all types of the schema, including those without texts.
  package let types: Set<String>
}
