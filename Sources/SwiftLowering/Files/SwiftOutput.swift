/// All that a schema becomes, but for the support code.
package struct SwiftOutput: Hashable, Sendable {
  /// One for each top-level declaration and each map: those of the domain before those of the data layer, each layer in the
  /// order of names.
  package let files: [SwiftFileModel]
  /// The paths of all schemas, also of those that declare nothing.
  package let schemaPaths: [String]
  package let settings: GenerationSettings
  /// The names that types of the schema have taken at the top, each with what support code says instead.
  package let takenNames: [String: String]
  /// Whether a payload can be nested deeper than the schema is: a type that travels holds itself.
  package let isEndlesslyDeep: Bool
}
