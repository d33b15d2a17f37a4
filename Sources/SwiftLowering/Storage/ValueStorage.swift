package import SchemaSemantics

/// Which values inside another are kept elsewhere: by a box around a field, or by an `indirect` case.
///
/// One reason is that a type would contain itself. Circles of records alone need a box. All others lead through a union,
/// where `indirect` breaks them without changing how the type is used.
///
/// The other reason is that a value is large: sizes would otherwise double with each level. This depends only on the type
/// of the value, and not on what is beside it, so that small edits seldom change the choice, and the order of files never
/// does.
package struct ValueStorage: Sendable {
  private let membersElsewhere: Set<Member>
  private let layouts: MemoryLayouts

  struct Member: Hashable, Sendable {
    let owner: TypeID
    let position: Int
  }

  package init(_ schema: ValidatedSchema) {
    let graph = ContainmentGraph(schema)
    let broken = Self.membersInCircles(of: graph)
    let layouts = MemoryLayouts(schema, graph, broken: broken)
    let large = graph.edges.joined().filter { layouts.isLarge($0.target) }.map(\.member)
    membersElsewhere = broken.union(large)
    self.layouts = layouts
  }

  private static func membersInCircles(of graph: ContainmentGraph) -> Set<Member> {
    let boxedFields = graph.edgesThatCloseCircles(
      without: [], among: { !$0.isCase }, breaking: { edge, _ in edge })
    var indirectCases: Set<Member> = []
    for _ in 0..<mostRounds {
      let found = graph.edgesThatCloseCircles(
        without: boxedFields.union(indirectCases), among: { _ in true },
        breaking: { edge, nearestCase in edge.isCase ? edge : nearestCase ?? edge })
      if found.isEmpty { return boxedFields.union(indirectCases) }
      indirectCases.formUnion(found)
    }
    return boxedFields.union(graph.edges.joined().filter(\.isCase).map(\.member))
  }

  /// After a round, a circle is only left if circles share records; nobody writes schemas that need many rounds.
  private static let mostRounds = 16

  package func isBoxed(field: Int, of record: TypeID) -> Bool {
    membersElsewhere.contains(Member(owner: record, position: field))
  }

  package func isIndirect(case position: Int, of union: TypeID) -> Bool {
    membersElsewhere.contains(Member(owner: union, position: position))
  }

  /// Whether copying a value of this type counts no references.
  package func isTrivial(_ id: TypeID) -> Bool { layouts.isTrivial(id) }
}
