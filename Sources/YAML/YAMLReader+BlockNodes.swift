internal import JSON

extension YAMLReader {
  /// The node of a document, and all that its lines and their indentation put into it. What is open is kept in a list, since
  /// a few hundred calls within each other would take more of the stack than some threads have.
  mutating func readBlocks() throws(YAMLError) -> Node {
    var open: [OpenBlock] = []
    var parent = BlockParent.document
    while true {
      switch try readBlockNode(in: parent) {
      case .begins(let block):
        try enter()
        offset += 1
        parent = block.parent
        open.append(block)
      case .ends(let leaf):
        switch try close(leaf, in: &open) {
        case .goesOn(let next): parent = next
        case .ends(let node): return node
        }
      }
    }
  }

  /// What comes after a hyphen, a question mark or a colon.
  private enum BlockNode {
    case begins(OpenBlock)
    case ends(Node)
  }

  /// If nothing is there that could belong to `parent`, it is null.
  private mutating func readBlockNode(in parent: BlockParent) throws(YAMLError) -> BlockNode {
    let end = offset
    let head = try readHead(in: parent)
    if !head.hasContent { return .ends(try finishEmpty(head.properties, at: end)) }
    switch next {
    case .hyphen where isAt(indicator: .hyphen):
      guard head.mayBeginCollection, head.lineProperties.isEmpty else {
        throw error(.listInLine, at: here)
      }
      return .begins(OpenBlock(list: head, start: offset))
    case .questionMark where isAt(indicator: .questionMark):
      guard head.mayBeginCollection, head.lineProperties.isEmpty else {
        throw error(.mappingInLine, at: here)
      }
      return .begins(OpenBlock(mapping: head, start: offset, key: nil))
    case .verticalBar, .greaterSign:
      let scalar = try readBlockText(parentColumn: parent.column)
      return .ends(try finish(.scalar(scalar), head.allProperties()))
    default:
      return try readLine(after: head, in: parent)
    }
  }

  /// A scalar, or something in brackets: the node, or the first key of a mapping.
  private mutating func readLine(
    after head: BlockHead, in parent: BlockParent
  ) throws(YAMLError) -> BlockNode {
    let line = lineStart
    let surroundings = Surroundings(leastIndentation: parent.column + 1)
    let content =
      isAt(indicator: .colon) ? emptyContent(at: offset) : try readContent(in: surroundings)
    skipWhite()
    guard next == .colon else {
      try endLine(after: content.place)
      return .ends(try finish(content, head.allProperties()))
    }
    guard head.mayBeginCollection else { throw error(.mappingInLine, at: here) }
    let key = try finishBlockKey(content, head.lineProperties, line: line)
    return .begins(OpenBlock(mapping: head, start: content.place.lowerBound, key: key))
  }

  // MARK: Items

  private enum Progress {
    /// With an item of this parent.
    case goesOn(BlockParent)
    /// With all that belongs to the document.
    case ends(Node)
  }

  /// Adds a node to the innermost block, and that to the next one if it has no more items, and so on.
  private mutating func close(
    _ leaf: Node, in open: inout [OpenBlock]
  ) throws(YAMLError) -> Progress {
    var node = leaf
    while let innermost = open.indices.last {
      if let parent = try add(node, to: &open[innermost]) { return .goesOn(parent) }
      leave()
      node = try finish(open.removeLast())
    }
    return .ends(node)
  }

  /// Swift 6.3 fails to optimise `close` if this is a part of it.
  @inline(never)
  private mutating func finish(_ block: OpenBlock) throws(YAMLError) -> Node {
    try finish(.collection(block.node), block.properties)
  }

  /// What the next item is in. Nil if the block ends here.
  private mutating func add(
    _ node: Node, to block: inout OpenBlock
  ) throws(YAMLError) -> BlockParent? {
    switch block.kind {
    case .list:
      block.items.add(node)
      guard try hasItem(in: block.column), isAt(indicator: .hyphen) else { return nil }
    case .mapping:
      if let key = block.key {
        try block.members.add(key, node)
        block.key = nil
      } else {
        let key = try key(of: node)
        if try hasItem(in: block.column), isAt(indicator: .colon) {
          block.key = key
          offset += 1
          return .explicitEntry(column: block.column)
        }
        try block.members.add(key, try finishEmpty(Properties(), at: key.place.upperBound))
      }
      guard try hasItem(in: block.column) else { return nil }
      if !isAt(indicator: .questionMark) { block.key = try readBlockKey() }
    }
    offset += 1
    return block.parent
  }

  /// Whether another item of a list or a mapping begins next, in the column of the others.
  private mutating func hasItem(in column: Int) throws(YAMLError) -> Bool {
    try skipToContent()
    if isAtEnd { return false }
    try checkIndentation()
    if self.column > column { throw error(.indentation(expected: column), at: here) }
    return self.column == column
  }

  // MARK: Keys

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
