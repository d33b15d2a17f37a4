extension Diagnostic {
  /// The same for a run that has so many other files before those of this one.
  package func movingFiles(by count: Int) -> Diagnostic {
    func moved(_ span: SourceSpan) -> SourceSpan {
      span == .nowhere
        ? span : SourceSpan(file: span.file + count, start: span.start, end: span.end)
    }
    return Diagnostic(
      kind, message, at: moved(primary.span), label: primary.text,
      secondary: secondary.map { Label(moved($0.span), $0.text) }, notes: notes, help: help,
      fix: fix.map { fix in
        Fix(
          fix.edits.map { edit in
            Edit(
              span: moved(edit.span), replacement: edit.replacement,
              isWithinText: edit.isWithinText)
          }, isCertain: fix.isCertain)
      })
  }
}
