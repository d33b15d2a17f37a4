internal import JSON

extension YAMLReader {
  /// After the sign that announces it. If nothing is there that could belong to it, it is null.
  mutating func readBlockNode(in parent: BlockParent) throws(YAMLError) -> Node {
    let end = offset
    let head = try readHead(in: parent)
    if !head.hasContent { return try finishEmpty(head.properties, at: end) }
    switch next {
    case .hyphen where isAt(indicator: .hyphen):
      guard head.mayBeginCollection, head.lineProperties.isEmpty else {
        throw error(.listInLine, at: here)
      }
      return try finish(.collection(try readBlockList()), head.properties)
    case .questionMark where isAt(indicator: .questionMark):
      guard head.mayBeginCollection, head.lineProperties.isEmpty else {
        throw error(.mappingInLine, at: here)
      }
      let mapping = try readBlockMapping(column: head.column, firstKey: nil)
      return try finish(.collection(mapping), head.properties)
    case .verticalBar, .greaterSign:
      let scalar = try readBlockText(parentColumn: parent.column)
      return try finish(.scalar(scalar), head.allProperties())
    default:
      return try readLine(after: head, in: parent)
    }
  }

  /// A scalar, or something in brackets: the node, or the first key of a mapping.
  private mutating func readLine(
    after head: BlockHead, in parent: BlockParent
  ) throws(YAMLError) -> Node {
    let line = lineStart
    let surroundings = Surroundings(leastIndentation: parent.column + 1)
    let content =
      isAt(indicator: .colon) ? emptyContent(at: offset) : try readContent(in: surroundings)
    skipWhite()
    guard next == .colon else {
      try endLine(after: content.place)
      return try finish(content, head.allProperties())
    }
    guard head.mayBeginCollection else { throw error(.mappingInLine, at: here) }
    let key = try finishBlockKey(content, head.lineProperties, line: line)
    let mapping = try readBlockMapping(column: head.column, firstKey: key)
    return try finish(.collection(mapping), head.properties)
  }

  // MARK: Lists

  private mutating func readBlockList() throws(YAMLError) -> Node {
    try enter()
    let column = self.column
    var items = Items(start: offset)
    repeat {
      offset += 1
      items.add(try readBlockNode(in: .list(column: column)))
    } while try hasItem(in: column) && isAt(indicator: .hyphen)
    leave()
    return items.node()
  }

  /// Whether another item of a list or a mapping begins next, in the column of the others.
  private mutating func hasItem(in column: Int) throws(YAMLError) -> Bool {
    try skipToContent()
    if isAtEnd { return false }
    try checkIndentation()
    if self.column > column { throw error(.indentation(expected: column), at: here) }
    return self.column == column
  }

  // MARK: Mappings

  /// - Parameter firstKey: nil if a question mark comes first.
  private mutating func readBlockMapping(
    column: Int, firstKey: Key?
  ) throws(YAMLError) -> Node {
    try enter()
    var members = Members(start: firstKey?.place.lowerBound ?? offset)
    if let firstKey {
      try readBlockValue(of: firstKey, column: column, into: &members)
    } else {
      try readExplicitEntry(column: column, into: &members)
    }
    while try hasItem(in: column) {
      if isAt(indicator: .questionMark) {
        try readExplicitEntry(column: column, into: &members)
      } else {
        try readBlockValue(of: try readBlockKey(), column: column, into: &members)
      }
    }
    leave()
    return members.node()
  }

  /// At the colon.
  private mutating func readBlockValue(
    of key: Key, column: Int, into members: inout Members
  ) throws(YAMLError) {
    offset += 1
    try members.add(key, try readBlockNode(in: .key(column: column)))
  }

  /// `? key`, and `: value` on another line.
  private mutating func readExplicitEntry(
    column: Int, into members: inout Members
  ) throws(YAMLError) {
    offset += 1
    let key = try key(of: try readBlockNode(in: .explicitEntry(column: column)))
    if try hasItem(in: column), isAt(indicator: .colon) {
      offset += 1
      try members.add(key, try readBlockNode(in: .explicitEntry(column: column)))
    } else {
      try members.add(key, try finishEmpty(Properties(), at: key.place.upperBound))
    }
  }

  private mutating func readBlockKey() throws(YAMLError) -> Key {
    if isAt(indicator: .hyphen) { throw error(.itemAmongKeys, at: here) }
    let line = lineStart
    let properties = try readProperties(isInBrackets: false)
    let surroundings = Surroundings(leastIndentation: 0, isKey: true)
    let content =
      isAt(indicator: .colon) ? emptyContent(at: offset) : try readContent(in: surroundings)
    skipWhite()
    return try finishBlockKey(content, properties, line: line)
  }

  /// At what should be the colon.
  private mutating func finishBlockKey(
    _ content: Content, _ properties: Properties, line: Int
  ) throws(YAMLError) -> Key {
    guard isAt(indicator: .colon) else {
      if next == .colon, content.isLikeJSON {
        offset += 1
        throw error(.missing(.spaceAfterColon), at: here)
      }
      throw error(.missing(.colon(after: content.place)), at: here)
    }
    try checkKey(content, startedOn: line)
    return try finishKey(content, properties)
  }
}
