import Diagnostics
import SchemaImport
import SchemaSemantics

/// The closing lines of an import: what was made, and what was left out, by kind.
struct ImportSummary {
  let text: String

  init(_ imported: ImportedSchema, _ layer: ImportLayer) {
    let made =
      imported.bytes == nil ? "nothing was imported" : "imported \(Self.types(imported.typeCount))"
    text =
      "\n" + ([made] + Self.counts(of: imported.diagnostics)).joined(separator: "; ") + "\n"
      + Self.unsaid(by: imported, layer)
  }

  /// - Parameter diagnostics: all that the run has said, also about the folder.
  init(
    _ imported: ImportedSchema, _ layer: ImportLayer, into path: String, _ changes: FileChanges,
    _ isDryRun: Bool, _ diagnostics: [Diagnostic]
  ) {
    let files = changes.changes.map(\.path)
    let done =
      files.isEmpty
      ? "\(path) is up to date"
      : "\(isDryRun ? "would write" : "wrote") \(files.joined(separator: ", "))"
    let made = "imported \(Self.types(imported.typeCount))"
    text =
      "\n" + ([made, done] + Self.counts(of: diagnostics)).joined(separator: "; ") + "\n"
      + Self.unsaid(by: imported, layer)
  }

  private static func types(_ count: Int) -> String { count == 1 ? "1 type" : "\(count) types" }

  /// `12 warnings: 10 of G2119, 2 of G2131`
  private static func counts(of diagnostics: [Diagnostic]) -> [String] {
    guard !diagnostics.isEmpty else { return [] }
    let errors = diagnostics.count(where: \.isError)
    let counts = [(errors, "error"), (diagnostics.count - errors, "warning")]
      .filter { $0.0 > 0 }.map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }
    return ["\(counts.joined(separator: ", ")): \(diagnostics.countsByCode)"]
  }

  private static func unsaid(by imported: ImportedSchema, _ layer: ImportLayer) -> String {
    let counts = [(imported.unsaid.rules, "rule"), (imported.unsaid.standards, "default")]
      .filter { $0.0 > 0 }.map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }
    guard !counts.isEmpty else { return "" }
    let reason =
      layer == .dto
      ? "`--layer domain` and `--layer model` write them"
      : "the schema language cannot express this here"
    return "note: \(counts.joined(separator: " and ")) left out: \(reason)\n"
  }

  /// The name of the schema for documents that do not say where they go.
  static func schemaName(
    for documents: [SourceFile], _ name: String?, _ conventions: NamingConventions
  ) -> String {
    if let name {
      return name.hasSuffix("DTO") && name.count > 3 ? String(name.dropLast(3)) : name
    }
    let file = documents.first?.path.split(separator: "/").last ?? ""
    let stem = file.prefix { $0 != "." }
    return conventions.typeName(for: String(stem)) ?? "Imported"
  }
}
