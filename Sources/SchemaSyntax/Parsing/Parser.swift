package import Diagnostics

/// Reads the tokens of one file into a ``ParsedSchema``, and continues after every error.
///
/// It cannot loop forever: each turn of the loops in `items` and `schema` consumes a token, or ends.
package struct Parser {
  /// The kinds of diagnostics that parsing a file can give.
  package static let diagnosticKinds: [DiagnosticKind] = [
    .invalidUTF8, .unknownCharacter, .badNumber, .openString, .openRegex, .steeringScalar,
    .mergeConflict,
    .tooDeep, .fileTooLarge, .unexpectedToken, .itemsOnOneLine, .openBrace, .unknownDeclaration,
    .strayBrace, .unquotedWireName, .danglingPreamble, .doubleOptional, .foreignType,
    .nullSpelling, .dottedCase, .interpolationOutsideMap, .badEscape, .clauseOrder,
    .chainedComparison, .policyOnWrapper, .severalPayloads, .declarationInEnum, .caseKeyword,
    .rawValue, .payloadInEnum, .ignoreWithoutReason, .secondReverse, .patternCount,
    .interpolatedExpression, .openInterpolation, .optionalName, .modifier, .behaviour,
    .foreignOperator, .unwrapping, .foreignArrow, .foreignExpression, .foreignSeparator,
    .foreignQuotes, .foreignComment, .foreignBrackets, .partOrder, .foreignMatch, .inlineType,
    .derivedDeclaration, .missingType, .missingName, .missingBracket, .missingSign, .missingValue,
    .misplacedNull, .foreignNull, .optionalConstant, .constantClause, .foreignConstant,
    .wordInBraces, .optionalTag, .clauseOfPayload,
    .wireNameOfRest, .indexSignature,
    .conformanceOfGroup, .spreadWithMore, .undeclaredKeysPlace, .foreignSpread, .aliasOfMore,
    .optionalAlias, .sourceOrder, .lifetime, .boundOfTypeParameter, .assignedRecord,
    .foreignTypeForm, .converterForm, .severalKeys, .nestedNamespace, .lateNamespace,
    .refusalWithoutReason, .refusalWithoutRow,
  ]

  let bytes: [UInt8]
  let file: Int
  let tokens: [Token]
  var position = 0
  var diagnostics: [Diagnostic] = []

  /// Where the current item begins, without its preamble.
  var itemStart = 0

  /// That of the record which is read, for what a message proposes.
  var layerOfRecord = Layer.dto

  /// Type parameters that a declaration was given, although declarations cannot have any.
  var typeParameters: Set<String> = []

  /// How many constructs surround the current one; ``nested(_:otherwise:)`` limits them, to keep the stack from
  /// overflowing.
  var depth = 0
  /// Whether what is read is within a dictionary that a map assigns.
  var isInDictionaryOfMap = false

  /// For each token, the next one that closes a bracket around it, or the end of the file; nil if nobody has asked.
  var closings: [Int]?

  /// Whether the file has more opening braces than closing ones; nil if nobody has asked.
  var lacksBrace: Bool?

  /// The namespace that the whole file is in.
  var namespaceOfFile: Name?
  static let depthLimit = 64

  /// `<` and `>` that enclose a type instead of comparing: the formatter puts no spaces around them.
  var angleBrackets: Set<SourceSpan> = []

  var landmarks = Landmarks()

  /// What the lexer has reported.
  var signs: LexicalFindings

  package struct Output: Sendable {
    package let schema: ParsedSchema
    package let diagnostics: [Diagnostic]
    package let brokenItems: BrokenItems
    package let tokens: [Token]
    package let comments: [Comment]
    let angleBrackets: Set<SourceSpan>
    let landmarks: Landmarks
  }

  /// Parses `file`, which is at `index` among the files of the run.
  package static func parse(_ file: SourceFile, index: Int) -> Output {
    guard !file.isLarger(than: SourceFile.sizeLimit) else {
      let diagnostics = [tooLarge(file, index: index)]
      return Output(
        schema: ParsedSchema(declarations: []), diagnostics: diagnostics,
        brokenItems: BrokenItems(starts: [], diagnostics: diagnostics), tokens: [], comments: [],
        angleBrackets: [], landmarks: Landmarks())
    }
    return parse(Lexer.tokens(of: file, index: index), of: file, index: index)
  }

  static func parse(_ lexed: Lexer.Output, of file: SourceFile, index: Int) -> Output {
    var parser = Parser(
      bytes: file.bytes, file: index, tokens: lexed.tokens,
      signs: LexicalFindings(lexed.diagnostics))
    let schema = ParsedSchema(declarations: parser.parseDeclarations())
    let diagnostics = parser.signs.diagnostics + parser.diagnostics
    let itemStarts = parser.landmarks.items.filter(parser.isSeparated)
      .map { lexed.tokens[$0].span.start }
    return Output(
      schema: schema, diagnostics: diagnostics,
      brokenItems: BrokenItems(starts: itemStarts, diagnostics: diagnostics),
      tokens: lexed.tokens, comments: lexed.comments, angleBrackets: parser.angleBrackets,
      landmarks: parser.landmarks)
  }

  /// Whether an item may begin at this token; otherwise the parser gave up within one, and began another in its place.
  private func isSeparated(_ position: Int) -> Bool {
    guard position > 0, !tokens[position].startsLine else { return true }
    let before = tokens[position - 1].kind
    return before == .comma || before == .leftBrace
  }

  /// All declarations up to the end of the file.
  mutating func parseDeclarations() -> [Declaration] {
    var declarations: [Declaration] = []
    while current.kind != .endOfFile {
      let start = position
      landmarks.items.append(start)
      itemStart = start
      if current.kind == .comma { reportStrayComma() }
      if let declaration = parseDeclaration(parsePreamble()) {
        declarations.append(declaration)
      }
      if current.kind == .comma { advance() }
      if position == start { advance() }
    }
    return declarations
  }
}

