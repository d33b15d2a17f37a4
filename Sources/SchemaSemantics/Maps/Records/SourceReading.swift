import SchemaSyntax

/// What one map reads of its sources.
struct SourceReading {
  let signature: MapSignature
  private var reads: [MapRoot: ReadFields]
  private var ignored: [MapRoot: ReadFields] = [:]
  private(set) var ignores: [Ignore] = []
  /// `ignore rest`, which is about what no map reads that the source is handed to.
  private(set) var rests: [MapDeclaration.Ignore] = []
  /// The maps that make a part of the target of the whole source.
  private(set) var handedTo: [MapID] = []

  struct Ignore {
    let source: ReadPath
    /// Among the fields that it names.
    let position: Int
    let syntax: MapDeclaration.Ignore
  }

  private var root: MapRoot { .parameter(signature.sourceIndex) }

  init(
    _ signature: MapSignature, reads: [MapRoot: ReadFields], values: [MapValue]
  ) {
    self.signature = signature
    self.reads = reads
    for value in values { look(at: value) }
  }

  private mutating func look(at value: MapValue) {
    if case .converted(let inner, let conversion) = value.kind, inner.isWhole(of: root),
      case .map(let id)? = conversion.steps.first
    {
      handedTo.append(id)
    } else if value.isWhole(of: root) {
      reads[root, default: ReadFields()].insert([])
    } else {
      for part in value.parts { look(at: part) }
    }
  }

  mutating func ignore(_ source: ReadPath, at position: Int, of syntax: MapDeclaration.Ignore) {
    ignored[source.root, default: ReadFields()].insert(source.steps)
    ignores.append(Ignore(source: source, position: position, syntax: syntax))
  }

  mutating func ignoreRest(_ syntax: MapDeclaration.Ignore) { rests.append(syntax) }

  func reads(_ source: ReadPath) -> Bool { reads[source.root]?.covers(source.steps) ?? false }

  func ignores(_ source: ReadPath) -> Bool { ignored[source.root]?.covers(source.steps) ?? false }

  /// Whether it reads a field of the whole that another map knows as `source`.
  func reads(_ source: ReadPath, asKnownTo other: SourceReading) -> Bool {
    source.root == other.root && reads(ReadPath(root: root, steps: source.steps))
  }

  /// With what another map reads of the whole, and with what that settles.
  func joined(with part: SourceReading) -> SourceReading {
    var joined = self
    joined.reads[root, default: ReadFields()].formUnion(part.reads[part.root] ?? ReadFields())
    joined.ignored[root, default: ReadFields()].formUnion(part.ignored[part.root] ?? ReadFields())
    return joined
  }

  /// What is neither read nor ignored.
  func unread(_ context: MapContext) -> [UnreadSources.Unread] {
    UnreadSources(context: context, signature: signature).all(reads: reads)
      .filter { !ignores($0.path) }
  }
}

extension MapValue {
  fileprivate func isWhole(of root: MapRoot) -> Bool {
    if case .path(root, let path) = kind { path.steps.isEmpty } else { false }
  }
}

/// Which fields of their sources maps leave unread, all of those taken together that one source is handed to.
struct SourceAccounts {
  private let readings: [SourceReading?]
  /// They make parts of what others make, and these account for them.
  private let parts: Set<MapID>

  init(_ plans: [MapPlan?]) {
    readings = plans.map { $0?.reading }
    parts = Set(readings.compactMap(\.self).flatMap(\.handedTo))
  }

  /// - Returns: what is lost in the map at `index`, unless it ignores the rest, and each `ignore rest` that has nothing to
  /// ignore. Nil where it cannot be told.
  func unread(inMapAt index: Int, _ context: MapContext) -> (
    unread: [UnreadSources.Unread], staleRests: [MapDeclaration.Ignore]
  )? {
    guard let own = readings[index], !parts.contains(own.signature.id),
      let unread = account(of: own)?.unread(context)
    else { return nil }
    if own.rests.isEmpty { return (unread, []) }
    return ([], unread.isEmpty ? own.rests : Array(own.rests.dropFirst()))
  }

  /// What the map at `index` ignores and a map reads that the source is handed to.
  func stale(inMapAt index: Int) -> [(ignore: SourceReading.Ignore, reader: MapSignature)] {
    guard let own = readings[index], let parts = all(handedBy: own) else { return [] }
    return own.ignores.compactMap { ignore in
      parts.first { $0.reads(ignore.source, asKnownTo: own) }.map { (ignore, $0.signature) }
    }
  }

  /// Nil if a map is among them that is not understood.
  private func account(of own: SourceReading) -> SourceReading? {
    all(handedBy: own)?.reduce(own) { $0.joined(with: $1) }
  }

  /// Those that the source is handed to, by way of others as well.
  private func all(handedBy own: SourceReading) -> [SourceReading]? {
    var found: [SourceReading] = []
    var seen: Set<MapID> = [own.signature.id]
    var open = own.handedTo
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      guard readings.indices.contains(id.index), let part = readings[id.index] else { return nil }
      found.append(part)
      open += part.handedTo
    }
    return found
  }
}
