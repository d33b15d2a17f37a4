package import Diagnostics
package import SchemaSyntax

/// What all declarations of a namespace in a run say together.
package struct ResolvedNamespace: Sendable {
  /// As it is written first.
  package let name: Name
  /// Of each declaration, in their order.
  package internal(set) var preambles: [Preamble]
  package internal(set) var spans: [SourceSpan]
}

/// The namespaces of a run, in the order in which they are first declared.
struct Namespaces {
  private(set) var all: [ResolvedNamespace] = []
  private var positions: [String: Int] = [:]

  subscript(name: String) -> ResolvedNamespace? { positions[name].map { all[$0] } }

  /// The scope that the declarations in `namespace` are in. One within another declaration has been reported: within a
  /// namespace, it is treated as if it were beside it, and within a type as if it were not there.
  mutating func add(_ namespace: NamespaceDeclaration, in place: Scope) -> Scope {
    let name = namespace.name
    guard place.type == nil, !name.text.isEmpty else { return place }
    if let position = positions[name.text] {
      all[position].preambles.append(namespace.preamble)
      all[position].spans.append(namespace.span)
    } else {
      positions[name.text] = all.count
      all.append(
        ResolvedNamespace(
          name: name, preambles: [namespace.preamble], spans: [namespace.span]))
    }
    return .namespace(name.text)
  }
}

extension Diagnostic {
  /// About a name that is only known in namespaces; nil if it is not known there either.
  static func inNamespaces(
    _ kind: DiagnosticKind, _ sort: String, _ name: Name, _ found: [TypeIndex.Entry]
  ) -> Diagnostic? {
    guard let first = found.first else { return nil }
    return Diagnostic(
      kind, "there is no \(sort) `\(name.text)` here", at: name.span,
      secondary: found.map { .init($0.name.span, "this one is in a namespace") },
      help: "write " + found.map { "`\($0.qualifiedName)`" }.joined(separator: " or "),
      fix: found.count == 1 ? .propose(first.qualifiedName, for: name.span) : nil)
  }
}
