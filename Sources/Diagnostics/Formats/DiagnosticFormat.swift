/// Who reads the diagnostics. The raw value is what the command line calls the format.
///
/// Formats print what they are given, in that order: see `inReadingOrder`.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// People, in a terminal.
  case text
  /// Xcode and everything else that reads `path:line:column: error: …`.
  case xcode
  /// Programs of any kind.
  case json
  /// GitHub Actions, which turns lines of its log into annotations.
  case github
  /// Code-scanning services.
  case sarif

  /// The spans of the diagnostics refer to `files`, by position. Only `text` has colours.
  package func render(
    _ diagnostics: [Diagnostic], of files: [SourceFile], after fixes: [AppliedFixes] = [],
    limit: Int? = nil, palette: Palette = .plain
  ) -> String {
    let (told, left) = diagnostics.cut(to: self == .text ? limit : nil)
    let diagnostics = told.map { $0.keepingWordsApart(in: files) }
    return switch self {
    case .text:
      fixes.map { "\($0.path): \($0.text)\n" }.joined() + (fixes.isEmpty ? "" : "\n")
        + TextFormat.render(diagnostics, of: files, palette: palette)
        + (left.isEmpty ? "" : "\n\(left.summaryByCode)\n")
    case .xcode:
      fixes.map { "\($0.path.flattened):1:1: note: \($0.text)\n" }.joined()
        + XcodeFormat.render(diagnostics, of: files)
    case .json: JSONFormat.render(diagnostics, of: files, after: fixes)
    case .github:
      GitHubFormat.render(fixes) + GitHubFormat.render(diagnostics, of: files)
    case .sarif: SARIFFormat.render(diagnostics, of: files, after: fixes)
    }
  }
}
