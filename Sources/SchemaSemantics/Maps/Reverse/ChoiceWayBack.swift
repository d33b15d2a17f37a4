import Diagnostics
import SchemaSyntax

/// The way back of a map between enums or unions: every case of the target comes from one of the source.
struct ChoiceWayBack {
  private(set) var body: ChoiceBody
  private let forth: ChoiceBody
  private let signature: MapSignature
  private let context: MapContext
  /// For each case of the target, the cases of the source that become it.
  private var origins: [Int: [Int]] = [:]

  init(_ forth: ChoiceBody, _ signature: MapSignature) {
    self.forth = forth
    self.signature = signature
    context = forth.typing.context
    body = ChoiceBody(
      from: signature.target, root: .parameter(0), to: signature.source,
      head: signature.syntax.arrow, labels: [], forth.typing.context)
    for (index, row) in forth.rows.enumerated() {
      guard let row, let made = row.value.madeCase else { continue }
      origins[made, default: []].append(index)
    }
  }

  /// Checks only the rows of `reverse`, because the way forward has errors.
  mutating func checkRows() {
    body.check(signature.syntax.reverse?.rows ?? [], derived: [:])
    reportEntries()
  }

  mutating func check() -> MapBody? {
    let written = signature.syntax.reverse?.rows ?? []
    let named = Dictionary(firstOf: written.compactMap { row in row.caseName.map { ($0, row) } })
    let takesRest = written.contains { $0.caseName == nil }
    var derived: [Int: MapValue] = [:]
    var problems: [Diagnostic] = []
    var missing: [ResolvedCase] = []
    let cases = context.schema.cases(of: signature.target) ?? []
    for (index, targetCase) in cases.enumerated() {
      let row = named[targetCase.swiftName]
      let found = origins[index] ?? []
      if found.count > 1, row == nil {
        problems.append(several(found, targetCase))
      } else if let origin = found.first, found.count == 1 {
        do throws(IrreversibleStep) {
          derived[index] = try wayBack(through: origin)
          if let row, !row.refuses { problems.append(superfluous(targetCase, row)) }
        } catch {
          if row == nil { problems.append(irreversible(error, targetCase)) }
        }
      } else if row == nil, !takesRest {
        missing.append(targetCase)
      }
    }
    body.check(written, derived: derived, keepsUnknown: forth.carriesUnknown)
    body.typing.diagnostics += problems
    reportEntries()
    report(missing)
    return body.typing.diagnostics.contains { $0.isError } ? nil : body.mapBody
  }

  /// Makes the case `origin` of the source again, in a row about the case that it becomes.
  private func wayBack(through origin: Int) throws(IrreversibleStep) -> MapValue {
    let cases = context.schema.cases(of: signature.source) ?? []
    let type = SchemaType.declared(signature.source)
    guard cases.indices.contains(origin), let value = forth.rows[origin]?.value else {
      throw IrreversibleStep(
        span: signature.syntax.arrow, step: "this row", reason: "it does not make a case")
    }
    var record = RebuiltRecord()
    for binding in try bindings(of: value) {
      if let other = record.conflict(with: binding.path.steps) {
        throw IrreversibleStep(severalWaysBack: binding, besideOneAt: other.span)
      }
      record.set(
        .init(value: binding.value, fallback: nil, isDerived: true, span: binding.span),
        at: binding.path.steps)
    }
    guard let payloadType = cases[origin].payload else {
      return MapValue(
        .constant(.enumCase(signature.source, index: origin)), type, at: value.span)
    }
    guard case .construction(_, _?) = value.kind else {
      throw IrreversibleStep(
        span: value.span, step: "`\(cases[origin].swiftName)`",
        reason: "what it carries is dropped")
    }
    var missing: [[Int]] = []
    let whole = record.whole(of: payloadType, context, span: value.span, missing: &missing)
    if let steps = missing.first {
      let name = context.wireName(of: steps, from: payloadType)
      throw IrreversibleStep(
        span: value.span, step: "this row", reason: "it drops `\(name)`")
    }
    return MapValue(
      .construction(case: origin, payload: whole?.value), type, at: value.span)
  }

