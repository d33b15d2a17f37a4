import Diagnostics

/// Finds enums and unions that can have no value.
struct NoCasesCheck {
  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    let empty = schema.types.filter { $0.kind.cases?.isEmpty == true }
    guard !empty.isEmpty else { return }
    // Cases that could not be read are missing as well, but that has been reported.
    let errors = diagnostics.filter(\.isError).map(\.primary.span.before).sorted()
    for type in empty where !contains(errors, within: type) { diagnostics.append(noCases(type)) }
  }

  private static func contains(_ sorted: [SourceSpan], within type: ResolvedType) -> Bool {
    let first = sorted.firstPosition { $0 >= type.span.before }
    guard first < sorted.count else { return false }
    return sorted[first].file == type.span.file && sorted[first].start <= type.span.end
  }

  private static func noCases(_ type: ResolvedType) -> Diagnostic {
    Diagnostic(
      .noCases, "`\(type.qualifiedName)` has no cases, so it has no values", at: type.head,
      help: "add a case, or remove the declaration")
  }
}

extension DiagnosticKind {
  static let noCases = DiagnosticKind(
    "G0504", .error, "an enum or a union without cases",
    explanation: """
      Every value of an enum or a union is one of its cases. Without a case there are no values, and no type that holds
      one could have values either.
      """,
    wrong: """
      enum Role {}
      """,
    right: """
      enum Role { admin, member }
      """)
}
