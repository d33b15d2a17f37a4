import SeededRandom

/// Names that clash with those that generated code uses, if any do.
struct RandomNames {
  private var taken: Set<String> = []

  private static let words = [
    "issues", "dto", "error", "json", "violations", "checked", "violation", "init", "default",
    "type", "id", "description", "value", "object", "rawValue", "decoder", "encoder", "key", "name",
    "data", "path", "in", "case", "source", "found", "count", "index", "element", "result",
    "protocol", "wire", "tag", "payload", "mark", "fallback", "report", "other", "left", "right",
    "raw", "self", "body", "hash", "hasher", "container", "reader", "writer", "keys", "format",
    "switch", "where", "some", "none", "optional", "unrecognized", "allCases", "answer", "files",
  ]

  mutating func wireName(_ index: Int, _ random: inout SeededGenerator) -> String {
    let name = random.chance(0.5) ? "key_\(index)" : random.pick(Self.words)
    let path = random.chance(0.15) ? "outer.\(name)" : name
    return taken.insert("wire \(path)").inserted ? path : "\(path)_\(index)"
  }

  mutating func swiftName(_ index: Int, _ random: inout SeededGenerator) -> String {
    let name = random.chance(0.5) ? "field\(index)" : random.pick(Self.words)
    return taken.insert(name).inserted ? name : "field\(index)"
  }

  static let cases = ["one", "default", "self", "none", "wire", "init", "some", "rawValue"]

  /// Names of Swift, Foundation, the support code and generic parameters.
  static let types = [
    "Value", "Wire", "Key", "Element", "Result", "Error", "Notification", "Size", "Point",
    "Operation", "Process", "Unit", "Output", "Failure", "Index", "Array", "Set", "Dictionary",
    "Optional", "Range", "Character", "Substring", "Decoder", "Encoder", "CodingKey", "CodingKeys",
    "MappingError", "MappingIssues", "MappingPolicy", "WirePath", "WireFormat", "WireObject",
    "WireWriter", "WireConversions", "JSONReader", "JSONWriter", "JSONReadable", "JSONWire",
    "Patch", "RuleViolation", "FallbackReport", "JSONFiles", "JSONPayload", "JSONError", "Boxed",
    "Container", "Task", "Sendable", "Hashable", "Equatable", "Comparable", "Identifiable",
    "Codable", "Encodable", "Decodable", "Bundle", "Locale", "Calendar", "TimeZone", "Never",
    "Regex", "Duration", "Sequence", "Collection", "StaticString", "Violation", "Argument", "State",
    "Form", "Report", "Issue", "Format", "Iterator", "Domain", "LossyArray", "PatternMatcher",
    "WireCases", "WireNames", "WireShapes", "ShownText", "GregorianCalendar", "UnixTime", "Void",
    "TextParts", "TextOrNumber", "Step", "Content", "Field", "Case", "Tag", "Handle", "Style",
    "UTF8", "Unicode", "EmailFormat", "APIMappingError", "APIWireObject",
    "RandomAccessCollection", "JSONDecoder", "Mirror",
  ]
}
