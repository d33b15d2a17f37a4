import Diagnostics

extension Inversion {
  /// A `match` can be inverted if all rows give different values that together are all values of the type.
  func bindings(
    of subjects: [MapValue], _ rows: [MapMatchRow], in match: MapValue, from held: MapValue
  ) throws(IrreversibleStep) -> [BackBinding] {
    if let id = held.type.declaredID, let cases = context.schema.cases(of: id) {
      return try CaseMatchInversion(
        inversion: self, subjects: subjects, rows: rows, match: match, held: held, cases: cases,
        isOpen: context.schema.isOpen(id)
      ).bindings()
    }
    if let choice = NilMatchInversion(self, subjects, rows, from: held) {
      return try choice.bindings()
    }
    let kept = rows.filter { !$0.value.isRefused }
    if let only = kept.first, kept.count == 1, let subject = subjects.first, subjects.count == 1,
      let bindings = try bindings(of: subject, only, besideNilIn: rows, from: held)
    {
      return bindings
    }
    return try constantBindings(of: subjects, kept, in: match, from: held)
  }

  /// `match name { nil -> refuse because "…", _ -> name }`: what is sent back is never nil. Nil if the match has another form.
  private func bindings(
    of subject: MapValue, _ only: MapMatchRow, besideNilIn rows: [MapMatchRow], from held: MapValue
  ) throws(IrreversibleStep) -> [BackBinding]? {
    guard rows.count == 2, rows[0].value.isRefused, rows[0].patterns.first?.value == .null,
      only.patterns.first?.value == nil
    else { return nil }
    let path = try binding(of: subject, to: subject).path
    let bindings = try bindings(of: only.value, from: held)
    return bindings.contains { $0.path == path && $0.value.isNeverNil } ? bindings : nil
  }

  /// `match code { "A" -> true, "B" -> false }`
  private func constantBindings(
    of subjects: [MapValue], _ rows: [MapMatchRow], in match: MapValue, from held: MapValue
  ) throws(IrreversibleStep) -> [BackBinding] {
    var constants: [Value: SourceSpan] = [:]
    for row in rows {
      guard let value = row.value.onlyConstant else {
        throw IrreversibleStep(
          span: row.value.span, step: "this row",
          reason: isOptionalUnionWithValues(held.type)
            ? "no way back is derived for an optional union whose cases carry values"
            : "its value does not show that it came from this row")
      }
      if constants.updateValue(row.value.span, forKey: value) != nil {
        throw IrreversibleStep(
          span: row.value.span, step: "this row", reason: "another row gives the same value")
      }
    }
    guard let column = column(of: held.type) else {
      throw IrreversibleStep(
        span: head(of: match, subjects), step: "this `match`",
        reason: "it does not give every value of `\(context.schema.text(of: held.type))`")
    }
    let patterns: [[Value?]] = rows.map { [$0.value.onlyConstant] }
    guard MatchCoverage(rows: patterns, columns: [column]).gaps.isEmpty else {
      throw IrreversibleStep(
        span: head(of: match, subjects), step: "this `match`",
        reason: "it does not give every value of `\(context.schema.text(of: held.type))`")
    }
    var bindings: [BackBinding] = []
    for (index, subject) in subjects.enumerated() {
      var back: [MapMatchRow] = []
      for (row, pattern) in zip(rows, patterns) {
        guard let value = row.patterns[index].value else { throw severalValues(row) }
        back.append(
          MapMatchRow(
            patterns: pattern.map { $0.map(MapPattern.value) ?? .anything },
            value: MapValue(.constant(value), subject.type, at: row.value.span)))
      }
      let value = MapValue(.match([held], back), subject.type, at: match.span)
      bindings.append(try binding(of: subject, to: value))
    }
    return bindings
  }

  private func isOptionalUnionWithValues(_ type: SchemaType) -> Bool {
    guard type.isOptional, let id = type.unwrapped.declaredID else { return false }
    return context.schema.cases(of: id)?.contains { $0.payload != nil } ?? false
  }

  /// The values of a type that has a limited number of them.
  private func column(of type: SchemaType) -> MatchColumn? {
    let nilFirst: [Value] = type.isOptional ? [.null] : []
    switch type.unwrapped {
    case .scalar(.bool):
      return MatchColumn(values: nilFirst + [.boolean(true), .boolean(false)], isOpen: false)
    case .declared(let id):
      guard let cases = context.schema.cases(of: id), !context.schema.isOpen(id) else {
        return nil
      }
      return MatchColumn(
        values: nilFirst + cases.indices.map { .enumCase(id, index: $0) }, isOpen: false)
    default: return nil
    }
  }

  func severalValues(_ row: MapMatchRow) -> IrreversibleStep {
    IrreversibleStep(
      span: row.value.span, step: "this row",
      reason: "it stands for several values, and nothing says which one to send")
  }

  /// The `match` without its rows, which may be many lines.
  func head(of match: MapValue, _ subjects: [MapValue]) -> SourceSpan {
    match.span.before.through(subjects.last?.span ?? match.span)
  }

  /// The subjects of a match are always paths.
  func binding(of subject: MapValue, to value: MapValue) throws(IrreversibleStep) -> BackBinding {
    let bindings = try bindings(of: subject, from: value)
    guard let only = bindings.first else {
      throw IrreversibleStep(
        span: subject.span, step: "this `match`", reason: "it does not match a field")
    }
    return only
  }
}

extension MapValue {
  /// The value that it always is, also where it could be nil.
  fileprivate var onlyConstant: Value? {
    switch kind {
    case .constant(let value): value
    case .converted(let inner, .inject): inner.onlyConstant
    default: nil
    }
  }
}
