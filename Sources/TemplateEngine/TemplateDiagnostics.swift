package import Diagnostics

extension TemplateSet {
  /// The kinds of diagnostics that templates can give.
  package static let diagnosticKinds: [DiagnosticKind] = [
    .unknownKey, .wrongKind, .possiblyAbsent, .unknownTemplate, .unclosedSection, .crossedSections,
    .strayTag, .endlessRecursion, .unclosedTag, .malformedTag, .tooDeep, .duplicateTemplate,
    .templateEncoding, .unreachableElse,
  ]
}
