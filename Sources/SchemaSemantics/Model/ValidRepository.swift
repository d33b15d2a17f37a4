package import Diagnostics

package struct ValidRepository: Hashable, Sendable {
  package let name: String
  /// That it is written in. In Swift it is outside, as it is of the type.
  package let namespace: String?
  /// The type that it is written in.
  package let parent: TypeID?
  /// The operations as its own source answers them.
  package let operations: [Operation]
  /// The sources besides its own.
  package let sources: [Source]
  package let strategies: [Strategy]
  package let notes: ValidNotes
  package let span: SourceSpan

  package struct Operation: Hashable, Sendable {
    package let name: String
    package let parameters: [Parameter]
    package let result: SchemaType
    package let source: SchemaType
    /// From `source` to `result`.
    package let conversion: Conversion
    package let notes: ValidNotes
    /// The place of its name.
    package let span: SourceSpan
  }

  package struct Source: Hashable, Sendable {
    package let name: String
    /// All operations of the repository, in their order, as this source answers them.
    package let operations: [Operation]
    package let notes: ValidNotes
  }

  /// The operations as each source answers them.
  package var answeredOperations: [Operation] { operations + sources.flatMap(\.operations) }

  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let type: SchemaType
    /// The place of its name.
    package let span: SourceSpan
  }
}
