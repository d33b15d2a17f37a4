package import Diagnostics

extension DescriptionReader {
  package static let diagnosticKinds: [DiagnosticKind] = documents + references + losses + choices

  private static let documents: [DiagnosticKind] = [
    .noDescription, .unknownVersion, .noSchemas, .unknownSchema,
  ]

  private static let references: [DiagnosticKind] = [
    .brokenReference, .missingDocument, .endlessReference, .dynamicReference, .tooDeep,
  ]

  private static let losses: [DiagnosticKind] = [
    .negation, .conditionalSchema, .additionalProperties, .patternProperties, .propertyNames,
    .requiredKeys, .tuple, .contains, .content, .unknownFormat, .unknownKeyword, .idleKeyword,
    .hiddenKeyword, .malformedKeyword, .unusableStandard, .sentStandard, .unlistedValues,
    .unusableMultiple, .unusablePattern, .forbiddenProperty,
  ]

  private static let choices: [DiagnosticKind] = [
    .unusedDiscriminator, .furtherAlternatives, .contradiction, .tooManyParts, .mergedAlternatives,
    .requiredGroups, .undecidedAlternatives,
  ]
}
