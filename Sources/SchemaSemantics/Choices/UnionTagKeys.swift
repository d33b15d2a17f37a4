import Diagnostics
import SchemaSyntax

/// The keys at which unions read their tag among the members of a record. They do not belong to what the record holds or
/// reports of other keys: the union reads them, and writes them.
struct UnionTagKeys {
  private let schema: ResolvedSchema
  private let uses: ObjectUses
  private var members: RecordKeys
  private var keysByRecord: [TypeID: [String]] = [:]

  /// Reports records that are read both with such a tag and without it, since only one of the two could leave it out.
  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) -> UnionTagKeys
  {
    let hasOtherKeys = schema.types.contains { $0.record?.leavesKeys == true }
    var keys = UnionTagKeys(
      schema: schema, uses: ObjectUses(hasOtherKeys ? schema : nil),
      members: RecordKeys(schema))
    for tag in Set(keys.uses.tags).sorted() {
      keys.collectRecords(with: tag, into: &diagnostics)
    }
    return keys
  }

  /// In an order that does not depend on the files.
  func keys(in record: TypeID) -> [String] { keysByRecord[record] ?? [] }

  private mutating func collectRecords(
    with tag: String, into diagnostics: inout [Diagnostic]
  ) {
    let tagged = uses.reached(with: tag).filter { schema[$0.key].record?.leavesKeys == true }
    guard !tagged.isEmpty else { return }
    // In Swift, all instances of a generic record are one type.
    let records = Dictionary(grouping: tagged.keys, by: declaration)
    for record in records.keys { keysByRecord[record, default: []].append(tag) }
    let untagged = uses.reached(without: tag)
    let inCasesWithoutTag = uses.reached(inCasesWithout: tag)
    let others = Dictionary(grouping: untagged.keys, by: declaration)
    for (id, instances) in records.sorted(by: { $0.key < $1.key }) {
      guard let rest = schema[id].record?.fields.first(where: \.isRest),
        members.field(at: tag, of: id) == nil, members.constant(at: tag, of: id) == nil,
        let union = instances.compactMap({ tagged[$0] }).min(),
        let use = others[id]?.compactMap({ untagged[$0] }).min()
      else { continue }
      let name = schema[id].qualifiedName
      let mayDeclareKey = !instances.contains { inCasesWithoutTag[$0] != nil }
      diagnostics.report(
        .tagBesideRest,
        "`\(rest.swiftName)` of `\(name)` would lose the key `\(tag)` here, because it leaves out the tag of a union",
        at: use,
        secondary: [
          .init(union, "a union reads `\(name)` beside this tag"),
          .init(rest.syntax.span, "holds all other keys"),
        ],
        help: mayDeclareKey
          ? "declare the key in `\(name)`, as a field or a constant; or give one of the two a record of its own"
          : "give one of the two a record of its own; what they share can be a group of fields"
      )
    }
  }

  /// The generic record that an instance belongs to.
  private func declaration(of id: TypeID) -> TypeID { schema[id].instance?.generic ?? id }
}

/// Which types are read from an object of their own, and which from the object of a union.
private struct ObjectUses {
  /// A type, and a place for messages.
  private typealias Use = (type: TypeID, span: SourceSpan)

  private var ownObjects: [Use] = []
  /// What has the tag of a union beside its members.
  private var tagged: [(tag: String, isMissing: Bool, use: Use)] = []
  /// What is read from the same object as a union, and the tag of that union, if it has one there.
  private var payloads: [TypeID: [(type: TypeID, tag: String?)]] = [:]

  var tags: [String] { tagged.map(\.tag) }

  init(_ schema: ResolvedSchema?) {
    guard let schema else { return }
    for type in schema.types {
      if case .union(let union) = type.kind {
        add(union, type.id)
      } else {
        add(type.typeUses)
      }
    }
    for repository in schema.repositories { add(repository) }
    let used = Set(ownObjects.map(\.type) + payloads.values.joined().map(\.type))
    // What nothing mentions is read by the app.
    ownObjects += schema.types.filter { !used.contains($0.id) && schema.isConcrete($0) }
      .map { ($0.id, $0.name.span) }
  }

