internal import JSON

extension YAMLReader {
  /// Nothing, which is null.
  func emptyContent(at offset: Int) -> Content {
    .scalar(Scalar(text: "", place: offset..<offset, isPlain: true))
  }

  mutating func readContent(in surroundings: Surroundings) throws(YAMLError) -> Content {
    switch next {
    case .asterisk: .alias(try readAlias())
    case .doubleQuote, .singleQuote: .scalar(try readQuotedText(in: surroundings))
    case .openingBracket, .openingBrace: .collection(try readBrackets(in: surroundings))
    default: .scalar(try readPlainText(in: surroundings))
    }
  }

  /// With what its tag says, and known by its anchor.
  mutating func finish(
    _ content: Content, _ properties: Properties
  ) throws(YAMLError) -> Node {
    let node = try node(content, properties)
    if let anchor = properties.anchor { anchors.end(anchor, node) }
    return node
  }

  /// Null, or what its tag makes of nothing.
  mutating func finishEmpty(_ properties: Properties, at offset: Int) throws(YAMLError) -> Node {
    try finish(emptyContent(at: offset), properties)
  }

  private func node(_ content: Content, _ properties: Properties) throws(YAMLError) -> Node {
    switch content {
    case .scalar(let scalar):
      let place = scalar.place.isEmpty ? properties.place ?? scalar.place : scalar.place
      switch CoreSchema.resolve(scalar, as: properties.tag) {
      case .content(let content):
        return Node(JSONValue(content, at: place), text: scalar.text)
      case .fault(let fault): throw error(fault, at: place)
      }
    case .collection(let node):
      if let tag = properties.tag, let core = tag.core, core != node.kind {
        throw error(.tagOfAnotherKind(core), at: tag.place)
      }
      return node
    case .alias(let node):
      if let place = properties.place { throw error(.propertyOfAlias, at: place) }
      return node
    }
  }

  // MARK: Keys

  mutating func finishKey(
    _ content: Content, _ properties: Properties
  ) throws(YAMLError) -> Key {
    guard case .scalar(let scalar) = content else {
      return try key(of: try finish(content, properties))
    }
    if scalar.isPlain, scalar.text.isEmpty, properties.tag?.core != .text {
      throw error(.missing(.key), at: here)
    }
    if !properties.isEmpty { _ = try finish(content, properties) }
    let merges = scalar.isPlain && scalar.text == "<<" && properties.tag == nil
    return Key(text: scalar.text, place: scalar.place, merges: merges)
  }

  func key(of node: Node) throws(YAMLError) -> Key {
    guard let text = node.text else { throw error(.keyIsNoScalar, at: node.value.place) }
    if text.isEmpty, node.value.content == .null {
      throw error(.missing(.key), at: node.value.place)
    }
    return Key(text: text, place: node.value.place, merges: false)
  }

  /// Where no question mark announces it, a key is on one line, before its colon.
  func checkKey(_ content: Content, startedOn line: Int) throws(YAMLError) {
    let limit = 1024
    guard line == lineStart else { throw error(.keyOnSeveralLines, at: content.place) }
    guard offset - content.place.lowerBound <= limit else {
      throw error(.longKey(limit: limit), at: content.place)
    }
  }
}
