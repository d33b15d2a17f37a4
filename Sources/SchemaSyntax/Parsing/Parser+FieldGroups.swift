import Diagnostics

extension Parser {
  /// `dto fields Timestamps: protocol { … }`, after the word `fields`.
  mutating func parseFieldGroup(
    layer: Layer, isLayerGuessed: Bool = false, start: Token, preamble: Preamble
  ) -> FieldGroupDeclaration {
    let name = parseDeclarationName(after: "fields")
    var group = FieldGroupDeclaration(
      members: RecordDeclaration(
        layer: layer, name: name, fields: [], preamble: preamble,
        head: start.span.through(name.span), span: start.span),
      isLayerGuessed: isLayerGuessed)
    skipTypeParameters(of: name)
    group.protocolWord = parseProtocolWord(of: name)
    parseMembers(of: &group.members, from: start)
    return group
  }

  mutating func parseFieldGroupWithoutLayer(start: Token, preamble: Preamble)
    -> FieldGroupDeclaration
  {
    let word = advance()
    // Another word has been reported.
    if text(of: word) == DeclarationKeyword.fields.rawValue {
      diagnostics.report(
        .unknownDeclaration, "a group of fields must say which layer it belongs to",
        at: word.span, help: "write `dto fields`, `domain fields` or `model fields`")
    }
    return parseFieldGroup(layer: .dto, isLayerGuessed: true, start: start, preamble: preamble)
  }

  /// `: protocol`, the only thing that can follow the name of a group.
  private mutating func parseProtocolWord(of name: Name) -> SourceSpan? {
    let conformances = parseConformances()
    let word = conformances.first { $0.name.text == "protocol" && $0.key == nil }
    guard let first = conformances.first, let last = conformances.last,
      conformances.count > 1 || word == nil
    else { return word?.span }
    if conformances.count == 1, Spelling(["protocol"]).nearest(to: first.name.text) != nil {
      diagnostics.report(
        .conformanceOfGroup, "`\(first.name.text)` is not the word `protocol`", at: first.span,
        help: "write `protocol`", fix: .replace(first.span, with: "protocol"))
      return first.span
    }
    diagnostics.report(
      .conformanceOfGroup, "a group of fields conforms to no protocol",
      at: (conformances.first { $0.name.text != "protocol" } ?? last).span,
      help: word == nil
        ? "write the protocol after the records that hold the fields; `: protocol` makes a protocol of the group"
        : "write `: protocol` alone, and other protocols after the records that hold the fields",
      fix: word == nil
        ? .remove(name.span.after.through(last.span)).asProposal
        : .replace(first.span.through(last.span), with: "protocol"))
    return word?.span
  }
}

extension Parser {
  /// `...Timestamps`
  var startsSpread: Bool { startsDottedMember && !startsRest }

  mutating func parseSpread(_ preamble: Preamble, in record: RecordDeclaration) -> Spread? {
    let dots = advance().span
    guard let group = parsePath("the name of a group of fields") else { return nil }
    let position = Spread.Position(
      fields: record.fields.count, constants: record.constants.count, rules: record.rules.count)
    let span = dots.through(group.span)
    if continuesLine, current.kind == .question || isWord("as") || startsClause {
      reportAddition(to: group)
    }
    return Spread(group: group, position: position, preamble: preamble, span: span)
  }

  /// `...Timestamps as times`
  private mutating func reportAddition(to group: Path) {
    let start = current.span
    skipItem()
    let addition = start.through(previousSpan)
    diagnostics.report(
      .spreadWithMore, "nothing can be added where a group of fields is spread", at: addition,
      notes: ["its fields are in each record as they are written in the group"],
      help: "remove it, or change the fields in `\(group.text)`",
      fix: .remove(group.span.after.through(addition)))
  }

  /// `include Timestamps` in place of `...Timestamps`, after the first word, which was read as the name of a field.
  mutating func takeForeignSpread(after word: WireName) -> Bool {
    guard word.rest.isEmpty, !word.isQuoted, Self.wordsForSpreads.contains(word.text),
      current.kind == .identifier, continuesLine, text(of: current).first?.isUppercase == true,
      token(after: 1).startsLine
        || [.comma, .rightBrace, .endOfFile].contains(token(after: 1).kind)
    else { return false }
    let name = advance()
    diagnostics.report(
      .foreignSpread, "a group of fields is spread with `...`", at: word.span,
      help: "write `...\(text(of: name))`",
      fix: .replace(word.span.through(name.span.before), with: "..."))
    return true
  }

  private static let wordsForSpreads: Set<String> = [
    "include", "includes", "extend", "extends", "use", "uses", "with", "mixin", "spread", "embed",
    "fields", "group",
  ]

  /// `dto group Timestamps {`, at the second word.
  var startsForeignGroup: Bool {
    let name = token(after: 1)
    guard current.kind == .identifier, name.kind == .identifier, !name.startsLine,
      token(after: 2).kind == .leftBrace || token(after: 2).kind == .colon
    else { return false }
    let word = text(of: current)
    return ForeignKeyword.wordsForGroups.contains(word)
      || Spelling([DeclarationKeyword.fields.rawValue]).nearest(to: word) != nil
  }

  mutating func reportForeignGroup() {
    let word = advance()
    diagnostics.report(
      .unknownDeclaration, "`\(text(of: word))` does not begin a group of fields", at: word.span,
      help: "write `fields`", fix: .propose("fields", for: word.span))
  }
}

extension DiagnosticKind {
  static let spreadWithMore = DiagnosticKind(
    "G0163", .error, "a spread with something after it",
    explanation: """
      `...Timestamps` brings the fields of the group into the record as they are: it does not rename them, and does not
      change their types. What only some records need is not part of the group.
      """,
    wrong: """
      dto fields Timestamps { created: Int }
      dto UserDTO { ...Timestamps as times }
      """,
    right: """
      dto fields Timestamps { created: Int }
      dto UserDTO { ...Timestamps }
      """)

  static let foreignSpread = DiagnosticKind(
    "G0164", .error, "a spread that is written as in another language",
    explanation: """
      Three dots and the name of a group bring its fields into a record.
      """,
    wrong: """
      dto fields Timestamps { created: Int }
      dto UserDTO {
        include Timestamps
        name: String
      }
      """,
    right: """
      dto fields Timestamps { created: Int }
      dto UserDTO {
        ...Timestamps
        name: String
      }
      """)

  static let conformanceOfGroup = DiagnosticKind(
    "G0160", .error, "a group of fields with a protocol after its name",
    explanation: """
      A group of fields is not a type, so it conforms to no protocol. The records that hold its fields can. Only the word
      `protocol` can follow its name: then Swift gets a protocol that asks for these fields, and all records that hold
      them conform to it.
      """,
    wrong: """
      dto fields Keyed: Identifiable { id: String }
      dto UserDTO { ...Keyed }
      """,
    right: """
      dto fields Keyed: protocol { id: String }
      dto UserDTO: Identifiable { ...Keyed }
      """)
}
