import SchemaSemantics

extension UnionCoding {
  mutating func encoding() -> UnionEncodingModel {
    let opening: String?
    if union.discriminator == .shape {
      call(.codingDepth)
      opening =
        "try \(names.standard("EncodingError")).checkDepth(of: self, at: encoder.codingPath)"
    } else if opensObject {
      call(.wireWriter)
      opening = "let object = \(names.support(.wireWriter))(encoder)"
    } else {
      opening = nil
    }
    return UnionEncodingModel(
      encoderType: names.standard("Encoder"), opening: opening,
      form: isLarge ? .table(table()) : .branches(writingBranches()))
  }

  /// Whether anything is written but payloads.
  private var opensObject: Bool {
    isLarge || union.isOpen || union.cases.indices.contains { writesMembers($0) }
  }

  private func writesMembers(_ position: Int) -> Bool {
    guard union.cases[position].isUntagged else { return !repeatsTag(position) }
    return payloads[position] != nil && union.payloadKey(of: position) != nil
  }

  private mutating func writingBranches() -> [UnionBranchModel] {
    var branches = union.cases.indices.map { position in
      UnionBranchModel(pattern: pattern(position), statements: writing(position))
    }
    if let unrecognized = unrecognizedBranch() { branches.append(unrecognized) }
    return branches
  }

  /// Matches a case, and binds what it carries.
  func pattern(_ position: Int) -> SwiftPattern {
    .anyOf([
      payloads[position] == nil
        ? reference(position) : reference(position).binding(["payload"])
    ])
  }

  /// Nil for a union that is closed.
  mutating func unrecognizedBranch() -> UnionBranchModel? {
    guard union.isOpen else { return nil }
    if type.isStored { return storedUnrecognizedBranch() }
    call(.wireWriterMembers)
    let members = object.calling("putMembers", ["of": .word("body")]).attempted()
    switch union.discriminator {
    case .tag(let key), .adjacent(let key, _), .keyedByTag(let key):
      return UnionBranchModel(
        pattern: .unrecognized(["tag", "body"]),
        statements: [.expression(members), put(.word("tag"), at: .string(key))])
    case .key, .shape, nil:
      return UnionBranchModel(
        pattern: .unrecognized([nil, "body"]), statements: [.expression(members)])
    }
  }

  /// `try object.put("type", tag)`
  func put(_ value: SwiftExpression, at key: SwiftExpression) -> SwiftStatement {
    .expression(object.calling("put", ["_": key, "_": value]).attempted())
  }

  private mutating func writing(_ position: Int) -> [SwiftStatement] {
    if union.cases[position].isUntagged { return [writingUntagged(position)] }
    return switch union.discriminator {
    case .tag(let key): tagged(position, at: key)
    case .adjacent(let key, let content):
      [put(tag(position), at: .string(key))]
        + (payloads[position].map { [adjacent($0, at: .string(content))] } ?? [])
    case .keyedByTag(let key):
      [put(tag(position), at: .string(key))]
        + (payloads[position].map { [adjacent($0, at: tag(position))] } ?? [])
    case .key: [keyed(position)]
    case .shape, nil: alone(position)
    }
  }

  mutating func writingUntagged(_ position: Int) -> SwiftStatement {
    guard let payload = payloads[position] else {
      if opensObject { return .expression(.word("break")) }
      call(.wireWriter)
      return .assignment(.word("_"), names[.wireWriter](["_": .word("encoder")]))
    }
    guard let key = union.payloadKey(of: position) else { return encoded(.word("payload")) }
    return adjacent(payload, at: .string(key))
  }

  private func tagged(_ position: Int, at key: String) -> [SwiftStatement] {
    let tag = put(tag(position), at: .string(key))
    guard let type = union.cases[position].payload else { return [tag] }
    let payload = encoded(.word("payload"))
    if repeatsTag(position) { return [payload] }
    // What is written last holds.
    return context.schema.writes(key, for: type) ? [payload, tag] : [tag, payload]
  }

  /// `try payload.encode(to: encoder)`
  func encoded(_ value: SwiftExpression) -> SwiftStatement {
    .expression(value.calling("encode", ["to": .word("encoder")]).attempted())
  }

  private mutating func adjacent(_ payload: UnionPayload, at key: SwiftExpression)
    -> SwiftStatement
  {
    if payload.format != nil { call(.wireWriterFormats) }
    let method = payload.isOptional ? "putIfPresent" : "put"
    let arguments: SwiftArguments = ["_": key, "_": .word("payload")]
    return .expression(
      object.calling(method, arguments + payload.formatArgument).attempted())
  }

  /// The key is written even for nil, since it says which case it is.
  private mutating func keyed(_ position: Int) -> SwiftStatement {
    let tag: SwiftArguments = ["_": tag(position)]
    guard let payload = payloads[position] else {
      return .expression(object.calling("putEmptyObject", tag))
    }
    if payload.format != nil { call(.wireWriterFormats) }
    let arguments = tag + ["_": .word("payload")] + wholeFormatArgument(payload)
    return .expression(object.calling("put", arguments).attempted())
  }

  private mutating func alone(_ position: Int) -> [SwiftStatement] {
    guard let payload = payloads[position] else {
      let container = SwiftExpression.word("encoder").calling("singleValueContainer")
      return [
        .local(LocalDeclaration(isVariable: true, name: "container", value: container)),
        .expression(SwiftExpression.word("container").calling("encodeNil").attempted()),
      ]
    }
    return [encoded(encodable(payload))]
  }

  /// The payload as something that encodes itself.
  mutating func encodable(_ payload: UnionPayload) -> SwiftExpression {
    let value = SwiftExpression.word("payload")
    guard payload.format != nil else { return value }
    call(.formattedPayload)
    return names[.formattedPayload](["_": value] + wholeFormatArgument(payload))
  }
}
