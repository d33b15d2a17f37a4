import Diagnostics

/// What is between `<` and `>` after the name of a record, and what a map says about it.
extension Parser {
  /// `<Item>`, `<Item, Meta>`, if there is one.
  mutating func parseTypeParameters() -> [Name] {
    if let name = takeTypeParameterInBrackets() { return [name] }
    guard current.kind == .less, continuesLine else { return [] }
    let less = advance()
    var parameters: [Name] = []
    while current.kind == .identifier, continuesLine {
      skipVariance()
      parameters.append(typeName(name(of: advance())))
      skipBound(of: parameters.last)
      if take(.comma) == nil { break }
    }
    if parameters.isEmpty {
      reportExpected(
        "the name of a type parameter", as: .missingName,
        help: "write a name for the type that is not known here: `<Item>`")
    }
    guard let greater = expect(.greater, "`>`") else { return parameters }
    angleBrackets.insert(less.span)
    angleBrackets.insert(greater.span)
    return parameters
  }

  /// `Page[Item]`
  private mutating func takeTypeParameterInBrackets() -> Name? {
    guard continuesLine, current.kind == .leftBracket, token(after: 1).kind == .identifier,
      token(after: 2).kind == .rightBracket
    else { return nil }
    let open = advance().span
    let name = typeName(name(of: advance()))
    report(.typeParameterInBrackets("<\(name.text)>"), at: open.through(advance().span))
    return name
  }

  /// `<out Item>`
  private mutating func skipVariance() {
    guard isWord("out") || isWord("in"), token(after: 1).kind == .identifier else { return }
    reportModifiers(from: advance(), of: "a type parameter")
  }

  /// `: Hashable`, `extends Base`: what other languages demand of a type.
  private mutating func skipBound(of parameter: Name?) {
    guard let parameter, continuesLine,
      current.kind == .colon || current.kind == .assign || isWord("extends")
    else { return }
    let isDefault = current.kind == .assign
    let start = advance().span
    while continuesLine, current.kind == .identifier || current.kind == .dot { advance() }
    let span = start.through(previousSpan)
    diagnostics.report(
      .boundOfTypeParameter,
      isDefault
        ? "the type parameter `\(parameter.text)` has no default"
        : "nothing can be required of the type parameter `\(parameter.text)`",
      at: span,
      notes: isDefault ? [] : ["what its types need follows from how they are used"],
      help: "remove it", fix: .remove(parameter.span.after.through(span)))
  }

  /// Whether the record is given by another type: `dto Charges = Page<ChargeDTO>`. That is reported.
  mutating func takeAssignedType(of record: RecordDeclaration, _ keyword: Token) -> Bool {
    if takeAlternatives(of: record.name, from: keyword) { return true }
    guard current.kind == .assign, continuesLine else { return false }
    let sign = advance().span
    let type = parseType()
    guard type.kind != .invalid else { return true }
    let isOfWire = record.layer != .domain
    let plain = type.unwrapped
    let canBeAlias =
      isOfWire && record.typeParameters.isEmpty && record.conformances.isEmpty && plain == type
    diagnostics.report(
      .assignedRecord, "a `\(record.layer.rawValue)` has fields, and is not another type",
      at: sign,
      help: isOfWire
        ? "give the type a second name: `alias \(record.name.text) = \(text(of: plain.span))`"
        : "write `\(text(of: type.span))` wherever it is meant",
      fix: canBeAlias ? .replace(keyword.span, with: "alias") : nil)
    return true
  }

  /// `where A -> B` on a line of its own.
  private var startsPremise: Bool {
    let arrow = token(after: 2).kind
    return token(after: 1).kind == .identifier && (arrow == .arrow || arrow == .doubleArrow)
  }

  /// `where A -> B, C <-> D` after the head of a map, if there is one.
  mutating func parsePremises() -> [MapDeclaration.Premise] {
    guard isWord("where"), continuesLine || startsPremise else { return [] }
    advanceIntoClause()
    var premises: [MapDeclaration.Premise] = []
    repeat {
      guard let source = expect(.identifier, "the name of a type parameter").map({ name(of: $0) })
      else { break }
      guard current.kind == .arrow || current.kind == .doubleArrow else {
        reportExpected(
          "`->` or `<->`", as: .missingSign,
          help: "write `where \(source.text) -> …`: which parameter becomes which")
        break
      }
      let isReversible = advance().kind == .doubleArrow
      guard let target = expect(.identifier, "the name of a type parameter").map({ name(of: $0) })
      else { break }
      premises.append(
        .init(
          source: source, target: target, isReversible: isReversible,
          span: source.span.through(target.span)))
    } while takeCommaOfPremises()
    return premises
  }

  /// A comma at the end of the line ends the list, unless it goes on there.
  private mutating func takeCommaOfPremises() -> Bool {
    let next = token(after: 1)
    guard current.kind == .comma, next.kind == .identifier, !next.startsLine || startsPremise else {
      return false
    }
    advance()
    return true
  }
}

extension DiagnosticKind {
  static let assignedRecord = DiagnosticKind(
    "G0171", .error, "a record that is declared to be another type",
    explanation: """
      A record is declared with its fields. A generic record with its types is written out where it is used, or gets a
      name of its own on the wire with `alias`.
      """,
    wrong: """
      dto Page<Item> { data: [Item] }
      dto NamesDTO = Page<String>
      """,
    right: """
      dto Page<Item> { data: [Item] }
      alias NamesDTO = Page<String>
      """)

  static let boundOfTypeParameter = DiagnosticKind(
    "G0170", .error, "a requirement for a type parameter",
    explanation: """
      A type parameter stands for any type that its layer can hold. What the types must be able to do, such as being read
      from JSON, follows from how the record is used.
      """,
    wrong: """
      dto Page<Item: Codable> { data: [Item] }
      """,
    right: """
      dto Page<Item> { data: [Item] }
      """)
}
