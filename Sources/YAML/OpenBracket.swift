/// A list or a mapping in brackets, as far as it has been read.
struct OpenBracket {
  let kind: Kind

  /// Where the bracket is.
  let surroundings: Surroundings

  /// The part of an item that is read next. Nil between two items.
  var part: Part?

  /// Of that part.
  var properties = Properties()

  /// Where that part is if nothing is written. Nil if that is where its properties end.
  var emptyPlace: Int?

  /// Of a list.
  private(set) var items: Items

  /// Of a mapping.
  private var members: Members

  /// The only member of a mapping without braces, which is an item of a list: `[key: value]`.
  private var pair: Members?

  enum Kind {
    case list
    case mapping
  }

  enum Part {
    /// An item of a list, or the key of a mapping without braces, which is on one line.
    case item(start: Int, line: Int)
    case key
    case value(Key)
  }

  init(_ kind: Kind, start: Int, in surroundings: Surroundings) {
    self.kind = kind
    self.surroundings = surroundings
    items = Items(start: start)
    members = Members(start: start)
  }

  var start: Int { items.start }

  /// The sign that ends it.
  var end: UInt8 { kind == .list ? .closingBracket : .closingBrace }

  var last: Range<Int>? { kind == .list ? items.last : members.last }

  /// Whether a mapping without braces is open in it.
  var hasPair: Bool { pair != nil }

  func node(end: Int) -> Node {
    kind == .list ? items.node(end: end) : members.node(end: end)
  }

  // MARK: Items

  mutating func add(_ item: Node) {
    items.add(item)
    part = nil
  }

  mutating func beginPair(at start: Int) { pair = Members(start: start) }

  /// To the mapping, or as the only member of the one without braces, which ends with it.
  mutating func add(_ key: Key, _ value: Node) throws(YAMLError) {
    part = nil
    guard var pair else { return try members.add(key, value) }
    try pair.add(key, value)
    self.pair = nil
    items.add(pair.node())
  }
}
