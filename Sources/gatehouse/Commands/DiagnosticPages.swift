import Diagnostics
import GatehousePipeline

/// The texts of `gatehouse explain` as articles of a documentation catalogue: one for each code, and an index of all.
enum DiagnosticPages {
  static func files(in folder: String) -> [(path: String, text: String)] {
    let pages = [("Diagnostics", index)] + allDiagnosticKinds.map { ($0.code, page($0)) }
    return pages.map { name, text in ("\(folder)/\(name).md", text) }
  }

  private static func page(_ kind: DiagnosticKind) -> String {
    let severity = kind.severity == .error ? "Error" : "Warning"
    return "# \(severity) \(kind.code): \(kind.title)\n\n"
      + Explanation(kind).headed { "**\($0)**" } + "\n"
  }

  private static var index: String {
    var text = """
      # Diagnostics

      Every problem that Gatehouse reports, each with an example and its repair.

      ## Overview

      Every problem of every file is found in one run. It is printed with its code, its exact place, the other places that are involved, and the next
      step. A code never changes its meaning. `gatehouse explain G0203` shows the page of a code in a terminal.

      ## Topics

      """
    for (number, title) in families {
      let codes = allDiagnosticKinds.map(\.code).filter { $0.hasPrefix("G\(number)") }
      text += "\n### \(title)\n\n" + codes.map { "- <doc:\($0)>\n" }.joined()
    }
    return text
  }

  /// Groups of codes, by their first two digits.
  private static let families = [
    ("00", "Text"), ("01", "Syntax"), ("02", "Names"), ("03", "Types"),
    ("04", "Rules, converters and defaults"), ("05", "Enums and unions"), ("06", "Maps"),
    ("07", "Domain types"), ("08", "Repositories"), ("09", "Templates"), ("10", "Configuration"),
    ("11", "Output"), ("20", "Imports"), ("21", "Imports from JSON Schema and OpenAPI"),
    ("22", "Imports from samples"), ("23", "Importing again"),
  ]
}
