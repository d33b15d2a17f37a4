import SchemaSemantics

extension UnionCoding {
  /// `write(to json: inout JSONWriter)`
  mutating func writing() -> UnionWritingModel {
    call(.jsonWriter, .jsonWritableData)
    needs.callDirectForms(isReading: false)
    return UnionWritingModel(
      protocolName: names.support(.jsonWritable), writerType: names.support(.jsonWriter),
      isObject: union.discriminator != .shape,
      form: isLarge ? .table(writtenTable()) : .branches(writtenBranches()))
  }

  private mutating func writtenBranches() -> [UnionBranchModel] {
    var branches = union.cases.indices.map { position in
      UnionBranchModel(pattern: "case \(pattern(position))", statements: written(position))
    }
    if let unrecognized = writtenUnrecognized() { branches.append(unrecognized) }
    return branches
  }

  /// Nil for a union that is closed.
  private mutating func writtenUnrecognized() -> UnionBranchModel? {
    guard union.isOpen else { return nil }
    call(.jsonWriterMembers)
    switch union.discriminator {
    case .tag(let key), .adjacent(let key, _):
      let key = StringLiteral(key)
      return UnionBranchModel(
        pattern: "case .unrecognized(let tag, let body)",
        statements: ["json.put(\(key), tag)", "json.putMembers(of: body, besides: \(key))"])
    case .key, .shape, nil:
      return UnionBranchModel(
        pattern: "case .unrecognized(_, let body)", statements: ["json.putMembers(of: body)"])
    }
  }

  private mutating func written(_ position: Int) -> [String] {
    switch union.discriminator {
    case .tag(let key):
      let tag = "json.put(\(StringLiteral(key)), \(tag(position)))"
      return payloads[position] == nil ? [tag] : [tag, writtenMembers(of: position, besides: key)]
    case .adjacent(let key, let content):
      let tag = "json.put(\(StringLiteral(key)), \(tag(position)))"
      return [tag]
        + (payloads[position].map { [writtenMember($0, at: StringLiteral(content).text)] } ?? [])
    case .key:
      guard let payload = payloads[position] else {
        return ["json.putEmptyObject(\(tag(position)))"]
      }
      if payload.format != nil { call(.jsonWriterFormats) }
      return ["json.put(\(tag(position)), payload\(wholeFormatArgument(payload)))"]
    case .shape, nil:
      guard let payload = payloads[position] else { return ["json.writeNull()"] }
      if payload.format == nil { return ["payload.write(to: &json)"] }
      call(.jsonWriterFormats)
      return ["json.write(payload\(wholeFormatArgument(payload)))"]
    }
  }

  /// The tag of the union is the one that is written, whatever the payload has at the same key.
  private mutating func writtenMembers(of position: Int, besides key: String) -> String {
    guard let type = union.cases[position].payload, context.schema.writes(key, for: type) else {
      return "json.putMembers(of: payload)"
    }
    call(.jsonWriterMembers)
    return "json.putMembers(of: payload, besides: \(StringLiteral(key)))"
  }

  private mutating func writtenMember(_ payload: UnionPayload, at key: String) -> String {
    if payload.format != nil { call(.jsonWriterFormats) }
    let method = payload.isOptional ? "putIfPresent" : "put"
    return "json.\(method)(\(key), payload\(payload.formatArgument))"
  }

  /// As for an encoder, the tag and the payload are found separately.
  private mutating func writtenTable() -> UnionTableModel {
    var values: [String?] = []
    for payload in payloads { values.append(payload.map { "return \(writable($0))" }) }
    let payloads = PayloadTableModel(
      members.claim("writtenPayload"), type: "(any \(names.support(.jsonWritable)))?",
      of: union, values: values, first: [])
    let isText = context.tagType(of: type.id) == .scalar(.string)
    let tag = isText ? "\(namesTable()).all[position]" : "tag"
    return UnionTableModel(
      unrecognized: writtenUnrecognized(), statements: statements(tag, payloads?.name),
      payloads: payloads, tags: isText ? nil : tags())
  }

  private mutating func statements(_ tag: String, _ payload: String?) -> [String] {
    switch union.discriminator {
    case .tag(let key):
      let key = StringLiteral(key)
      guard let payload else { return ["json.put(\(key), \(tag))"] }
      call(.jsonWriterMembers)
      return [
        "json.put(\(key), \(tag))",
        "if let payload = \(payload) { json.putMembers(of: payload, besides: \(key)) }",
      ]
    case .adjacent(let key, let content):
      let content = StringLiteral(content)
      return ["json.put(\(StringLiteral(key)), \(tag))"]
        + (payload.map { ["if let payload = \($0) { json.put(\(content), payload) }"] } ?? [])
    case .key, .shape, nil:
      call(.jsonWriterMembers)
      guard let payload else { return ["json.putEmptyObject(named: \(tag))"] }
      return [
        "if let payload = \(payload) {", "  json.put(named: \(tag), payload)", "} else {",
        "  json.putEmptyObject(named: \(tag))", "}",
      ]
    }
  }

  private mutating func writable(_ payload: UnionPayload) -> String {
    guard payload.format != nil else {
      return payload.isOptional && union.discriminator == .key
        ? "payload as any \(names.support(.jsonWritable))" : "payload"
    }
    call(.formattedJSON)
    let type = names.support(.formattedJSON)
    if union.discriminator == .key || !payload.isOptional {
      return "\(type)(payload\(wholeFormatArgument(payload)))"
    }
    return "payload.map { \(type)($0\(payload.formatArgument)) }"
  }
}
