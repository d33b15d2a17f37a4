package import Diagnostics
import SchemaSyntax

/// Checks that every type has values of finite size. How recursion is stored is decided later.
package struct RecursionCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [.infiniteType]

  /// A member that must contain a value of `target`.
  private struct Edge {
    let owner: ResolvedType
    let member: Int
    let target: ResolvedType
    let isElement: Bool

    var span: SourceSpan { owner.typeSpan(ofMember: member) }
    var label: String {
      owner.id == target.id
        ? "`\(owner.qualifiedName)` holds itself"
        : "`\(owner.qualifiedName)` holds `\(target.qualifiedName)`"
    }
  }

  package static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    let edges = infiniteEdges(of: schema)
    var visitor = [Int?](repeating: nil, count: schema.types.count)
    for start in edges.indices {
      var current = start
      while visitor[current] == nil, let edge = edges[current] {
        visitor[current] = start
        current = edge.target.id.index
      }
      // If this walk met its own trace, that is a circle that no earlier walk has found.
      guard visitor[current] == start, let first = edges[current] else { continue }
      var rest: [Edge] = []
      var target = first.target.id.index
      while target != current, let edge = edges[target] {
        rest.append(edge)
        target = edge.target.id.index
      }
      diagnostics.append(infinite(first, rest))
    }
  }

  /// For each infinite type, the first member that makes it so: following these from type to type ends in a circle.
  private static func infiniteEdges(of schema: ResolvedSchema) -> [Edge?] {
    let necessities = schema.types.map { schema.necessity(of: $0) }
    let isFinite = FiniteTypes(necessities).isFinite
    return zip(schema.types, necessities).map { type, necessity in
      guard !isFinite[type.id.index] else { return nil }
      return necessity.parts.first { !isFinite[$0.type.index] }
        .map {
          Edge(
            owner: type, member: $0.member, target: schema[$0.type], isElement: $0.isElement)
        }
    }
  }

  /// For longer circles, only the first members are shown.
  private static let shownEdges = 12

  private static func infinite(_ first: Edge, _ rest: [Edge]) -> Diagnostic {
    let shown = rest.prefix(shownEdges - 1)
    var names = ([first] + shown).map { "`\($0.owner.qualifiedName)`" }
    if shown.count < rest.count { names.append("…") }
    names.append("`\(first.owner.qualifiedName)`")
    return Diagnostic(
      .infiniteType, "a value of `\(first.owner.qualifiedName)` would never end", at: first.span,
      label: first.label, secondary: shown.map { .init($0.span, $0.label) },
      notes: rest.isEmpty ? [] : ["each holds the next: " + names.joined(separator: " → ")],
      help: help([first] + rest))
  }

  private static func help(_ circle: [Edge]) -> String {
    if circle.contains(where: \.isElement) {
      return "let the collection be empty, or make a field optional with `?`"
    }
    let hasRecord = circle.contains(where: \.owner.isRecord)
    let field = circle.count == 1 ? "the field" : "one of the fields"
    if !hasRecord { return "add a case that ends it" }
    return circle.allSatisfy(\.owner.isRecord)
      ? "make \(field) optional with `?`, or make it an array"
      : "make a field optional with `?`, or add a case that ends it"
  }
}

extension ResolvedType {
  /// Where the type of a field or of a payload is written.
  fileprivate func typeSpan(ofMember index: Int) -> SourceSpan {
    switch kind {
    case .record(let record): record.fields[index].syntax.type.span
    case .union(let union): union.syntax.cases[index].payload?.span ?? union.cases[index].span
    case .wrapper, .enumeration, .foreign: head
    }
  }
}

extension DiagnosticKind {
  static let infiniteType = DiagnosticKind(
    "G0309", .error, "a type whose values would never end",
    explanation: """
      A type may hold itself, but not always: if every value needs another value of the same type, there is no end. An
      optional, an array, a set, a dictionary, or a case that holds something else ends it. A collection does not, if a rule
      says that it is never empty.
      """,
    wrong: """
      domain Comment { text: String, answer: Comment }
      """,
    right: """
      domain Comment { text: String, answer: Comment? }
      """)
}
