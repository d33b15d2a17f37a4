package import Diagnostics

extension SchemaResolver {
  /// The kinds of diagnostics that names and types can give.
  package static let diagnosticKinds: [DiagnosticKind] = [
    .duplicateType, .reservedTypeName, .unknownType, .duplicateMember, .nameCollision,
    .unnameableMember, .optionalPatch, .enumRawType,
  ]
}
