import Diagnostics
import SchemaSyntax

extension LiteralReader {
  /// A case by its Swift name; for unions, only cases without a payload.
  mutating func enumCase(_ literal: Literal, of id: TypeID) -> Value? {
    let type = facts.schema[id]
    guard let cases = type.kind.cases else { return nil }
    guard case .name(let name) = literal.kind else {
      if let meant = named(by: literal, among: cases) {
        return reportWireName(literal, meant, of: type)
      }
      return mismatch(
        literal, .declared(id), needs: "the name of a case",
        repair: Repair(Self.list(cases) ?? "write the name of one of its cases"))
    }
    guard let index = facts.caseIndex(name, in: id), cases.indices.contains(index) else {
      if let meant = named(by: literal, among: cases) {
        return reportWireName(literal, meant, of: type)
      }
      return reportUnknown(name, literal, cases, of: type)
    }
    if let payload = cases[index].payload {
      if !payload.isUnknown { reportPayload(literal, cases[index], payload, in: type) }
      return nil
    }
    return .enumCase(id, index: index)
  }

  private func named(by literal: Literal, among cases: [ResolvedCase]) -> ResolvedCase? {
    guard let text = literal.wireText else { return nil }
    return cases.first { $0.wireValue.wireText == text }
  }

  private mutating func reportWireName(
    _ literal: Literal, _ meant: ResolvedCase, of type: ResolvedType
  ) -> Value? {
    if let payload = meant.payload {
      if !payload.isUnknown { reportPayload(literal, meant, payload, in: type) }
      return nil
    }
    diagnostics.append(.wireName(literal.shown, of: meant, at: literal.span))
    return nil
  }

  private mutating func reportUnknown(
    _ name: String, _ literal: Literal, _ cases: [ResolvedCase], of type: ResolvedType
  ) -> Value? {
    diagnostics.append(
      .unknownMember(
        .unknownCase, "case", name, at: literal.span, of: (type.qualifiedName, type.head),
        nearest: Spelling(cases.lazy.filter { $0.payload == nil }.map(\.swiftName))
          .nearest(to: name),
        help: Self.list(cases)))
    return nil
  }

  /// Those that can be written as a literal. Nil if there are too many.
  private static func list(_ cases: [ResolvedCase]) -> String? {
    let writable = Array(
      cases.lazy.filter { $0.payload == nil }.map { "`\($0.swiftName)`" }.prefix(9))
    if writable.count == cases.count {
      return (1...8).contains(cases.count) ? "its cases are \(writable.joined(with: "and"))" : nil
    }
    return switch writable.count {
    case 0: "each of its cases carries a value, so none can be written as a literal"
    case 1: "its only case without a payload is \(writable[0])"
    case 2...8: "its cases without a payload are \(writable.joined(with: "and"))"
    default: nil
    }
  }

  private mutating func reportPayload(
    _ literal: Literal, _ unionCase: ResolvedCase, _ payload: SchemaType, in type: ResolvedType
  ) {
    diagnostics.report(
      .unwritableValue,
      "`\(unionCase.swiftName)` carries \(facts.schema.article(payload)), which cannot be written as a literal",
      at: literal.span, secondary: [.init(unionCase.span, "declared with its payload here")],
      help: Self.list(type.kind.cases ?? []) ?? "name a case without a payload")
  }
}

extension Literal {
  /// The text on the wire: `GUEST` and `"GUEST"` are the same there.
  fileprivate var wireText: String? {
    if case .boolean(let flag) = kind { String(flag) } else { textOrDigits }
  }
}

extension DiagnosticKind {
  static let unknownCase = DiagnosticKind(
    "G0426", .error, "a case that the type does not have",
    explanation: """
      A value of an enum, or of a union, is written as the Swift name of one of its cases. If the case has a name after
      `as`, that is its Swift name; the wire name is not used inside the app.
      """,
    wrong: """
      enum Role { admin, GUEST as guest }
      dto UserDTO { role: Role = GUEST }
      """,
    right: """
      enum Role { admin, GUEST as guest }
      dto UserDTO { role: Role = guest }
      """)
}

extension Diagnostic {
  /// A case that is called as on the wire.
  static func wireName(_ written: String, of meant: ResolvedCase, at span: SourceSpan) -> Diagnostic
  {
    Diagnostic(
      .unknownCase, "`\(written)` is the wire name; the case is called `\(meant.swiftName)`",
      at: span, secondary: [.init(meant.nameSpan, "named here")],
      help: "write `\(meant.swiftName)`", fix: .replace(span, with: meant.swiftName))
  }
}
