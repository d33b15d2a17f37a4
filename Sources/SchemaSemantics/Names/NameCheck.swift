package import Diagnostics

/// The checks of names that need all Swift names.
package struct NameCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .typeNamesDifferInCase, .lowercaseTypeName, .nestedLikeOuter, .generatedName, .keyAndObject,
    .namespaceName, .hiddenName, .joinedName, .hiddenType,
  ]

  package static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    TypeNameCheck.check(schema, into: &diagnostics)
    NamespaceNameCheck.check(schema, into: &diagnostics)
    HiddenNameCheck.check(schema, into: &diagnostics)
    MemberNameCheck.check(schema, into: &diagnostics)
    WireKeyCheck.check(schema, into: &diagnostics)
    HiddenTypeCheck.check(schema, into: &diagnostics)
  }
}
