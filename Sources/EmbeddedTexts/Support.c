#include "EmbeddedTexts.h"

static const struct EmbeddedText texts[] = {
  {"GeneratedSupport/Boxed.swift", (const char[]){
#embed "../../Templates/Support/Boxed.swift" suffix(, 0)
  }},
  {"GeneratedSupport/CachedAnswer.swift", (const char[]){
#embed "../../Templates/Support/CachedAnswer.swift" suffix(, 0)
  }},
  {"GeneratedSupport/CachedSources.swift", (const char[]){
#embed "../../Templates/Support/CachedSources.swift" suffix(, 0)
  }},
  {"GeneratedSupport/CalendarDate+Codable.swift", (const char[]){
#embed "../../Templates/Support/CalendarDate+Codable.swift" suffix(, 0)
  }},
  {"GeneratedSupport/CodingDepth.swift", (const char[]){
#embed "../../Templates/Support/CodingDepth.swift" suffix(, 0)
  }},
  {"GeneratedSupport/CodingPathSteps.swift", (const char[]){
#embed "../../Templates/Support/CodingPathSteps.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DateConversions.swift", (const char[]){
#embed "../../Templates/Support/DateConversions.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DatePattern+Date.swift", (const char[]){
#embed "../../Templates/Support/DatePattern+Date.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DecimalConversions.swift", (const char[]){
#embed "../../Templates/Support/DecimalConversions.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DecimalMultiples.swift", (const char[]){
#embed "../../Templates/Support/DecimalMultiples.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DeprecatedCaseDecoding.swift", (const char[]){
#embed "../../Templates/Support/DeprecatedCaseDecoding.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DeprecatedCaseNames.swift", (const char[]){
#embed "../../Templates/Support/DeprecatedCaseNames.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DeprecatedCaseReading.swift", (const char[]){
#embed "../../Templates/Support/DeprecatedCaseReading.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DeprecatedCases.swift", (const char[]){
#embed "../../Templates/Support/DeprecatedCases.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DraftCheck+Patch.swift", (const char[]){
#embed "../../Templates/Support/DraftCheck+Patch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DraftCheck+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/DraftCheck+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DraftCheck.swift", (const char[]){
#embed "../../Templates/Support/DraftCheck.swift" suffix(, 0)
  }},
  {"GeneratedSupport/DraftViolations.swift", (const char[]){
#embed "../../Templates/Support/DraftViolations.swift" suffix(, 0)
  }},
  {"GeneratedSupport/FallbackHandler+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/FallbackHandler+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/FallbackHandler.swift", (const char[]){
#embed "../../Templates/Support/FallbackHandler.swift" suffix(, 0)
  }},
  {"GeneratedSupport/FallbackLog.swift", (const char[]){
#embed "../../Templates/Support/FallbackLog.swift" suffix(, 0)
  }},
  {"GeneratedSupport/FallbackReport.swift", (const char[]){
#embed "../../Templates/Support/FallbackReport.swift" suffix(, 0)
  }},
  {"GeneratedSupport/FormattedJSON.swift", (const char[]){
#embed "../../Templates/Support/FormattedJSON.swift" suffix(, 0)
  }},
  {"GeneratedSupport/FormattedPayload.swift", (const char[]){
#embed "../../Templates/Support/FormattedPayload.swift" suffix(, 0)
  }},
  {"GeneratedSupport/HeldReports.swift", (const char[]){
#embed "../../Templates/Support/HeldReports.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSON+Codable.swift", (const char[]){
#embed "../../Templates/Support/JSON+Codable.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSON.swift", (const char[]){
#embed "../../Templates/Support/JSON.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONBytes+Text.swift", (const char[]){
#embed "../../Templates/Support/JSONBytes+Text.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONBytes.swift", (const char[]){
#embed "../../Templates/Support/JSONBytes.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONError.swift", (const char[]){
#embed "../../Templates/Support/JSONError.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONFailure.swift", (const char[]){
#embed "../../Templates/Support/JSONFailure.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONFieldPath.swift", (const char[]){
#embed "../../Templates/Support/JSONFieldPath.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONFiles+Ages.swift", (const char[]){
#embed "../../Templates/Support/JSONFiles+Ages.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONFiles+Formats.swift", (const char[]){
#embed "../../Templates/Support/JSONFiles+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONFiles.swift", (const char[]){
#embed "../../Templates/Support/JSONFiles.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONFloatingPoint.swift", (const char[]){
#embed "../../Templates/Support/JSONFloatingPoint.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONKind.swift", (const char[]){
#embed "../../Templates/Support/JSONKind.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONKindProbe.swift", (const char[]){
#embed "../../Templates/Support/JSONKindProbe.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONLocator.swift", (const char[]){
#embed "../../Templates/Support/JSONLocator.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONNumber.swift", (const char[]){
#embed "../../Templates/Support/JSONNumber.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONNumberText.swift", (const char[]){
#embed "../../Templates/Support/JSONNumberText.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONPayload.swift", (const char[]){
#embed "../../Templates/Support/JSONPayload.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONPlace.swift", (const char[]){
#embed "../../Templates/Support/JSONPlace.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReadable+Decimal.swift", (const char[]){
#embed "../../Templates/Support/JSONReadable+Decimal.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReadable+Span.swift", (const char[]){
#embed "../../Templates/Support/JSONReadable+Span.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReadable.swift", (const char[]){
#embed "../../Templates/Support/JSONReadable.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Attempts.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Attempts.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Constants.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Constants.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Fallbacks.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Fallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Fields.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Fields.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+FlattenedFallbacks.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+FlattenedFallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+FormatFallbacks.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+FormatFallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+FormatMembers.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+FormatMembers.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Formats.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Keys.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Keys.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Literals.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Literals.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Members.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Members.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Missing.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Missing.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Names.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Names.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Numbers.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Numbers.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Outcomes.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Outcomes.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Patch.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Patch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+PatchFormats.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+PatchFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Rest.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Rest.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+RestFormats.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+RestFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+SensitiveReports.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+SensitiveReports.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Strings.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Strings.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+UndeclaredKeys.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+UndeclaredKeys.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader+Unions.swift", (const char[]){
#embed "../../Templates/Support/JSONReader+Unions.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONReader.swift", (const char[]){
#embed "../../Templates/Support/JSONReader.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONShapes+Formats.swift", (const char[]){
#embed "../../Templates/Support/JSONShapes+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONShapes+Keys.swift", (const char[]){
#embed "../../Templates/Support/JSONShapes+Keys.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONShapes+Null.swift", (const char[]){
#embed "../../Templates/Support/JSONShapes+Null.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONShapes+Once.swift", (const char[]){
#embed "../../Templates/Support/JSONShapes+Once.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONShapes+OnceFormats.swift", (const char[]){
#embed "../../Templates/Support/JSONShapes+OnceFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONShapes.swift", (const char[]){
#embed "../../Templates/Support/JSONShapes.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONText.swift", (const char[]){
#embed "../../Templates/Support/JSONText.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONUnknownKeys.swift", (const char[]){
#embed "../../Templates/Support/JSONUnknownKeys.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWire+Codable.swift", (const char[]){
#embed "../../Templates/Support/JSONWire+Codable.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWire+Reading.swift", (const char[]){
#embed "../../Templates/Support/JSONWire+Reading.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWire+Writing.swift", (const char[]){
#embed "../../Templates/Support/JSONWire+Writing.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWire.swift", (const char[]){
#embed "../../Templates/Support/JSONWire.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWritable+Data.swift", (const char[]){
#embed "../../Templates/Support/JSONWritable+Data.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWritable+Decimal.swift", (const char[]){
#embed "../../Templates/Support/JSONWritable+Decimal.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWritable.swift", (const char[]){
#embed "../../Templates/Support/JSONWritable.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter+Fields.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter+Fields.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter+Formats.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter+Members.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter+Members.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter+Patch.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter+Patch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter+PatchFormats.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter+PatchFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter+Rest.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter+Rest.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter+RestFormats.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter+RestFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWriter.swift", (const char[]){
#embed "../../Templates/Support/JSONWriter.swift" suffix(, 0)
  }},
  {"GeneratedSupport/JSONWritingError.swift", (const char[]){
#embed "../../Templates/Support/JSONWritingError.swift" suffix(, 0)
  }},
  {"GeneratedSupport/KeyDigest.swift", (const char[]){
#embed "../../Templates/Support/KeyDigest.swift" suffix(, 0)
  }},
  {"GeneratedSupport/LossyArray+Reading.swift", (const char[]){
#embed "../../Templates/Support/LossyArray+Reading.swift" suffix(, 0)
  }},
  {"GeneratedSupport/LossyArray+Writing.swift", (const char[]){
#embed "../../Templates/Support/LossyArray+Writing.swift" suffix(, 0)
  }},
  {"GeneratedSupport/LossyArray.swift", (const char[]){
#embed "../../Templates/Support/LossyArray.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingError+Depth.swift", (const char[]){
#embed "../../Templates/Support/MappingError+Depth.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingError+Malformed.swift", (const char[]){
#embed "../../Templates/Support/MappingError+Malformed.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingError+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/MappingError+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingError+UnknownCase.swift", (const char[]){
#embed "../../Templates/Support/MappingError+UnknownCase.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingError.swift", (const char[]){
#embed "../../Templates/Support/MappingError.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+Calls.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+Calls.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+DepthFallbacks.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+DepthFallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+Fallbacks.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+Fallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+FormatFallbacks.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+FormatFallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+Formats.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+MadeFallbacks.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+MadeFallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+Places.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+Places.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+Refusals.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+Refusals.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+RuleFallbacks.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+RuleFallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+Rules.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+Rules.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingIssues.swift", (const char[]){
#embed "../../Templates/Support/MappingIssues.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingPolicy.swift", (const char[]){
#embed "../../Templates/Support/MappingPolicy.swift" suffix(, 0)
  }},
  {"GeneratedSupport/MappingProblem.swift", (const char[]){
#embed "../../Templates/Support/MappingProblem.swift" suffix(, 0)
  }},
  {"GeneratedSupport/Patch.swift", (const char[]){
#embed "../../Templates/Support/Patch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/PatternMatcher.swift", (const char[]){
#embed "../../Templates/Support/PatternMatcher.swift" suffix(, 0)
  }},
  {"GeneratedSupport/RedactedError.swift", (const char[]){
#embed "../../Templates/Support/RedactedError.swift" suffix(, 0)
  }},
  {"GeneratedSupport/RepositoryError+Network.swift", (const char[]){
#embed "../../Templates/Support/RepositoryError+Network.swift" suffix(, 0)
  }},
  {"GeneratedSupport/RepositoryError.swift", (const char[]){
#embed "../../Templates/Support/RepositoryError.swift" suffix(, 0)
  }},
  {"GeneratedSupport/ReportPlace.swift", (const char[]){
#embed "../../Templates/Support/ReportPlace.swift" suffix(, 0)
  }},
  {"GeneratedSupport/RepositoryReport.swift", (const char[]){
#embed "../../Templates/Support/RepositoryReport.swift" suffix(, 0)
  }},
  {"GeneratedSupport/RepositoryUpdates.swift", (const char[]){
#embed "../../Templates/Support/RepositoryUpdates.swift" suffix(, 0)
  }},
  {"GeneratedSupport/RuleTexts+Bundle.swift", (const char[]){
#embed "../../Templates/Support/RuleTexts+Bundle.swift" suffix(, 0)
  }},
  {"GeneratedSupport/RuleTexts.swift", (const char[]){
#embed "../../Templates/Support/RuleTexts.swift" suffix(, 0)
  }},
  {"GeneratedSupport/RuleViolation.swift", (const char[]){
#embed "../../Templates/Support/RuleViolation.swift" suffix(, 0)
  }},
  {"GeneratedSupport/ShownText+Dates.swift", (const char[]){
#embed "../../Templates/Support/ShownText+Dates.swift" suffix(, 0)
  }},
  {"GeneratedSupport/ShownText.swift", (const char[]){
#embed "../../Templates/Support/ShownText.swift" suffix(, 0)
  }},
  {"GeneratedSupport/StoredUnions.swift", (const char[]){
#embed "../../Templates/Support/StoredUnions.swift" suffix(, 0)
  }},
  {"GeneratedSupport/StoredValue+Formats.swift", (const char[]){
#embed "../../Templates/Support/StoredValue+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/StoredValue+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/StoredValue+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/StoredValue.swift", (const char[]){
#embed "../../Templates/Support/StoredValue.swift" suffix(, 0)
  }},
  {"GeneratedSupport/StoredVersionError.swift", (const char[]){
#embed "../../Templates/Support/StoredVersionError.swift" suffix(, 0)
  }},
  {"GeneratedSupport/TextNormalization.swift", (const char[]){
#embed "../../Templates/Support/TextNormalization.swift" suffix(, 0)
  }},
  {"GeneratedSupport/TextOrNumber+Reading.swift", (const char[]){
#embed "../../Templates/Support/TextOrNumber+Reading.swift" suffix(, 0)
  }},
  {"GeneratedSupport/TextOrNumber+Writing.swift", (const char[]){
#embed "../../Templates/Support/TextOrNumber+Writing.swift" suffix(, 0)
  }},
  {"GeneratedSupport/TextParts.swift", (const char[]){
#embed "../../Templates/Support/TextParts.swift" suffix(, 0)
  }},
  {"GeneratedSupport/ThreadStack.swift", (const char[]){
#embed "../../Templates/Support/ThreadStack.swift" suffix(, 0)
  }},
  {"GeneratedSupport/UndeclaredKey.swift", (const char[]){
#embed "../../Templates/Support/UndeclaredKey.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireAttempts.swift", (const char[]){
#embed "../../Templates/Support/WireAttempts.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireCases.swift", (const char[]){
#embed "../../Templates/Support/WireCases.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireConversions+Kept.swift", (const char[]){
#embed "../../Templates/Support/WireConversions+Kept.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireConversions+Keyed.swift", (const char[]){
#embed "../../Templates/Support/WireConversions+Keyed.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireConversions+Places.swift", (const char[]){
#embed "../../Templates/Support/WireConversions+Places.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireConversions+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/WireConversions+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireConversions+Sets.swift", (const char[]){
#embed "../../Templates/Support/WireConversions+Sets.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireConversions.swift", (const char[]){
#embed "../../Templates/Support/WireConversions.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Base64.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Base64.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+CalendarDate.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+CalendarDate.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+CaseTable.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+CaseTable.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Cases.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Cases.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Collections.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Collections.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+DatePattern.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+DatePattern.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Decimal.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Decimal.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+DecimalEpoch.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+DecimalEpoch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Epoch.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Epoch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+ExactDecimal.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+ExactDecimal.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+ExactFloatingPoint.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+ExactFloatingPoint.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Flag.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Flag.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+ISO8601.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+ISO8601.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Integer.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Integer.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Keyed.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Keyed.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+LenientURL.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+LenientURL.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+MinorUnits.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+MinorUnits.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Number.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Number.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+OtherKeys.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+OtherKeys.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Patch.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Patch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+RelativeURL.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+RelativeURL.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Split.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Split.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Text.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Text.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+TimeZone.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+TimeZone.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+URL.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+URL.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+UUID.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+UUID.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+Unique.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+Unique.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat+ZeroOrOne.swift", (const char[]){
#embed "../../Templates/Support/WireFormat+ZeroOrOne.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireFormat.swift", (const char[]){
#embed "../../Templates/Support/WireFormat.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireKey.swift", (const char[]){
#embed "../../Templates/Support/WireKey.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireNames.swift", (const char[]){
#embed "../../Templates/Support/WireNames.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Constants.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Constants.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Fallbacks.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Fallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+FormatFallbacks.swift", (const char[]){
#embed "../../Templates/Support/WireObject+FormatFallbacks.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Formats.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Names.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Names.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Patch.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Patch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+PatchFormats.swift", (const char[]){
#embed "../../Templates/Support/WireObject+PatchFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Rest.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Rest.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+RestFormats.swift", (const char[]){
#embed "../../Templates/Support/WireObject+RestFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+SensitiveReports.swift", (const char[]){
#embed "../../Templates/Support/WireObject+SensitiveReports.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+SensitiveVersions.swift", (const char[]){
#embed "../../Templates/Support/WireObject+SensitiveVersions.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+UndeclaredKeys.swift", (const char[]){
#embed "../../Templates/Support/WireObject+UndeclaredKeys.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Unions.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Unions.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Version.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Version.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject+Violations.swift", (const char[]){
#embed "../../Templates/Support/WireObject+Violations.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireObject.swift", (const char[]){
#embed "../../Templates/Support/WireObject.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WirePath.swift", (const char[]){
#embed "../../Templates/Support/WirePath.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireShapes+Formats.swift", (const char[]){
#embed "../../Templates/Support/WireShapes+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireShapes+Keys.swift", (const char[]){
#embed "../../Templates/Support/WireShapes+Keys.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireShapes+Null.swift", (const char[]){
#embed "../../Templates/Support/WireShapes+Null.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireShapes+Once.swift", (const char[]){
#embed "../../Templates/Support/WireShapes+Once.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireShapes+OnceFormats.swift", (const char[]){
#embed "../../Templates/Support/WireShapes+OnceFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireShapes.swift", (const char[]){
#embed "../../Templates/Support/WireShapes.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter+Formats.swift", (const char[]){
#embed "../../Templates/Support/WireWriter+Formats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter+Members.swift", (const char[]){
#embed "../../Templates/Support/WireWriter+Members.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter+Names.swift", (const char[]){
#embed "../../Templates/Support/WireWriter+Names.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter+Patch.swift", (const char[]){
#embed "../../Templates/Support/WireWriter+Patch.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter+PatchFormats.swift", (const char[]){
#embed "../../Templates/Support/WireWriter+PatchFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter+Rest.swift", (const char[]){
#embed "../../Templates/Support/WireWriter+Rest.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter+RestFormats.swift", (const char[]){
#embed "../../Templates/Support/WireWriter+RestFormats.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter+Sensitive.swift", (const char[]){
#embed "../../Templates/Support/WireWriter+Sensitive.swift" suffix(, 0)
  }},
  {"GeneratedSupport/WireWriter.swift", (const char[]){
#embed "../../Templates/Support/WireWriter.swift" suffix(, 0)
  }},
};

struct EmbeddedTexts embeddedSupport(void) {
  return (struct EmbeddedTexts){texts, sizeof texts / sizeof *texts};
}
