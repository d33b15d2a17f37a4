import Diagnostics
import SchemaImport

/// The explanation of a kind of diagnostic, with a heading above each example.
struct Explanation {
  private let lines: [Substring]
  private let isAboutImports: Bool

  init(_ kind: DiagnosticKind) {
    lines = kind.explanation.split(separator: "\n", omittingEmptySubsequences: false)
    isAboutImports = ImportDiagnostics.kinds.contains(kind)
  }

  /// The first example has the problem, and the last one is the repaired version. A schema that belongs to a configuration
  /// is neither. Of an import, the example is a document, and the schema says what to make of it.
  func headed(_ heading: (String) -> String) -> String {
    var headings: [Int: String] = [:]
    let documents = openings(of: "```json", "```yaml")
    let schemas = openings(of: "```gate")
    let examples = documents.isEmpty ? schemas : documents
    if examples.count > 1, let first = examples.first, let last = examples.last {
      headings = [first: "Wrong", last: "Right"]
    } else if isAboutImports {
      if let document = documents.first { headings[document] = "The document" }
      if let schema = schemas.last { headings[schema] = "The schema" }
    }
    var output: [String] = []
    for (index, line) in lines.enumerated() {
      if let title = headings[index] { output += [heading(title), ""] }
      output.append(String(line))
    }
    return output.joined(separator: "\n")
  }

  private func openings(of fences: Substring...) -> [Int] {
    lines.indices.filter { fences.contains(lines[$0]) }
  }
}
