import Diagnostics
import SchemaSyntax

extension PartReader {
  func members(of node: Declaration) -> [VersionMember] {
    switch node {
    case .record(let record): members(of: record)
    case .group(let group): members(of: group.members)
    case .enumeration(let enumeration): enumeration.cases.map { member($0) }
    case .union(let union): union.cases.map { member($0) }
    case .map(let map): members(of: map)
    case .wrapper, .repository, .alias, .foreign, .converter, .namespace: []
    }
  }

  /// Fields and constants, in the order of the text, and then rules.
  private func members(of record: RecordDeclaration) -> [VersionMember] {
    let values = record.fields.map { member($0) } + record.constants.map { member($0) }
    let rules = record.rules.map {
      whole(.init(kind: .invariant, text: $0.name.text), $0.span, $0.preamble)
    }
    return values.sorted { $0.head < $1.head } + rules
  }

  /// The value is where a field has its type, so that one can become the other.
  private func member(_ constant: ConstantField) -> VersionMember {
    let key = MemberKey(kind: .field, text: constant.wireName.identity)
    let (value, end) = (constant.value.span, constant.span.end)
    let clauses: [PartKind] = [.optionality, .converters, .rules, .standard, .fallback]
    var member = member(
      key, constant.span, constant.preamble,
      [
        part(.swiftName, nil, after: constant.wireName.span.end),
        VersionPart(.type, value.range, at: value.start),
      ] + clauses.map { VersionPart($0, nil, at: end) })
    member.isConstant = true
    return member
  }

  private func member(_ field: Field) -> VersionMember {
    let name = part(.swiftName, field.swiftName, after: field.wireName.span.end)
    let clauses = Clauses(
      converters: field.converters, rules: field.rules, standard: field.defaultValue,
      fallback: field.fallback)
    let key = MemberKey(kind: .field, text: field.identity)
    return member(
      key, field.span, field.preamble, [name] + parts(of: field.type, clauses, end: field.span.end))
  }

  private func member(_ enumCase: EnumDeclaration.Case) -> VersionMember {
    let name = part(.swiftName, enumCase.swiftName, after: enumCase.wireValue.span.end)
    let key = MemberKey(kind: .choice, text: enumCase.wireValue.identity)
    return member(key, enumCase.span, enumCase.preamble, [name])
  }

  private func member(_ unionCase: UnionDeclaration.Case) -> VersionMember {
    let name = part(.swiftName, unionCase.swiftName, after: unionCase.wireValue.span.end)
    let end = unionCase.swiftName?.span.end ?? unionCase.wireValue.span.end
    let payload = unionCase.payload.map { _ in end..<unionCase.span.end }
    let key = MemberKey(kind: .choice, text: unionCase.wireValue.identity)
    let tag = unionCase.wireValue.span.range
    return member(
      key, unionCase.span, unionCase.preamble,
      [
        VersionPart(.tag, tag, at: tag.lowerBound), name,
        VersionPart(.payload, payload, at: end),
      ])
  }

  private func members(of map: MapDeclaration) -> [VersionMember] {
    var members: [VersionMember] = map.entries.map { entry in
      let key = MemberKey(kind: .entry, text: entry.target.identity)
      let content = entry.target.span.end..<entry.span.end
      return member(
        key, entry.span, entry.preamble, [VersionPart(.content, content, at: content.lowerBound)])
    }
    for row in map.rows {
      let pattern = row.patterns.map { words(in: $0.span.range) }.joined(separator: ",")
      members.append(whole(.init(kind: .row, text: pattern), row.span, .none))
    }
    for choice in map.choices {
      members.append(whole(.init(kind: .row, text: "match"), choice.span, .none))
    }
    for ignored in map.ignored {
      let fields = ignored.fields.map(\.text).joined(separator: ",")
      members.append(whole(.init(kind: .ignore, text: fields), ignored.span, .none))
    }
    if let reverse = map.reverse {
      members.append(whole(.init(kind: .reverse, text: ""), reverse.span, .none))
    }
    return members
  }

  /// What is merged as one.
  private func whole(
    _ key: MemberKey, _ span: SourceSpan, _ preamble: Preamble
  ) -> VersionMember {
    member(key, span, preamble, [VersionPart(.content, span.range, at: span.start)])
  }

  private func member(
    _ key: MemberKey, _ span: SourceSpan, _ preamble: Preamble, _ parts: [VersionPart]
  ) -> VersionMember {
    let before = self.preamble(preamble, before: span.start)
    return VersionMember(
      key: key, place: before.start..<span.end, head: span.start, parts: before.parts + parts,
      formerName: preamble.formerName)
  }

  /// `as email`, where there is such a name.
  private func part(_ kind: PartKind, _ name: Name?, after end: Int) -> VersionPart {
    VersionPart(kind, name.map { end..<$0.span.end }, at: end)
  }

  private func words(in range: Range<Int>) -> String {
    text.tokens(in: range).map { text.string($0.span.range) }.joined(separator: " ")
  }
}

extension Field {
  /// The same for two fields if and only if they hold the same value. A record has one for all other keys, whatever its name.
  var identity: String { isRest ? MemberKey.rest.text : wireName.identity }
}

extension WireName {
  /// The same for two names if and only if they lead to the same value.
  fileprivate var identity: String { keys.map(\.text).joined(separator: "\u{0}") }
}

extension Literal {
  /// The same for two values of cases if and only if they are the same on the wire.
  fileprivate var identity: String {
    switch kind {
    case .name(let text), .string(let text): "\"" + text
    case .boolean(let flag): String(flag)
    case .integer(let text), .decimal(let text): text
    case .null: "nil"
    case .array, .dictionary, .invalid: ""
    }
  }
}
