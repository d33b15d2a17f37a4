/// Workflow commands, one line per diagnostic, that GitHub Actions shows beside the code:
///
/// ```
/// ::error file=Schemas/Accounts.gate,line=31,endLine=31,col=16,endColumn=25,title=G0203::`UserDTO` has no field …
/// ```
enum GitHubFormat {
  static func render(_ fixes: [AppliedFixes]) -> String {
    fixes.map { "::notice file=\(escaped($0.path, in: .property))::\($0.text)\n" }.joined()
  }

  static func render(_ diagnostics: [Diagnostic], of files: [SourceFile]) -> String {
    var locator = SourceLocator(files)
    var output = ""
    for diagnostic in diagnostics {
      let properties = properties(of: diagnostic, &locator)
        .map { "\($0.name)=\(escaped($0.value, in: .property))" }
        .joined(separator: ",")
      let message = escaped(message(of: diagnostic, &locator), in: .message)
      output += "::\(diagnostic.kind.severity.rawValue) \(properties)::\(message)\n"
    }
    return output
  }

  private static func properties(
    of diagnostic: Diagnostic, _ locator: inout SourceLocator
  ) -> [(name: String, value: String)] {
    var properties: [(name: String, value: String)] = []
    if let place = locator.place(of: diagnostic.primary.span) {
      properties = [
        ("file", place.path), ("line", "\(place.start.line)"), ("endLine", "\(place.end.line)"),
      ]
      // GitHub rejects columns on an annotation of several lines.
      if place.start.line == place.end.line {
        properties.append(("col", "\(place.start.column)"))
        properties.append(("endColumn", "\(place.end.column)"))
      }
    }
    properties.append(("title", diagnostic.kind.code))
    return properties
  }

  private static func message(
    of diagnostic: Diagnostic, _ locator: inout SourceLocator
  ) -> String {
    var lines = [diagnostic.message]
    if !diagnostic.primary.text.isEmpty { lines.append(diagnostic.primary.text) }
    for label in diagnostic.secondary where !label.text.isEmpty {
      let place = locator.place(of: label.span)
      let prefix = place.map { "\($0.path):\($0.start.line):\($0.start.column): " } ?? ""
      lines.append(prefix + label.text)
    }
    lines += diagnostic.notes.map { "note: \($0)" }
    if let help = diagnostic.help { lines.append("help: \(help)") }
    return lines.joined(separator: "\n")
  }

  private enum Part {
    case message
    case property
  }

  /// GitHub's own escaping. Characters that a terminal would obey are made visible as well, since people also read the
  /// log.
  private static func escaped(_ text: String, in part: Part) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": output += "%25"
      case "\r": output += "%0D"
      case "\n": output += "%0A"
      case ":" where part == .property: output += "%3A"
      case "," where part == .property: output += "%2C"
      default: output += scalar.escape ?? String(Character(scalar))
      }
    }
    return output
  }
}
