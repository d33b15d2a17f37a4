import Diagnostics
import SchemaSyntax

/// Checks that aliases are declared where the wire is known. What they are names for is checked as in a model, which may
/// hold more than a dto; each use is checked for what it may hold.
struct AliasCheck {
  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    for alias in schema.aliases {
      guard let parent = alias.parent.map({ schema[$0] }) else { continue }
      switch Territory(parent.kind) {
      case .dto, .model: break
      case .domain, .wrapper, .enumeration, .foreign:
        diagnostics.append(misplaced(alias, in: parent))
      }
    }
    guard !schema.aliases.isEmpty else { return }
    for type in schema.types where Territory(type.kind) == .model {
      for written in type.writtenTypes {
        diagnostics += schema.aliases(in: written.spelling).sorted { $0.index < $1.index }
          .compactMap { foreign(schema.aliases[$0.index], at: written.span, in: schema) }
      }
    }
  }

  /// The name of an alias that belongs to a dto is not known where a model is generated.
  private static func foreign(
    _ alias: ResolvedAlias, at span: SourceSpan, in schema: ResolvedSchema
  ) -> Diagnostic? {
    guard let dto = alias.parent.map({ schema.outermost(of: schema[$0]) }),
      Territory(dto.kind) == .dto
    else { return nil }
    return Diagnostic(
      .foreignLayer, "a model cannot hold an alias that belongs to a dto", at: span,
      secondary: [.init(alias.syntax.head, "`\(alias.qualifiedName)` is declared here")],
      notes: ["a model belongs to the domain as well, which knows nothing of the wire"],
      help: "move `\(alias.syntax.name.text)` out of `\(dto.qualifiedName)`")
  }

  private static func misplaced(_ alias: ResolvedAlias, in parent: ResolvedType) -> Diagnostic {
    Diagnostic(
      .foreignNesting, "an alias cannot be declared within `\(parent.qualifiedName)`",
      at: alias.syntax.head, secondary: [.init(parent.head, "the declaration around it")],
      notes: [
        "`\(parent.qualifiedName)` belongs to the domain, and an alias is a name on the wire"
      ],
      help: "declare a `type` here, or move the alias out of `\(parent.qualifiedName)`")
  }
}
