import SchemaSemantics

extension UnionCoding {
  mutating func encoding() -> UnionEncodingModel {
    let isAlone = union.discriminator == .shape
    call(isAlone ? .codingDepth : .wireWriter)
    return UnionEncodingModel(
      encoderType: names.standard("Encoder"),
      opening: isAlone
        ? "try \(names.standard("EncodingError")).checkDepth(of: self, at: encoder.codingPath)"
        : "let object = \(names.support(.wireWriter))(encoder)",
      form: isLarge ? .table(table()) : .branches(writingBranches()))
  }

  private mutating func writingBranches() -> [UnionBranchModel] {
    var branches = union.cases.indices.map { position in
      UnionBranchModel(
        pattern: "case \(pattern(position))", statements: writing(position))
    }
    if let unrecognized = unrecognizedBranch() { branches.append(unrecognized) }
    return branches
  }

  /// Matches a case, and binds its payload.
  func pattern(_ position: Int) -> String {
    reference(position) + (payloads[position] == nil ? "" : "(let payload)")
  }

  /// Nil for a union that is closed.
  mutating func unrecognizedBranch() -> UnionBranchModel? {
    guard union.isOpen else { return nil }
    call(.wireWriterMembers)
    switch union.discriminator {
    case .tag(let key), .adjacent(let key, _):
      return UnionBranchModel(
        pattern: "case .unrecognized(let tag, let body)",
        statements: [
          "try object.putMembers(of: body)", "try object.put(\(StringLiteral(key)), tag)",
        ])
    case .key, .shape, nil:
      return UnionBranchModel(
        pattern: "case .unrecognized(_, let body)",
        statements: ["try object.putMembers(of: body)"])
    }
  }

  private mutating func writing(_ position: Int) -> [String] {
    switch union.discriminator {
    case .tag(let key): tagged(position, at: key)
    case .adjacent(let key, let content):
      ["try object.put(\(StringLiteral(key)), \(tag(position)))"]
        + (payloads[position].map { [adjacent($0, at: StringLiteral(content).text)] } ?? [])
    case .key: [keyed(position)]
    case .shape, nil: alone(position)
    }
  }

  private func tagged(_ position: Int, at key: String) -> [String] {
    let tag = "try object.put(\(StringLiteral(key)), \(tag(position)))"
    guard let type = union.cases[position].payload else { return [tag] }
    let payload = "try payload.encode(to: encoder)"
    // What is written last replaces what was written before.
    return context.schema.writes(key, for: type) ? [payload, tag] : [tag, payload]
  }

  private mutating func adjacent(_ payload: UnionPayload, at key: String) -> String {
    if payload.format != nil { call(.wireWriterFormats) }
    let method = payload.isOptional ? "putIfPresent" : "put"
    return "try object.\(method)(\(key), payload\(payload.formatArgument))"
  }

  /// The key is written even for nil, since it says which case it is.
  private mutating func keyed(_ position: Int) -> String {
    guard let payload = payloads[position] else {
      return "object.putEmptyObject(\(tag(position)))"
    }
    if payload.format != nil { call(.wireWriterFormats) }
    return "try object.put(\(tag(position)), payload\(wholeFormatArgument(payload)))"
  }

  private mutating func alone(_ position: Int) -> [String] {
    guard let payload = payloads[position] else {
      return ["var container = encoder.singleValueContainer()", "try container.encodeNil()"]
    }
    return ["try \(encodable(payload)).encode(to: encoder)"]
  }

  /// The payload as a value that encodes itself.
  mutating func encodable(_ payload: UnionPayload) -> String {
    guard payload.format != nil else { return "payload" }
    call(.formattedPayload)
    return "\(names.support(.formattedPayload))(payload\(wholeFormatArgument(payload)))"
  }
}
