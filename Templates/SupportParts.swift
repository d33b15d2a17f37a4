extension SupportPart {
  /// Every part, the layers from the inside out.
  package static let all: [SupportPart] = domain + mapping + wire + formats

  private static let domain: [SupportPart] = [
    SupportPart("GregorianCalendar", .anywhere),
    SupportPart("CalendarDate", .domain, needs: ["GregorianCalendar"]),
    SupportPart("JSONNumber", .domain),
    SupportPart("JSON", .domain, needs: ["JSONNumber"]),
    SupportPart("Patch", .domain),
    SupportPart("RuleViolation", .domain),
    SupportPart("ShownText", .anywhere),
    SupportPart("Boxed", .anywhere),
    SupportPart("PatternMatcher", .anywhere),
    SupportPart("TextNormalization", .anywhere),
    SupportPart("TextParts", .anywhere),
    SupportPart("DecimalMultiples", .anywhere),
    SupportPart("DeprecatedCases", .anywhere),
    SupportPart("EmailFormat", .anywhere),
    SupportPart("HostnameFormat", .anywhere),
    SupportPart("IPAddressFormat", .anywhere),
    SupportPart("UUIDFormat", .anywhere),
    SupportPart("UnixTime", .anywhere),
    SupportPart("ISO8601Format", .anywhere, needs: ["GregorianCalendar", "UnixTime"]),
    SupportPart("DatePattern", .anywhere),
    SupportPart(
      "DatePatternReader", .anywhere, needs: ["DatePattern", "GregorianCalendar", "UnixTime"]),
    SupportPart(
      "DatePatternWriter", .anywhere, needs: ["DatePattern", "GregorianCalendar", "UnixTime"]),
    SupportPart("URLFormat", .anywhere, needs: ["IPAddressFormat"]),
    SupportPart("Base64Format", .anywhere),
    SupportPart("DecimalText", .anywhere),
    SupportPart("IntegerFormat", .anywhere),
    SupportPart("FloatingPointFormat", .anywhere),
  ]

  private static let mapping: [SupportPart] = [
    SupportPart("WirePath", .data),
    SupportPart("MappingProblem", .data, needs: ["RuleViolation"]),
    SupportPart("MappingError", .data, needs: ["MappingProblem", "WirePath"]),
    SupportPart("MappingError+Malformed", .data, needs: ["MappingError", "ShownText"]),
    SupportPart("MappingError+UnknownCase", .data, needs: ["MappingError", "ShownText"]),
    SupportPart("MappingPolicy", .data),
    SupportPart(
      "MappingIssues", .data, needs: ["MappingError", "MappingPolicy", "WireConversions"]),
    SupportPart("WireConversions", .data, needs: ["MappingIssues", "ShownText"]),
    SupportPart("WireConversions+Keyed", .data, needs: ["WireConversions"]),
    SupportPart("WireKey", .data),
    SupportPart("JSONKind", .data, needs: ["WireKey"]),
    SupportPart("FallbackReport", .data, needs: ["FallbackLog", "JSONKind", "MappingError"]),
    SupportPart("FallbackLog", .data, needs: ["FallbackReport"]),
    SupportPart("MappingIssues+Calls", .data, needs: ["MappingIssues"]),
    SupportPart("MappingIssues+Rules", .data, needs: ["MappingIssues", "RuleViolation"]),
    SupportPart("MappingIssues+Fallbacks", .data, needs: ["FallbackReport", "MappingIssues"]),
    SupportPart(
      "MappingIssues+MadeFallbacks", .data,
      needs: ["MappingIssues+Calls", "MappingIssues+Fallbacks"]),
    SupportPart("WireFormat", .data, needs: ["MappingError"]),
    SupportPart("WireFormat+Collections", .data, needs: ["WireConversions", "WireFormat"]),
    SupportPart("WireFormat+Patch", .data, needs: ["Patch", "WireFormat"]),
  ]

  private static let wire: [SupportPart] = [
    SupportPart("WireObject", .data, needs: ["WireKey"]),
    SupportPart("WireObject+Formats", .data, needs: ["WireFormat", "WireObject"]),
    SupportPart("WireObject+Fallbacks", .data, needs: ["FallbackReport", "WireObject"]),
    SupportPart(
      "WireObject+FormatFallbacks", .data, needs: ["WireObject+Fallbacks", "WireObject+Formats"]),
    SupportPart("WireObject+Patch", .data, needs: ["Patch", "WireObject"]),
    SupportPart("WireObject+PatchFormats", .data, needs: ["Patch", "WireObject+Formats"]),
    SupportPart("WireObject+Unions", .data, needs: ["ShownText", "WireObject+Formats"]),
    SupportPart("WireObject+Violations", .data, needs: ["RuleViolation", "WireObject"]),
    SupportPart("WireNames", .data),
    SupportPart("WireCases", .data, needs: ["WireNames"]),
    SupportPart("WireObject+Names", .data, needs: ["WireNames", "WireObject+Unions"]),
    SupportPart("WireShapes", .data, needs: ["WirePath"]),
    SupportPart("WireShapes+Formats", .data, needs: ["WireObject+Formats", "WireShapes"]),
    SupportPart("WireWriter", .data, needs: ["WireKey"]),
    SupportPart("WireWriter+Formats", .data, needs: ["WireFormat", "WireWriter"]),
    SupportPart("WireWriter+Patch", .data, needs: ["Patch", "WireWriter"]),
    SupportPart("WireWriter+PatchFormats", .data, needs: ["Patch", "WireWriter+Formats"]),
    SupportPart("LossyArray", .data, needs: ["FallbackReport", "WireConversions", "WireFormat"]),
  ]

  private static let formats: [SupportPart] = [
    SupportPart("DateConversions", .data, needs: ["MappingError+Malformed", "UnixTime"]),
    SupportPart("DecimalConversions", .data, needs: ["DecimalText", "MappingError+Malformed"]),
    SupportPart(
      "JSONWire", .data, needs: ["DecimalConversions", "JSON", "WireFormat", "WireKey"]),
    SupportPart("WireFormat+Base64", needs: ["Base64Format"]),
    SupportPart("WireFormat+CalendarDate", needs: ["CalendarDate"]),
    SupportPart(
      "WireFormat+DatePattern",
      needs: ["DateConversions", "DatePatternReader", "DatePatternWriter"]),
    SupportPart("WireFormat+Decimal", needs: ["DecimalConversions"]),
    SupportPart("WireFormat+Epoch", needs: ["DateConversions"]),
    SupportPart("WireFormat+ExactDecimal", needs: ["DecimalConversions"]),
    SupportPart("WireFormat+ExactFloatingPoint"),
    SupportPart("WireFormat+Flag", needs: ["ShownText"]),
    SupportPart("WireFormat+ISO8601", needs: ["DateConversions", "ISO8601Format"]),
    SupportPart("WireFormat+Integer"),
    SupportPart("WireFormat+Keyed", needs: ["WireConversions"]),
    SupportPart("WireFormat+MinorUnits", needs: ["DecimalConversions"]),
    SupportPart("WireFormat+Number", needs: ["FloatingPointFormat", "IntegerFormat"]),
    SupportPart("WireFormat+Split", needs: ["WireConversions"]),
    SupportPart("WireFormat+Text", needs: ["TextNormalization"]),
    SupportPart(
      "WireFormat+TimeZone", needs: ["DateConversions", "DatePatternReader", "DatePatternWriter"]),
    SupportPart("WireFormat+URL", needs: ["URLFormat"]),
    SupportPart("WireFormat+UUID", needs: ["UUIDFormat"]),
    SupportPart("WireFormat+Unique", needs: ["WireFormat+Collections"]),
  ]

  /// Of a format that values travel in.
  private init(_ name: String, needs: [String] = []) {
    self.init(name, .data, needs: ["MappingError+Malformed", "WireFormat"] + needs)
  }
}
