/// The names that generated code and its support code take from the toolchain.
enum StandardNames {
  static let swift: Set<String> = [
    "AnyObject", "Array", "ArraySlice", "BinaryFloatingPoint", "BinaryInteger", "Bool", "Character",
    "ClosedRange",
    "Codable", "CodingKey", "Collection", "Comparable", "CustomStringConvertible", "Decodable",
    "Decoder", "DecodingError", "Dictionary", "Double", "Encodable", "Encoder", "EncodingError",
    "Equatable", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByStringLiteral", "FixedWidthInteger", "Float",
    "Hashable", "Hasher", "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8",
    "IndexingIterator", "IteratorProtocol", "KeyedDecodingContainer", "KeyedEncodingContainer",
    "LosslessStringConvertible", "Never", "Numeric", "Optional", "RandomAccessCollection", "Range",
    "RawRepresentable", "Result", "Sendable", "SendableMetatype", "Sequence", "Set",
    "SingleValueDecodingContainer",
    "SingleValueEncodingContainer", "StaticString", "String", "StringProtocol", "Substring",
    "TaskLocal", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnboundedRange", "Unicode",
    "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "UTF8", "Void",
  ]

  static let foundation: Set<String> = [
    "Calendar", "Data", "Date", "DateComponents", "Decimal", "FileHandle", "FileManager",
    "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "NSDecimalNumber", "NSDecimalRound",
    "TimeInterval",
    "TimeZone",
    "URL", "URLComponents", "UUID",
  ]
}
