import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  mutating func match(
    _ subjects: [MapValue], _ rows: [MapMatchRow], _ value: MapValue, as name: LocalName,
    heldTo field: ValidField? = nil
  ) -> LoweredValue {
    let values = subjects.map { subject in
      asPart { $0.lower(subject, as: .wanted("subject")).expression }
    }
    let subject = values.count == 1 ? values[0] : .tuple(values)
    // Rows must not have a constant of that name, which would be found instead.
    let local = claim(name)
    let lowered = rows.map { row in
      let outer = sources
      defer { sources = outer }
      let (statements, (pattern, result)) = inBraces { writer in
        let pattern = writer.pattern(row.patterns, of: subjects)
        return (pattern, writer.lowerRow(row.value, in: name, heldTo: field))
      }
      return (pattern, statements, result)
    }
    return choice(subject, lowered, value, keptIn: local)
  }

  /// Chooses by the case of an enum or a union, whose payload the rows can use.
  mutating func cases(
    of held: MapValue, _ rows: [MapCaseRow], otherwise: MapValue?, _ value: MapValue,
    as name: LocalName, heldTo field: ValidField? = nil
  ) -> LoweredValue {
    let subject = asPart { $0.lower(held, as: .wanted("subject")) }
    guard let id = held.type.unwrapped.declaredID else {
      return LoweredValue(.nothing, type: value.type)
    }
    let local = claim(name)
    let lowered = caseRows(of: id, rows, otherwise: otherwise) { writer, row in
      writer.lowerRow(row, in: name, heldTo: field)
    }
    return choice(subject.expression, lowered, value, keptIn: local)
  }

  /// Each case of `id` with its result, and `otherwise` for cases without a row.
  mutating func caseRows<Result>(
    of id: TypeID, _ rows: [MapCaseRow], otherwise: MapValue?, at place: WirePlace = WirePlace(),
    _ lower: (inout Self, MapValue) -> Result
  ) -> [(pattern: SwiftPattern, statements: [SwiftStatement], result: Result)] {
    let outer = sources.payload
    defer { sources.payload = outer }
    var lowered: [(pattern: SwiftPattern, statements: [SwiftStatement], result: Result)] = []
    for row in rows {
      let name = context.schema[id].caseName(at: row.sourceCase)
      let member = SwiftExpression.member(nil, SwiftIdentifier.member(name))
      guard let payload = context.schema.payload(of: row.sourceCase, in: id),
        row.value.readsPayload
      else {
        let result = inBraces { lower(&$0, row.value) }
        lowered.append((.anyOf([member]), result.statements, result.result))
        continue
      }
      let names = locals
      let local = locals.claimLocal(row.payloadName ?? name)
      sources.payload = MapSources.Source(
        name: local, type: payload,
        place: WirePlace(keys: place.keys + context.schema.payloadKeys(of: row.sourceCase, in: id)))
      let result = inBraces { lower(&$0, row.value) }
      locals = names
      lowered.append((.anyOf([member.binding([local])]), result.statements, result.result))
    }
    guard let otherwise else { return lowered }
    guard case .unrecognized = otherwise.kind else {
      let result = inBraces { lower(&$0, otherwise) }
      return lowered + [(.otherwise, result.statements, result.result)]
    }
    let unknown = unrecognized(from: id)
    self.unknown = unknown.value
    let result = inBraces { lower(&$0, otherwise) }
    return lowered + [(unknown.pattern, result.statements, result.result)]
  }

  /// - Parameter field: the field, if each row is to comply with its rules by itself.
  private mutating func lowerRow(
    _ value: MapValue, in outer: LocalName, heldTo field: ValidField?
  ) -> LoweredValue {
    let name = rowName(value, in: outer)
    guard let field, !value.keeps(field.rules) else { return lower(value, as: name) }
    return lower(value, heldTo: field, as: name)
  }

  /// A name for a value of a row that is kept in constants: each row has names of its own.
  func rowName(_ value: MapValue, in outer: LocalName) -> LocalName {
    switch value.kind {
    case .match, .cases: return outer.prefixed("inner")
    case .record: return outer.prefixed("made")
    case .converted(let inner, _) where inner.isRecord: return outer.prefixed("made")
    case .construction(let position, _):
      guard let id = value.type.declaredID else { return .wanted("value") }
      return .wanted(context.schema[id].caseName(at: position))
    default: return sources.name(for: value, context)
    }
  }

  /// A `switch`: if its rows are expressions, it is a value; otherwise it sets a constant.
  private mutating func choice(
    _ subject: SwiftExpression,
    _ rows: [(pattern: SwiftPattern, statements: [SwiftStatement], result: LoweredValue)],
    _ value: MapValue, keptIn local: String
  ) -> LoweredValue {
    let chosen = ChosenValue(of: rows.map(\.result), for: value, showsInvalid: showsInvalid)
    let declaration = LocalDeclaration(name: local, type: text(of: chosen.storedType))
    if rows.allSatisfy({ $0.statements.isEmpty }) {
      let values = rows.map { row in
        ChoiceRow(
          pattern: row.pattern, only: .expression(chosen.expression(of: row.result, context)))
      }
      add(.chosen(declaration, subject, values.withSharedValues))
    } else {
      add(.local(declaration))
      add(
        .choice(
          subject,
          rows.map { row in
            ChoiceRow(
              pattern: row.pattern,
              statements: row.statements.assigning(
                chosen.expression(of: row.result, context), to: declaration))
          }))
    }
    return LoweredValue(
      .word(local), type: value.type, isTentative: chosen.isTentative, isName: true)
  }
}

