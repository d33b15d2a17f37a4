import Diagnostics
import SchemaSyntax

/// A union is `Identifiable` by the `id` of what its cases carry: each has one, and all are of the same type.
extension ConformanceCheck {
  mutating func isIdentifiable(
    _ conformance: Conformance, _ union: ResolvedUnion, _ type: ResolvedType
  ) -> Bool {
    if union.syntax.isOpen {
      report(
        .identifiableWithoutID, "the cases that an open union does not know have no `id`",
        at: conformance, [], help: "remove `open`, or `Identifiable`")
      return false
    }
    var known: [(item: ResolvedCase, type: SchemaType)] = []
    var missing: [ResolvedCase] = []
    for item in union.cases {
      switch identity(of: item.payload, within: [type.id]) {
      case .unknown: return false
      case .ownUnion: continue
      case .missing: missing.append(item)
      case .type(let found): known.append((item, found))
      }
    }
    if !missing.isEmpty {
      reportMissingIDs(conformance, missing)
      return false
    }
    guard let first = known.first else { return false }
    guard let other = known.first(where: { $0.type != first.type }) else {
      checkNames(within: type, with: first.type, conformance)
      return true
    }
    report(
      .differentIDs, "`\(type.qualifiedName)` would have an `id` of several types",
      at: conformance,
      [first, other].map {
        .init($0.item.nameSpan, "its `id` is \(schema.article($0.type))")
      }, help: "give them one type, or remove `Identifiable`")
    return false
  }

  private enum Identity {
    case type(SchemaType)
    case missing
    /// It is the `id` of the union that is being looked at.
    case ownUnion
    /// Something about the type has been reported.
    case unknown
  }

  private func identity(of payload: SchemaType?, within unions: Set<TypeID>) -> Identity {
    guard let payload else { return .missing }
    guard let id = payload.declaredID else { return payload.isUnknown ? .unknown : .missing }
    if unions.contains(id) { return .ownUnion }
    switch schema[id].kind {
    case .record(let record):
      guard let field = record.fields.first(where: { $0.swiftName == "id" }) else {
        return .missing
      }
      return field.type.isUnknown ? .unknown : .type(field.type)
    case .union(let union):
      guard schema[id].conformances.contains(where: { $0.name.text == "Identifiable" }) else {
        return .missing
      }
      let inner = union.cases.map { identity(of: $0.payload, within: unions.union([id])) }
      return inner.first { if case .type = $0 { true } else { false } } ?? .unknown
    case .wrapper, .enumeration, .foreign:
      return .missing
    }
  }

  private mutating func reportMissingIDs(_ conformance: Conformance, _ cases: [ResolvedCase]) {
    let holdsUnion = cases.allSatisfy { item in
      guard let id = item.payload?.declaredID, case .union = schema[id].kind else { return false }
      return true
    }
    let names = cases.map(\.swiftName).prefix(4)
    report(
      .identifiableWithoutID,
      "\(names.enumeration(hasMore: cases.count > names.count)) "
        + (cases.count == 1 ? "has no `id`" : "have no `id`"),
      at: conformance,
      cases.prefix(4).map { item in
        .init(
          item.nameSpan,
          item.payload.map { "carries \(schema.article($0))" } ?? "carries nothing")
      },
      help: holdsUnion
        ? "make what is carried `Identifiable` as well, or remove `Identifiable` here"
        : "carry records with a field `id`, or remove `Identifiable`")
  }

  private mutating func report(
    _ kind: DiagnosticKind, _ message: String, at conformance: Conformance,
    _ secondary: [Diagnostic.Label], help: String
  ) {
    diagnostics.report(kind, message, at: conformance.name.span, secondary: secondary, help: help)
  }
}

extension DiagnosticKind {
  static let differentIDs = DiagnosticKind(
    "G0518", .error, "an `id` of several types",
    explanation: """
      A union that is `Identifiable` has an `id`: that of what its case carries. So these must have one type, which can be
      a `type` that all of them share.
      """,
    wrong: """
      domain union Entry: Identifiable {
        note(Note)
        task(Task)

        domain Note { id: String }
        domain Task { id: Int }
      }
      """,
    right: """
      domain union Entry: Identifiable {
        note(Note)
        task(Task)

        domain Note { id: String }
        domain Task { id: String }
      }
      """)
}
