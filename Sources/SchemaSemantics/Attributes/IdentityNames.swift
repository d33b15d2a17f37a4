import Diagnostics
import SchemaSyntax

/// In a type that is `Identifiable`, Swift takes whatever is called `ID` for the type of its `id`.
extension ConformanceCheck {
  mutating func checkNames(
    within type: ResolvedType, with identity: SchemaType, _ conformance: Conformance
  ) {
    let nested = type.children.map { schema[$0] }.filter(\.isDeclared)
      .filter { $0.name.text == "ID" && .declared($0.id) != identity }.map(\.name)
    let aliases = schema.aliases.filter { $0.parent == type.id }
      .filter { $0.syntax.name.text == "ID" && $0.target != identity }.map(\.syntax.name)
    guard !identity.isUnknown, let name = (nested + aliases).first else { return }
    diagnostics.report(
      .generatedName,
      "`\(type.qualifiedName).ID` is something else in Swift: the type of the `id`", at: name.span,
      secondary: [.init(conformance.name.span, "the `id` is needed for this")],
      help: "choose another name")
  }
}
