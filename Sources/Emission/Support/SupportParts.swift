package import SwiftLowering

extension SupportPart {
  package enum Home: Hashable, Sendable {
    /// In the domain layer, where both layers see it, with the access of that layer.
    case domain
    /// In the innermost layer that needs it, with the access of that layer, so that what users handle exists only once.
    case data
    /// In the domain layer, which alone uses it. It is internal there.
    case domainAlone
    /// In every module that needs it, where it is internal.
    case anywhere

    /// Whether no other module sees it.
    package var isInternal: Bool { self == .domainAlone || self == .anywhere }
  }

  package var home: Home {
    switch self {
    case .calendarDate, .calendarDateCodable, .draftViolations, .json, .jsonCodable, .jsonNumber,
      .patch, .repositoryUpdates, .ruleViolation, .storedVersionError:
      .domain
    case .draftCheck, .draftCheckPatch, .draftCheckSensitive, .ruleTexts, .ruleTextsBundle,
      .storedUnions, .wireObjectVersion:
      .domainAlone
    case .cachedAnswer, .codingPathSteps, .fallbackHandler, .fallbackReport, .heldReports,
      .jsonError, .jsonFailure, .jsonFieldPath, .jsonKind, .jsonPayload, .jsonPlace, .jsonReadable,
      .jsonReadableDecimal, .jsonReadableSpan, .jsonReader, .jsonReaderAttempts, .jsonReaderFields,
      .jsonReaderFlattenedFallbacks, .jsonReaderKeys, .jsonReaderMissing, .jsonReaderNumbers,
      .jsonReaderOutcomes, .jsonReaderRest, .jsonReaderSensitive, .jsonReaderStrings,
      .jsonReaderUndeclaredKeys, .jsonText, .jsonUnknownKeys, .jsonWritable, .jsonWritableData,
      .jsonWritableDecimal, .jsonWriter, .jsonWriterFields, .jsonWriterMembers, .jsonWriterRest,
      .jsonWriterSensitive, .jsonWritingError, .mappingError, .mappingPolicy, .mappingProblem,
      .redactedError, .repositoryError, .repositoryReport, .undeclaredKey, .wireKey, .wirePath:
      .data
    case .base64Format, .boxed, .cachedSources, .codingDepth, .dateConversions, .datePattern,
      .datePatternDate, .datePatternReader, .datePatternWriter, .decimalConversions,
      .decimalMultiples, .decimalText, .deprecatedCaseDecoding, .deprecatedCaseNames,
      .deprecatedCaseReading, .deprecatedCases, .emailFormat, .fallbackHandlerSensitive,
      .fallbackLog, .floatingPointFormat, .formattedJSON, .formattedPayload, .gregorianCalendar,
      .hostnameFormat, .integerFormat, .ipAddressFormat, .iso8601Format, .jsonBytes, .jsonBytesText,
      .jsonFiles, .jsonFilesAges, .jsonFilesFormats, .jsonFloatingPoint, .jsonKindProbe,
      .jsonLocator, .jsonNumberText, .jsonReaderConstants, .jsonReaderFallbacks,
      .jsonReaderFormatFallbacks, .jsonReaderFormatMembers, .jsonReaderFormats, .jsonReaderLiterals,
      .jsonReaderMembers, .jsonReaderNames, .jsonReaderPatch, .jsonReaderPatchFormats,
      .jsonReaderRestFormats, .jsonReaderSensitiveReports, .jsonReaderUnions, .jsonShapes,
      .jsonShapesFormats, .jsonShapesKeys, .jsonShapesNull, .jsonShapesOnce, .jsonShapesOnceFormats,
      .jsonWire, .jsonWireCodable, .jsonWireReading, .jsonWireWriting, .jsonWriterFormats,
      .jsonWriterPatch, .jsonWriterPatchFormats, .jsonWriterRestFormats, .keyDigest,
      .lenientURLFormat, .lossyArray,
      .lossyArrayReading, .lossyArrayWriting, .mappingErrorDepth, .mappingErrorMalformed,
      .mappingErrorSensitive, .mappingErrorUnknownCase, .mappingIssues, .mappingIssuesCalls,
      .mappingIssuesDepthFallbacks, .mappingIssuesFallbacks, .mappingIssuesFormatFallbacks,
      .mappingIssuesFormats, .mappingIssuesMadeFallbacks, .mappingIssuesPlaces,
      .mappingIssuesRefusals,
      .mappingIssuesRuleFallbacks, .mappingIssuesRules, .mappingIssuesSensitive, .patternMatcher,
      .reportPlace, .repositoryErrorNetwork, .shownText, .shownTextDates, .storedValue,
      .storedValueFormats,
      .storedValueSensitive, .textNormalization, .textOrNumberReading, .textOrNumberWriting,
      .textParts, .threadStack, .unixTime, .urlFormat, .uuidFormat,
      .wireAttempts, .wireCases, .wireConversions, .wireConversionsKept, .wireConversionsKeyed,
      .wireConversionsPlaces, .wireConversionsSensitive, .wireConversionsSets,
      .wireFormat, .wireFormatBase64, .wireFormatCalendarDate, .wireFormatCaseTable,
      .wireFormatCases, .wireFormatCollections,
      .wireFormatDatePattern, .wireFormatDecimal, .wireFormatDecimalEpoch, .wireFormatEpoch,
      .wireFormatExactDecimal, .wireFormatExactFloatingPoint, .wireFormatFlag, .wireFormatInteger,
      .wireFormatISO8601, .wireFormatKeyed, .wireFormatLenientURL, .wireFormatMinorUnits,
      .wireFormatNumber, .wireFormatOtherKeys, .wireFormatPatch, .wireFormatRelativeURL,
      .wireFormatSplit,
      .wireFormatText, .wireFormatTimeZone,
      .wireFormatUnique, .wireFormatURL, .wireFormatUUID, .wireFormatZeroOrOne, .wireNames,
      .wireObject, .wireObjectConstants, .wireObjectFallbacks, .wireObjectFormatFallbacks,
      .wireObjectFormats,
      .wireObjectNames, .wireObjectPatch, .wireObjectPatchFormats, .wireObjectRest,
      .wireObjectRestFormats, .wireObjectSensitive, .wireObjectSensitiveReports,
      .wireObjectSensitiveVersions,
      .wireObjectUndeclaredKeys, .wireObjectUnions, .wireObjectViolations, .wireShapes,
      .wireShapesFormats, .wireShapesKeys, .wireShapesNull, .wireShapesOnce, .wireShapesOnceFormats,
      .wireWriter, .wireWriterFormats, .wireWriterMembers, .wireWriterNames, .wireWriterPatch,
      .wireWriterPatchFormats, .wireWriterRest, .wireWriterRestFormats, .wireWriterSensitive:
      .anywhere
    }
  }

