package import SchemaSemantics

/// Where a type that contains itself is stored elsewhere: by a box around a field, or by an `indirect` case.
///
/// Circles of records alone need a box. All others go through a union, where `indirect` breaks them without a trace in
/// what the type looks like. The choice does not depend on the order of files.
package struct RecursiveStorage: Sendable {
  private let boxedFields: Set<Member>
  private let indirectCases: Set<Member>

  struct Member: Hashable, Sendable {
    let owner: TypeID
    let position: Int
  }

  package init(_ schema: ValidatedSchema) {
    let graph = ContainmentGraph(schema)
    boxedFields = graph.edgesThatCloseCircles(
      without: [], among: { !$0.isCase }, breaking: { edge, _ in edge })
    var indirectCases: Set<Member> = []
    for _ in 0..<Self.mostRounds {
      let found = graph.edgesThatCloseCircles(
        without: boxedFields.union(indirectCases), among: { _ in true },
        breaking: { edge, nearestCase in edge.isCase ? edge : nearestCase ?? edge })
      if found.isEmpty {
        self.indirectCases = indirectCases
        return
      }
      indirectCases.formUnion(found)
    }
    self.indirectCases = Set(graph.edges.joined().filter(\.isCase).map(\.member))
  }

  /// One round leaves a circle only where circles share records; schemas that need many are not written by people.
  private static let mostRounds = 16

  package func isBoxed(field: Int, of record: TypeID) -> Bool {
    boxedFields.contains(Member(owner: record, position: field))
  }

  package func isIndirect(case position: Int, of union: TypeID) -> Bool {
    indirectCases.contains(Member(owner: union, position: position))
  }
}
