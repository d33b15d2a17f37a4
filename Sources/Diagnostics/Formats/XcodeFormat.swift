/// One line per fact, as compilers print them:
///
/// ```
/// Schemas/Accounts.gate:31:16: error: `UserDTO` has no field `fist_name` [G0203]
/// Schemas/Accounts.gate:4:5: note: its fields are declared here
/// Schemas/Accounts.gate:31:16: note: write `first_name`
/// ```
///
/// Columns count bytes, as the Swift compiler does.
enum XcodeFormat {
  static func render(_ diagnostics: [Diagnostic], of files: [SourceFile]) -> String {
    var locator = SourceLocator(files)
    var output = ""
    for diagnostic in diagnostics {
      let place = prefix(diagnostic.primary.span, &locator)
      let kind = diagnostic.kind
      let message = diagnostic.message.flattened
      output += "\(place)\(kind.severity.rawValue): \(message) [\(kind.code.flattened)]\n"

      var facts: [(place: String, text: String)] = [(place, diagnostic.primary.text)]
      for label in diagnostic.secondary {
        facts.append((prefix(label.span, &locator), label.text))
      }
      for note in diagnostic.notes { facts.append((place, note)) }
      if let help = diagnostic.help { facts.append((place, help)) }
      for fact in facts where !fact.text.isEmpty {
        output += "\(fact.place)note: \(fact.text.flattened)\n"
      }
    }
    return output
  }

  /// Without a place the line is still understood: Xcode shows it without a link.
  private static func prefix(_ span: SourceSpan, _ locator: inout SourceLocator) -> String {
    guard let place = locator.place(of: span) else { return "" }
    return "\(place.path.flattened):\(place.start.line):\(place.start.utf8Column): "
  }
}