  /// The parts that it mentions, except those that come with another part that it needs.
  package var needs: [SupportPart] {
    switch self {
    case .cachedSources: [.cachedAnswer, .repositoryError, .repositoryReport, .repositoryUpdates]
    case .calendarDate: [.gregorianCalendar]
    case .calendarDateCodable: [.calendarDate]
    case .codingDepth: [.threadStack]
    case .codingPathSteps: [.wireKey, .wirePath]
    case .dateConversions: [.mappingErrorMalformed, .unixTime]
    case .datePatternDate: [.dateConversions, .datePatternWriter]
    case .datePatternReader, .datePatternWriter: [.datePattern, .gregorianCalendar, .unixTime]
    case .decimalConversions: [.decimalText, .mappingErrorMalformed]
    case .deprecatedCaseReading, .jsonReadable, .jsonReaderKeys, .jsonReaderLiterals,
      .jsonReaderMembers:
      [.jsonReader]
    case .draftCheck: [.draftViolations]
    case .draftCheckSensitive: [.draftCheck]
    case .draftCheckPatch: [.draftCheck, .patch]
    case .draftViolations: [.ruleViolation]
    case .fallbackHandler: [.fallbackLog, .fallbackReport, .heldReports]
    case .fallbackHandlerSensitive:
      [.fallbackHandler, .fallbackReport, .mappingErrorSensitive, .redactedError]
    case .fallbackLog: [.fallbackReport]
    case .fallbackReport: [.jsonKind, .mappingError, .redactedError, .codingPathSteps]
    case .formattedJSON: [.jsonWriterFormats]
    case .formattedPayload: [.wireFormat]
    case .iso8601Format: [.gregorianCalendar, .unixTime]
    case .json: [.jsonNumber]
    case .jsonCodable: [.json, .jsonWire]
    case .jsonBytesText: [.jsonBytes]
    case .jsonError: [.jsonKind, .mappingError, .redactedError, .wirePath]
    case .jsonFailure: [.heldReports, .jsonError, .jsonReader, .jsonUnknownKeys, .wirePath]
    case .jsonFiles: [.keyDigest]
    case .jsonFilesAges: [.cachedAnswer, .jsonFiles]
    case .jsonFilesFormats: [.jsonFiles, .wireFormat]
    case .jsonFloatingPoint: [.jsonNumberText]
    case .jsonKindProbe: [.jsonKind, .wireKey]
    case .jsonLocator: [.jsonBytesText, .jsonUnknownKeys, .wirePath]
    case .jsonNumberText: [.jsonBytes, .jsonFloatingPoint]
    case .jsonPayload: [.jsonError, .jsonReadable, .mappingError, .redactedError, .wirePath]
    case .jsonReadableDecimal: [.decimalConversions, .jsonReadable]
    case .jsonReadableSpan, .jsonReaderFields: [.jsonReadable]
    case .jsonReader:
      [
        .heldReports, .jsonFailure, .jsonKind, .jsonLocator, .jsonPlace, .jsonReadable,
        .jsonReaderFields, .jsonReaderMissing, .jsonReaderNumbers, .jsonReaderStrings,
        .threadStack,
      ]
    case .jsonReaderAttempts: [.heldReports, .jsonReader]
    case .jsonReaderConstants: [.jsonReader, .mappingErrorMalformed, .shownText]
    case .jsonReaderFallbacks: [.fallbackHandler, .jsonReadable, .jsonReaderAttempts]
    case .jsonReaderFlattenedFallbacks: [.fallbackHandler, .jsonFieldPath, .jsonReaderAttempts]
    case .jsonReaderFormatFallbacks: [.jsonReaderFallbacks, .jsonReaderFormats]
    case .jsonReaderFormatMembers: [.jsonReaderFormats, .jsonReaderMembers]
    case .jsonReaderFormats: [.jsonReadable, .wireFormat]
    case .jsonReaderMissing: [.jsonFieldPath, .jsonReader]
    case .jsonReaderNames: [.jsonReaderUnions, .wireNames]
    case .jsonReaderNumbers: [.jsonNumberText, .jsonReader]
    case .jsonReaderOutcomes: [.jsonPlace, .jsonReaderAttempts]
    case .jsonReaderPatch: [.jsonReadable, .patch]
    case .jsonReaderPatchFormats: [.jsonReaderFormats, .patch]
    case .jsonReaderRest: [.jsonReadable, .jsonUnknownKeys]
    case .jsonReaderRestFormats: [.jsonReaderRest, .wireFormat]
    case .jsonReaderSensitive: [.jsonReader, .mappingErrorSensitive]
    case .jsonReaderSensitiveReports: [.fallbackHandlerSensitive, .jsonReaderSensitive]
    case .jsonReaderStrings: [.jsonReader, .jsonText]
    case .jsonReaderUndeclaredKeys:
      [.fallbackHandler, .jsonReaderAttempts, .jsonUnknownKeys, .undeclaredKey]
    case .jsonReaderUnions: [.jsonReadable, .shownText]
    case .jsonShapes: [.jsonReadable, .jsonReaderAttempts, .jsonReaderKeys]
    case .jsonShapesFormats: [.jsonReaderFormats, .jsonShapes]
    case .jsonShapesKeys, .jsonShapesNull: [.jsonShapes]
    case .jsonShapesOnce: [.jsonReaderOutcomes, .jsonShapes]
    case .jsonShapesOnceFormats: [.jsonShapesFormats, .jsonShapesOnce]
    case .jsonText: [.jsonBytesText]
    case .jsonUnknownKeys: [.wirePath]
    case .jsonWire: [.json, .jsonWireCodable, .wireFormat]
    case .jsonWireCodable: [.codingDepth, .decimalConversions, .json, .jsonWire, .wireKey]
    case .jsonWireReading: [.json, .jsonReadable, .jsonWire]
    case .jsonWireWriting: [.json, .jsonWire, .jsonWritable]
    case .jsonWritable: [.jsonWriter]
    case .jsonWritableData, .jsonWritableDecimal, .jsonWriterFields: [.jsonWritable]
    case .jsonWriter:
      [
        .jsonLocator, .jsonUnknownKeys, .jsonWritable, .jsonWriterFields, .jsonWritingError,
        .threadStack,
      ]
    case .jsonWriterFormats: [.jsonWritable, .wireFormat]
    case .jsonWriterMembers: [.json, .jsonReader, .jsonWireWriting]
    case .jsonWriterPatch: [.jsonWritable, .patch]
    case .jsonWriterPatchFormats: [.jsonWriterFormats, .patch]
    case .jsonWriterRest: [.jsonWritable]
    case .jsonWriterRestFormats: [.jsonWriterRest, .wireFormat]
    case .jsonWriterSensitive: [.jsonWriter, .mappingErrorSensitive]
    case .jsonWritingError: [.mappingError, .wirePath]
    case .lenientURLFormat: [.urlFormat]
    case .lossyArray:
      [.codingDepth, .fallbackHandler, .jsonKindProbe, .wireConversions, .wireFormat]
    case .lossyArrayReading: [.jsonReaderFallbacks, .lossyArray]
    case .lossyArrayWriting: [.jsonWritable, .lossyArray]
    case .mappingError, .redactedError: [.mappingProblem, .wirePath]
    case .mappingErrorDepth: [.mappingError, .threadStack]
    case .mappingErrorMalformed, .mappingErrorUnknownCase: [.mappingError, .shownText]
    case .mappingErrorSensitive: [.mappingError, .ruleViolation]
    case .mappingIssues: [.mappingError, .mappingPolicy, .wireConversions]
    case .mappingIssuesCalls: [.mappingIssues]
    case .mappingIssuesDepthFallbacks: [.mappingIssuesFallbacks]
    case .mappingIssuesFallbacks: [.fallbackHandler, .mappingIssues]
    case .mappingIssuesFormatFallbacks: [.mappingIssuesFallbacks, .wireFormat]
    case .mappingIssuesFormats: [.mappingIssues, .wireFormat]
    case .mappingIssuesMadeFallbacks: [.mappingIssuesCalls, .mappingIssuesFallbacks]
    case .mappingIssuesPlaces:
      [.mappingIssuesDepthFallbacks, .mappingIssuesMadeFallbacks, .wireConversionsPlaces]
    case .mappingIssuesRefusals: [.mappingIssues, .shownText]
    case .mappingIssuesRuleFallbacks:
      [.mappingIssuesFallbacks, .mappingIssuesRules, .ruleViolation]
    case .mappingIssuesRules: [.mappingIssues, .ruleViolation]
    case .mappingIssuesSensitive: [.mappingErrorSensitive, .mappingIssues, .mappingPolicy]
    case .mappingProblem: [.ruleViolation]
    case .reportPlace: [.mappingIssues]
    case .repositoryError: [.fallbackReport, .mappingError, .redactedError, .wirePath]
    case .repositoryErrorNetwork, .repositoryReport: [.repositoryError]
    case .storedUnions:
      [.json, .jsonWire, .wireObjectFormats, .wireObjectUnions, .wireWriterFormats]
    case .shownTextDates: [.iso8601Format, .shownText]
    case .storedValue: [.codingDepth, .ruleViolation]
    case .storedValueFormats: [.formattedPayload, .storedValue, .wireObjectFormats]
    case .storedValueSensitive: [.storedValue, .wireObjectSensitive, .wireWriterSensitive]
    case .ruleTextsBundle: [.ruleTexts]
    case .textOrNumberReading: [.jsonReadableDecimal, .wireFormatDecimal]
    case .textOrNumberWriting: [.jsonWritableDecimal, .wireFormatDecimal]
    case .undeclaredKey: [.redactedError]
    case .urlFormat: [.ipAddressFormat]
    case .wireAttempts: [.codingPathSteps, .heldReports]
    case .wireCases: [.wireNames]
    case .wireConversions: [.mappingIssues, .shownText]
    case .wireConversionsKept, .wireConversionsKeyed, .wireConversionsSets: [.wireConversions]
    case .wireConversionsPlaces: [.mappingIssuesPlaces, .reportPlace, .wireConversionsKeyed]
    case .wireConversionsSensitive: [.mappingErrorSensitive, .wireConversions]
    case .wireFormat: [.mappingError]
    case .wireFormatBase64: [.mappingErrorMalformed, .wireFormat, .base64Format]
    case .wireFormatCalendarDate: [.mappingErrorMalformed, .wireFormat, .calendarDate]
    case .wireFormatCaseTable: [.wireCases, .wireFormatCases]
    case .wireFormatCases: [.mappingErrorUnknownCase, .wireFormat]
    case .wireFormatCollections: [.wireConversionsSets, .wireFormat]
    case .wireFormatDatePattern, .wireFormatTimeZone:
      [.mappingErrorMalformed, .wireFormat, .datePatternDate, .datePatternReader]
    case .wireFormatDecimal, .wireFormatExactDecimal, .wireFormatMinorUnits:
      [.mappingErrorMalformed, .wireFormat, .decimalConversions]
    case .wireFormatDecimalEpoch: [.mappingErrorMalformed, .wireFormat, .wireFormatEpoch]
    case .wireFormatEpoch: [.mappingErrorMalformed, .wireFormat, .dateConversions]
    case .wireFormatExactFloatingPoint, .wireFormatInteger, .wireFormatZeroOrOne:
      [.mappingErrorMalformed, .wireFormat]
    case .wireFormatFlag: [.mappingErrorMalformed, .wireFormat, .shownText]
    case .wireFormatISO8601:
      [.mappingErrorMalformed, .wireFormat, .dateConversions, .iso8601Format]
    case .wireFormatKeyed, .wireFormatSplit:
      [.mappingErrorMalformed, .wireFormat, .wireConversions]
    case .wireFormatLenientURL:
      [.mappingErrorMalformed, .wireFormat, .lenientURLFormat, .urlFormat]
    case .wireFormatNumber:
      [.mappingErrorMalformed, .wireFormat, .floatingPointFormat, .integerFormat]
    case .wireFormatOtherKeys: [.mappingErrorMalformed, .wireFormat, .shownText]
    case .wireFormatPatch: [.patch, .wireFormat]
    case .wireFormatText: [.mappingErrorMalformed, .wireFormat, .textNormalization]
    case .wireFormatRelativeURL, .wireFormatURL: [.mappingErrorMalformed, .wireFormat, .urlFormat]
    case .wireFormatUUID: [.mappingErrorMalformed, .wireFormat, .uuidFormat]
    case .wireFormatUnique: [.mappingErrorMalformed, .wireFormat, .wireFormatCollections]
    case .wireObject, .wireWriter: [.codingDepth, .wireKey]
    case .wireObjectFallbacks: [.fallbackHandler, .jsonKindProbe, .wireObject]
    case .wireObjectConstants: [.mappingErrorMalformed, .shownText, .wireObjectFormats]
    case .wireObjectFormatFallbacks: [.wireObjectFallbacks, .wireObjectFormats]
    case .wireObjectFormats: [.wireFormat, .wireObject]
    case .wireObjectNames: [.wireNames, .wireObjectUnions]
    case .wireObjectPatch: [.patch, .wireObject]
    case .wireObjectPatchFormats: [.patch, .wireObjectFormats]
    case .wireObjectRest: [.wireObject]
    case .wireObjectRestFormats: [.wireObjectFormats, .wireObjectRest]
    case .wireObjectSensitive: [.codingDepth, .mappingErrorSensitive, .wireObjectViolations]
    case .wireObjectSensitiveReports: [.fallbackHandlerSensitive, .wireObjectSensitive]
    case .wireObjectSensitiveVersions: [.storedVersionError, .wireObjectSensitive]
    case .wireObjectUndeclaredKeys:
      [.fallbackHandler, .jsonKindProbe, .undeclaredKey, .wireObject]
    case .wireObjectUnions: [.shownText, .wireObjectFormats]
    case .wireObjectVersion: [.storedVersionError, .wireObject]
    case .wireObjectViolations: [.ruleViolation, .wireObject]
    case .wireShapes:
      [.codingDepth, .codingPathSteps, .heldReports, .mappingError, .wireAttempts, .wireKey]
    case .wireShapesFormats: [.wireObjectFormats, .wireShapes]
    case .wireShapesKeys, .wireShapesNull, .wireShapesOnce: [.wireShapes]
    case .wireShapesOnceFormats: [.wireShapesFormats, .wireShapesOnce]
    case .wireWriterFormats: [.wireFormat, .wireWriter]
    case .wireWriterMembers: [.json, .jsonWire, .wireWriter]
    case .wireWriterNames: [.wireWriter]
    case .wireWriterPatch: [.patch, .wireWriter]
    case .wireWriterPatchFormats: [.patch, .wireWriterFormats]
    case .wireWriterRest: [.wireWriter]
    case .wireWriterRestFormats: [.wireFormat, .wireWriterRest]
    case .wireWriterSensitive: [.codingDepth, .mappingErrorSensitive, .wireWriter]
    case .base64Format, .boxed, .cachedAnswer, .datePattern, .decimalMultiples, .decimalText,
      .deprecatedCaseDecoding, .deprecatedCaseNames, .deprecatedCases, .emailFormat,
      .floatingPointFormat, .gregorianCalendar, .heldReports, .hostnameFormat, .ipAddressFormat,
      .integerFormat, .jsonBytes, .jsonFieldPath, .jsonKind, .jsonNumber, .jsonPlace,
      .keyDigest, .mappingPolicy, .patch, .patternMatcher, .repositoryUpdates,
      .ruleTexts, .ruleViolation, .storedVersionError,
      .shownText, .textNormalization, .textParts, .threadStack, .uuidFormat, .unixTime, .wireKey,
      .wireNames, .wirePath:
      []
    }
  }
}