extension [ChoiceRow] {
  /// Neighbours with the same value as one.
  fileprivate var withSharedValues: [ChoiceRow] {
    var rows: [ChoiceRow] = []
    for row in self {
      if let last = rows.last, last.only == row.only, let pattern = last.pattern.or(row.pattern) {
        rows[rows.count - 1] = ChoiceRow(pattern: pattern, only: row.only)
      } else {
        rows.append(row)
      }
    }
    return rows
  }
}

extension [SwiftStatement] {
  /// With the value kept in `local`. A constant that was made for nothing else is not made.
  func assigning(_ value: SwiftExpression, to local: LocalDeclaration) -> [SwiftStatement] {
    let target = SwiftExpression.word(local.name)
    // A literal nil would mean something else where another type is wanted.
    func isOnlyFor(_ last: LocalDeclaration) -> Bool {
      .word(last.name) == value && last.type == local.type
    }
    switch last {
    case .local(let last)? where .word(last.name) == value && !last.isVariable:
      guard let kept = last.value else { break }
      return dropLast() + [.assignment(target, kept)]
    case .either(let last, let conditions, let then, let otherwise)? where isOnlyFor(last):
      return dropLast() + [
        .branch(
          conditions, [.assignment(target, then)], otherwise: [.assignment(target, otherwise)])
      ]
    case .chosen(let last, let subject, let rows)? where isOnlyFor(last):
      return dropLast() + [.choice(subject, rows.map { $0.assigning(to: target) })]
    case .choice(_, _)?, .branch(_, _, _)?:
      guard case .local(let inner)? = dropLast().last, inner.value == nil, isOnlyFor(inner) else {
        break
      }
      return dropLast(2) + suffix(1).map { $0.assigning(to: target, insteadOf: value) }
    default: break
    }
    return self + [.assignment(target, value)]
  }
}

extension SwiftStatement {
  /// The same choice, which keeps the value in `target`.
  fileprivate func assigning(
    to target: SwiftExpression, insteadOf other: SwiftExpression
  ) -> SwiftStatement {
    let redirected = { (statement: SwiftStatement) in
      statement.assigning(to: target, insteadOf: other)
    }
    return switch self {
    case .assignment(other, let value): .assignment(target, value)
    case .branch(let conditions, let body, let otherwise):
      .branch(conditions, body.map(redirected), otherwise: otherwise.map(redirected))
    case .choice(let subject, let rows):
      .choice(
        subject,
        rows.map { row in
          ChoiceRow(
            pattern: row.pattern, only: row.only.map(redirected),
            statements: row.statements.map(redirected))
        })
    default: self
    }
  }
}

extension ChoiceRow {
  /// The row of a `switch` that is a value as one that keeps it in `target`.
  fileprivate func assigning(to target: SwiftExpression) -> ChoiceRow {
    guard case .expression(let value)? = only else { return self }
    return ChoiceRow(pattern: pattern, only: .assignment(target, value))
  }
}

extension MapValue {
  fileprivate var isRecord: Bool {
    if case .record = kind { true } else { false }
  }

  /// Whether anything reads the payload of the case.
  var readsPayload: Bool {
    switch kind {
    case .path(let root, _): root == .payload
    // The rows inside it read the payloads of their own cases.
    case .cases(let subject, _, _): subject.readsPayload
    default: parts.contains(where: \.readsPayload)
    }
  }
}

extension ValidatedSchema {
  /// The keys between a union in JSON and the payload of its case.
  func payloadKeys(of position: Int, in id: TypeID) -> [String] {
    guard case .union(let union) = self[id].kind else { return [] }
    return union.payloadKey(of: position).map { [$0] } ?? []
  }
}
