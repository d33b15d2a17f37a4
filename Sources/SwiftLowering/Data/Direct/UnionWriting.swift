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
      UnionBranchModel(pattern: pattern(position), statements: written(position))
    }
    if let unrecognized = writtenUnrecognized() { branches.append(unrecognized) }
    return branches
  }

  /// Nil for a union that is closed.
  private mutating func writtenUnrecognized() -> UnionBranchModel? {
    guard union.isOpen else { return nil }
    call(.jsonWriterMembers)
    switch union.discriminator {
    case .tag(let key), .adjacent(let key, _), .keyedByTag(let key):
      return UnionBranchModel(
        pattern: .unrecognized(["tag", "body"]),
        statements: [
          write("put", ["_": .string(key), "_": .word("tag")]),
          write("putMembers", ["of": .word("body"), "besides": .string(key)]),
        ])
    case .key, .shape, nil:
      return UnionBranchModel(
        pattern: .unrecognized([nil, "body"]),
        statements: [write("putMembers", ["of": .word("body")])])
    }
  }

  /// `json.put("type", tag)`
  private func write(_ method: String, _ arguments: SwiftArguments) -> SwiftStatement {
    .expression(json.calling(method, arguments))
  }

  private mutating func written(_ position: Int) -> [SwiftStatement] {
    let payloadArgument: SwiftArguments = ["_": .word("payload")]
    if union.cases[position].isUntagged { return [writtenUntagged(position)] }
    switch union.discriminator {
    case .tag(let key):
      if repeatsTag(position) { return [write("putMembers", ["of": .word("payload")])] }
      let tag = write("put", ["_": .string(key), "_": tag(position)])
      return payloads[position] == nil ? [tag] : [tag, writtenMembers(of: position, besides: key)]
    case .adjacent(let key, let content):
      return [write("put", ["_": .string(key), "_": tag(position)])]
        + (payloads[position].map { [writtenMember($0, at: .string(content))] } ?? [])
    case .keyedByTag(let key):
      return [write("put", ["_": .string(key), "_": tag(position)])]
        + (payloads[position].map { [writtenMember($0, at: tag(position))] } ?? [])
    case .key:
      guard let payload = payloads[position] else {
        return [write("putEmptyObject", ["_": tag(position)])]
      }
      if payload.format != nil { call(.jsonWriterFormats) }
      let tag: SwiftArguments = ["_": tag(position)]
      return [write("put", tag + payloadArgument + wholeFormatArgument(payload))]
    case .shape, nil:
      guard let payload = payloads[position] else { return [write("writeNull", [:])] }
      if payload.format == nil {
        let reader = SwiftExpression.prefixed(.address, json)
        return [.expression(SwiftExpression.word("payload").calling("write", ["to": reader]))]
      }
      call(.jsonWriterFormats)
      return [write("write", payloadArgument + wholeFormatArgument(payload))]
    }
  }

  private mutating func writtenUntagged(_ position: Int) -> SwiftStatement {
    guard let payload = payloads[position] else { return .expression(.word("break")) }
    guard let key = union.payloadKey(of: position) else {
      return write("putMembers", ["of": .word("payload")])
    }
    return writtenMember(payload, at: .string(key))
  }

  /// The tag holds, whatever the payload says at its key.
  private mutating func writtenMembers(of position: Int, besides key: String) -> SwiftStatement {
    guard let type = union.cases[position].payload, context.schema.writes(key, for: type) else {
      return write("putMembers", ["of": .word("payload")])
    }
    call(.jsonWriterMembers)
    return write("putOtherMembers", ["of": .word("payload"), "besides": .string(key)])
  }

  private mutating func writtenMember(_ payload: UnionPayload, at key: SwiftExpression)
    -> SwiftStatement
  {
    if payload.format != nil { call(.jsonWriterFormats) }
    return write(
      payload.isOptional ? "putIfPresent" : "put",
      ["_": key, "_": .word("payload")] + payload.formatArgument)
  }

  /// As for an encoder, the tag and the payload are found separately.
  private mutating func writtenTable() -> UnionTableModel {
    var values: [SwiftStatement?] = []
    for payload in tablePayloads { values.append(payload.map { .result(writable($0)) }) }
    let payloads = PayloadTableModel(
      members.claim("writtenPayload"), type: "(any \(names.support(.jsonWritable)))?",
      of: union, values: values, first: [])
    let isText = context.tagType(of: type.id) == .scalar(.string)
    let tag = isText ? tableTag() : .word("tag")
    return UnionTableModel(
      exceptions: writtenExceptions(), statements: statements(tag, payloads?.name),
      payloads: payloads, tags: isText ? nil : tags())
  }

  private mutating func writtenExceptions() -> [UnionBranchModel] {
    let untagged = union.untaggedPosition.map { position in
      UnionBranchModel(
        pattern: pattern(position),
        statements: payloads[position] == nil
          ? [.expression(json.calling("endObject")), .end] : [writtenUntagged(position)])
    }
    return [writtenUnrecognized(), untagged].compactMap(\.self)
  }

  private mutating func statements(_ tag: SwiftExpression, _ payload: String?)
    -> [SwiftStatement]
  {
    let value = SwiftExpression.word("payload")
    let isThere = payload.map { SwiftCondition.binding("payload", of: .word($0)) }
    switch union.discriminator {
    case .tag(let key):
      let put = write("put", ["_": .string(key), "_": tag])
      guard let isThere else { return [put] }
      call(.jsonWriterMembers)
      return [
        put, .inline([isThere], write("putOtherMembers", ["of": value, "besides": .string(key)])),
      ]
    case .adjacent(let key, let content):
      let member = write("put", ["_": .string(content), "_": value])
      return [write("put", ["_": .string(key), "_": tag])]
        + (isThere.map { [.inline([$0], member)] } ?? [])
    case .keyedByTag(let key):
      if isThere != nil { call(.jsonWriterMembers) }
      return [write("put", ["_": .string(key), "_": tag])]
        + (isThere.map { [.inline([$0], write("putMember", ["named": tag, "_": value]))] } ?? [])
    case .key, .shape, nil:
      call(.jsonWriterMembers)
      let empty = write("putEmptyObject", ["named": tag])
      guard let isThere else { return [empty] }
      return [
        .branch([isThere], [write("putMember", ["named": tag, "_": value])], otherwise: [empty])
      ]
    }
  }

  private mutating func writable(_ payload: UnionPayload) -> SwiftExpression {
    let value = SwiftExpression.word("payload")
    guard payload.format != nil else {
      return payload.isOptional && union.discriminator == .key
        ? value.infix(.cast, .word("any \(names.support(.jsonWritable))")) : value
    }
    call(.formattedJSON)
    let type = names[.formattedJSON]
    if union.discriminator == .key || !payload.isOptional {
      return type(["_": value] + wholeFormatArgument(payload))
    }
    return value.mapped(by: .closure(type(["_": .argument] + payload.formatArgument)))
  }
}
