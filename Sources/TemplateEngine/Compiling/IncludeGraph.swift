import Diagnostics

/// Which procedures include which others.
///
/// A template may include itself if the data gets smaller on the way: by an element of a list, or by an optional context.
/// Data is finite, so this recursion ends, while one with the same context does not.
struct IncludeGraph {
  struct Edge {
    let target: Int
    let name: String
    let tag: SourceSpan
    let isSmaller: Bool
  }

  /// The includes of each procedure, in the order of the tags.
  let edges: [[Edge]]

  private enum Mark { case unseen, entered, left }

  private struct Visit {
    let procedure: Int
    var nextEdge = 0
  }

  /// Each circle of includes in which the data never gets smaller, reported at the tag that closes it.
  var endlessRecursions: [Diagnostic] {
    let endless = edges.map { $0.filter { !$0.isSmaller } }
    var marks = Array(repeating: Mark.unseen, count: edges.count)
    var diagnostics: [Diagnostic] = []
    for start in edges.indices where marks[start] == .unseen {
      marks[start] = .entered
      var path = [Visit(procedure: start)]
      while let last = path.last {
        guard last.nextEdge < endless[last.procedure].count else {
          marks[last.procedure] = .left
          path.removeLast()
          continue
        }
        let edge = endless[last.procedure][last.nextEdge]
        path[path.count - 1].nextEdge += 1
        switch marks[edge.target] {
        case .unseen:
          marks[edge.target] = .entered
          path.append(Visit(procedure: edge.target))
        case .entered:
          let circle = path.drop { $0.procedure != edge.target }.dropLast()
          diagnostics.append(
            Self.endlessRecursion(
              edge, after: circle.map { endless[$0.procedure][$0.nextEdge - 1] }))
        case .left:
          break
        }
      }
    }
    return diagnostics
  }

  private static func endlessRecursion(_ edge: Edge, after others: [Edge]) -> Diagnostic {
    Diagnostic(
      .endlessRecursion, "`\(edge.name)` includes itself without end", at: edge.tag,
      label: others.isEmpty ? "" : "and begins again",
      secondary: others.map { .init($0.tag, "includes `\($0.name)`") },
      help:
        "include it for the elements of a list, or with an optional context, so that it comes to an end"
    )
  }
}

extension DiagnosticKind {
  static let endlessRecursion = DiagnosticKind(
    "G0908", .error, "a template that includes itself without end",
    explanation: """
      A template can include itself, directly or through others: nested declarations are rendered in this way. But on
      the way there must be an `each` or an optional context, because both of these end when the data does. With the
      same context, even after an `if`, the template would include itself without end.
      """,
    language: .template,
    wrong: """
      struct {{name}} {}
      {{> declaration}}
      """,
    right: """
      struct {{name}} {}
      {{#each nested}}
      {{> declaration}}
      {{/each}}
      """)
}
