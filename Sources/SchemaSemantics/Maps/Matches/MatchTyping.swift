import Diagnostics
import SchemaSyntax
import TextFormats

extension ExpressionTyping {
  /// Every row of the `match` as a `target`.
  mutating func match(
    _ subjects: [Path], _ rows: [MatchRow], for target: SchemaType, span: SourceSpan
  ) -> MapValue? {
    let typed = subjects.map { subject(at: $0) }
    let heads = self.heads(of: rows, for: typed)
    var typedRows: [MapMatchRow] = []
    for (row, head) in zip(rows, heads) {
      // After a name that was reported, it is not looked for.
      let isNamed = !head.isUnderstood && row.namesItsValue
      let value = isNamed ? nil : inRow(head, of: typed) { $0.value(of: row.body, for: target) }
      if let value { typedRows.append(head.row(making: value, of: typed)) }
    }
    let known = typed.compactMap(\.self)
    guard known.count == typed.count, heads.allSatisfy(\.isUnderstood),
      checkCoverage(known, rows, heads.map(\.patterns), span: span),
      typedRows.count == rows.count
    else { return nil }
    for payload in heads.flatMap(\.payloads) { checkUse(of: payload.syntax) }
    checkRefusals(typedRows.map(\.value))
    return MapValue(.match(known.map(\.value), typedRows), target, at: span)
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
    let found = subjects.map { probe.subject(at: $0) }
    let heads = Dictionary(
      firstOf: zip(rows.map(\.span), probe.heads(of: rows, for: found)).map { ($0, $1) })
    func ownType(of row: MatchRow) -> SchemaType? {
      let head = heads[row.span] ?? MatchHead(patterns: [])
      return probe.inRow(head, of: found) { $0.ownValue(of: row.body) }?.type
    }
    guard let type = ownType(of: typed) else {
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
        || others.contains { ownType(of: $0)?.isOptional == true })
    return match(
      subjects, rows, for: isOptional ? .optional(type) : type, span: expression.span)
  }

  /// What the rows say about the subjects before their arrows. Of a subject that cannot be matched, which has been reported,
  /// nothing is known.
  private mutating func heads(of rows: [MatchRow], for subjects: [MatchSubject?]) -> [MatchHead] {
    var heads: [MatchHead] = []
    var nilRows = NilRows(count: subjects.count)
    for row in rows {
      var head = head(of: row, for: subjects)
      for (column, subject) in subjects.enumerated() {
        if subject?.value.type.isOptional == true,
          nilRows.coverNil(at: column, in: head.patterns)
        {
          head.presentColumns.append(column)
        }
      }
      nilRows.append(head.patterns)
      heads.append(head)
    }
    return heads
  }

  private mutating func inRow(
    _ head: MatchHead, of subjects: [MatchSubject?],
    _ body: (inout ExpressionTyping) -> MapValue?
  ) -> MapValue? {
    let outer = (circumstances, refusable, presentPaths, unclearPaths, scope)
    defer { (circumstances, refusable, presentPaths, unclearPaths, scope) = outer }
    refusable = head.refusable(among: subjects)
    circumstances = (circumstances ?? []) + circumstance(subjects, head.patterns)
    if head.isUnderstood {
      presentPaths.formUnion(head.presentColumns.compactMap { subjects[$0]?.value.readPath })
    } else {
      unclearPaths.formUnion(subjects.compactMap { $0?.value.readPath })
    }
    scope.payloads += head.payloads.map(\.named)
    scope.namelessCases += head.namelessCases(in: context.schema)
    return body(&self)
  }

  private mutating func head(of row: MatchRow, for subjects: [MatchSubject?]) -> MatchHead {
    var head = MatchHead(patterns: Array(repeating: nil, count: subjects.count))
    head.isUnderstood = row.isElse || row.patterns.count == subjects.count
    for (column, pattern) in row.patterns.enumerated() {
      guard case .literal(let literal, let name) = pattern, subjects.indices.contains(column) else {
        continue
      }
      let subject = subjects[column]
      let value = subject.flatMap { patternValue(literal, for: $0, in: row) }
      head.patterns[column] = value
      if value == nil { head.isUnderstood = false }
      guard let name else { continue }
      let payload = payload(name, of: value, in: subject, at: column)
      if payload.matched == nil { head.isUnderstood = false }
      head.payloads.append(payload)
    }
    return head
  }

  private func circumstance(_ subjects: [MatchSubject?], _ patterns: [Value?]) -> [String] {
    zip(subjects, patterns).compactMap { subject, pattern in
      guard let subject, let pattern else { return nil }
      return "\(wireName(of: subject.value)) is \(wireText(of: pattern))"
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
    case .matched(let payload): payload.type
    case .parameter(let index):
      scope.labels.first { $0.parameter == index }?.type ?? scope.source?.type ?? .unknown
    }
  }

  /// A pattern as it is in the payload.
  private func wireText(of pattern: Value) -> String {
    guard let item = context.schema.matchedCase(pattern) else {
      return pattern == .null ? "null" : text(of: pattern)
    }
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
    case .enumCase: context.schema.matchedCase(pattern)?.swiftName ?? ""
    default: "_"
    }
  }
}

extension MatchRow {
  /// `else` is for a whole row. Among several patterns, `_` is for any value of one.
  var wordForTheRest: String { patterns.count > 1 ? "_" : "else" }

  /// `x -> x`: a name for whatever comes, as in other languages.
  var namesItsValue: Bool {
    guard case .path(let path) = body.kind else { return false }
    return patterns.contains { pattern in
      guard case .literal(let literal, _) = pattern, case .name(let name) = literal.kind else {
        return false
      }
      return name == path.first.text
    }
  }
}
