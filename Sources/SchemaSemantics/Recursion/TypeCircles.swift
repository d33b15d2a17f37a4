/// Which types hold each other, however deep: from each of them there is a way to each of the others and back.
///
/// Each type and each member is looked at once, and without recursion, since chains may be as long as the schema.
struct TypeCircles {
  /// For each type the number of its circle; nil if no way from it leads back to it.
  private let circles: [Int?]

  init(_ schema: ResolvedSchema) {
    var walk = Walk(schema.types.map { $0.heldTypes.map(\.index) })
    for start in schema.types.indices { walk.visit(from: start) }
    circles = walk.circles
  }

  /// Nil for a type that does not hold itself.
  func circle(of type: TypeID) -> Int? { circles[type.index] }

  /// Depth first. A type whose way back leads no further up than to itself is the first of its circle, whose other types
  /// have come after it.
  private struct Walk {
    private(set) var circles: [Int?]
    private let held: [[Int]]
    /// When each type was met; nil for one that was not.
    private var times: [Int?]
    /// For each type that was met, when the earliest was that it is known to lead back to.
    private var returns: [Int]
    /// Types whose circle is not complete yet, in the order in which they were met.
    private var pending: [Int] = []
    private var isPending: [Bool]
    private var time = 0

    init(_ held: [[Int]]) {
      self.held = held
      circles = Array(repeating: nil, count: held.count)
      times = circles
      returns = Array(repeating: 0, count: held.count)
      isPending = Array(repeating: false, count: held.count)
    }

    mutating func visit(from start: Int) {
      guard times[start] == nil else { return }
      var way = [(type: start, next: 0)]
      meet(start)
      while let (type, next) = way.last {
        guard next < held[type].count else {
          way.removeLast()
          if let holder = way.last?.type { returns[holder] = min(returns[holder], returns[type]) }
          if returns[type] == times[type] { closeCircle(from: type) }
          continue
        }
        way[way.count - 1].next += 1
        let part = held[type][next]
        if let met = times[part] {
          if isPending[part] { returns[type] = min(returns[type], met) }
        } else {
          meet(part)
          way.append((part, 0))
        }
      }
    }

    private mutating func meet(_ type: Int) {
      times[type] = time
      returns[type] = time
      time += 1
      pending.append(type)
      isPending[type] = true
    }

    private mutating func closeCircle(from first: Int) {
      let isCircle = pending.last != first || held[first].contains(first)
      while let type = pending.popLast() {
        isPending[type] = false
        if isCircle { circles[type] = first }
        if type == first { return }
      }
    }
  }
}

extension ResolvedType {
  /// The declared types that are written in its members.
  fileprivate var heldTypes: [TypeID] {
    switch kind {
    case .record(let record): record.fields.flatMap(\.type.declaredParts)
    case .union(let union): union.cases.flatMap { $0.payload?.declaredParts ?? [] }
    case .wrapper(let wrapper): wrapper.base.declaredParts
    case .enumeration: []
    }
  }
}
