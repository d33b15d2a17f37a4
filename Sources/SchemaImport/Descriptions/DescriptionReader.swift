package import Diagnostics
package import JSON

/// Reads descriptions of data: JSON Schema from draft 4 to 2020-12, OpenAPI 3, and Swagger 2.0.
///
/// What they describe becomes a draft. What a draft cannot say is reported, keyword by keyword. Only what says nothing of values
/// is passed over without a word: extensions, examples, comments, and all of an OpenAPI document that is not the schema of a
/// body.
package enum DescriptionReader {
  /// All that can be reported about a description, by code.
  package static let diagnosticKinds: [DiagnosticKind] = [
    .brokenReference, .missingDocument, .tooManyParts, .endlessReference, .malformedKeyword,
    .tooDeep, .noDescription, .unknownVersion, .noSchemas, .negation, .conditionalSchema,
    .additionalProperties, .patternProperties, .propertyNames, .requiredKeys, .tuple, .contains,
    .content, .unknownFormat, .unusedDiscriminator, .dynamicReference, .furtherAlternatives,
    .unknownKeyword, .idleKeyword, .hiddenKeyword, .contradiction, .unusablePattern,
    .unusableMultiple, .forbiddenProperty, .unlistedValues, .requiredGroups,
    .undecidedAlternatives, .mergedAlternatives, .unusableStandard, .sentStandard,
    .unknownSchema, .undescribedKey, .ruleBesideFormat, .impliedType, .closedObject, .nothing,
    .nullableBody, .otherFormat, .combinableAlternatives,
  ]

  /// Whether a document describes data, and is not data itself.
  package static func recognizes(_ value: JSONValue) -> Bool { DescriptionKind(value) != nil }

  package static func read(_ documents: [ImportedDocument]) -> ImportReading {
    read(documents, only: nil)
  }

  /// - Parameters:
  ///   - names: the schemas that are wanted, as the documents call them. They come with all that they need.
  ///   - known: more of them, which are passed over where there is no such schema.
  package static func read(
    _ documents: [ImportedDocument], only names: Set<String>, orBefore known: Set<String> = []
  ) -> ImportReading {
    read(documents, only: names as Set<String>?, known)
  }

  private static func read(
    _ documents: [ImportedDocument], only names: Set<String>?, _ known: Set<String> = []
  ) -> ImportReading {
    let kinds = documents.map { $0.part.map(DescriptionKind.part) ?? DescriptionKind($0.value) }
    var reading = DescriptionReading(documents, kinds)
    reading.readRoots(kinds, only: names, orBefore: known)
    reading.settleStandards()
    reading.settleDirections()
    reading.settleTags()
    let arrangement = Arrangement(reading.declarations, named: Set(reading.names.keys))
    return ImportReading(
      draft: Draft(arrangement.arranged()),
      diagnostics: reading.diagnostics + reading.recurring.diagnostics)
  }
}
