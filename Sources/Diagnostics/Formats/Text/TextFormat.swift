/// What people read: the message, the lines it is about with carets below them, and what to do.
///
/// ```
/// error[G0203]: `UserDTO` has no field `fist_name`
///   --> Schemas/Accounts.gate:31:16
///    |
///  4 | dto UserDTO {
///    |     ------- its fields are declared here
/// ...
/// 31 |   fullName: "\(fist_name) \(last_name)"
///    |                ^^^^^^^^^ did you mean `first_name`?
///    |
///    = help: write `first_name`
/// 31 +   fullName: "\(first_name) \(last_name)"
/// ```
enum TextFormat {
  /// A diagnostic that concerns more places than this shows only the first of them.
  private static let placeLimit = 16

  static func render(
    _ diagnostics: [Diagnostic], of files: [SourceFile], palette: Palette
  ) -> String {
    var locator = SourceLocator(files)
    var output = ""
    for diagnostic in diagnostics {
      if !output.isEmpty { output += "\n" }
      for row in rows(of: diagnostic, &locator, palette) {
        output += row.withoutTrailingBlanks + "\n"
      }
    }
    return output
  }

  private static func rows(
    of diagnostic: Diagnostic, _ locator: inout SourceLocator, _ palette: Palette
  ) -> [String] {
    let labels = [diagnostic.primary] + diagnostic.secondary.prefix(placeLimit)
    let excerpts = Excerpt.excerpts(showing: labels, &locator)
    let shown = excerpts.flatMap { excerpt in
      excerpt.lines.map { FixPreview.Line(file: excerpt.file, number: $0.number) }
    }
    let preview = diagnostic.fix.flatMap { FixPreview($0, &locator) }
    let gutter = Gutter(
      largestLine: max(shown.map(\.number).max() ?? 1, preview?.largestLine ?? 1), palette)
    let severity = Palette.Role(diagnostic.kind.severity)

    var rows = [heading(diagnostic, severity, palette)]
    for (index, excerpt) in excerpts.enumerated() {
      rows += excerpt.rows(gutter, severity, isFirst: index == 0, &locator)
    }
    var facts = diagnostic.notes.flatMap { gutter.fact("note", $0) }
    let hidden = diagnostic.secondary.count - placeLimit
    if hidden > 0 {
      let places = hidden == 1 ? "1 more place is" : "\(hidden) more places are"
      facts += gutter.fact("note", "\(places) not shown")
    }
    if let help = diagnostic.help {
      facts += gutter.fact("help", help)
    } else if preview != nil {
      facts += gutter.fact("help", "change it like this")
    }
    facts += preview?.rows(gutter, besides: shown, mainFile: diagnostic.primary.span.file) ?? []
    if !facts.isEmpty, !excerpts.isEmpty { rows.append(gutter.beside("")) }
    return rows + facts
  }

  private static func heading(
    _ diagnostic: Diagnostic, _ severity: Palette.Role, _ palette: Palette
  ) -> String {
    let kind = diagnostic.kind
    return palette.paint("\(kind.severity.rawValue)[\(kind.code.visible)]", severity)
      + palette.paint(": \(diagnostic.message.visible)", .strong)
  }
}

extension String {
  /// Blanks at the end of a line are invisible, and editors that remove them would change what a test expects.
  fileprivate var withoutTrailingBlanks: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
