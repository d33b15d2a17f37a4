extension SupportPart {
  /// Every part, the layers from the inside out.
  package static let all: [SupportPart] = domain + mapping + wire + formats + reading + writing

  private static let domain: [SupportPart] = [
    SupportPart("GregorianCalendar", .anywhere),
    SupportPart("CalendarDate", .domain, needs: ["GregorianCalendar"]),
    SupportPart("JSONNumber", .domain),
    SupportPart("JSON", .domain, needs: ["JSONNumber"]),
    SupportPart("Patch", .domain),
    SupportPart("RuleViolation", .domain),
    SupportPart("ShownText", .anywhere),
    SupportPart("ThreadStack", .anywhere),
    SupportPart("Boxed", .anywhere),
    SupportPart("PatternMatcher", .anywhere),
    SupportPart("TextNormalization", .anywhere),
    SupportPart("TextParts", .anywhere),
    SupportPart("DecimalMultiples", .anywhere),
    SupportPart("DeprecatedCases", .anywhere),
    SupportPart("DeprecatedCaseDecoding", .anywhere),
    SupportPart("DeprecatedCaseNames", .anywhere),
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
    SupportPart("LenientURLFormat", .anywhere, needs: ["URLFormat"]),
    SupportPart("Base64Format", .anywhere),
    SupportPart("DecimalText", .anywhere),
    SupportPart("IntegerFormat", .anywhere),
    SupportPart("FloatingPointFormat", .anywhere),
  ]

  private static let mapping: [SupportPart] = [
    SupportPart("WirePath", .data),
    SupportPart("CodingPathSteps", .data, needs: ["WireKey", "WirePath"]),
    SupportPart("MappingProblem", .data, needs: ["RuleViolation"]),
    SupportPart("MappingError", .data, needs: ["MappingProblem", "WirePath"]),
    SupportPart("MappingError+Malformed", .anywhere, needs: ["MappingError", "ShownText"]),
    SupportPart("MappingError+UnknownCase", .anywhere, needs: ["MappingError", "ShownText"]),
    SupportPart("MappingPolicy", .data),
    SupportPart(
      "MappingIssues", .anywhere, needs: ["MappingError", "MappingPolicy", "WireConversions"]),
    SupportPart("WireConversions", .anywhere, needs: ["MappingIssues", "ShownText"]),
    SupportPart("WireKey", .data),
    SupportPart("JSONKind", .data),
    SupportPart("JSONKindProbe", .anywhere, needs: ["JSONKind", "WireKey"]),
    SupportPart("RedactedError", .data, needs: ["MappingProblem", "WirePath"]),
    SupportPart(
      "FallbackReport", .data,
      needs: ["JSONKind", "MappingError", "RedactedError", "CodingPathSteps"]),
    SupportPart("HeldReports", .data),
    SupportPart(
      "FallbackHandler", .data, needs: ["FallbackLog", "FallbackReport", "HeldReports"]),
    SupportPart("FallbackLog", .anywhere, needs: ["FallbackReport"]),
    SupportPart("JSONFiles", .anywhere, needs: ["KeyDigest"]),
    SupportPart("JSONFiles+Formats", .anywhere, needs: ["JSONFiles", "WireFormat"]),
    SupportPart("KeyDigest", .anywhere),
    SupportPart("WireConversions+Kept", .anywhere, needs: ["WireConversions"]),
    SupportPart("WireConversions+Keyed", .anywhere, needs: ["WireConversions"]),
    SupportPart("MappingIssues+Calls", .anywhere, needs: ["MappingIssues"]),
    SupportPart("MappingIssues+Rules", .anywhere, needs: ["MappingIssues", "RuleViolation"]),
    SupportPart("MappingError+Sensitive", .anywhere, needs: ["MappingError", "RuleViolation"]),
    SupportPart(
      "MappingIssues+Sensitive", .anywhere,
      needs: ["MappingError+Sensitive", "MappingIssues", "MappingPolicy"]),
    SupportPart(
      "FallbackHandler+Sensitive", .anywhere,
      needs: ["FallbackHandler", "FallbackReport", "MappingError+Sensitive", "RedactedError"]),
    SupportPart("MappingIssues+Fallbacks", .anywhere, needs: ["FallbackHandler", "MappingIssues"]),
    SupportPart(
      "MappingIssues+RuleFallbacks", .anywhere,
      needs: ["MappingIssues+Fallbacks", "MappingIssues+Rules", "RuleViolation"]),
    SupportPart(
      "MappingIssues+MadeFallbacks", .anywhere,
      needs: ["MappingIssues+Calls", "MappingIssues+Fallbacks"]),
    SupportPart("WireFormat", .anywhere, needs: ["MappingError"]),
    SupportPart("MappingIssues+Formats", .anywhere, needs: ["MappingIssues", "WireFormat"]),
    SupportPart(
      "MappingIssues+FormatFallbacks", .anywhere, needs: ["MappingIssues+Fallbacks", "WireFormat"]),
    SupportPart("WireFormat+Collections", .anywhere, needs: ["WireConversions", "WireFormat"]),
    SupportPart("WireFormat+Patch", .anywhere, needs: ["Patch", "WireFormat"]),
  ]

  private static let wire: [SupportPart] = [
    SupportPart("CodingDepth", .anywhere, needs: ["ThreadStack"]),
    SupportPart("WireObject", .anywhere, needs: ["CodingDepth", "WireKey"]),
    SupportPart("WireObject+Formats", .anywhere, needs: ["WireFormat", "WireObject"]),
    SupportPart(
      "WireObject+Fallbacks", .anywhere, needs: ["FallbackHandler", "JSONKindProbe", "WireObject"]),
    SupportPart(
      "WireObject+FormatFallbacks", .anywhere,
      needs: ["WireObject+Fallbacks", "WireObject+Formats"]),
    SupportPart(
      "WireObject+Sensitive", .anywhere,
      needs: ["CodingDepth", "MappingError+Sensitive", "WireObject+Violations"]),
    SupportPart(
      "WireObject+SensitiveReports", .anywhere,
      needs: ["FallbackHandler+Sensitive", "WireObject+Sensitive"]),
    SupportPart("WireObject+Patch", .anywhere, needs: ["Patch", "WireObject"]),
    SupportPart("WireObject+PatchFormats", .anywhere, needs: ["Patch", "WireObject+Formats"]),
    SupportPart("WireObject+Unions", .anywhere, needs: ["ShownText", "WireObject+Formats"]),
    SupportPart("WireObject+Violations", .anywhere, needs: ["RuleViolation", "WireObject"]),
    SupportPart("WireNames", .anywhere),
    SupportPart("WireCases", .anywhere, needs: ["WireNames"]),
    SupportPart("WireObject+Names", .anywhere, needs: ["WireNames", "WireObject+Unions"]),
    SupportPart("WireAttempts", .anywhere, needs: ["CodingPathSteps", "HeldReports"]),
    SupportPart(
      "WireShapes", .anywhere,
      needs: ["CodingDepth", "CodingPathSteps", "HeldReports", "WireAttempts", "WireKey"]),
    SupportPart("WireShapes+Keys", .anywhere, needs: ["WireShapes"]),
    SupportPart("WireShapes+Null", .anywhere, needs: ["WireShapes"]),
    SupportPart("WireShapes+Once", .anywhere, needs: ["WireShapes"]),
    SupportPart("WireShapes+Formats", .anywhere, needs: ["WireObject+Formats", "WireShapes"]),
    SupportPart(
      "WireShapes+OnceFormats", .anywhere, needs: ["WireShapes+Formats", "WireShapes+Once"]),
    SupportPart("WireWriter", .anywhere, needs: ["CodingDepth", "WireKey"]),
    SupportPart("WireWriter+Formats", .anywhere, needs: ["WireFormat", "WireWriter"]),
    SupportPart(
      "WireWriter+Sensitive", .anywhere,
      needs: ["CodingDepth", "MappingError+Sensitive", "WireWriter"]),
    SupportPart("WireWriter+Members", .anywhere, needs: ["JSON", "JSONWire", "WireWriter"]),
    SupportPart("FormattedPayload", .anywhere, needs: ["WireFormat"]),
    SupportPart("WireWriter+Names", .anywhere, needs: ["WireWriter"]),
    SupportPart("WireWriter+Patch", .anywhere, needs: ["Patch", "WireWriter"]),
    SupportPart("WireWriter+PatchFormats", .anywhere, needs: ["Patch", "WireWriter+Formats"]),
    SupportPart(
      "LossyArray", .anywhere,
      needs: [
        "CodingDepth", "FallbackHandler", "JSONKindProbe", "WireConversions", "WireFormat",
      ]),
  ]

  private static let formats: [SupportPart] = [
    SupportPart("DateConversions", .anywhere, needs: ["MappingError+Malformed", "UnixTime"]),
    SupportPart("DatePattern+Date", .anywhere, needs: ["DateConversions", "DatePatternWriter"]),
    SupportPart("DecimalConversions", .anywhere, needs: ["DecimalText", "MappingError+Malformed"]),
    SupportPart(
      "JSONWire", .anywhere,
      needs: ["CodingDepth", "DecimalConversions", "JSON", "WireFormat", "WireKey"]),
    SupportPart("WireFormat+Base64", needs: ["Base64Format"]),
    SupportPart("WireFormat+CalendarDate", needs: ["CalendarDate"]),
    SupportPart(
      "WireFormat+DatePattern",
      needs: ["DatePattern+Date", "DatePatternReader"]),
    SupportPart("WireFormat+Decimal", needs: ["DecimalConversions"]),
    SupportPart("WireFormat+DecimalEpoch", needs: ["WireFormat+Epoch"]),
    SupportPart("WireFormat+Epoch", needs: ["DateConversions"]),
    SupportPart("WireFormat+ExactDecimal", needs: ["DecimalConversions"]),
    SupportPart("WireFormat+ExactFloatingPoint"),
    SupportPart("WireFormat+Flag", needs: ["ShownText"]),
    SupportPart("WireFormat+ISO8601", needs: ["DateConversions", "ISO8601Format"]),
    SupportPart("WireFormat+Integer"),
    SupportPart("WireFormat+Keyed", needs: ["WireConversions"]),
    SupportPart("WireFormat+LenientURL", needs: ["LenientURLFormat", "URLFormat"]),
    SupportPart("WireFormat+MinorUnits", needs: ["DecimalConversions"]),
    SupportPart("WireFormat+Number", needs: ["FloatingPointFormat", "IntegerFormat"]),
    SupportPart("WireFormat+Split", needs: ["WireConversions"]),
    SupportPart("WireFormat+Text", needs: ["TextNormalization"]),
    SupportPart(
      "WireFormat+TimeZone", needs: ["DatePattern+Date", "DatePatternReader"]),
    SupportPart("WireFormat+URL", needs: ["URLFormat"]),
    SupportPart("WireFormat+UUID", needs: ["UUIDFormat"]),
    SupportPart("WireFormat+Unique", needs: ["WireFormat+Collections"]),
  ]

  private static let reading: [SupportPart] = [
    SupportPart("JSONBytes", .anywhere),
    SupportPart("JSONBytes+Text", .anywhere, needs: ["JSONBytes"]),
    SupportPart("JSONText", .data, needs: ["JSONBytes+Text"]),
    SupportPart("JSONUnknownKeys", .data),
    SupportPart(
      "JSONLocator", .anywhere, needs: ["JSONBytes+Text", "JSONUnknownKeys", "WirePath"]),
    SupportPart(
      "JSONError", .data, needs: ["JSONKind", "MappingError", "RedactedError", "WirePath"]),
    SupportPart(
      "JSONFailure", .data,
      needs: ["HeldReports", "JSONError", "JSONReader", "JSONUnknownKeys", "WirePath"]),
    SupportPart(
      "JSONReader", .data,
      needs: [
        "HeldReports", "JSONFailure", "JSONKind", "JSONLocator", "JSONPlace", "JSONReadable",
        "JSONReader+Fields", "JSONReader+Missing", "JSONReader+Numbers", "JSONReader+Strings",
        "ThreadStack",
      ]),
    SupportPart("JSONPlace", .data),
    SupportPart("JSONReader+Outcomes", .data, needs: ["JSONPlace", "JSONReader+Attempts"]),
    SupportPart("JSONReader+Strings", .data, needs: ["JSONReader", "JSONText"]),
    SupportPart("JSONReader+Numbers", .data, needs: ["JSONNumberText", "JSONReader"]),
    SupportPart("JSONNumberText", .anywhere, needs: ["JSONBytes", "JSONFloatingPoint"]),
    SupportPart("JSONFloatingPoint", .anywhere, needs: ["JSONNumberText"]),
    SupportPart("JSONReader+Fields", .data, needs: ["JSONReadable"]),
    SupportPart("JSONReadable", .data, needs: ["JSONReader"]),
    SupportPart("JSONReadable+Span", .data, needs: ["JSONReadable"]),
    SupportPart("JSONReadable+Decimal", .data, needs: ["DecimalConversions", "JSONReadable"]),
    SupportPart("JSONReader+Formats", .anywhere, needs: ["JSONReadable", "WireFormat"]),
    SupportPart("JSONReader+Attempts", .data, needs: ["HeldReports", "JSONReader"]),
    SupportPart(
      "JSONReader+Fallbacks", .anywhere,
      needs: ["FallbackHandler", "JSONReadable", "JSONReader+Attempts"]),
    SupportPart(
      "JSONReader+FlattenedFallbacks", .data,
      needs: ["FallbackHandler", "JSONFieldPath", "JSONReader+Attempts"]),
    SupportPart(
      "JSONReader+FormatFallbacks", .anywhere,
      needs: ["JSONReader+Fallbacks", "JSONReader+Formats"]),
    SupportPart(
      "JSONReader+Sensitive", .data, needs: ["JSONReader", "MappingError+Sensitive"]),
    SupportPart(
      "JSONReader+SensitiveReports", .anywhere,
      needs: ["FallbackHandler+Sensitive", "JSONReader+Sensitive"]),
    SupportPart("JSONReader+Patch", .anywhere, needs: ["JSONReadable", "Patch"]),
    SupportPart("JSONReader+PatchFormats", .anywhere, needs: ["JSONReader+Formats", "Patch"]),
    SupportPart("JSONReader+Unions", .anywhere, needs: ["JSONReadable", "ShownText"]),
    SupportPart("JSONReader+Names", .anywhere, needs: ["JSONReader+Unions", "WireNames"]),
    SupportPart("JSONPayload", .data, needs: ["JSONError", "JSONReadable", "MappingError"]),
    SupportPart("JSONFieldPath", .data),
    SupportPart("JSONReader+Missing", .data, needs: ["JSONFieldPath", "JSONReader"]),
    SupportPart("JSONReader+Literals", .anywhere, needs: ["JSONReader"]),
    SupportPart("JSONReader+Members", .anywhere, needs: ["JSONReader"]),
    SupportPart(
      "JSONReader+FormatMembers", .anywhere, needs: ["JSONReader+Formats", "JSONReader+Members"]),
    SupportPart("DeprecatedCaseReading", .anywhere, needs: ["JSONReader"]),
    SupportPart("JSONReader+Keys", .data, needs: ["JSONReader"]),
    SupportPart(
      "JSONShapes", .anywhere,
      needs: ["JSONReadable", "JSONReader+Attempts", "JSONReader+Keys"]),
    SupportPart("JSONShapes+Keys", .anywhere, needs: ["JSONShapes"]),
    SupportPart("JSONShapes+Null", .anywhere, needs: ["JSONShapes"]),
    SupportPart("JSONShapes+Once", .anywhere, needs: ["JSONReader+Outcomes", "JSONShapes"]),
    SupportPart("JSONShapes+Formats", .anywhere, needs: ["JSONReader+Formats", "JSONShapes"]),
    SupportPart(
      "JSONShapes+OnceFormats", .anywhere, needs: ["JSONShapes+Formats", "JSONShapes+Once"]),
    SupportPart("JSONWire+Reading", .anywhere, needs: ["JSON", "JSONReadable", "JSONWire"]),
    SupportPart("LossyArray+Reading", .anywhere, needs: ["JSONReader+Fallbacks", "LossyArray"]),
    SupportPart(
      "TextOrNumber+Reading", .anywhere, needs: ["JSONReadable+Decimal", "WireFormat+Decimal"]),
  ]

  private static let writing: [SupportPart] = [
    SupportPart("JSONWritingError", .data, needs: ["MappingError", "WirePath"]),
    SupportPart(
      "JSONWriter", .data,
      needs: [
        "JSONLocator", "JSONUnknownKeys", "JSONWritable", "JSONWriter+Fields", "JSONWritingError",
        "ThreadStack",
      ]),
    SupportPart("JSONWriter+Fields", .data, needs: ["JSONWritable"]),
    SupportPart("JSONWritable", .data, needs: ["JSONWriter"]),
    SupportPart("JSONWritable+Data", .data, needs: ["JSONWritable"]),
    SupportPart("JSONWritable+Decimal", .data, needs: ["JSONWritable"]),
    SupportPart("JSONWriter+Formats", .anywhere, needs: ["JSONWritable", "WireFormat"]),
    SupportPart(
      "JSONWriter+Members", .data, needs: ["JSON", "JSONReader", "JSONWire+Writing"]),
    SupportPart("FormattedJSON", .anywhere, needs: ["JSONWriter+Formats"]),
    SupportPart(
      "JSONWriter+Sensitive", .data, needs: ["JSONWriter", "MappingError+Sensitive"]),
    SupportPart("JSONWriter+Patch", .anywhere, needs: ["JSONWritable", "Patch"]),
    SupportPart("JSONWriter+PatchFormats", .anywhere, needs: ["JSONWriter+Formats", "Patch"]),
    SupportPart("JSONWire+Writing", .anywhere, needs: ["JSON", "JSONWire", "JSONWritable"]),
    SupportPart("LossyArray+Writing", .anywhere, needs: ["JSONWritable", "LossyArray"]),
    SupportPart(
      "TextOrNumber+Writing", .anywhere, needs: ["JSONWritable+Decimal", "WireFormat+Decimal"]),
  ]

  /// Of a format that values travel in.
  private init(_ name: String, needs: [String] = []) {
    self.init(name, .anywhere, needs: ["MappingError+Malformed", "WireFormat"] + needs)
  }
}
