package import Diagnostics

/// What is left to say about names once each has its Swift form.
package struct NameCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .typeNamesDifferInCase, .lowercaseTypeName, .nestedLikeOuter, .generatedName, .keyAndObject,
  ]

  package static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    TypeNameCheck.check(schema, into: &diagnostics)
    MemberNameCheck.check(schema, into: &diagnostics)
    WireKeyCheck.check(schema, into: &diagnostics)
  }
}
