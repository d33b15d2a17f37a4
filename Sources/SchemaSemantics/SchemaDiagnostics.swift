package import Diagnostics

extension SchemaResolver {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .duplicateType, .reservedTypeName, .unknownType, .namespaceAsType, .duplicateMember,
    .nameCollision,
    .unnameableMember, .optionalPatch, .enumRawType,
    .repeatedMember, .groupCycle, .groupAsType, .notAGroup, .groupOfOtherLayer, .declarationInGroup,
    .unknownGroup, .nestedProtocol, .groupDepth, .aliasPlace, .aliasCycle, .aliasSize,
    .typeArguments, .unusedParameter, .parameterName, .growingType, .genericSize, .typeArgument,
    .declarationInGeneric, .turnedPremise, .nestedElsewhere,
  ]
}
