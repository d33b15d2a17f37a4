/// One problem, with every place that has a part in it and the next step to take.
package struct Diagnostic: Hashable, Sendable {
  package let kind: DiagnosticKind

  /// The problem in one sentence, without a full stop. Names from the schema are in backticks.
  package let message: String

  /// Where the problem is. Its text, if any, is shown beside the carets.
  package let primary: Label

  /// The other places involved, possibly in other files.
  package let secondary: [Label]

  /// Facts that help to understand the problem.
  package let notes: [String]

  /// What to do next, as an instruction.
  package let help: String?

  /// The edits that carry out `help`, if that is possible without knowing more.
  package let fix: Fix?

  package init(
    _ kind: DiagnosticKind,
    _ message: String,
    at span: SourceSpan,
    label: String = "",
    secondary: [Label] = [],
    notes: [String] = [],
    help: String? = nil,
    fix: Fix? = nil
  ) {
    self.kind = kind
    self.message = message
    self.primary = Label(span, label)
    self.secondary = secondary
    self.notes = notes
    self.help = help
    self.fix = fix
  }

  package struct Label: Hashable, Sendable {
    package let span: SourceSpan
    package let text: String

    package init(_ span: SourceSpan, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  /// Edits that do not overlap, all in files of the run.
  package struct Fix: Hashable, Sendable {
    package let edits: [Edit]

    /// Whether nothing else can have been meant, so that it can be applied without being looked at. Otherwise it is a
    /// proposal.
    package let isCertain: Bool

    package init(_ edits: [Edit], isCertain: Bool = true) {
      self.edits = edits
      self.isCertain = isCertain
    }

    /// A fix for a guess, such as another spelling.
    package static func propose(_ text: String, for span: SourceSpan) -> Fix {
      replace(span, with: text, isCertain: false)
    }

    package var asProposal: Fix { Fix(edits, isCertain: false) }

    package static func replace(
      _ span: SourceSpan, with text: String, isCertain: Bool = true
    ) -> Fix {
      Fix([Edit(span: span, replacement: text)], isCertain: isCertain)
    }

    /// A fix inside a text or a comment.
    package static func replaceText(
      _ span: SourceSpan, with text: String, isCertain: Bool = true
    ) -> Fix {
      Fix([Edit(span: span, replacement: text, isWithinText: true)], isCertain: isCertain)
    }

    package static func insert(_ text: String, at span: SourceSpan) -> Fix {
      Fix([
        Edit(
          span: SourceSpan(file: span.file, start: span.start, end: span.start), replacement: text)
      ])
    }

    package static func remove(_ span: SourceSpan) -> Fix {
      Fix([Edit(span: span, replacement: "")])
    }
  }

  package struct Edit: Hashable, Sendable {
    package let span: SourceSpan
    package let replacement: String

    /// Whether the edit is inside a text, such as a regular expression, where no blank is needed to keep words apart.
    package let isWithinText: Bool

    package init(span: SourceSpan, replacement: String, isWithinText: Bool = false) {
      self.span = span
      self.replacement = replacement
      self.isWithinText = isWithinText
    }
  }
}

extension [Diagnostic] {
  package mutating func report(
    _ kind: DiagnosticKind,
    _ message: String,
    at span: SourceSpan,
    label: String = "",
    secondary: [Diagnostic.Label] = [],
    notes: [String] = [],
    help: String? = nil,
    fix: Diagnostic.Fix? = nil
  ) {
    append(
      Diagnostic(
        kind, message, at: span, label: label, secondary: secondary, notes: notes, help: help,
        fix: fix))
  }
}

extension Diagnostic {
  package var isError: Bool { kind.severity == .error }

  /// The same about a file that is at another position among the files of the run. All its places are in that one.
  package func inFile(_ file: Int) -> Diagnostic {
    func label(_ label: Label) -> Label { Label(label.span.inFile(file), label.text) }
    let fix = fix.map { fix in
      let edits = fix.edits.map { edit in
        Edit(
          span: edit.span.inFile(file), replacement: edit.replacement,
          isWithinText: edit.isWithinText)
      }
      return Fix(edits, isCertain: fix.isCertain)
    }
    return Diagnostic(
      kind, message, at: primary.span.inFile(file), label: primary.text,
      secondary: secondary.map(label), notes: notes, help: help, fix: fix)
  }
}
