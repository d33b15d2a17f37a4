import Diagnostics

/// The words that begin a declaration. They are ordinary words wherever no declaration can be.
enum DeclarationKeyword: String, CaseIterable {
  case dto, domain, model, type, `enum`, open, map, repository, union, fields, alias
  case foreign, converter, namespace
}

extension Parser {
  /// A keyword is one only if what follows could belong to its declaration: fields may have any name.
  var startsDeclaration: Bool {
    let next = token(after: 1)
    if next.kind == .leftParenthesis, isWord("map") { return arrowFollowsParentheses }
    guard next.kind == .identifier, !next.startsLine, declarationKeyword != nil else {
      return false
    }
    if isWord("as", after: 1) {
      // `type as kind: String` is a field; `type as = String` would be a declaration.
      return token(after: 2).kind != .identifier || token(after: 2).startsLine
    }
    return true
  }

  /// Compared byte by byte: this is asked for every item of a schema, and making a string each time would cost more
  /// than all the rest.
  var declarationKeyword: DeclarationKeyword? {
    if isWord("dto") { return .dto }
    if isWord("domain") { return .domain }
    if isWord("model") { return .model }
    if isWord("type") { return .type }
    if isWord("enum") { return .enum }
    if isWord("open") { return .open }
    if isWord("map") { return .map }
    if isWord("repository") { return .repository }
    if isWord("union") { return .union }
    if isWord("fields") { return .fields }
    if isWord("alias") { return .alias }
    if isWord("foreign") { return .foreign }
    if isWord("converter") { return .converter }
    if isWord("namespace") { return .namespace }
    return nil
  }

  /// `map (UserDTO, roles: [String]) -> User`, but not `map(MapDTO)`, a case of a union.
  private var arrowFollowsParentheses: Bool {
    var distance = 2
    while true {
      switch token(after: distance).kind {
      case .rightParenthesis:
        let next = token(after: distance + 1)
        return next.kind == .arrow || next.kind == .doubleArrow
      case .leftBrace, .rightBrace, .leftParenthesis, .endOfFile: return false
      default: distance += 1
      }
    }
  }

  mutating func parseDeclaration(_ preamble: Preamble) -> Declaration? {
    guard startsDeclaration, let keyword = declarationKeyword else {
      if current.kind == .endOfFile {
        reportDangling(preamble)
        return nil
      }
      return parseNoDeclaration(preamble)
    }
    return parse(keyword, start: current, preamble: preamble)
  }

  /// Reads a declaration whose first word, whatever it is, means `keyword`.
  mutating func parse(_ keyword: DeclarationKeyword, start: Token, preamble: Preamble)
    -> Declaration?
  {
    nested {
      $0.parseUnchecked(keyword, start: start, preamble: preamble)
    } otherwise: {
      $0.skipBroken()
      return nil
    }
  }

  private mutating func parseUnchecked(
    _ keyword: DeclarationKeyword, start: Token, preamble: Preamble
  ) -> Declaration? {
    switch keyword {
    case .dto, .domain, .model:
      advance()
      let layer = Layer(rawValue: keyword.rawValue) ?? .dto
      if reportEnumWithPayloads() {
        advance()
        return .union(parseUnion(layer: layer, isOpen: false, start: start, preamble: preamble))
      }
      if let other = takeKeywordWithoutLayer(after: start) {
        return parseUnchecked(other, start: current, preamble: preamble)
      }
      let isOpen = takeLateOpen(after: start)
      if startsUnion || reportMisspelt("union", before: 1) || reportWordForUnion() {
        advance()
        return .union(parseUnion(layer: layer, isOpen: isOpen, start: start, preamble: preamble))
      }
      if isWord("fields"), token(after: 1).kind == .identifier, !token(after: 1).startsLine {
        advance()
        return .group(parseFieldGroup(layer: layer, start: start, preamble: preamble))
      }
      if startsForeignGroup {
        reportForeignGroup()
        return .group(parseFieldGroup(layer: layer, start: start, preamble: preamble))
      }
      return .record(parseRecord(layer: layer, start: start, preamble: preamble))
    case .type:
      advance()
      return .wrapper(parseWrapper(start: start, preamble: preamble))
    case .enum:
      advance()
      return .enumeration(parseEnum(isOpen: false, start: start, preamble: preamble))
    case .open:
      return parseOpen(start: start, preamble: preamble)
    case .map:
      advanceOverOperator()
      return parseMap(start: start, preamble: preamble).map(Declaration.map)
    case .repository:
      advance()
      return .repository(parseRepository(start: start, preamble: preamble))
    case .union:
      return .union(parseUnionWithoutLayer(isOpen: false, start: start, preamble: preamble))
    case .fields:
      return .group(parseFieldGroupWithoutLayer(start: start, preamble: preamble))
    case .alias:
      advance()
      return .alias(parseAlias(start: start, preamble: preamble))
    case .foreign:
      advance()
      return .foreign(parseForeignType(start: start, preamble: preamble))
    case .converter:
      advance()
      return parseConverter(start: start, preamble: preamble).map(Declaration.converter)
    case .namespace:
      advance()
      return .namespace(parseNamespace(start: start, preamble: preamble))
    }
  }

