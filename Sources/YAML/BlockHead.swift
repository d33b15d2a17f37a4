/// What is known of a node before its content is read.
struct BlockHead {
  /// Those on lines of their own. They belong to the whole node.
  var properties = Properties()

  /// Those on the line of the content: if it turns out to be a key, they belong to the key.
  var lineProperties = Properties()

  /// Where the content begins, or the properties on its line.
  var column = 0

  /// If not, a list or a mapping would have to begin on a line of its own.
  var mayBeginCollection = false

  var hasContent = true

  /// Of a node that is not a mapping.
  func allProperties() throws(YAMLError) -> Properties {
    var properties = properties
    try properties.add(lineProperties)
    return properties
  }
}

extension YAMLReader {
  mutating func readHead(in parent: BlockParent) throws(YAMLError) -> BlockHead {
    var head = BlockHead()
    var gap = try skipToContent()
    var isOnLineOfParent = !gap.crossesLine
    while holdsContent(of: parent, after: gap) {
      head.column = column
      head.mayBeginCollection =
        column == indentation
        || isOnLineOfParent && parent.takesCollectionInLine && !gap.hasTab
      head.lineProperties = try readProperties(isInBrackets: false)
      if head.lineProperties.isEmpty { return head }
      gap = try skipToContent()
      if !gap.crossesLine, !isAtEnd { return head }
      isOnLineOfParent = false
      try head.properties.add(head.lineProperties)
      head.lineProperties = Properties()
    }
    head.hasContent = false
    return head
  }

  /// Whether what comes next is far enough to the right to belong to a node of `parent`.
  private func holdsContent(of parent: BlockParent, after gap: Gap) -> Bool {
    if isAtEnd { return false }
    if !gap.crossesLine || indentation > parent.column { return true }
    return parent.takesListInColumn && column == parent.column && isAt(indicator: .hyphen)
  }
}
