import Diagnostics

/// Finds enums and unions that can have no value.
struct NoCasesCheck {
  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    let empty = schema.types.filter { $0.kind.hasNoCases }
    guard !empty.isEmpty else { return }
    // Cases that could not be read are missing as well, but that has been reported.
    let errors = diagnostics.filter(\.isError).map(\.primary.span.before).sorted()
    for type in empty where !contains(errors, within: type) { diagnostics.append(noCases(type)) }
  }

  private static func contains(_ sorted: [SourceSpan], within type: ResolvedType) -> Bool {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < type.span.before { low = middle + 1 } else { high = middle }
    }
    guard low < sorted.count else { return false }
    return sorted[low].file == type.span.file && sorted[low].start <= type.span.end
  }

  private static func noCases(_ type: ResolvedType) -> Diagnostic {
    Diagnostic(
      .noCases, "`\(type.qualifiedName)` has no cases, so it has no values", at: type.head,
      help: "add a case, or remove the declaration")
  }
}

extension ResolvedType.Kind {
  fileprivate var hasNoCases: Bool {
    switch self {
    case .enumeration(let enumeration): enumeration.cases.isEmpty
    case .union(let union): union.cases.isEmpty
    case .record, .wrapper, .foreign: false
    }
  }
}

extension DiagnosticKind {
  static let noCases = DiagnosticKind(
    "G0504", .error, "an enum or a union without cases",
    explanation: """
      Every value of an enum or a union is one of its cases. Without a case there are no values, and no type that holds
      one could have values either.

      ```gate
      enum Role {}
      ```

      ```gate
      enum Role { admin, member }
      ```
      """)
}
