import Diagnostics
import SchemaSyntax

/// A domain has no wire, so a domain union has no tag, no wire values, and no cases that this build does not know.
struct DomainUnionCheck {
  private var diagnostics: [Diagnostic] = []

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    var check = DomainUnionCheck()
    for type in schema.types {
      guard case .union(let union) = type.kind, union.syntax.layer == .domain else { continue }
      check.checkHead(of: union.syntax)
      check.checkCases(of: union)
    }
    diagnostics += check.diagnostics
  }

  private mutating func checkHead(of syntax: UnionDeclaration) {
    if let by = syntax.discriminatorSpan {
      diagnostics.append(
        Diagnostic(
          .wireWordsInDomain, "a domain union has no `by`", at: by, notes: [Self.note],
          help: "remove it; the dto union that is mapped to this one has it",
          fix: .remove(
            SourceSpan(
              file: by.file, start: (syntax.conformances.last?.span ?? syntax.head).end, end: by.end
            ))))
    }
    if syntax.isOpen {
      let open = SourceSpan(
        file: syntax.head.file, start: syntax.head.start, end: syntax.head.start + 4)
      diagnostics.append(
        Diagnostic(
          .wireWordsInDomain, "a domain union is not `open`", at: open, notes: [Self.note],
          help: "add a case for what the app does not know, and let the map lead there"))
    }
  }

  private mutating func checkCases(of union: ResolvedUnion) {
    for (resolved, written) in zip(union.cases, union.syntax.cases) {
      if case .name = written.wireValue.kind, written.swiftName == nil { continue }
      report(
        "a case of a domain union has one name, without a wire value",
        at: written.wireValue.span.through(resolved.nameSpan),
        help: "write `\(resolved.swiftName)`", fix: resolved.swiftName)
    }
  }

  private static let note = "the domain knows nothing of the wire"

  private mutating func report(_ message: String, at span: SourceSpan, help: String, fix: String) {
    let isName = NamingConventions.isSwiftName(fix)
    diagnostics.append(
      Diagnostic(
        .wireWordsInDomain, message, at: span, notes: [Self.note], help: isName ? help : nil,
        fix: isName ? .replace(span, with: fix) : nil))
  }
}

extension DiagnosticKind {
  static let wireWordsInDomain = DiagnosticKind(
    "G0302", .error, "a domain union that speaks of the wire",
    explanation: """
      A domain union says what the app means, whatever the wire looks like. `by`, wire values and `open` belong to dto unions
      and model unions; a map leads from there to the domain.

      ```gate
      domain union Media by type { image(String), video(String) }
      ```

      ```gate
      domain union Media { image(String), video(String) }
      ```
      """)
}
