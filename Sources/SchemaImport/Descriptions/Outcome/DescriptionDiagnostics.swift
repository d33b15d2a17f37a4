package import Diagnostics

extension DescriptionReader {
  /// All that can be reported about a description, by code.
  package static let diagnosticKinds: [DiagnosticKind] = [
    .brokenReference, .missingDocument, .tooManyParts, .endlessReference, .malformedKeyword,
    .tooDeep, .noDescription, .unknownVersion, .noSchemas, .negation, .conditionalSchema,
    .additionalProperties, .patternProperties, .propertyNames, .requiredKeys, .tuple, .contains,
    .content, .unknownFormat, .unusedDiscriminator, .dynamicReference, .furtherAlternatives,
    .unknownKeyword, .idleKeyword, .hiddenKeyword, .contradiction, .unusablePattern,
    .unusableMultiple, .forbiddenProperty, .unlistedValues, .requiredGroups,
    .undecidedAlternatives, .mergedAlternatives, .unusableStandard, .sentStandard,
    .unknownSchema, .impliedType, .closedObject, .nothing,
  ]
}
