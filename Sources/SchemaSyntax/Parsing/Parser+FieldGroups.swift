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
    diagnostics.append(
      Diagnostic(
        .unknownDeclaration, "a group of fields must say which layer it belongs to",
        at: advance().span, help: "write `dto fields`, `domain fields` or `model fields`"))
    return parseFieldGroup(layer: .dto, isLayerGuessed: true, start: start, preamble: preamble)
  }

  /// `: protocol`, the only thing that can follow the name of a group.
  private mutating func parseProtocolWord(of name: Name) -> SourceSpan? {
    let conformances = parseConformances()
    let word = conformances.first { $0.name.text == "protocol" && $0.key == nil }
    guard let first = conformances.first, let last = conformances.last,
      conformances.count > 1 || word == nil
    else { return word?.span }
    diagnostics.append(
      Diagnostic(
        .conformanceOfGroup, "a group of fields conforms to no protocol",
        at: (conformances.first { $0.name.text != "protocol" } ?? last).span,
        help: word == nil
          ? "write the protocol after the records that hold the fields; `: protocol` makes a protocol of the group"
          : "write `: protocol` alone, and other protocols after the records that hold the fields",
        fix: word == nil
          ? .remove(name.span.after.through(last.span))
          : .replace(first.span.through(last.span), with: "protocol")))
    return word?.span
  }
}

extension Parser {
  /// `...Timestamps`
  var startsSpread: Bool {
    current.kind == .closedRange && token(after: 1).kind == .identifier
      && !token(after: 1).startsLine
  }

  mutating func parseSpread(_ preamble: Preamble, in record: RecordDeclaration) -> Spread? {
    let dots = advance().span
    guard let group = parsePath("the name of a group of fields") else { return nil }
    let position = Spread.Position(
      fields: record.fields.count, constants: record.constants.count, rules: record.rules.count)
    return Spread(
      group: group, position: position, preamble: preamble, span: dots.through(group.span))
  }
}

extension DiagnosticKind {
  static let conformanceOfGroup = DiagnosticKind(
    "G0160", .error, "a group of fields with a protocol after its name",
    explanation: """
      A group of fields is no type, so it conforms to no protocol. The records that hold its fields can. Only the word
      `protocol` can follow its name: then Swift gets a protocol that asks for these fields, and all records that hold
      them conform to it.

      ```gate
      dto fields Keyed: Identifiable { id: String }
      dto UserDTO { ...Keyed }
      ```

      ```gate
      dto fields Keyed: protocol { id: String }
      dto UserDTO: Identifiable { ...Keyed }
      ```
      """)
}
