internal import JSON

/// A value that has been read, with what those who hold it or name it need to know.
struct Node {
  let value: JSONValue

  /// What it is called as a key. Only a scalar can be one.
  let text: String?

  /// How many lists and mappings are nested in each other in it, itself included.
  let height: Int

  /// How many bytes its aliases stand for.
  let unfolded: Int

  /// As many bytes as it would have without aliases, and never none.
  var weight: Int { max(value.place.count, 1) + unfolded }

  /// The tag that a list or a mapping has without saying so.
  var kind: CoreTag? {
    switch value.content {
    case .array: .list
    case .object: .mapping
    default: nil
    }
  }

  init(_ value: JSONValue, text: String? = nil, height: Int = 0, unfolded: Int = 0) {
    self.value = value
    self.text = text
    self.height = height
    self.unfolded = unfolded
  }
}

/// Text, before its tag says what it means.
struct Scalar {
  let text: String
  let place: Range<Int>

  /// Neither quoted nor a block, so that it may be a number, a boolean or null.
  let isPlain: Bool
}

/// What is between the properties of a node and whatever follows it.
enum Content {
  case scalar(Scalar)
  case collection(Node)
  case alias(Node)

  var place: Range<Int> {
    switch self {
    case .scalar(let scalar): scalar.place
    case .collection(let node), .alias(let node): node.value.place
    }
  }

  /// Quoted or in brackets, so that a colon after it needs no white space between brackets.
  var isLikeJSON: Bool {
    switch self {
    case .scalar(let scalar): !scalar.isPlain
    case .collection: true
    case .alias: false
    }
  }
}

struct Key {
  let text: String
  let place: Range<Int>

  /// Written as `<<`, without quotes.
  let merges: Bool
}
