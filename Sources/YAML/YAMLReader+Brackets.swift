internal import JSON

extension YAMLReader {
  /// A list or a mapping in brackets, and all that is within it. Between brackets, lines have no meaning, except that they
  /// are indented. What is open is kept in a list, as blocks are.
  mutating func readBrackets(in surroundings: Surroundings) throws(YAMLError) -> Node {
    var open = [try openBracket(in: surroundings)]
    while true {
      switch try readPart(of: &open[open.count - 1]) {
      case .goesOn: break
      case .opens(let bracket): open.append(bracket)
      case .closes(let node):
        open.removeLast()
        guard let outer = open.indices.last else { return node }
        try take(.collection(node), into: &open[outer])
      }
    }
  }

  private mutating func openBracket(in surroundings: Surroundings) throws(YAMLError) -> OpenBracket
  {
    try enter()
    let kind = next == .openingBracket ? OpenBracket.Kind.list : .mapping
    let bracket = OpenBracket(kind, start: offset, in: surroundings)
    offset += 1
    return bracket
  }

  private enum Progress {
    /// With the next part.
    case goesOn
    /// With a list or a mapping that is a part of this one.
    case opens(OpenBracket)
    case closes(Node)
  }

  /// A key, a value or an item, unless the list or mapping ends.
  private mutating func readPart(of bracket: inout OpenBracket) throws(YAMLError) -> Progress {
    if bracket.part == nil {
      if try close(bracket) {
        leave()
        return .closes(bracket.node(end: offset))
      }
      try beginItem(of: &bracket)
    }
    let surroundings = bracket.surroundings.inBrackets
    bracket.properties = try readBracketedProperties(surroundings)
    if endsBracketedItem {
      try take(emptyContent(at: bracket.emptyPlace ?? offset), into: &bracket)
    } else if next == .openingBracket || next == .openingBrace {
      return .opens(try openBracket(in: surroundings))
    } else {
      try take(try readContent(in: surroundings), into: &bracket)
    }
    return .goesOn
  }

  /// Whether the list or mapping ends here. If not, the next item follows, and the comma before it has been read.
  private mutating func close(_ bracket: OpenBracket) throws(YAMLError) -> Bool {
    try skipInBrackets(bracket.surroundings)
    if let item = bracket.last, next != bracket.end {
      guard next == .comma || offset == bytes.count else {
        throw error(.missing(.comma(after: item)), at: here)
      }
      if next == .comma { offset += 1 }
      try skipInBrackets(bracket.surroundings)
    }
    guard offset < bytes.count else {
      throw error(.openBracket, at: bracket.start..<(bracket.start + 1))
    }
    if next == .comma { throw error(.missing(.item), at: here) }
    guard next == bracket.end else { return false }
    offset += 1
    return true
  }

  /// Up to the next sign, which may not be a part of the text around the brackets.
  private mutating func skipInBrackets(_ surroundings: Surroundings) throws(YAMLError) {
    guard try skipToContent().crossesLine else { return }
    if isAtMarker { throw error(.markerInside, at: offset..<(offset + 3)) }
    let isClosing = next == .closingBracket || next == .closingBrace
    if isClosing, indentation == surroundings.leastIndentation - 1, column == indentation { return }
    try checkIndentation(in: surroundings)
  }

  // MARK: Items

  /// A question mark announces a key, also in a list, where its mapping then needs no braces.
  private mutating func beginItem(of bracket: inout OpenBracket) throws(YAMLError) {
    bracket.emptyPlace = nil
    let isKey = isAtBracketedIndicator(.questionMark)
    bracket.part = isKey || bracket.kind == .mapping ? .key : .item(start: offset, line: lineStart)
    guard isKey else { return }
    if bracket.kind == .list {
      try enter()
      bracket.beginPair(at: offset)
    }
    offset += 1
    try skipInBrackets(bracket.surroundings.inBrackets)
  }

  /// What the part of an item is, that has been read up to the white space after it.
  private mutating func take(
    _ content: Content, into bracket: inout OpenBracket
  ) throws(YAMLError) {
    try skipInBrackets(bracket.surroundings.inBrackets)
    switch bracket.part {
    case nil: break
    case .item(let start, let line):
      guard isAtColon(after: content) else {
        return bracket.add(try finish(content, bracket.properties))
      }
      try checkKey(content, startedOn: line)
      try enter()
      bracket.beginPair(at: start)
      try beginValue(of: try finishKey(content, bracket.properties), in: &bracket)
    case .key:
      let hasColon = isAtColon(after: content)
      let key = try finishKey(content, bracket.properties)
      if hasColon { return try beginValue(of: key, in: &bracket) }
      let value = try finishEmpty(Properties(), at: key.place.upperBound)
      try add(key, value, to: &bracket)
    case .value(let key):
      try add(key, try finish(content, bracket.properties), to: &bracket)
    }
  }

  /// At a colon.
  private mutating func beginValue(
    of key: Key, in bracket: inout OpenBracket
  ) throws(YAMLError) {
    offset += 1
    bracket.part = .value(key)
    bracket.emptyPlace = offset
    try skipInBrackets(bracket.surroundings.inBrackets)
  }

  private mutating func add(
    _ key: Key, _ value: Node, to bracket: inout OpenBracket
  ) throws(YAMLError) {
    if bracket.hasPair { leave() }
    try bracket.add(key, value)
  }

  // MARK: Parts of items

  private mutating func readBracketedProperties(
    _ surroundings: Surroundings
  ) throws(YAMLError) -> Properties {
    var properties = Properties()
    while next == .exclamationMark || next == .ampersand {
      try properties.add(try readProperties(isInBrackets: true))
      try skipInBrackets(surroundings)
    }
    return properties
  }

  private var endsBracketedItem: Bool {
    switch next {
    case .comma, .closingBracket, .closingBrace: true
    case .colon: isAtBracketedIndicator(.colon)
    default: offset == bytes.count
    }
  }

  /// A sign that has a meaning only as a word of its own, which a bracket ends, too.
  private func isAtBracketedIndicator(_ sign: UInt8) -> Bool {
    let following = byte(at: offset + 1)
    return next == sign && (following.endsWord || following.isFlowSign)
  }

  private func isAtColon(after content: Content) -> Bool {
    next == .colon && (content.isLikeJSON || isAtBracketedIndicator(.colon))
  }
}
