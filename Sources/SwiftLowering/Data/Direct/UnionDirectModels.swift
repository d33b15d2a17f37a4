/// `init?(from:)` of a union that reads itself from the bytes of a JSON text.
package struct UnionReadingModel: Hashable, Sendable {
  /// `JSONReadable`
  package let protocolName: String
  /// `JSONReader`
  package let readerType: String
  /// The protocol that lets deprecated cases be made without a warning, where there are some.
  package let deprecatedCases: String?
  /// What comes before the choice.
  package let opening: [String]
  package let form: UnionReadingForm
}

/// `write(to:)` of a union.
package struct UnionWritingModel: Hashable, Sendable {
  /// `JSONWritable`
  package let protocolName: String
  /// `JSONWriter`
  package let writerType: String
  /// Whether the cases are told by something within one object.
  package let isObject: Bool
  package let form: UnionWritingForm
}
