/// `init?(from:)` of a union that reads itself from the bytes of a JSON text.
package struct UnionReadingModel: Hashable, Sendable {
  /// `JSONReadable`
  package let protocolName: String
  /// `JSONReader`
  package let readerType: String
  /// The protocol that allows deprecated cases to be made without a warning, if there are any.
  package let deprecatedCases: String?
  /// The statements before the choice.
  package let opening: [String]
  package let form: UnionReadingForm
}

/// `write(to:)` of a union.
package struct UnionWritingModel: Hashable, Sendable {
  /// `JSONWritable`
  package let protocolName: String
  /// `JSONWriter`
  package let writerType: String
  /// Whether the cases are distinguished by something within one object.
  package let isObject: Bool
  package let form: UnionWritingForm
}
