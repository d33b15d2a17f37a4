import Diagnostics
import SchemaSyntax

/// Checks unions one after another, and keeps what it learns about the records that they carry.
struct UnionCheck {
  let facts: TypeFacts
  var keys: RecordKeys
  var shapes: ShapeReader
  private let namesOfTypes: CasesNamedAfterTypes
  var diagnostics: [Diagnostic] = []

  var schema: ResolvedSchema { facts.schema }

  init(_ facts: TypeFacts) {
    self.facts = facts
    keys = RecordKeys(facts.schema)
    shapes = ShapeReader(schema: facts.schema)
    namesOfTypes = CasesNamedAfterTypes(facts.schema)
  }

  /// - Parameter isEndless: whether it has been reported that reading it would never end.
  mutating func check(
    _ union: ResolvedUnion, _ notes: [ValidNotes], isEndless: Bool
  ) -> ValidUnion {
    let syntax = union.syntax
    namesOfTypes.check(union, into: &diagnostics)
    let decodings = zip(union.cases, syntax.cases).map { decoding(of: $0, $1, in: syntax.layer) }
    let tags = checkTags(of: union, isEndless: isEndless)
    if syntax.isOpen, Set(tags).subtracting([.null]) == [.boolean(true), .boolean(false)] {
      reportIdleOpen(syntax)
    }
    return ValidUnion(
      layer: syntax.layer, isOpen: syntax.isOpen, discriminator: discriminator(of: syntax),
      cases: union.cases.enumerated().map { index, item in
        ValidUnion.Case(
          swiftName: item.swiftName, tag: tags[index], payload: item.payload,
          written: item.written, wireType: decodings[index]?.type ?? item.payload,
          decoding: decodings[index]?.conversion ?? .identity,
          notes: notes[index])
      })
  }

  private func discriminator(of syntax: UnionDeclaration) -> ValidUnion.Discriminator? {
    switch syntax.discriminator {
    case _ where syntax.layer == .domain: nil
    case .tag(let tag): .tag(tag.text)
    case .adjacent(let tag, let content): .adjacent(tag: tag.text, content: content.text)
    case .keyedByTag(let tag): .keyedByTag(tag.text)
    case .key: .key
    case .shape: .shape
    case nil: nil
    }
  }

  /// One for each case; nil if it has none, or one that could not be read.
  private mutating func checkTags(of union: ResolvedUnion, isEndless: Bool) -> [Value?] {
    let none = [Value?](repeating: nil, count: union.cases.count)
    guard union.syntax.layer != .domain else { return none }
    switch union.syntax.discriminator {
    case nil:
      let isMissing = union.syntax.discriminatorSpan == nil
      if isMissing, !union.cases.isEmpty { reportMissingDiscriminator(union.syntax) }
      return none
    case .shape(let inOrder):
      checkShapes(of: union, inOrder: inOrder, isEndless: isEndless)
      return none
    case .key:
      return readTags(of: union, keysOnly: true)
    case .adjacent(let tag, let content):
      if tag.text == content.text { reportEqualKeys(tag, content) }
      return readTags(of: union, keysOnly: false)
    case .keyedByTag(let tag):
      let tags = readTags(of: union, keysOnly: true)
      checkKeys(of: union, tag: tag)
      checkUntaggedPayload(of: union, tag: tag)
      return tags
    case .tag(let tag):
      let tags = readTags(of: union, keysOnly: false)
      checkPayloads(of: union, tag: tag)
      checkUntaggedPayload(of: union, tag: tag)
      return tags
    }
  }

  private mutating func reportMissingDiscriminator(_ syntax: UnionDeclaration) {
    diagnostics.report(
      .missingDiscriminator,
      "`\(syntax.name.text)` does not say what tells its cases apart on the wire",
      at: syntax.head,
      notes: [
        "`by type`: a field next to those of the payload, {\"type\": \"image\", …}",
        "`by type in data`: the payload in a field of its own, {\"type\": \"image\", \"data\": {…}}",
        "`by type in {type}`: the payload in a field that the tag names, {\"type\": \"image\", \"image\": {…}}",
        "`by key`: the only key, {\"image\": {…}}",
        "`by shape`: nothing; the first case whose payload can be read",
        "`by is_paid`, with cases `true as paid(…)` and `false as open`: a flag or a number",
      ], help: "write one of these after the name")
  }

  private mutating func reportIdleOpen(_ syntax: UnionDeclaration) {
    diagnostics.report(
      .idleOpen, "`\(syntax.name.text)` is `open`, but has a case for both `true` and `false`",
      at: syntax.head, help: "remove `open`: no other case is possible")
  }

  private mutating func reportEqualKeys(_ tag: Name, _ content: Name) {
    diagnostics.report(
      .equalKeys, "`\(tag.text)` cannot hold the tag and the payload at once",
      at: content.span, secondary: [.init(tag.span, "the tag")],
      help:
        "name the field that holds the payload, or write `in {\(tag.text)}` if the tag names it")
  }
}

extension DiagnosticKind {
  static let missingDiscriminator = DiagnosticKind(
    "G0505", .error, "a union that does not say what tells its cases apart",
    explanation: """
      JSON has no unions, so every API has its own way of saying which case a value is. A dto union and a model union
      name that way after `by`. A domain union does not, because it is not read from the wire.
      """,
    wrong: """
      dto ImageDTO { width: Int }
      dto union MediaDTO { image(ImageDTO), none }
      """,
    right: """
      dto ImageDTO { width: Int }
      dto union MediaDTO by type { image(ImageDTO), none }
      """)

  static let idleOpen = DiagnosticKind(
    "G0516", .error, "an open union that knows every case",
    explanation: """
      An `open` union keeps the cases that this build does not know. If a flag tells the cases apart, and both of its
      values have a case, there are no unknown cases to keep: the case `unrecognized` would never be used.
      """,
    wrong: """
      open dto union SwitchDTO by on { true as on, false as off }
      """,
    right: """
      dto union SwitchDTO by on { true as on, false as off }
      """)

  static let equalKeys = DiagnosticKind(
    "G0509", .error, "one key for both the tag and the payload",
    explanation: """
      `by type in data` reads the tag from one field and the payload from another. `by type in {type}` reads the payload
      from the field that the tag names.
      """,
    wrong: """
      dto union SizeDTO by type in type { small(Int), large(Int) }
      """,
    right: """
      dto union SizeDTO by type in value { small(Int), large(Int) }
      """)
}