  private mutating func parseUnionWithoutLayer(isOpen: Bool, start: Token, preamble: Preamble)
    -> UnionDeclaration
  {
    let open = isOpen ? "open " : ""
    let word = advance().span
    if let layer = takeLateLayer(of: word) {
      return parseUnion(layer: layer, isOpen: isOpen, start: start, preamble: preamble)
    }
    diagnostics.report(
      .unknownDeclaration, "a union must say which layer it belongs to", at: word,
      help: "write `\(open)dto union`, `\(open)domain union` or `\(open)model union`")
    var union = parseUnion(layer: .dto, isOpen: isOpen, start: start, preamble: preamble)
    if union.discriminatorSpan == nil { union.layer = .domain }
    union.isLayerGuessed = true
    return union
  }

  private mutating func parseOpen(start: Token, preamble: Preamble) -> Declaration? {
    advance()
    takeLayerOfOpenEnum()
    if isWord("enum") || reportMisspelt("enum", before: 1) {
      advance()
      return .enumeration(parseEnum(isOpen: true, start: start, preamble: preamble))
    }
    if let layer = layerOfOpenUnion() {
      advance(by: 2)
      return .union(parseUnion(layer: layer, isOpen: true, start: start, preamble: preamble))
    }
    if isWord("union"), startsDeclaration {
      return .union(parseUnionWithoutLayer(isOpen: true, start: start, preamble: preamble))
    }
    if startsDeclaration, let keyword = declarationKeyword {
      diagnostics.report(
        .unexpectedToken, "only enums and unions can be open", at: start.span,
        help: "remove `open`",
        fix: .remove(start.span.through(current.span.before)))
      return parse(keyword, start: current, preamble: preamble)
    }
    reportExpected("`enum`, `dto union`, `domain union` or `model union` after `open`")
    skipBroken()
    return nil
  }

  /// One error for something that does not begin like a declaration, including its braces.
  private mutating func parseNoDeclaration(_ preamble: Preamble) -> Declaration? {
    let found = current
    switch found.kind {
    case .rightBrace:
      reportStrayBraces()
      return nil
    case .identifier:
      return parseUnknownDeclaration(preamble)
    default:
      reportExpected("a declaration", help: Self.listOfDeclarations)
      skipToPlausibleDeclaration()
      return nil
    }
  }

  /// Several in a row have the same cause.
  private mutating func reportStrayBraces() {
    // After another mistake, the brace may close what could not be read.
    let isCertain = diagnostics.allSatisfy { $0.kind == .strayBrace }
    let first = advance().span
    while current.kind == .rightBrace { advance() }
    let braces = first.through(previousSpan)
    let count = first == braces ? "this `}` closes" : "these braces close"
    diagnostics.report(
      .strayBrace, "\(count) nothing", at: braces,
      help: first == braces ? "remove it" : "remove them",
      fix: isCertain ? .remove(braces) : nil)
  }

  /// Skips the rest of a declaration that could not be read: the rest of its line, and its braces.
  mutating func skipBroken() {
    var open = 0
    while current.kind != .endOfFile {
      if open == 0 && (current.kind == .rightBrace || current.kind == .comma) { return }
      let token = advance()
      if token.kind == .leftBrace { open += 1 }
      if token.kind == .rightBrace { open -= 1 }
      if open <= 0, current.startsLine, current.kind != .leftBrace { return }
    }
  }
}

extension DiagnosticKind {
  static let unknownDeclaration = DiagnosticKind(
    "G0106", .error, "a word that does not begin a declaration",
    explanation: """
      A schema consists of declarations, and each begins with its keyword: `dto`, `domain`, `model`, `type`, `enum`,
      `open enum`, `dto union`, `domain union`, `model union`, `dto fields`, `domain fields`, `model fields`,
      `alias`, `foreign`, `converter`, `map`, `repository`, `namespace`.
      """,
    wrong: """
      struct User { name: String }
      """,
    right: """
      domain User { name: String }
      """)

  static let strayBrace = DiagnosticKind(
    "G0107", .error, "one closing brace too many",
    explanation: """
      This `}` closes nothing: every brace before it has been closed already.
      """,
    wrong: """
      dto PointDTO { x: Double }
      }
      """,
    right: """
      dto PointDTO { x: Double }
      """)
}
