import Diagnostics
import SchemaSyntax

/// A map that needs more than a value, so that nothing is converted along it automatically.
struct LabelledMap {
  let labels: [String]
  /// What is before its entries.
  let span: SourceSpan
  /// A map between the same types that needs nothing else: `` `map TotalDTO -> Price { currency: … }` ``
  let proposal: String
}

extension MapConversions {
  /// A map that would fit if it needed nothing but the value.
  func labelledMap(from source: TypeID, to target: TypeID) -> LabelledMap? {
    guard let id = index.labelledMap(from: source, to: target) else { return nil }
    let schema = facts.schema
    let syntax = schema.maps[id.index].syntax
    let labels = syntax.parameters.compactMap(\.label?.text)
    let fields = schema.record(.declared(target))?.fields.map(\.swiftName) ?? []
    let entries = labels.filter(fields.contains).map { "\($0): …" }.joined(separator: ", ")
    let types = "\(schema[source].qualifiedName) -> \(schema[target].qualifiedName)"
    return LabelledMap(
      labels: labels, span: syntax.arrow,
      proposal: "`map \(types) { \(entries.isEmpty ? "…" : entries) }`")
  }
}
