import Diagnostics
import YAML

extension YAMLError {
  /// What is said about a document that is not valid YAML, or says what JSON cannot.
  func diagnostic(in file: Int) -> Diagnostic {
    let (message, help) = fault.text
    return Diagnostic(
      .notYAML, message, at: SourceSpan(place, in: file),
      secondary: fault.otherPlace.map { [.init(SourceSpan($0.place, in: file), $0.label)] } ?? [],
      help: help)
  }
}

extension YAMLError.Fault {
  fileprivate var text: (message: String, help: String) {
    switch self {
    case .notUTF8: ("this is not valid UTF-8", "save the document with the encoding UTF-8")
    case .utf16: ("this is UTF-16, and not UTF-8", "save the document with the encoding UTF-8")
    case .utf32: ("this is UTF-32, and not UTF-8", "save the document with the encoding UTF-8")
    case .controlCharacter: ("YAML cannot hold this control character", "remove it")
    case .noDocument: ("there is no document here", "write a value")
    case .severalDocuments:
      ("a second document begins here", "put each document into a file of its own")
    case .directive: ("this is not a valid directive", "write `%YAML 1.2`, or remove the line")
    case .version: ("this version of YAML is not known", "write `%YAML 1.2`, or remove the line")
    case .directiveTwice: ("this directive is there twice", "remove one of them")
    case .directiveWithoutDocument:
      ("nothing follows this directive", "write `---` on the next line, and then the document")
    case .tabAsIndentation: ("a tab cannot indent a line", "indent with spaces")
    case .indentation(let column):
      ("this line is not indented like those around it", "indent it by \(column) spaces")
    case .tooLittleIndentation(let least):
      ("this line is not indented enough", "indent it by \(least) spaces or more")
    case .textAfter: ("nothing can follow this value", "put what follows on a line of its own")
    case .commentWithoutSpace: ("a comment needs a space before it", "write a space before `#`")
    case .listInLine: ("a list cannot begin here", "begin it on the next line")
    case .mappingInLine:
      ("a second key cannot be on this line", "begin it on the next line, or quote the text")
    case .itemAmongKeys:
      ("a list item cannot be among keys", "indent it, or give the list a key")
    case .colonInText:
      ("a text over several lines cannot hold a key", "quote the text, or correct the indentation")
    case .markerInside:
      ("the document ends here, but something is still open", "close it, or indent the line")
    case .missing(let part): part.text
    case .openBracket: ("this bracket is never closed", "close it")
    case .openQuote: ("this text is never closed", "close the quote")
    case .keyTwice: ("this key is there twice", "remove or rename one of them")
    case .keyIsNoScalar:
      ("a list or a mapping cannot be a key in JSON", "write a text as the key")
    case .keyOnSeveralLines:
      ("a key must be on one line", "join the lines, or write `? ` before")
    case .longKey(let limit):
      ("this key is longer than YAML allows", "keep it within \(limit) characters")
    case .merge: ("`<<` merges mappings, and this is not one", "name an anchor of a mapping")
    case .signBeforeText: ("a text without quotes cannot begin with this sign", "quote the text")
    case .escape: ("YAML does not have this escape", "write `\\\\` for a backslash itself")
    case .unicodeEscape:
      ("this is not a valid escape of a character", "write the digits of a Unicode character")
    case .blockHeader:
      ("this cannot follow `|` or `>`", "write a digit from 1 to 9, `+` or `-`, or nothing")
    case .wideEmptyLine(let column):
      ("this empty line is indented more than the text", "leave at most \(column) spaces in it")
    case .notFinite: ("JSON has no infinity, and no value for what is not a number", "quote it")
    case .largeNumber: ("this number has more than 64 bits", "write it in decimal digits")
    case .tag: ("this is not a valid tag", "remove it")
    case .tagHandle:
      ("nothing says what this tag stands for", "declare it with `%TAG`, or remove it")
    case .unknownTag: ("JSON has no type for this tag", "remove the tag")
    case .tagOfAnotherKind(let tag):
      ("this is not what `!!\(tag.rawValue)` says", "remove the tag, or correct the value")
    case .anchorName: ("this anchor has no name", "write a name after `&` or `*`")
    case .twoTags: ("a value has one tag at most", "remove one of them")
    case .twoAnchors: ("a value has one anchor at most", "remove one of them")
    case .propertyOfAlias: ("an alias has no tag or anchor of its own", "remove it")
    case .unknownAlias:
      ("there is no anchor of this name before it", "declare it with `&` before it is used")
    case .aliasOfItself: ("this alias is part of what it stands for", "remove it")
    case .aliasLimit(let limit):
      ("the aliases stand for more than \(limit) bytes", "write out what they stand for, or less")
    case .tooDeep(let limit):
      ("lists and mappings nest deeper than \(limit) levels here", "import a part of the document")
    }
  }

  fileprivate var otherPlace: (place: Range<Int>, label: String)? {
    switch self {
    case .severalDocuments(let first): (first, "the first document")
    case .textAfter(let value): (value, "the value")
    case .keyTwice(let first): (first, "the first one")
    case .aliasOfItself(let anchor): (anchor, "its anchor")
    case .missing(.colon(let key)): (key, "after this")
    case .missing(.comma(let item)): (item, "after this")
    default: nil
    }
  }
}

extension YAMLError.Part {
  fileprivate var text: (message: String, help: String) {
    switch self {
    case .key: ("a key is missing before this colon", "write a key, or `\"\"` for an empty one")
    case .colon: ("a `:` is missing here", "write `: ` and a value after the key")
    case .spaceAfterColon: ("a space is missing after the colon", "write a space after it")
    case .item: ("an item is missing before this comma", "write it, or remove the comma")
    case .comma: ("a `,` is missing here", "write `,` between items, or close the bracket")
    }
  }
}

extension DiagnosticKind {
  static let notYAML = DiagnosticKind(
    "G2002", .error, "a document that is not valid YAML",
    explanation: """
      A document in YAML is read as YAML 1.2 defines it, with the types of the core schema, which are those of JSON. The
      reader stops at the first place that is not valid, or that JSON has nothing for: keys that are not texts, tags of other
      languages, numbers that are not finite, several documents in one file.

      ```yaml
      type: object
      properties:
      \tname:
          type: string
      ```

      Nothing is written then. Correct the document, or what writes it, and import it again:

      ```yaml
      type: object
      properties:
        name:
          type: string
      ```
      """)
}
