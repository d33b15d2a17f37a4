/// A list or a mapping whose items begin in one column, as far as it has been read.
struct OpenBlock {
  let kind: Kind
  let column: Int
  let properties: Properties

  /// Of a list.
  var items: Items

  /// Of a mapping.
  var members: Members

  /// Of the value that is read next. A mapping without one reads a key, after a question mark.
  var key: Key?

  enum Kind {
    case list
    case mapping
  }

  init(list head: BlockHead, start: Int) {
    self.init(.list, head, start: start, key: nil)
  }

  init(mapping head: BlockHead, start: Int, key: Key?) {
    self.init(.mapping, head, start: start, key: key)
  }

  private init(_ kind: Kind, _ head: BlockHead, start: Int, key: Key?) {
    self.kind = kind
    self.key = key
    column = head.column
    properties = head.properties
    items = Items(start: start)
    members = Members(start: start)
  }

  /// What the next item is in.
  var parent: BlockParent {
    switch kind {
    case .list: .list(column: column)
    case .mapping: key == nil ? .explicitEntry(column: column) : .key(column: column)
    }
  }

  var node: Node {
    switch kind {
    case .list: items.node()
    case .mapping: members.node()
    }
  }
}
