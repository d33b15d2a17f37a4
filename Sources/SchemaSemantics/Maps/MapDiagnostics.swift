import Diagnostics

extension MapCheck {
  static let diagnosticKinds: [DiagnosticKind] = [
    .unknownField, .unmappableType, .mapDirection, .duplicateMap, .mapSourceCount,
    .duplicateLabel, .reversibleMapParameters, .mapShapes, .unknownTarget, .duplicateEntry,
    .missingSource, .ambiguousSource, .fieldOfNonRecord, .casePayload, .constructionOfNonUnion,
    .unreadSource, .staleIgnore, .interpolatedNonText, .untypedExpression,
    .neverNil, .mapItem, .optionalIntoRequired, .narrowing, .guessedDate, .noConversion,
    .uselessFallback, .keptElements, .unmatchableValue, .patternType, .incompleteMatch,
    .unreachedRow,
    .matchTooLarge, .unmappedCase, .unknownCases, .ignoredCase, .endlessMap, .longPath,
    .irreversibleStep, .noValueBack, .superfluousReverse, .otherValueBack, .severalWaysBack,
    .notOneToOne,
    .reverseOfOneWay, .constantInMap,
    .wrongRecord, .unnamedPart, .partsOfCase, .namedValue, .noChoiceBack,
  ]
}

extension RepositoryCheck {
  static let diagnosticKinds: [DiagnosticKind] = [
    .duplicateOperation, .wireTypeInOperation, .domainTypeAsSource, .noMapForOperation,
    .repositoryName, .emptyRepository, .duplicateParameter, .undecodableAnswer,
    .unknownOperation, .duplicateAnswer, .duplicateSource, .emptySource, .dataSourceName,
    .unknownCache, .duplicateStrategy, .unknownKeptOperation, .operationKeptTwice, .idleStrategy,
    .answerWithoutWayBack,
  ]
}
