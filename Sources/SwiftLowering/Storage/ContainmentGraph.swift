import SchemaSemantics

/// Which types directly contain values of which others. Collections keep their elements elsewhere.
struct ContainmentGraph {
  struct Edge {
    let member: ValueStorage.Member
    let target: TypeID
    /// Whether the member is a case of a union, and not a field of a record.
    let isCase: Bool
  }

  /// The edges of each type of the schema, in the order of its members.
  let edges: [[Edge]]
  /// In the order of names, so that the result does not depend on the order of files.
  private let starts: [TypeID]
  private let isInstance: [Bool]

  init(_ schema: ValidatedSchema) {
    edges = schema.types.map { type in
      let isUnion = if case .union = type.kind { true } else { false }
      return type.storedTypes.enumerated().flatMap { position, stored in
        (stored?.containedType.map(schema.contained) ?? []).map {
          Edge(
            member: .init(owner: type.id, position: position), target: $0, isCase: isUnion)
        }
      }
    }
    isInstance = schema.types.map { $0.instance != nil }
    starts = schema.types.sorted { $0.qualifiedName < $1.qualifiedName }.map(\.id)
  }

  /// For each edge that leads back into the walk, lets `choose` name an edge to break: that edge itself, or the last case
  /// on the way to it.
  func edgesThatCloseCircles(
    without removed: Set<ValueStorage.Member>, among isWalked: (Edge) -> Bool,
    breaking choose: (_ closing: Edge, _ nearestCase: Edge?) -> Edge
  ) -> Set<ValueStorage.Member> {
    var broken: Set<ValueStorage.Member> = []
    walk(
      // What a generic record keeps elsewhere cannot depend on what it is about.
      among: {
        isWalked($0) && !removed.contains($0.member) && !isInstance[$0.member.owner.index]
      },
      closing: { broken.insert(choose($0, $1).member) }, leaving: { _ in })
    return broken
  }

  /// All types, each after those that it contains, provided that `removed` breaks all circles.
  func innermostFirst(without removed: Set<ValueStorage.Member>) -> [TypeID] {
    var order: [TypeID] = []
    walk(
      among: { !removed.contains($0.member) }, closing: { _, _ in }, leaving: { order.append($0) })
    return order
  }

  /// Depth first, and without recursion, since chains may be as long as the schema.
  private func walk(
    among isWalked: (Edge) -> Bool, closing: (_ edge: Edge, _ nearestCase: Edge?) -> Void,
    leaving: (TypeID) -> Void
  ) {
    var states = [State](repeating: .unseen, count: edges.count)
    for start in starts where states[start.index] == .unseen {
      var way = [Step(type: start, nearestCase: nil)]
      states[start.index] = .onTheWay
      while let step = way.last {
        guard step.next < edges[step.type.index].count else {
          states[step.type.index] = .done
          leaving(step.type)
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let edge = edges[step.type.index][step.next]
        guard isWalked(edge) else { continue }
        switch states[edge.target.index] {
        case .unseen:
          states[edge.target.index] = .onTheWay
          way.append(Step(type: edge.target, nearestCase: edge.isCase ? edge : step.nearestCase))
        case .onTheWay: closing(edge, step.nearestCase)
        case .done: break
        }
      }
    }
  }

  private enum State { case unseen, onTheWay, done }

  private struct Step {
    let type: TypeID
    /// The last edge on the way to here that is a case.
    let nearestCase: Edge?
    var next = 0
  }
}

extension ValidType {
  /// One for each member that has a position; nil for a case without a payload.
  var storedTypes: [SchemaType?] {
    switch kind {
    case .record(let record): record.fields.map(\.type)
    case .union(let union): union.cases.map(\.payload)
    case .wrapper(let wrapper): [wrapper.base]
    case .enumeration, .foreign: []
    }
  }
}

extension SchemaType {
  /// The declared type that a value of this type directly contains. A `type` only wraps scalars and collections.
  var containedType: TypeID? {
    switch self {
    case .declared(let id): id
    case .optional(let inner), .patch(let inner): inner.containedType
    case .scalar, .array, .set, .dictionary, .unknown: nil
    }
  }
}

extension ValidatedSchema {
  /// The type and, if it is a generic record with its types, what it may contain of these.
  fileprivate func contained(_ id: TypeID) -> [TypeID] {
    guard let instance = self[id].instance else { return [id] }
    return [id, instance.generic]
      + instance.arguments.compactMap(\.containedType).flatMap(contained)
  }
}
