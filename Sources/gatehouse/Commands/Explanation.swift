import Diagnostics

/// The explanation of a kind of diagnostic, with a heading above each example.
struct Explanation {
  private let lines: [Substring]

  init(_ kind: DiagnosticKind) {
    lines = kind.explanation.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The first example has the problem, and the last one is the repaired version. A schema that belongs to a configuration
  /// is neither.
  func headed(_ heading: (String) -> String) -> String {
    let openings = lines.indices.filter { lines[$0].hasPrefix("```") && lines[$0].count > 3 }
    let language = openings.contains { lines[$0] == "```json" } ? "```json" : "```gate"
    let examples = openings.filter { lines[$0] == language }
    guard examples.count > 1, let first = examples.first, let last = examples.last else {
      return lines.joined(separator: "\n")
    }
    var output: [String] = []
    for (index, line) in lines.enumerated() {
      if index == first { output += [heading("Wrong"), ""] }
      if index == last { output += [heading("Right"), ""] }
      output.append(String(line))
    }
    return output.joined(separator: "\n")
  }
}
