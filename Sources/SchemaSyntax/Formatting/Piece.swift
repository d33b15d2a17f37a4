import Diagnostics

/// A token or a comment, with everything that its place in the text depends on.
struct Piece {
  /// Nil for a comment.
  let kind: Token.Kind?

  /// Without the white space at the end of a comment or of documentation.
  let span: SourceSpan

  /// The columns that the text takes.
  let width: Int

  /// What separates the piece from the one before it, if both are on one line.
  var gap = Gap.space
  var marks: Marks

  var isComment: Bool { kind == nil }

  enum Gap: String {
    case none = ""
    case space = " "
    /// Between two items of a block that is on one line.
    case separator = ", "

    var width: Int { rawValue.utf8.count }
  }

  struct Marks: OptionSet {
    let rawValue: UInt16

    /// The author began a line with it.
    static let startsLine = Marks(rawValue: 1 << 0)
    /// The author left a blank line before it.
    static let followsBlankLine = Marks(rawValue: 1 << 1)
    /// It begins an item of a block, or a declaration of the file.
    static let startsItem = Marks(rawValue: 1 << 2)
    /// It begins documentation, an attribute, or what follows these in their item.
    static let startsPart = Marks(rawValue: 1 << 3)
    static let startsClause = Marks(rawValue: 1 << 4)
    /// `and`, `or`, `??`.
    static let isConnective = Marks(rawValue: 1 << 5)
    /// A word that is not a name: it is separated from a parenthesis that follows.
    static let isOperator = Marks(rawValue: 1 << 6)
    /// `<` or `>` around a type.
    static let isAngleBracket = Marks(rawValue: 1 << 7)
    /// A line must break before it.
    static let breaks = Marks(rawValue: 1 << 8)
    /// Opens a list in brackets, whose elements may have lines of their own.
    static let opensList = Marks(rawValue: 1 << 9)

    init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// What the protocol has in place of this one is generic, and takes many times as long for each piece.
    init(arrayLiteral marks: Marks...) {
      rawValue = marks.reduce(0) { $0 | $1.rawValue }
    }
  }
}
