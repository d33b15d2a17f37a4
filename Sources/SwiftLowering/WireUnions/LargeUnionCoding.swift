import SchemaSemantics

// A large union has its names in a table, and finds its cases by position.

extension UnionCoding {
  /// - Parameter key: the key of the tag, as a literal; nil if the key is the tag.
  mutating func lookup(at key: String?) -> UnionLookupModel {
    let table = namesTable()
    if key == nil { call(.wireObjectNames) }
    var source = (name: "object", type: names.support(.wireObject))
    if case .tag = union.discriminator {
      source = ("decoder", "any \(names.standard("Decoder"))")
    }
    let isText = context.tagType(of: type.id) == .scalar(.string)
    return UnionLookupModel(
      tag: "let tag: \(tagType) = "
        + (key.map { "try object.get(\($0))" } ?? caseKey(among: table)),
      position: "\(table).position(of: \(isText ? "tag" : "\(names.standard("String"))(tag)"))",
      otherwise: [otherwise("tag", at: key ?? "tag", known: "\(table).all")]
        + (union.isOpen ? ["return"] : []),
      parameters: "_ position: \(names.standard("Int")), _ \(source.name): \(source.type)",
      arguments: "position, \(source.name)", chunks: valueChunks())
  }

  private mutating func valueChunks() -> [ChunkModel] {
    Chunks.ranges(of: union.cases.count).map { range in
      ChunkModel(
        name: members.claim("casesFrom\(range.lowerBound)"),
        bound: range.upperBound == union.cases.count ? nil : String(range.upperBound),
        branches: range.map { position in
          UnionBranchModel(
            pattern: position == range.upperBound - 1 ? "default" : "case \(position)",
            statements: ["return \(value(position))"])
        })
    }
  }

  mutating func table() -> UnionTableModel {
    let payloads = encodedPayloads()
    let isText = context.tagType(of: type.id) == .scalar(.string)
    let tag = isText ? "\(namesTable()).all[position]" : "tag"
    return UnionTableModel(
      unrecognized: unrecognizedBranch(),
      statements: statements(tag, hasPayloads: payloads != nil), payloads: payloads,
      tags: isText ? nil : tags())
  }

  private mutating func statements(_ tag: String, hasPayloads: Bool) -> [String] {
    switch union.discriminator {
    case .tag(let key):
      // What is written last replaces what was written before.
      return (hasPayloads ? ["try encodedPayload?.encode(to: encoder)"] : [])
        + ["try object.put(\(StringLiteral(key)), \(tag))"]
    case .adjacent(let key, let content):
      let payload = "try object.put(\(StringLiteral(content)), payload)"
      return ["try object.put(\(StringLiteral(key)), \(tag))"]
        + (hasPayloads ? ["if let payload = encodedPayload { \(payload) }"] : [])
    case .key, .shape, nil:
      guard hasPayloads else { return ["object.putEmptyObject(\(tag))"] }
      call(.wireWriterNames)
      return [
        "if let payload = encodedPayload {", "  try object.put(case: \(tag), payload)", "} else {",
        "  object.putEmptyObject(\(tag))", "}",
      ]
    }
  }

  private mutating func encodedPayloads() -> PayloadTableModel? {
    var values: [String?] = []
    for payload in payloads { values.append(payload.map { encodedPayload($0) }) }
    return PayloadTableModel(
      "encodedPayload", type: "(any \(names.standard("Encodable")))?", of: union,
      values: values.map { $0.map { "return \($0)" } }, first: [])
  }

  private mutating func encodedPayload(_ payload: UnionPayload) -> String {
    guard payload.isOptional else { return encodable(payload) }
    // By key, nil is written; otherwise, it is left out.
    if union.discriminator == .key {
      return payload.format == nil
        ? "payload as any \(names.standard("Encodable"))" : encodable(payload)
    }
    guard payload.format != nil else { return "payload" }
    call(.formattedPayload)
    return "payload.map { "
      + "\(names.support(.formattedPayload))($0\(payload.formatArgument)) }"
  }

  func tags() -> TagTableModel {
    var branches = union.cases.indices.map { position in
      UnionBranchModel(
        pattern: position == union.cases.count - 1 ? "default" : "case \(reference(position))",
        statements: ["return \(tag(position))"])
    }
    if union.isOpen {
      branches.insert(
        UnionBranchModel(pattern: "case .unrecognized(let tag, _)", statements: ["return tag"]),
        at: 0)
    }
    return TagTableModel(type: tagType, branches: branches)
  }
}
