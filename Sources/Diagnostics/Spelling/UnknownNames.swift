/// Diagnostics about names that do not exist, which propose the known name that may have been meant.
extension Diagnostic {
  /// `there is no rule `notEmty``: the nearest known name is proposed; if there is none, `help` says what to do.
  package static func unknownName(
    _ kind: DiagnosticKind, _ message: String, at span: SourceSpan, nearest: String?,
    secondary: [Label] = [], notes: [String] = [], help: @autoclosure () -> String? = nil
  ) -> Diagnostic {
    unknownName(
      kind, message, at: span, nearest: nearest, secondary: secondary, notes: notes, help: help(),
      fix: nearest.map { .propose($0, for: span) })
  }

  /// The same, where more than the name may have to change.
  package static func unknownName(
    _ kind: DiagnosticKind, _ message: String, at span: SourceSpan, nearest: String?,
    secondary: [Label] = [], notes: [String] = [], help: @autoclosure () -> String? = nil, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      kind, message, at: span, label: question(about: nearest), secondary: secondary,
      notes: notes, help: nearest == nil ? help() : nil, fix: fix)
  }

  /// `User` has no field `nmae`
  package static func unknownMember(
    _ kind: DiagnosticKind, _ sort: String, _ name: String, at span: SourceSpan,
    of owner: (name: String, span: SourceSpan), nearest: String?,
    help: @autoclosure () -> String? = nil, fix: Fix? = nil
  ) -> Diagnostic {
    unknownName(
      kind, "`\(owner.name)` has no \(sort) `\(name)`", at: span, nearest: nearest,
      secondary: [Label(owner.span, "its \(sort)s are declared here")], help: help(),
      fix: fix ?? nearest.map { .propose($0, for: span) })
  }

  /// A text in quotes that is not one of the texts that are allowed there.
  package static func unknownText(
    _ kind: DiagnosticKind, _ message: String, at span: SourceSpan, nearest: String?,
    help: @autoclosure () -> String? = nil
  ) -> Diagnostic {
    Diagnostic(
      kind, message, at: span, label: question(about: nearest),
      help: nearest.map { "write `\"\($0)\"`" } ?? help(),
      fix: nearest.map { .propose("\"\($0)\"", for: span) })
  }

  /// Empty if no known name is near enough.
  package static func question(about nearest: String?) -> String {
    nearest.map { "did you mean `\($0)`?" } ?? ""
  }
}
