package import Diagnostics

extension TemplateSet {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .unknownKey, .wrongKind, .possiblyAbsent, .unknownTemplate, .unclosedSection, .crossedSections,
    .strayTag, .endlessRecursion, .unclosedTag, .malformedTag, .tooDeep, .duplicateTemplate,
    .templateEncoding, .unreachableElse,
  ]
}
