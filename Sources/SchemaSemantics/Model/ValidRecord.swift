package import Diagnostics
package import SchemaSyntax

package struct ValidRecord: Hashable, Sendable {
  package let layer: Layer
  package let fields: [ValidField]
  /// In the order of the schema. A domain has none.
  package let constants: [ValidConstant]
  package let invariants: [ValidInvariant]
  /// Whether keys that it does not declare are reported.
  package let reportsUndeclaredKeys: Bool
  /// The keys at which unions read their tag beside its members, if something becomes of other keys. They do not belong to
  /// it.
  package let tagKeys: [String]
}

package struct ValidField: Hashable, Sendable {
  package let swiftName: String
  /// The keys that lead to the value: several if nesting is flattened, none in a domain and for what holds the rest.
  package let wirePath: [String]
  /// Whether it holds all keys that no other member of the record takes. It is then the last field.
  package let isRest: Bool
  package let type: SchemaType
  /// Which parts of the type are written as an alias.
  package let written: TypeSpelling
  /// Whether nil is null, both ways: the key of an optional must be there, or a default stands in for it.
  package let isNullable: Bool
  /// The form of the value in JSON; for most, the type itself.
  package let wireType: SchemaType
  /// From `wireType` to `type`.
  package let decoding: Conversion
  package let rules: [ValidRule]
  package let defaultValue: Value?
  package let fallback: Value?
  package let notes: ValidNotes
  package let span: SourceSpan
}

/// A key that always has the same value, for which there is no property.
package struct ValidConstant: Hashable, Sendable {
  /// The keys that lead to the value: several if nesting is flattened.
  package let wirePath: [String]
  /// A string, a number that is an `Int`, or a flag.
  package let value: Value
  /// How many fields come before it.
  package let position: Int
}

package struct ValidWrapper: Hashable, Sendable {
  package let base: SchemaType
  package let normalizations: [Normalization]
  package let rules: [ValidRule]
}

/// A rule of a record, named after what it requires.
package struct ValidInvariant: Hashable, Sendable {
  package let name: String
  /// The name of the error case, which says what is wrong.
  package let errorCase: String
  package let message: String?
  package let condition: ValidCondition
  /// The fields that it reads, in the order of the record: it is checked only if they are valid.
  package let fields: [Int]
  package let notes: ValidNotes
}
