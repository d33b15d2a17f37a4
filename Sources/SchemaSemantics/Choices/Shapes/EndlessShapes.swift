import Diagnostics
import SchemaSyntax

/// Finds unions by shape that carry themselves: such a case is tried with the value that is being read already.
///
/// A list or a record between the two ends it, since what is in that is another value.
struct EndlessShapes {
  /// The unions in circles that were found.
  private(set) var members: Set<TypeID> = []
  private(set) var diagnostics: [Diagnostic] = []
  private let schema: ResolvedSchema

  /// A case that carries a union by shape.
  private struct Edge {
    let owner: ResolvedType
    let item: ResolvedCase
    let span: SourceSpan
    let target: TypeID
  }

  /// A union on the way to the one that is looked at, with the cases that have not been followed yet.
  private struct Step {
    let id: TypeID
    var open: ArraySlice<Edge>
  }

  init(_ schema: ResolvedSchema) {
    self.schema = schema
    var seen: Set<TypeID> = []
    for type in schema.types {
      let edges = edges(of: type)
      guard !edges.isEmpty, seen.insert(type.id).inserted else { continue }
      follow(type, edges, &seen)
    }
  }

  private mutating func follow(
    _ type: ResolvedType, _ edges: [Edge], _ seen: inout Set<TypeID>
  ) {
    var steps = [Step(id: type.id, open: edges[...])]
    var way: [Edge] = []
    var places = [type.id: 0]
    while let step = steps.indices.last {
      guard let edge = steps[step].open.popFirst() else {
        places[steps.removeLast().id] = nil
        _ = way.popLast()
        continue
      }
      if let place = places[edge.target] {
        report(way[place...] + [edge])
      } else if seen.insert(edge.target).inserted {
        way.append(edge)
        places[edge.target] = steps.count
        steps.append(Step(id: edge.target, open: self.edges(of: schema[edge.target])[...]))
      }
    }
  }

  private func edges(of type: ResolvedType) -> [Edge] {
    guard case .union(let union) = type.kind, case .shape = union.syntax.discriminator else {
      return []
    }
    return zip(union.cases, union.syntax.cases).compactMap { item, written in
      guard item.converters.isEmpty, let target = item.payload?.unwrapped.declaredID,
        case .union(let carried) = schema[target].kind, case .shape = carried.syntax.discriminator
      else { return nil }
      return Edge(
        owner: type, item: item, span: written.payload?.span ?? item.span, target: target)
    }
  }

  private mutating func report(_ circle: ArraySlice<Edge>) {
    guard let first = circle.first else { return }
    members.formUnion(circle.map(\.owner.id))
    let name = first.owner.qualifiedName
    let way = circle.map { "`\($0.owner.qualifiedName)`" } + ["`\(name)`"]
    diagnostics.report(
      .endlessShape, "reading `\(first.item.swiftName)` would never end", at: first.span,
      label: circle.count == 1
        ? "the same value, read as `\(name)` again"
        : "the same value, read as `\(schema[first.target].qualifiedName)`",
      secondary: circle.dropFirst().map { edge in
        .init(edge.span, "and as `\(schema[edge.target].qualifiedName)`")
      },
      notes: circle.count == 1 ? [] : ["each tries the next: " + way.joined(separator: " → ")],
      help: circle.count == 1
        ? "remove the case, or let it carry what holds the union: a list such as `[\(name)]`, or a record"
        : "remove one of these cases, or let it carry a list or a record that holds the union")
  }
}

extension DiagnosticKind {
  static let endlessShape = DiagnosticKind(
    "G0521", .error, "a union by shape that carries itself",
    explanation: """
      With `by shape`, each case is tried with the whole value. A case that carries the union itself would try all cases
      with the same value once more, and so on without an end. The same is true if it carries another union by shape that
      leads back to this one. A list, a dictionary or a record that holds the union ends it, since what is in that is
      another value.
      """,
    wrong: """
      dto union NodeDTO by shape, in order { text(String), again(NodeDTO) }
      """,
    right: """
      dto union NodeDTO by shape, in order { text(String), list([NodeDTO]) }
      """)
}
