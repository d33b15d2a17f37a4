/// The first place at which a text is not YAML, or says what JSON cannot.
package struct YAMLError: Error, Hashable, Sendable {
  package let fault: Fault

  /// The bytes that are wrong, or the sign that is where another one is expected: empty at the end of the text.
  package let place: Range<Int>

  package enum Fault: Hashable, Sendable {
    // MARK: The file

    case notUTF8
    case utf16
    case utf32
    /// One that may not even be between quotes, where an escape says the same.
    case controlCharacter
    case noDocument
    /// A second document begins. The first one is here.
    case severalDocuments(first: Range<Int>)

    // MARK: Directives

    /// Not `%YAML 1.2`, or not `%TAG !handle! prefix`.
    case directive
    /// Of which nothing is known but that it is not 1.2, nor close to it.
    case version
    case directiveTwice
    /// No `---` follows.
    case directiveWithoutDocument

    // MARK: Layout

    /// Lines are indented by spaces alone.
    case tabAsIndentation
    /// Further to the right than the items around it, which begin in this column, counted from zero.
    case indentation(expected: Int)
    /// A line between brackets or quotes that must be indented by as many spaces at least.
    case tooLittleIndentation(least: Int)
    /// Something follows a value, which is here, on its line; or follows the whole document.
    case textAfter(Range<Int>)
    /// A number sign begins a comment only after white space.
    case commentWithoutSpace
    /// `key: - item`, or `&anchor - item`: the list must begin on the next line.
    case listInLine
    /// `key: other: value`: the second key must begin on the next line, or the text be quoted.
    case mappingInLine
    /// `- item` where the next key of a mapping should be.
    case itemAmongKeys
    /// A text over several lines has a colon that only its first line could have. Quotes are missing, or indentation.
    case colonInText
    /// `---` or `...` at the beginning of a line between brackets or quotes.
    case markerInside

    // MARK: What is missing

    case missing(Part)
    /// The bracket or brace that is at the place of the error is not closed.
    case openBracket
    case openQuote

    // MARK: Keys

    /// Also after a merge, the keys of a mapping are unique. The first one is here.
    case keyTwice(first: Range<Int>)
    /// A list or a mapping.
    case keyIsNoScalar
    /// Only after `?`, or between braces, may a key have several lines.
    case keyOnSeveralLines
    /// A key and its colon may be no further apart than this.
    case longKey(limit: Int)
    /// What `<<` names is neither a mapping nor a list of mappings.
    case merge

    // MARK: Scalars

    /// No text without quotes begins with this sign.
    case signBeforeText
    case escape
    case unicodeEscape
    /// A digit from 1 to 9, and `+` or `-`, may follow `|` or `>`.
    case blockHeader
    /// An empty line has more spaces than the first line with text, which begins in this column, counted from zero.
    case wideEmptyLine(text: Int)
    /// `.inf` and `.nan` are not numbers of JSON.
    case notFinite
    /// Hexadecimal or octal, and of more than 64 bits.
    case largeNumber

    // MARK: Tags and anchors

    case tag
    /// `!name!` without its `%TAG`.
    case tagHandle
    /// None of the core schema.
    case unknownTag
    /// One of the core schema, but this is not written like that.
    case tagOfAnotherKind(CoreTag)
    case anchorName
    case twoTags
    case twoAnchors
    /// An alias has neither tag nor anchor of its own.
    case propertyOfAlias
    case unknownAlias
    /// The anchor is here, at a value that holds the alias.
    case aliasOfItself(anchor: Range<Int>)
    /// All aliases together stand for more bytes than this.
    case aliasLimit(Int)
    /// Lists and mappings are nested deeper than this.
    case tooDeep(limit: Int)
  }

  package enum Part: Hashable, Sendable {
    /// Before a colon. An empty text may be a key, but must be quoted.
    case key
    /// After what would be a key, which is here: a colon, and white space.
    case colon(after: Range<Int>)
    /// After a key in quotes or brackets, and its colon.
    case spaceAfterColon
    /// Before a comma.
    case item
    /// After an item between brackets, which is here; or the closing bracket.
    case comma(after: Range<Int>)
  }
}
