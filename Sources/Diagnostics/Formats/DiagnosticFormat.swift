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

  /// The spans of the diagnostics are places in `files`, by position. Only `text` has colours.
  package func render(
    _ diagnostics: [Diagnostic], of files: [SourceFile], palette: Palette = .plain
  ) -> String {
    switch self {
    case .text: TextFormat.render(diagnostics, of: files, palette: palette)
    case .xcode: XcodeFormat.render(diagnostics, of: files)
    case .json: JSONFormat.render(diagnostics, of: files)
    case .github: GitHubFormat.render(diagnostics, of: files)
    case .sarif: SARIFFormat.render(diagnostics, of: files)
    }
  }
}
