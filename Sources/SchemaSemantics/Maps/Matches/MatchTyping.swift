import Diagnostics
import SchemaSyntax
import TextFormats

extension ExpressionTyping {
  /// Every row of the `match` as a `target`.
  mutating func match(
    _ subjects: [Path], _ rows: [MatchRow], for target: SchemaType, span: SourceSpan
  ) -> MapValue? {
    var typed: [MatchSubject] = []
    for path in subjects {
      if let subject = subject(at: path) { typed.append(subject) }
    }
    let isComplete = typed.count == subjects.count
    var patterns: [[Value?]?] = []
    var values: [MapValue] = []
    for row in rows {
      let read = isComplete ? self.patterns(of: row, for: typed) : nil
      patterns.append(read)
      let value = inRow(where: read.map { circumstance(typed, $0) } ?? []) {
        $0.value(of: row.body, for: target)
      }
      if let value { values.append(value) }
    }
    let allPatterns = patterns.compactMap { $0 }
    guard isComplete, allPatterns.count == rows.count,
      checkCoverage(typed, rows, allPatterns, span: span), values.count == rows.count
    else { return nil }
    return MapValue(
      .match(
        typed.map(\.value),
        zip(allPatterns, values).map { MapMatchRow(patterns: $0, value: $1) }),
      target, at: span)
  }

  /// A `match` that a converter follows: the first row that has a type of its own determines that of the others. If the
  /// target may be nil, so may any row.
  mutating func ownMatch(_ subjects: [Path], _ rows: [MatchRow], of expression: MapExpression)
    -> MapValue?
  {
    guard let typed = rows.first(where: { $0.body.hasOwnType }) else {
      diagnostics.report(
        .untypedExpression, "nothing says what type the rows of this `match` have",
        at: expression.span, help: "assign it without `via`")
      return nil
    }
    // Only the type is needed here: the row itself is read together with the others.
    var probe = self
    guard let type = probe.ownValue(of: typed.body)?.type else {
      diagnostics = probe.diagnostics
      return nil
    }
    if type.isOptional { return match(subjects, rows, for: type, span: expression.span) }
    if let destination, !destination.type.isOptional {
      let reported = diagnostics.count
      for literal in rows.compactMap(\.body.nullLiteral) { _ = constant(literal, destination.type) }
      if diagnostics.count > reported { return nil }
    }
    let others = rows.filter { $0.body.hasOwnType && $0.body.span != typed.body.span }
    let isOptional =
      destination?.type.isOptional == true
      && (rows.contains { $0.body.nullLiteral != nil }
        || others.contains { probe.ownValue(of: $0.body)?.type.isOptional == true })
    return match(
      subjects, rows, for: isOptional ? .optional(type) : type, span: expression.span)
  }

  private mutating func inRow(
    where circumstance: [String], _ body: (inout ExpressionTyping) -> MapValue?
  ) -> MapValue? {
    let outer = circumstances
    circumstances = (outer ?? []) + circumstance
    defer { circumstances = outer }
    return body(&self)
  }

  private mutating func patterns(of row: MatchRow, for subjects: [MatchSubject]) -> [Value?]? {
    if row.isElse { return Array(repeating: nil, count: subjects.count) }
    guard row.patterns.count == subjects.count else { return nil }
    var values: [Value?] = []
    for (pattern, subject) in zip(row.patterns, subjects) {
      switch pattern {
      case .any: values.append(nil)
      case .literal(let literal):
        guard let value = patternValue(literal, for: subject) else { continue }
        values.append(value)
      }
    }
    return values.count == subjects.count ? values : nil
  }

  private func circumstance(_ subjects: [MatchSubject], _ patterns: [Value?]) -> [String] {
    zip(subjects, patterns).compactMap { subject, pattern in
      pattern.map { "\(wireName(of: subject.value)) is \(wireText(of: $0))" }
    }
  }

  /// The path in the payload, whichever of its names the schema uses.
  func wireName(of value: MapValue) -> String {
    guard case .path(let root, let path) = value.kind else { return "the value" }
    return context.wireName(of: path.steps.map(\.field), from: rootType(root))
  }

  func rootType(_ root: MapRoot) -> SchemaType {
    switch root {
    case .payload: scope.source?.type ?? .unknown
    case .parameter(let index):
      scope.labels.first { $0.parameter == index }?.type ?? scope.source?.type ?? .unknown
    }
  }

  /// A pattern as it is in the payload.
  private func wireText(of pattern: Value) -> String {
    guard case .enumCase(let id, let index) = pattern, let cases = context.schema.cases(of: id),
      cases.indices.contains(index)
    else { return pattern == .null ? "null" : text(of: pattern) }
    let item = cases[index]
    if case .integer(let text) = item.wireValue.kind { return text }
    return item.wireValue.textOnWire ?? item.swiftName
  }

  /// A pattern as the schema would write it.
  func text(of pattern: Value) -> String {
    switch pattern {
    case .null: "nil"
    case .boolean(let flag): flag ? "true" : "false"
    case .string(let text): "\"\(text)\""
    case .number(let number): number.description
    case .enumCase(let id, let index):
      context.schema.cases(of: id).map { $0.indices.contains(index) ? $0[index].swiftName : "" }
        ?? ""
    default: "_"
    }
  }
}
