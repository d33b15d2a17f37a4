import Diagnostics
import SchemaSyntax

/// What `unique` compares. Where a set becomes another set, its elements are converted first, and otherwise afterwards.
extension TypeFacts {
  /// A dto that `unique` would have to compare, although it is not `Hashable`.
  func unhashableElement(comparedBy conversion: Conversion) -> TypeID? {
    for case .sequence(let steps) in conversion.all {
      for (step, next) in zip(steps, steps.dropFirst()) {
        guard case .converter(let converter) = step, case .unique = converter.kind else { continue }
        if case .set = next { continue }
        let elements = converter.wire.content.declaredTypes
        if let dto = elements.first(where: { !schema.isHashable($0) }) { return dto }
      }
    }
    return nil
  }

  func reportUnhashable(
    _ dto: TypeID, _ uses: [ConverterUse], _ source: TypedPlace,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let use = uses.first(where: { $0.name.text == Converter.unique.name }) else { return }
    let type = schema[dto]
    diagnostics.report(
      .unhashableElement,
      "`unique` makes a `Set`, which cannot hold `\(type.qualifiedName)`, which is not `Hashable`",
      at: use.span,
      secondary: [
        .init(type.head, "a dto is `Hashable` only if it says so"),
        .init(source.span, "this is `\(schema.text(of: source.type))`"),
      ],
      help: "declare \(schema.hashableHead(of: dto)), or let the value become a `Set` in the app, "
        + "whose elements are converted before they are compared")
  }
}

extension ResolvedSchema {
  /// Whether Swift can compare and hash values of the type.
  func isHashable(_ id: TypeID) -> Bool {
    Territory(self[id].kind) != .dto
      || self[id].conformances.contains { $0.name.text == "Hashable" }
  }

  /// How a dto is declared so that it is `Hashable`.
  func hashableHead(of id: TypeID) -> String {
    let word = if case .union = self[id].kind { "dto union" } else { "dto" }
    return "`\(word) \(self[id].name.text): Hashable`"
  }
}
