import SchemaSemantics

// A large union has its names in a table, and finds its cases by position.

extension UnionCoding {
  /// - Parameter key: where the tag is, as a literal; nil where it is the key itself.
  mutating func lookup(at key: SwiftExpression?) -> UnionLookupModel {
    let table = namesTable()
    if key == nil { call(.wireObjectNames) }
    var source = (name: "object", type: names.support(.wireObject))
    if case .tag = union.discriminator {
      source = ("decoder", "any \(names.standard("Decoder"))")
    }
    let tag = SwiftExpression.word("tag")
    let found = key.map { readTag(at: $0).value.attempted() } ?? caseKey(among: table)
    return UnionLookupModel(
      tag: readingTag(as: found).text, position: position(of: tag, in: table).text,
      otherwise: [otherwise(tag, at: key ?? tag, known: table.member("all"))]
        + (union.isOpen ? [.end] : []),
      parameters: "_ position: \(names.standard("Int")), _ \(source.name): \(source.type)",
      arguments: "position, \(source.name)", chunks: valueChunks())
  }

  /// `let tag: String = try object.get("type")`
  private mutating func readingTag(as found: SwiftExpression) -> [SwiftStatement] {
    let isCertain = union.untaggedPosition == nil
    let type = isCertain ? tagType : tagType + "?"
    let tag = SwiftStatement.local(LocalDeclaration(name: "tag", type: type, value: found))
    guard let position = union.untaggedPosition else { return [tag] }
    return [
      tag,
      .unless(
        [.binding("tag")],
        [.assignment(.word("self"), value(position)), .end]),
    ]
  }

  /// Names are texts, whatever the tags are.
  func position(of tag: SwiftExpression, in table: SwiftExpression) -> SwiftExpression {
    let isText = tagScalar == .scalar(.string)
    let name = isText ? tag : SwiftExpression.word(names.made("String"))(["_": tag])
    return table.calling("position", ["of": name])
  }

  private mutating func valueChunks() -> [ChunkModel] {
    Chunks.ranges(of: union.tagged.count).map { range in
      ChunkModel(
        name: members.claim("casesFrom\(range.lowerBound)"),
        bound: range.upperBound == union.tagged.count ? nil : String(range.upperBound),
        branches: range.map { position in
          UnionBranchModel(
            pattern: .position(position, in: range), statements: [.result(value(position))])
        })
    }
  }

  mutating func table() -> UnionTableModel {
    let payloads = encodedPayloads()
    let isText = tagScalar == .scalar(.string)
    let tag = isText ? tableTag() : .word("tag")
    return UnionTableModel(
      exceptions: exceptions().map { $0.adding(.end) },
      statements: statements(tag, hasPayloads: payloads != nil), payloads: payloads,
      tags: isText ? nil : tags())
  }

  /// `Self.names.all[position]`
  mutating func tableTag() -> SwiftExpression { .word("\(namesTable()).all[position]") }

  private mutating func statements(_ tag: SwiftExpression, hasPayloads: Bool) -> [SwiftStatement] {
    let encoded = SwiftExpression.word("encodedPayload")
    let payload = SwiftCondition.binding("payload", of: encoded)
    let named = SwiftStatement.expression(
      object.calling("put", ["case": tag, "_": .word("payload")]).attempted())
    switch union.discriminator {
    case .tag(let key):
      // What is written last holds.
      return (hasPayloads ? [self.encoded(.chained(encoded))] : [])
        + [put(tag, at: .string(key))]
    case .adjacent(let key, let content):
      let content = put(.word("payload"), at: .string(content))
      return [put(tag, at: .string(key))] + (hasPayloads ? [.inline([payload], content)] : [])
    case .keyedByTag(let key):
      if hasPayloads { call(.wireWriterNames) }
      return [put(tag, at: .string(key))] + (hasPayloads ? [.inline([payload], named)] : [])
    case .key, .shape, nil:
      let empty = SwiftStatement.expression(object.calling("putEmptyObject", ["_": tag]))
      guard hasPayloads else { return [empty] }
      call(.wireWriterNames)
      return [.branch([payload], [named], otherwise: [empty])]
    }
  }

  /// What is not written by the position in the table.
  private mutating func exceptions() -> [UnionBranchModel] {
    let untagged = union.untaggedPosition.map { position in
      UnionBranchModel(
        pattern: pattern(position),
        statements: payloads[position] == nil ? [] : [writingUntagged(position)])
    }
    return [unrecognizedBranch(), untagged].compactMap(\.self)
  }

  /// By position, without the payload of the case that has no tag.
  var tablePayloads: [UnionPayload?] {
    payloads.indices.map { union.tagged.contains($0) ? payloads[$0] : nil }
  }

  private mutating func encodedPayloads() -> PayloadTableModel? {
    var values: [SwiftStatement?] = []
    for payload in tablePayloads { values.append(payload.map { .result(encodedPayload($0)) }) }
    return PayloadTableModel(
      "encodedPayload", type: "(any \(names.standard("Encodable")))?", of: union, values: values,
      first: [])
  }

  private mutating func encodedPayload(_ payload: UnionPayload) -> SwiftExpression {
    guard payload.isOptional else { return encodable(payload) }
    let value = SwiftExpression.word("payload")
    // By key, nil is written; otherwise it is left out.
    if union.discriminator == .key {
      return payload.format == nil
        ? value.infix(.cast, .word("any \(names.standard("Encodable"))")) : encodable(payload)
    }
    guard payload.format != nil else { return value }
    call(.formattedPayload)
    let formatted = names[.formattedPayload](["_": .argument] + payload.formatArgument)
    return value.mapped(by: .closure(formatted))
  }

  func tags() -> TagTableModel {
    var branches = union.tagged.map { position in
      UnionBranchModel(
        pattern: position == union.tagged.count - 1 ? .otherwise : .anyOf([reference(position)]),
        statements: [.result(tag(position))])
    }
    if union.isOpen {
      branches.insert(
        UnionBranchModel(
          pattern: .unrecognized(["tag", nil]), statements: [.result(.word("tag"))]),
        at: 0)
    }
    return TagTableModel(type: tagType, branches: branches)
  }
}

extension SwiftPattern {
  /// A position among those of a chunk, of which the last is for all that is left.
  static func position(_ position: Int, in range: Range<Int>) -> SwiftPattern {
    position == range.upperBound - 1 ? .otherwise : .anyOf([.word("\(position)")])
  }
}
