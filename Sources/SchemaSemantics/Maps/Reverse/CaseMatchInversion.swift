import Diagnostics

/// The inverse of a `match` whose rows make the cases of an enum or a union: for each case, the values of everything
/// that the match read.
struct CaseMatchInversion {
  let inversion: Inversion
  let subjects: [MapValue]
  let rows: [MapMatchRow]
  let match: MapValue
  let held: MapValue
  let cases: [ResolvedCase]
  let isOpen: Bool

  /// What a row makes, and from what its payload is made.
  private struct Outcome {
    let caseIndex: Int
    let row: Int
    let bindings: [BackBinding]
  }

  func bindings() throws(IrreversibleStep) -> [BackBinding] {
    let outcomes = try outcomesByCase()
    var paths: [ReadPath] = []
    var types: [ReadPath: SchemaType] = [:]
    for subject in subjects {
      let path = try inversion.binding(of: subject, to: subject).path
      guard types.updateValue(subject.type, forKey: path) == nil else {
        throw IrreversibleStep(
          span: subject.span, step: "this `match`", reason: "it matches the same field twice")
      }
      paths.append(path)
    }
    for outcome in outcomes {
      for binding in outcome.bindings where types[binding.path] == nil {
        types[binding.path] = binding.value.type
        paths.append(binding.path)
      }
    }
    let subjectPaths = Array(paths.prefix(subjects.count))
    var bindings: [BackBinding] = []
    for path in paths {
      let type = types[path] ?? .unknown
      var back: [MapCaseRow] = []
      for outcome in outcomes {
        let value = try self.value(of: path, type, subjectPaths.firstIndex(of: path), in: outcome)
        back.append(MapCaseRow(sourceCase: outcome.caseIndex, value: value))
      }
      bindings.append(
        BackBinding(
          path: path,
          value: MapValue(.cases(of: held, back, otherwise: nil), type, at: match.span),
          span: match.span))
    }
    return bindings
  }

  /// One for each case of the target, in their order.
  private func outcomesByCase() throws(IrreversibleStep) -> [Outcome] {
    var found: [Int: Outcome] = [:]
    for (index, row) in rows.enumerated() where !row.value.isRefused {
      let outcome = try outcome(of: row, at: index)
      if found.updateValue(outcome, forKey: outcome.caseIndex) != nil {
        throw IrreversibleStep(
          span: row.value.span, step: "`\(cases[outcome.caseIndex].swiftName)`",
          reason: "two rows give it, and nothing says which of them is the way back")
      }
    }
    var outcomes: [Outcome] = []
    for (index, targetCase) in cases.enumerated() {
      guard let outcome = found[index] else {
        throw IrreversibleStep(
          span: inversion.head(of: match, subjects), step: "this `match`",
          reason: "no row gives `\(targetCase.swiftName)`, which the app may hold")
      }
      outcomes.append(outcome)
    }
    guard !isOpen else {
      throw IrreversibleStep(
        span: inversion.head(of: match, subjects), step: "this `match`",
        reason: "no row gives the unknown values that the app may hold")
    }
    return outcomes
  }

  private func outcome(of row: MapMatchRow, at index: Int) throws(IrreversibleStep) -> Outcome {
    switch row.value.kind {
    case .constant(.enumCase(_, let caseIndex)):
      return Outcome(caseIndex: caseIndex, row: index, bindings: [])
    case .construction(let caseIndex, let payload?):
      let carried = MapValue(
        .path(.payload, FieldPath(steps: [], type: payload.type)), payload.type,
        at: payload.span)
      let bindings = try inversion.bindings(of: payload, from: carried)
      var first: [ReadPath: BackBinding] = [:]
      for binding in bindings {
        if let other = first.updateValue(binding, forKey: binding.path) {
          throw IrreversibleStep(severalWaysBack: binding, besideOneAt: other.span)
        }
      }
      return Outcome(caseIndex: caseIndex, row: index, bindings: bindings)
    default:
      throw IrreversibleStep(
        span: row.value.span, step: "this row",
        reason: "its value does not show that it came from this row")
    }
  }

  /// The value that is sent for the field at `path`, if the app holds the case of `outcome`.
  private func value(of path: ReadPath, _ type: SchemaType, _ subject: Int?, in outcome: Outcome)
    throws(IrreversibleStep) -> MapValue
  {
    let row = rows[outcome.row]
    if let subject, row.patterns.indices.contains(subject), let value = row.patterns[subject].value
    {
      if let carried = outcome.bindings.first(where: { $0.path == path }) {
        throw IrreversibleStep(
          span: carried.span, step: "`\(cases[outcome.caseIndex].swiftName)`",
          reason: "it holds what its row matches, and the value in the row would be sent instead")
      }
      return MapValue(.constant(value), type, at: row.value.span)
    }
    if let binding = outcome.bindings.first(where: { $0.path == path }) {
      if let subject, !isAlwaysNew(binding.value, subject, before: outcome.row) {
        throw inversion.severalValues(row)
      }
      return binding.value
    }
    if subject != nil { throw inversion.severalValues(row) }
    guard type.isOptional else {
      throw IrreversibleStep(
        span: row.value.span, step: "`\(cases[outcome.caseIndex].swiftName)`",
        reason: "it does not give a value for a field that the dto must have")
    }
    return MapValue(.constant(.null), type, at: row.value.span)
  }

  /// `match profile { nil -> guest, _ -> known(profile) }`: whether what is sent back for `_` can never match the rows
  /// above.
  private func isAlwaysNew(_ value: MapValue, _ subject: Int, before row: Int) -> Bool {
    guard rows[..<row].allSatisfy({ $0.patterns[subject].value == .null }) else { return false }
    guard case .converted(_, let conversion) = value.kind else { return row == 0 }
    return row == 0 || conversion.steps.last == .inject
  }
}
