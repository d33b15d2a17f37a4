import Diagnostics
import SchemaSyntax

/// In a type that is `Identifiable`, Swift takes whatever is called `ID` for the type of its `id`.
extension ConformanceCheck {
  mutating func checkNames(
    within type: ResolvedType, with identity: SchemaType, _ conformance: Conformance
  ) {
    let name = "\(type.qualifiedName).ID"
    let nested = typesByName[name].flatMap { .declared($0) == identity ? nil : schema[$0].name }
    let alias = aliasesByName[name].flatMap { $0.target == identity ? nil : $0.syntax.name }
    guard !identity.isUnknown, let taken = nested ?? alias else { return }
    diagnostics.report(
      .generatedName,
      "`\(name)` is something else in Swift: the type of the `id`", at: taken.span,
      secondary: [.init(conformance.name.span, "the `id` is needed for this")],
      help: "choose another name")
  }
}
