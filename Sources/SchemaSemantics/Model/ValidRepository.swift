package import Diagnostics

package struct ValidRepository: Hashable, Sendable {
  package let name: String
  package let operations: [Operation]
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
  }

  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let type: SchemaType
  }
}
