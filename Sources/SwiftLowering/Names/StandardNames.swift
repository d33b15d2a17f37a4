/// The names that generated code and its support code use from the toolchain.
enum StandardNames {
  static func isKnown(_ name: String) -> Bool { swift.contains(name) || foundation.contains(name) }

  /// Names of these in generated code that a type of the app is likely to have as well, which the schema does not know.
  static let ofApps: Set<String> = ["Collection"]

  static let swift: Set<String> = [
    "Actor", "AnyObject", "Array", "ArraySlice", "AsyncSequence", "AsyncThrowingStream",
    "BinaryFloatingPoint", "BinaryInteger", "Bool", "CancellationError", "Character", "CInt",
    "ClosedRange", "Codable", "CodingKey", "Collection", "Comparable", "Copyable",
    "CustomReflectable", "CustomStringConvertible", "Decodable", "Decoder", "DecodingError",
    "Dictionary", "Double", "Encodable", "Encoder", "EncodingError", "Equatable", "Error",
    "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringLiteral", "FixedWidthInteger", "Float", "Hashable", "Hasher",
    "Identifiable", "IndexingIterator", "Int", "Int16", "Int32", "Int64", "Int8",
    "IteratorProtocol", "KeyedDecodingContainer", "KeyedEncodingContainer",
    "LosslessStringConvertible", "MemoryLayout", "Mirror", "Never", "Numeric", "ObjectIdentifier",
    "Optional", "RandomAccessCollection", "Range", "RawRepresentable", "RawSpan", "Result",
    "Sendable", "SendableMetatype", "Sequence", "Set", "SingleValueDecodingContainer",
    "SingleValueEncodingContainer", "Slice", "Span", "StaticString", "String", "StringProtocol",
    "Substring", "Task", "TaskLocal", "TextOutputStreamable", "UInt", "UInt16", "UInt32", "UInt64",
    "UInt8", "UnboundedRange", "Unicode", "UnicodeScalar", "UnkeyedDecodingContainer",
    "UnkeyedEncodingContainer", "UnsafeBufferPointer", "UnsafeMutablePointer",
    "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafeRawBufferPointer",
    "UnsafeRawPointer", "UTF8", "Void",
  ]

  static let foundation: Set<String> = [
    "Bundle", "Calendar", "CocoaError", "Data", "Date", "DateComponents", "Decimal", "FileHandle",
    "FileManager", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "NSDecimalNumber",
    "NSDecimalRound", "NSLock", "TimeInterval", "TimeZone", "URL", "URLComponents", "UUID",
  ]
}