// MARK: - Tokens

extension Parser {
  /// The lexer ends every file with a token of kind `endOfFile`, and `advance` never goes beyond it.
  var current: Token { tokens[position] }

  func token(after distance: Int) -> Token {
    tokens[min(position + distance, tokens.count - 1)]
  }

  func text(of token: Token) -> String { text(of: token.span) }

  func text(of span: SourceSpan) -> String {
    String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  func name(of token: Token) -> Name { Name(text(of: token), span: token.span) }

  /// The end of what has been consumed so far.
  var previousSpan: SourceSpan {
    position > 0 ? tokens[position - 1].span : SourceSpan(file: file, start: 0, end: 0)
  }

  @discardableResult
  mutating func advance() -> Token {
    let token = current
    if position < tokens.count - 1 { position += 1 }
    return token
  }

  mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  mutating func take(_ kind: Token.Kind) -> Token? {
    current.kind == kind ? advance() : nil
  }

  func isWord(_ word: StaticString, after distance: Int = 0) -> Bool {
    let token = token(after: distance)
    guard token.kind == .identifier, token.span.end - token.span.start == word.utf8CodeUnitCount
    else { return false }
    return word.withUTF8Buffer { bytes[token.span.start..<token.span.end].elementsEqual($0) }
  }

  /// Whether the next token belongs to the item being read: there is no line break before it.
  var continuesLine: Bool { !current.startsLine && current.kind != .endOfFile }

  mutating func takeWord(_ word: StaticString) -> Token? {
    isWord(word) ? advance() : nil
  }

  /// Runs `body` one level deeper, or reports that the schema is nested too deeply.
  mutating func nested<Result>(
    _ body: (inout Parser) -> Result, otherwise giveUp: (inout Parser) -> Result
  ) -> Result {
    guard depth < Parser.depthLimit else {
      reportDepth(at: current.span)
      return giveUp(&self)
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  /// A part of an item. If it is nested too deeply, the rest of the item is skipped.
  mutating func nested<Part>(
    _ body: (inout Parser) -> Part, orSkipped invalid: (SourceSpan) -> Part
  ) -> Part {
    nested(body) { parser in
      let start = parser.current.span
      parser.skipItem()
      return invalid(start)
    }
  }

  mutating func reportDepth(at span: SourceSpan) {
    if let last = diagnostics.last, last.kind == .tooDeep { return }
    diagnostics.report(
      .tooDeep, "this is nested too deeply", at: span,
      help: "give the inner part a declaration of its own; 64 levels are the limit")
  }

  private static func tooLarge(_ file: SourceFile, index: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "this file is larger than a schema can be",
      at: SourceSpan(file: index, start: 0, end: 0),
      notes: [file.sizeNote(limit: SourceFile.sizeLimit)],
      help: "split it; the declarations of all files of a run know each other")
  }
}

extension SourceFile {
  /// 64 MiB: far more than any schema needs, and well within what a span can address.
  package static let sizeLimit = 1 << 26
}

extension DiagnosticKind {
  static let tooDeep = DiagnosticKind(
    "G0101", .error, "nesting that is too deep",
    explanation: """
      Types, conditions, expressions and declarations may be nested 64 levels deep, counted from the outermost
      declaration; `not (…)` is two levels. Deeper nesting is most often caused by a bracket too many. Otherwise give
      the inner part a declaration of its own and name it.
      """)

  static let fileTooLarge = DiagnosticKind(
    "G0102", .error, "a file that is too large",
    explanation: """
      A schema file can have at most 64 MiB. The declarations of all files given to one run know each other, so a large
      schema can be split anywhere between two declarations.
      """)
}
