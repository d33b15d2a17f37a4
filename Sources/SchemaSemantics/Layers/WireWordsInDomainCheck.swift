import Diagnostics
import SchemaSyntax

/// A domain has no wire, so nothing in it has a wire name or a tag. It may be `open`: values that this build does not
/// know can still be kept, and returned.
struct WireWordsInDomainCheck {
  private var diagnostics: [Diagnostic] = []

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    var check = WireWordsInDomainCheck()
    for type in schema.types {
      switch type.kind {
      case .record(let record) where record.layer == .domain:
        for field in record.fields { check.check(field) }
      case .union(let union) where union.syntax.layer == .domain:
        check.checkHead(of: union.syntax)
        check.checkCases(of: union)
      case .record, .union, .wrapper, .enumeration, .foreign:
        break
      }
    }
    diagnostics += check.diagnostics
  }

  private mutating func check(_ field: ResolvedField) {
    let syntax = field.syntax
    guard syntax.swiftName != nil || !syntax.wireName.rest.isEmpty else { return }
    report(
      "a field of a domain cannot have a wire name",
      at: syntax.wireName.span.through(syntax.nameSpan),
      help: "write `\(field.swiftName)`", fix: field.swiftName)
  }

  private mutating func checkHead(of syntax: UnionDeclaration) {
    if let by = syntax.discriminatorSpan {
      diagnostics.report(
        .wireWordsInDomain, "a domain union has no `by`", at: by, notes: [Self.note],
        help: "remove it, and write it in the dto union that is mapped to this one",
        fix: .remove((syntax.conformances.last?.span ?? syntax.head).after.through(by)))
    }
  }

  private mutating func checkCases(of union: ResolvedUnion) {
    for (resolved, written) in zip(union.cases, union.syntax.cases) {
      switch written.wireValue.kind {
      // That a flag is not a name is reported where names are checked.
      case .name, .boolean: if written.swiftName == nil { continue }
      case .integer, .decimal, .string, .null, .array, .dictionary, .invalid: break
      }
      report(
        "a case of a domain union cannot have a wire value",
        at: written.wireValue.span.through(resolved.nameSpan),
        help: "write `\(resolved.swiftName)`", fix: resolved.swiftName)
    }
  }

  private static let note = "the domain knows nothing of the wire"

  private mutating func report(_ message: String, at span: SourceSpan, help: String, fix: String) {
    let isName = NamingConventions.isSwiftName(fix)
    diagnostics.report(
      .wireWordsInDomain, message, at: span, notes: [Self.note], help: isName ? help : nil,
      fix: isName ? .replace(span, with: fix) : nil)
  }
}

extension DiagnosticKind {
  static let wireWordsInDomain = DiagnosticKind(
    "G0302", .error, "a domain that mentions the wire",
    explanation: """
      A domain describes what the app means, whatever the wire looks like. Wire names and the `by` of a union belong in
      dtos, dto unions and models; a map converts these to the domain.
      """,
    wrong: """
      domain union Media by type { image(String), video(String) }
      """,
    right: """
      domain union Media { image(String), video(String) }
      """)
}
