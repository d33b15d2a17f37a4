import Diagnostics
import SchemaSyntax

/// `nil as unknown(PlainDTO)`: the case of a union with tags that is read where there is no tag.
extension UnionCheck {
  /// Where the payload is the value itself, it must be an object, and must never have the key of the tag: with that key it
  /// would be read as another case.
  mutating func checkUntaggedPayload(of union: ResolvedUnion, tag: Name) {
    for (item, written) in zip(union.cases, union.syntax.cases) where item.wireValue.kind == .null {
      guard let payload = item.payload, !payload.isUnknown, let span = written.payload?.span
      else { continue }
      var readers = KeyReaders(tag.text)
      if !readers.look(at: payload, in: schema) || !item.converters.isEmpty {
        reportNoObject(item, at: span)
      } else if let reader = readers.first {
        reportReader(reader, of: tag, item, at: span)
      }
    }
  }

  private mutating func reportNoObject(_ item: ResolvedCase, at span: SourceSpan) {
    diagnostics.report(
      .payloadIsNoObject, "`\(item.swiftName)` carries something other than a record",
      at: span,
      secondary: [.init(item.wireValue.span, "without a tag, the payload is the object itself")],
      help: "carry a record, or write `by … in` if the payload has a key of its own")
  }

  private mutating func reportReader(
    _ reader: KeyReaders.Reader, of tag: Name, _ item: ResolvedCase, at span: SourceSpan
  ) {
    let owner = schema[reader.owner].qualifiedName
    diagnostics.report(
      .tagInPayload,
      "`\(item.swiftName)` is the case without `\(tag.text)`, but `\(owner)` reads that key",
      at: span, secondary: [.init(reader.span, "read here")],
      help: "remove it there, or let the case carry a record of its own: where there is no tag, "
        + "there is nothing at `\(tag.text)`")
  }

  /// `nil` alone, `null` and `null as unknown`: could be a text as well.
  mutating func reportUnclearNull(_ literal: Literal, _ item: ResolvedCase) {
    let isNamed = item.nameSpan != literal.span
    let text = literal.textOnWire ?? ""
    diagnostics.report(
      .unclearNull, "`\(text)` could be the text of a tag, or stand for a tag that is not there",
      at: literal.span,
      help:
        "write `nil as \(isNamed ? item.swiftName : "unknown")` where the tag is missing or null, "
        + "or `\"\(text)\" as \(isNamed ? item.swiftName : "…")` for the text")
  }
}

/// Finds what reads one key of an object, in a record or in the cases of a union.
private struct KeyReaders {
  struct Reader {
    let owner: TypeID
    let span: SourceSpan
  }

  private let key: String
  private var seen: Set<TypeID> = []
  private(set) var first: Reader?

  init(_ key: String) {
    self.key = key
  }

  /// Whether values of `type` are objects whose keys are known.
  mutating func look(at type: SchemaType, in schema: ResolvedSchema) -> Bool {
    guard let id = type.declaredID else { return type.isUnknown }
    guard seen.insert(id).inserted else { return true }
    switch schema[id].kind {
    case .wrapper, .enumeration, .foreign:
      return false
    case .record(let record):
      let names = record.fields.map(\.syntax.wireName) + record.constants.map(\.wireName)
      for name in names where name.first.text == key { found(name.span, in: id) }
      return true
    case .union(let union):
      return look(at: union, id, in: schema)
    }
  }

  private mutating func look(at union: ResolvedUnion, _ id: TypeID, in schema: ResolvedSchema)
    -> Bool
  {
    switch union.syntax.discriminator {
    case nil:
      return true
    case .key:
      return false
    case .adjacent(let tag, let content):
      for name in [tag, content] where name.text == key { found(name.span, in: id) }
      return true
    case .tag(let tag), .keyedByTag(let tag):
      if tag.text == key { found(tag.span, in: id) }
      for name in union.keyedPayloads where name.text == key { found(name.span, in: id) }
      return union.flatPayloads.allSatisfy { look(at: $0, in: schema) }
    case .shape:
      // A case without a payload is null.
      return union.cases.allSatisfy { $0.payload.map { look(at: $0, in: schema) } ?? false }
    }
  }

  private mutating func found(_ span: SourceSpan, in owner: TypeID) {
    if first == nil { first = Reader(owner: owner, span: span) }
  }
}

extension ResolvedUnion {
  /// The keys of payloads that tags name.
  var keyedPayloads: [Name] {
    guard case .keyedByTag = syntax.discriminator else { return [] }
    return cases.filter { $0.payload != nil }.compactMap { item in
      item.wireValue.textOnWire.map { Name($0, span: item.wireValue.span) }
    }
  }

  /// The payloads that have no key of their own beside a tag.
  fileprivate var flatPayloads: [SchemaType] {
    switch syntax.discriminator {
    case .tag: cases.compactMap(\.payload)
    case .keyedByTag: cases.filter { $0.wireValue.kind == .null }.compactMap(\.payload)
    case .adjacent, .key, .shape, nil: []
    }
  }
}

extension DiagnosticKind {
  static let unclearNull = DiagnosticKind(
    "G0517", .error, "a case that could be a text or a missing tag",
    explanation: """
      `nil as unknown` is the case for values without a tag: the key is missing, or null. It always has a Swift name. A tag
      that is the text `nil` or `null` is written in quotes.
      """,
    wrong: """
      dto CardDTO { number: String }
      dto union MethodDTO by type { card(CardDTO), null }
      """,
    right: """
      dto CardDTO { number: String }
      dto union MethodDTO by type { card(CardDTO), nil as unknown }
      """)
}