  private mutating func add(_ union: ResolvedUnion, _ id: TypeID) {
    for (item, written) in zip(union.cases, union.syntax.cases) {
      guard let payload = item.payload, let expression = written.payload else { continue }
      if let type = payload.declaredID, let tag = union.tag(beside: item) {
        tagged.append((tag.text, item.wireValue.kind == .null, (type, tag.span)))
        payloads[id, default: []].append((type, tag.text))
      } else if let type = payload.declaredID, case .shape = union.syntax.discriminator {
        payloads[id, default: []].append((type, nil))
      } else {
        add([TypeUse(type: payload, expression: expression)])
      }
    }
  }

  private mutating func add(_ repository: ResolvedRepository) {
    for operation in repository.operations {
      add([TypeUse(type: operation.source, expression: operation.syntax.source)])
    }
    for source in repository.sources {
      add(zip(source.answers, source.syntax.answers).map { TypeUse(type: $0, expression: $1.dto) })
    }
  }

  private mutating func add(_ uses: [TypeUse]) {
    ownObjects += uses.flatMap { use in use.type.declaredTypes.map { ($0, use.span) } }
  }

  /// What is read beside this tag, each with the first place of the tag.
  func reached(with tag: String) -> [TypeID: SourceSpan] {
    reached(from: tagged.filter { $0.tag == tag }.map(\.use)) { _ in true }
  }

  /// What is read beside this tag where the tag is missing: it must not read the tag itself.
  func reached(inCasesWithout tag: String) -> [TypeID: SourceSpan] {
    reached(from: tagged.filter { $0.tag == tag && $0.isMissing }.map(\.use)) { _ in true }
  }

  /// What is read from an object without this tag, each with the first place where such an object is mentioned.
  func reached(without tag: String) -> [TypeID: SourceSpan] {
    reached(from: ownObjects) { $0 != tag }
  }

  private func reached(from starts: [Use], through isPassed: (String?) -> Bool)
    -> [TypeID: SourceSpan]
  {
    var places: [TypeID: SourceSpan] = [:]
    for start in starts {
      var waiting = [start.type]
      while let type = waiting.popLast() {
        if places[type] != nil { continue }
        places[type] = start.span
        waiting += (payloads[type] ?? []).filter { isPassed($0.tag) }.map(\.type)
      }
    }
    return places
  }
}

extension ResolvedSchema {
  /// Whether it has values: a generic record has none, and neither have its instances for the parameters of a map.
  fileprivate func isConcrete(_ type: ResolvedType) -> Bool {
    guard let instance = type.instance else { return type.parameters.isEmpty && !type.isParameter }
    return instance.arguments.flatMap(\.declaredTypes).allSatisfy { isConcrete(self[$0]) }
  }
}

extension ResolvedUnion {
  /// The tag in the same object as the payload of the case. Where the tag names the key of the payload, only the case without
  /// a tag has none of its own.
  fileprivate func tag(beside item: ResolvedCase) -> Name? {
    switch syntax.discriminator {
    case .tag(let tag): tag
    case .keyedByTag(let tag): item.wireValue.kind == .null ? tag : nil
    case .adjacent, .key, .shape, nil: nil
    }
  }
}

extension ResolvedRecord {
  /// Whether something becomes of keys that no member has.
  fileprivate var leavesKeys: Bool {
    undeclaredKeys != nil || fields.contains(where: \.isRest)
  }
}

extension DiagnosticKind {
  static let tagBesideRest = DiagnosticKind(
    "G0519", .error, "a record that would lose a key outside of its union",
    explanation: """
      A union `by type` reads and writes its tag beside the members of the record that it carries, so `...rest` of that
      record does not hold the tag. If the record is read somewhere else as well, a key with that name would be lost there.
      Declare the key in the record, unless the union reads it where there is no tag (`nil as`). Or write one record for the
      union and one for the other place; what they share can be a group of fields.
      """,
    wrong: """
      dto ImageDTO { width: Int, ...rest: [String: JSON] }
      dto union MediaDTO by type { image(ImageDTO), none }
      dto PostDTO { cover: ImageDTO, media: [MediaDTO] }
      """,
    right: """
      dto ImageDTO { type: String?, width: Int, ...rest: [String: JSON] }
      dto union MediaDTO by type { image(ImageDTO), none }
      dto PostDTO { cover: ImageDTO, media: [MediaDTO] }
      """)
}
