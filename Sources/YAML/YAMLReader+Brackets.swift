internal import JSON

extension YAMLReader {
  /// Between brackets, lines have no meaning, except that they are indented.
  mutating func readBracketedList(in surroundings: Surroundings) throws(YAMLError) -> Node {
    try enter()
    var items = Items(start: offset)
    offset += 1
    while try !close(.closingBracket, from: items.start, after: items.last, surroundings) {
      items.add(try readListItem(surroundings.inBrackets))
    }
    leave()
    return items.node(end: offset)
  }

  mutating func readBracedMapping(in surroundings: Surroundings) throws(YAMLError) -> Node {
    try enter()
    var members = Members(start: offset)
    offset += 1
    while try !close(.closingBrace, from: members.start, after: members.last, surroundings) {
      try readMember(into: &members, surroundings.inBrackets)
    }
    leave()
    return members.node(end: offset)
  }

  /// Whether the list or mapping ends here. If not, the next item follows, and the comma before it has been read.
  private mutating func close(
    _ end: UInt8, from start: Int, after item: Range<Int>?, _ surroundings: Surroundings
  ) throws(YAMLError) -> Bool {
    try skipInBrackets(surroundings)
    if let item, next != end {
      guard next == .comma || offset == bytes.count else {
        throw error(.missing(.comma(after: item)), at: here)
      }
      if next == .comma { offset += 1 }
      try skipInBrackets(surroundings)
    }
    guard offset < bytes.count else { throw error(.openBracket, at: start..<(start + 1)) }
    if next == .comma { throw error(.missing(.item), at: here) }
    guard next == end else { return false }
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

  /// An item, or a mapping of one member that needs no braces: `[key: value]`.
  private mutating func readListItem(_ surroundings: Surroundings) throws(YAMLError) -> Node {
    var pair = Members(start: offset)
    if isAtBracketedIndicator(.questionMark) {
      try enter()
      try readMember(into: &pair, surroundings)
      leave()
      return pair.node()
    }
    let line = lineStart
    let properties = try readBracketedProperties(surroundings)
    let content = try readBracketedContent(at: offset, surroundings)
    guard isAtColon(after: content) else { return try finish(content, properties) }
    try checkKey(content, startedOn: line)
    try enter()
    let key = try finishKey(content, properties)
    try pair.add(key, try readBracketedValue(surroundings))
    leave()
    return pair.node()
  }

  /// A key, and its value if there is a colon.
  private mutating func readMember(
    into members: inout Members, _ surroundings: Surroundings
  ) throws(YAMLError) {
    if isAtBracketedIndicator(.questionMark) {
      offset += 1
      try skipInBrackets(surroundings)
    }
    let properties = try readBracketedProperties(surroundings)
    let content = try readBracketedContent(at: offset, surroundings)
    let hasColon = isAtColon(after: content)
    let key = try finishKey(content, properties)
    if hasColon {
      try members.add(key, try readBracketedValue(surroundings))
    } else {
      try members.add(key, try finishEmpty(Properties(), at: key.place.upperBound))
    }
  }

  /// At a colon.
  private mutating func readBracketedValue(
    _ surroundings: Surroundings
  ) throws(YAMLError) -> Node {
    offset += 1
    let end = offset
    try skipInBrackets(surroundings)
    let properties = try readBracketedProperties(surroundings)
    return try finish(try readBracketedContent(at: end, surroundings), properties)
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

  /// And the white space after it.
  ///
  /// - Parameter end: where it stands if nothing is written.
  private mutating func readBracketedContent(
    at end: Int, _ surroundings: Surroundings
  ) throws(YAMLError) -> Content {
    if endsBracketedItem { return emptyContent(at: end) }
    let content = try readContent(in: surroundings)
    try skipInBrackets(surroundings)
    return content
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