  /// From what the case holds that a row makes. A case without a value has none, even if the target's case holds one.
  private func bindings(of made: MapValue) throws(IrreversibleStep) -> [BackBinding] {
    guard case .construction(_, let payload?) = made.kind else { return [] }
    let held = MapValue(
      .path(.payload, FieldPath(steps: [], type: payload.type)), payload.type, at: payload.span)
    return try Inversion(context: context).bindings(of: payload, from: held)
  }
}

extension ChoiceWayBack {
  private func several(_ origins: [Int], _ target: ResolvedCase) -> Diagnostic {
    let cases = context.schema.cases(of: signature.source) ?? []
    let rows = origins.compactMap { origin in
      (forth.rows[origin]?.span).map { Diagnostic.Label($0, "becomes `\(target.swiftName)`") }
    }
    let names = origins.prefix(3).map { cases[$0].swiftName }
      .enumeration(hasMore: origins.count > 3)
    return Diagnostic(
      .notOneToOne, "\(names) \(origins.count == 2 ? "both" : "all") become `\(target.swiftName)`",
      at: signature.syntax.arrow,
      label: "which of them is the way back?", secondary: rows,
      help: "say which one is sent: "
        + "`reverse { \(target.swiftName) -> \(origins.first.map { cases[$0].swiftName } ?? "…") }`"
    )
  }

  private mutating func report(_ missing: [ResolvedCase]) {
    guard let first = missing.first else { return }
    let names = missing.prefix(3).map(\.swiftName).enumeration(hasMore: missing.count > 3)
    body.typing.diagnostics.report(
      .notOneToOne,
      "nothing becomes \(names), so there is no way back from \(missing.count == 1 ? "it" : "them")",
      at: signature.syntax.arrow,
      secondary: missing.prefix(3).map { .init($0.span, "the app may hold this") },
      help: "say what is sent, `reverse { \(first.swiftName) -> … }`, or write `->`")
  }

  private func irreversible(_ step: IrreversibleStep, _ target: ResolvedCase) -> Diagnostic {
    let row = "`reverse { \(target.swiftName) -> … }`"
    return Diagnostic(
      .irreversibleStep, step.message, at: step.span,
      secondary: [
        .init(signature.syntax.arrow, "the way back is promised here"),
        .init(target.span, "the app may hold this"),
      ] + (step.label.map { [$0] } ?? []),
      help: step.help.map { "\($0), or say what is sent: \(row)" }
        ?? "say what is sent, \(row), or write `->`")
  }

  private func superfluous(_ target: ResolvedCase, _ row: MatchRow) -> Diagnostic {
    Diagnostic(
      .superfluousReverse, "the way back from `\(target.swiftName)` is derived already",
      at: row.span, help: "remove this row",
      fix: .propose("", for: signature.syntax.removal(ofReverse: row.span)))
  }

  private mutating func reportEntries() {
    body.typing.report(
      choicesIn: signature.syntax.reverse?.choices ?? [],
      help: "write its rows without `match`: `case -> wire_case`")
    guard let entry = signature.syntax.reverse?.entries.first else { return }
    body.typing.diagnostics.report(
      .mapItem, "a map between enums or unions has rows, not entries", at: entry.span,
      help: "write `case -> wire_case`")
  }
}

extension MatchRow {
  /// The app may hold what the API does not take.
  fileprivate var refuses: Bool {
    if case .refusal = body.kind { true } else { false }
  }

  /// The case that the row matches; nil for `else` and `_`.
  fileprivate var caseName: String? {
    guard case .literal(let literal, _)? = patterns.first, case .name(let name) = literal.kind
    else {
      return nil
    }
    return name
  }
}

extension MapValue {
  /// The case, if it is always the same one.
  fileprivate var madeCase: Int? {
    switch kind {
    case .constant(.enumCase(_, let index)): index
    case .construction(let index, _): index
    default: nil
    }
  }
}

extension DiagnosticKind {
  static let notOneToOne = DiagnosticKind(
    "G0654", .error, "cases that do not go both ways",
    explanation: """
      A two-way map between enums or unions is one to one: each case of the target comes from one case of the source. If
      several cases become one, or no case does, the `reverse` block must say what is sent.
      """,
    wrong: """
      enum RoleDTO { user, guest }
      enum Role { member }
      map RoleDTO <-> Role { user -> member, guest -> member }
      """,
    right: """
      enum RoleDTO { user, guest }
      enum Role { member }
      map RoleDTO <-> Role {
        user -> member
        guest -> member
        reverse { member -> user }
      }
      """)
}
