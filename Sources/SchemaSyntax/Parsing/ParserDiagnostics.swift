package import Diagnostics

extension Parser {
  /// The kinds of diagnostics that parsing a file can give.
  package static let diagnosticKinds: [DiagnosticKind] = [
    .invalidUTF8, .unknownCharacter, .badNumber, .openString, .openRegex, .steeringScalar,
    .mergeConflict,
    .tooDeep, .fileTooLarge, .unexpectedToken, .itemsOnOneLine, .openBrace, .unknownDeclaration,
    .strayBrace, .unquotedWireName, .danglingPreamble, .doubleOptional, .foreignType,
    .nullSpelling, .dottedCase, .interpolationOutsideMap, .badEscape, .clauseOrder,
    .chainedComparison, .policyOnWrapper, .severalPayloads, .declarationInEnum, .caseKeyword,
    .rawValue, .payloadInEnum, .ignoreWithoutReason, .secondReverse, .patternCount,
    .interpolatedExpression, .openInterpolation, .optionalName, .modifier, .behaviour,
    .foreignOperator, .unwrapping, .foreignArrow, .foreignExpression, .foreignSeparator,
    .foreignQuotes, .foreignComment, .foreignBrackets, .partOrder, .foreignMatch, .inlineType,
    .derivedDeclaration, .missingType, .missingName, .missingBracket, .missingSign, .missingValue,
    .misplacedNull, .foreignNull, .optionalConstant, .constantClause, .foreignConstant,
    .wordInBraces, .optionalTag, .clauseOfPayload,
    .wireNameOfRest, .indexSignature,
    .conformanceOfGroup, .spreadWithMore, .undeclaredKeysPlace, .foreignSpread, .aliasOfMore,
    .optionalAlias, .sourceOrder, .lifetime, .boundOfTypeParameter, .assignedRecord,
    .foreignTypeForm, .converterForm, .nestedNamespace, .lateNamespace,
  ]
}
