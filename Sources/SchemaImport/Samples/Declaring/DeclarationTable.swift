import Diagnostics

/// The declarations that samples need, each once. Places with exactly the same shape share one.
struct DeclarationTable {
  struct Entry {
    let content: DraftDeclaration.Content
    let origin: Origin
    let span: SourceSpan

    /// What each of its places calls it, the best name of each first. What is at the top of samples comes before all of them.
    var names: [[String]]
    var topNames: [String] = []
  }

  /// A declaration comes after those that it mentions.
  private(set) var entries: [Entry] = []
  private var positions: [DraftDeclaration.Content: Int] = [:]
  private var positionsByOrigin: [Origin: Int] = [:]

  subscript(origin: Origin) -> Int? { positionsByOrigin[origin] }

  mutating func declare(
    _ content: DraftDeclaration.Content, at place: DraftPlace, _ span: SourceSpan
  ) -> DraftType.Kind {
    if let position = positions[content] {
      entries[position].names.append(place.typeNames)
      return .declared(entries[position].origin)
    }
    positions[content] = entries.count
    positionsByOrigin[place.origin] = entries.count
    entries.append(
      Entry(content: content, origin: place.origin, span: span, names: [place.typeNames]))
    return .declared(place.origin)
  }

  /// Names what is at the top.
  mutating func name(_ origin: Origin, _ names: [String]) {
    guard let position = positionsByOrigin[origin] else { return }
    entries[position].topNames += names
  }
}

extension DeclarationTable.Entry {
  /// Without repetitions: what it is called at the top, then what most places call it, then the other names of places.
  var namesByFitness: [String] {
    var votes: [String: Int] = [:]
    for name in names.compactMap(\.first) { votes[name, default: 0] += 1 }
    let first = names.compactMap(\.first).enumerated().sorted { one, other in
      let (oneVotes, otherVotes) = (
        votes[one.element, default: 0], votes[other.element, default: 0]
      )
      return oneVotes == otherVotes ? one.offset < other.offset : oneVotes > otherVotes
    }
    var seen: Set<String> = []
    return (topNames + first.map(\.element) + names.flatMap { $0.dropFirst() })
      .filter { seen.insert($0).inserted }
  }
}
