import SchemaSyntax

/// What one map reads from its sources.
struct SourceReading {
  let signature: MapSignature
  private var reads: [MapRoot: ReadFields]
  private var ignored: [MapRoot: ReadFields] = [:]
  private(set) var ignores: [Ignore] = []
  /// `ignore rest`, which covers everything that is read neither by the map nor by maps that it passes the source to.
  private(set) var rests: [MapDeclaration.Ignore] = []
  /// The maps that make a part of the target from the whole source.
  private(set) var handedTo: [MapID] = []

  struct Ignore {
    let source: ReadPath
    /// The position among the fields that the `ignore` names.
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

  /// Whether it reads a field of the whole source that another map knows as `source`.
  func reads(_ source: ReadPath, asKnownTo other: SourceReading) -> Bool {
    source.root == other.root && reads(ReadPath(root: root, steps: source.steps))
  }

  /// Adds what another map reads and ignores of the whole source.
  func joined(with part: SourceReading) -> SourceReading {
    var joined = self
    joined.reads[root, default: ReadFields()].formUnion(part.reads[part.root] ?? ReadFields())
    joined.ignored[root, default: ReadFields()].formUnion(part.ignored[part.root] ?? ReadFields())
    return joined
  }

  /// The fields that are neither read nor ignored.
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

/// Which fields of their sources maps leave unread, where a map counts together with those that it passes its source
/// to.
struct SourceAccounts {
  private let readings: [SourceReading?]
  /// Maps that another map passes its source to. Their unread fields are reported for that map.
  private let parts: Set<MapID>

  init(_ plans: [MapPlan?]) {
    readings = plans.map { $0?.reading }
    parts = Set(readings.compactMap(\.self).flatMap(\.handedTo))
  }

  /// - Returns: what is lost in the map at `index`, unless it ignores the rest, and each `ignore rest` that has nothing
  ///   left to ignore. Nil if that cannot be known.
  func unread(inMapAt index: Int, _ context: MapContext) -> (
    unread: [UnreadSources.Unread], staleRests: [MapDeclaration.Ignore]
  )? {
    guard let own = readings[index], !parts.contains(own.signature.id),
      let unread = account(of: own)?.unread(context)
    else { return nil }
    if own.rests.isEmpty { return (unread, []) }
    return ([], unread.isEmpty ? own.rests : Array(own.rests.dropFirst()))
  }

  /// The fields that the map at `index` ignores, although a map that it passes its source to reads them.
  func stale(inMapAt index: Int) -> [(ignore: SourceReading.Ignore, reader: MapSignature)] {
    guard let own = readings[index], let parts = all(handedBy: own) else { return [] }
    return own.ignores.compactMap { ignore in
      parts.first { $0.reads(ignore.source, asKnownTo: own) }.map { (ignore, $0.signature) }
    }
  }

  /// What the maps read together. Nil if one of them is not understood.
  private func account(of own: SourceReading) -> SourceReading? {
    all(handedBy: own)?.reduce(own) { $0.joined(with: $1) }
  }

  /// The maps that the source is passed to, directly or through others.
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
