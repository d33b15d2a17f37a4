import Diagnostics

extension Parser {
  /// `foreign Length = Measurement<UnitLength> from Foundation: Comparable`, after the keyword.
  mutating func parseForeignType(start: Token, preamble: Preamble) -> ForeignTypeDeclaration {
    skipKindOfForeignType()
    let name = parseDeclarationName(after: "foreign")
    var type = ForeignTypeDeclaration(
      name: name, preamble: preamble, head: start.span.through(name.span), span: start.span)
    reportCompoundName(startingWith: name)
    if continuesLine, take(.assign) != nil { type.original = parseSwiftTypeName() }
    let early = continuesLine && current.kind == .colon ? current.span : nil
    type.conformances = continuesLine ? parseConformances() : []
    if isWord("from"), continuesLine || token(after: 1).kind == .identifier {
      let end = previousSpan
      let from = advanceIntoClause().span
      type.module = parseModule(after: from)
      if let early { reportEarlyConformances(early.through(end), before: from) }
      if continuesLine, current.kind == .colon { type.conformances += parseConformances() }
    }
    reportMore(of: name)
    type.span = start.span.through(previousSpan)
    return type
  }

  /// `foreign struct Money`
  private mutating func skipKindOfForeignType() {
    let next = token(after: 1)
    guard continuesLine, next.kind == .identifier, !next.startsLine, !isWord("from", after: 1),
      ForeignKeyword.of[text(of: current)] != nil || isWord("type") || isWord("enum")
    else { return }
    reportModifiers(from: advance(), of: "a foreign type")
  }

  private mutating func parseModule(after from: SourceSpan) -> Name? {
    guard continuesLine, current.kind == .identifier || current.kind == .string else {
      reportExpected("the name of a module after `from`", as: .missingName)
      return nil
    }
    let token = advance()
    guard token.kind == .string else { return name(of: token) }
    let module = plainString(of: token)
    diagnostics.report(
      .foreignTypeForm, "the name of a module is written without quotes", at: token.span,
      help: "write `from \(module)`", fix: .propose(module, for: token.span))
    return Name(module, span: token.span)
  }

  /// `UIColor.Name`, `Measurement<UnitLength>`
  private mutating func parseSwiftTypeName() -> SwiftTypeName? {
    guard let path = parsePath("the name of a type in Swift") else { return nil }
    return nested {
      $0.parseTypeArguments(of: path)
    } otherwise: {
      $0.skipBroken()
      return nil
    }
  }

  private mutating func parseTypeArguments(of path: Path) -> SwiftTypeName? {
    var type = SwiftTypeName(path: path, span: path.span)
    guard current.kind == .less, continuesLine else { return type }
    let less = advance()
    repeat {
      guard let argument = parseSwiftTypeName() else { return nil }
      type.arguments.append(argument)
    } while take(.comma) != nil
    guard let greater = expect(.greater, "`>`") else { return nil }
    angleBrackets.insert(less.span)
    angleBrackets.insert(greater.span)
    type.span = path.span.through(greater.span)
    return type
  }

  /// `foreign UIColor.Name`: within the schema, a type has a name without dots.
  private mutating func reportCompoundName(startingWith first: Name) {
    guard !first.text.isEmpty, continuesLine, current.kind == .dot || current.kind == .less else {
      return
    }
    let path = pathSteps(after: Path(first)) ?? Path(first)
    let type = parseTypeArguments(of: path)
    let whole = first.span.through(previousSpan)
    let name = type.map { $0.arguments.isEmpty ? $0.path.last.text : "Name" } ?? "Name"
    let correction = "\(name) = \(text(of: whole))"
    diagnostics.report(
      .foreignTypeForm, "`\(text(of: whole))` needs a name of its own in the schema", at: whole,
      help: "write `foreign \(correction)`, with a name of your choice",
      fix: type == nil ? nil : .propose(correction, for: whole))
  }

  /// `foreign Money: Comparable from Payments`
  private mutating func reportEarlyConformances(_ list: SourceSpan, before from: SourceSpan) {
    let clause = from.through(previousSpan)
    diagnostics.report(
      .foreignTypeForm, "the module comes before the protocols", at: clause,
      secondary: [.init(list, "the protocols")],
      help: "write `\(text(of: clause))\(text(of: list))`",
      fix: .replace(
        list.through(clause), with: " \(text(of: clause))\(text(of: list))", isCertain: false))
  }

  private mutating func reportMore(of name: Name) {
    reportMore(
      .foreignTypeForm,
      body: (
        "what is in `\(name.text)` is said in Swift",
        "end the line after `\(name.text)`, or declare a `domain` to have it generated"
      ),
      clauses: (
        "a type from elsewhere has no rules, converters or defaults",
        "write it at the fields that hold a `\(name.text)`"
      ), notes: ["`foreign` only makes a type known that is written in Swift"])
  }

  /// A body or clauses after something that is written in Swift.
  mutating func reportMore(
    _ kind: DiagnosticKind, body: (message: String, help: String),
    clauses: (message: String, help: String), notes: [String] = []
  ) {
    guard continuesLine, current.kind == .leftBrace || startsClause else { return }
    let isBody = current.kind == .leftBrace
    let start = current.span
    if isBody { skipBroken() } else { skipClauses() }
    let (message, help) = isBody ? body : clauses
    diagnostics.report(
      kind, message, at: isBody ? start : start.through(previousSpan), notes: notes, help: help)
  }
}

extension DiagnosticKind {
  static let foreignTypeForm = DiagnosticKind(
    "G0180", .error, "a type from elsewhere that is declared in another form",
    explanation: """
      `foreign` makes a type known that is written in Swift: by you, or in a module. Its name comes first, then the module
      after `from`, then what it conforms to besides `Hashable` and `Sendable`. A type whose Swift name is nested or has
      type parameters gets a name of its own before `=`.
      """,
    wrong: """
      foreign Measurement<UnitLength> from Foundation
      """,
    right: """
      foreign Length = Measurement<UnitLength> from Foundation
      """)
}
