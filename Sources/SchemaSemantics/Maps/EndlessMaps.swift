import Diagnostics
import SchemaSyntax

extension MapCheck {
  /// If maps pass `self` on to each other, they must not come back to the first one: that would never end. Recursion
  /// through fields is fine, since a payload is finite.
  mutating func reportEndless(_ plans: [MapPlan?]) {
    let edges = plans.map { plan -> [(map: Int, span: SourceSpan)] in
      guard let body = plan?.forward else { return [] }
      // In the rows of a map from cases, `self` is what the case carries.
      if case .cases = body { return [] }
      return body.parts.flatMap { value in value.mapsOfSelf.map { ($0, value.span) } }
    }
    var states = Array(repeating: Visit.new, count: edges.count)
    for start in edges.indices where states[start] == .new {
      walk(from: start, edges, &states, plans)
    }
  }

  private enum Visit {
    case new
    case open
    case done
  }

  /// Depth first, without recursion: chains of maps may be as long as the schema.
  private mutating func walk(
    from start: Int, _ edges: [[(map: Int, span: SourceSpan)]], _ states: inout [Visit],
    _ plans: [MapPlan?]
  ) {
    var stack = [(map: start, next: 0)]
    states[start] = .open
    while let top = stack.last {
      guard edges[top.map].indices.contains(top.next) else {
        states[top.map] = .done
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let edge = edges[top.map][top.next]
      guard edges.indices.contains(edge.map) else { continue }
      switch states[edge.map] {
      case .new:
        states[edge.map] = .open
        stack.append((edge.map, 0))
      case .open: reportCircle(edge, plans[edge.map])
      case .done: break
      }
    }
  }

  private mutating func reportCircle(
    _ edge: (map: Int, span: SourceSpan), _ plan: MapPlan?
  ) {
    guard let plan else { return }
    diagnostics.report(
      .endlessMap, "this maps the same value again, and never ends", at: edge.span,
      secondary: [.init(plan.signature.syntax.head, "it comes back to this map")],
      help: context.schema.hasCaseCalledSelf(plan.signature.target)
        ? ResolvedSchema.helpForCaseCalledSelf
        : "map a field of the value instead of the whole value")
  }
}

extension ResolvedSchema {
  /// Whether a case has the name that means the whole source in maps.
  func hasCaseCalledSelf(_ id: TypeID) -> Bool {
    cases(of: id)?.contains { $0.swiftName == "self" } == true
  }

  static var helpForCaseCalledSelf: String {
    "`self` is the whole source: if the case `self` is meant, give it another Swift name"
  }
}

extension MapValue {
  /// The maps that are given the whole source.
  fileprivate var mapsOfSelf: [Int] {
    switch kind {
    case .converted(let inner, let conversion):
      guard case .path(.parameter, let path) = inner.kind, path.steps.isEmpty else {
        return inner.mapsOfSelf
      }
      return conversion.firstMaps
    case .coalesce(let left, let right): return left.mapsOfSelf + right.mapsOfSelf
    case .required(let inner, _): return inner.mapsOfSelf
    case .match(_, let rows): return rows.flatMap(\.value.mapsOfSelf)
    case .construction(_, let payload): return payload?.mapsOfSelf ?? []
    case .custom(_, let arguments): return arguments.flatMap(\.mapsOfSelf)
    case .list(let elements): return elements.flatMap(\.value.mapsOfSelf)
    case .record(_, let assignments): return assignments.flatMap(\.value.mapsOfSelf)
    default: return []
    }
  }
}

extension Conversion {
  fileprivate var firstMaps: [Int] {
    switch self {
    case .map(let id): [id.index]
    case .optional(let inner): inner.firstMaps
    case .sequence(let steps): steps.first?.firstMaps ?? []
    default: []
    }
  }
}

extension DiagnosticKind {
  static let endlessMap = DiagnosticKind(
    "G0643", .error, "a map that never ends",
    explanation: """
      `self` passes the whole value to another map. If that map passes it back, or if it is the same map, the value is
      mapped again and again, without an end.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String, twin: User? }
      map UserDTO -> User { twin: self }
      """,
    right: """
      dto UserDTO { name: String, twin: UserDTO? }
      domain User { name: String, twin: User? }
      map UserDTO -> User
      """)
}
