import Diagnostics

extension TreeBuilder {
  /// Whether the innermost section can have the branch; if not, that is reported.
  mutating func mayAppend(_ branch: TemplateSection.Branch) -> Bool {
    let name = branch.role == .otherwise ? "else" : "else if"
    guard let section = open.last?.section else {
      diagnostics.report(.strayTag, "this `\(name)` does not belong to a section", at: branch.tag)
      return false
    }
    if let last = section.branches.last, last.role == .otherwise {
      diagnostics.report(
        .strayTag, "only the end of a section can follow its `else`", at: branch.tag,
        secondary: [.init(last.tag, "the `else` of the section")])
      return false
    }
    if branch.role == .otherwiseIf, let kind = section.kind, kind != .if, kind != .unless {
      diagnostics.report(
        .strayTag, "`\(kind.rawValue)` cannot have an `else if`", at: branch.tag,
        secondary: openingLabels(of: open.suffix(1)),
        help: "write `{{else}}`, and a section of its own after it")
      return false
    }
    return true
  }

  /// If `kind` is nil, closes whatever is open.
  mutating func close(_ kind: SectionKind?, at tag: SourceSpan) {
    guard let kind, let last = open.last, let lastKind = last.section.kind, lastKind != kind else {
      if open.isEmpty { closeNothing(kind, at: tag) } else { closeLast() }
      return
    }
    if let outer = open.lastIndex(where: { $0.section.kind == kind }) {
      let crossed = open[(outer + 1)...]
      diagnostics.report(
        .crossedSections,
        "`{{/\(kind.rawValue)}}` closes a section while another one is open within it", at: tag,
        secondary: openingLabels(of: open[outer...]),
        help: "close the inner section first: `{{/\(lastKind.rawValue)}}`")
      for kind in crossed.compactMap(\.section.kind) { closedEarly[kind, default: 0] += 1 }
      while open.count > outer { closeLast() }
    } else if !wasClosedEarly(kind) {
      diagnostics.report(
        .crossedSections, "`{{/\(kind.rawValue)}}` does not close `\(lastKind.rawValue)`", at: tag,
        secondary: openingLabels(of: open.suffix(1)), help: "write `{{/\(lastKind.rawValue)}}`",
        fix: .replace(tag, with: "{{/\(lastKind.rawValue)}}"))
      closedEarly[lastKind, default: 0] += 1
      closeLast()
    }
  }

  private mutating func closeNothing(_ kind: SectionKind?, at tag: SourceSpan) {
    guard let kind, !wasClosedEarly(kind) else { return }
    diagnostics.report(
      .strayTag, "`{{/\(kind.rawValue)}}` closes nothing", at: tag,
      help: "remove it, or open the section with `{{#\(kind.rawValue) key}}`")
  }

  private mutating func wasClosedEarly(_ kind: SectionKind) -> Bool {
    guard let count = closedEarly[kind], count > 0 else { return false }
    closedEarly[kind] = count - 1
    return true
  }

  /// A section of an unknown kind has been reported already, and is not mentioned again.
  mutating func reportUnclosed() {
    for section in open {
      guard let kind = section.section.kind?.rawValue else { continue }
      diagnostics.report(
        .unclosedSection, "this `\(kind)` is never closed", at: section.tag,
        help: "write `{{/\(kind)}}` where it ends")
    }
    while !open.isEmpty { closeLast() }
  }

  mutating func reportDepth(of tag: Tag) {
    diagnostics.report(
      .tooDeep, "sections are nested more than \(Self.depthLimit) levels deep", at: tag.span,
      help: "move the inner sections to a template of their own, and include it")
    while !open.isEmpty { closeLast() }
  }

  private func openingLabels(of sections: ArraySlice<OpenSection>) -> [Diagnostic.Label] {
    sections.map { section in
      let kind = section.section.kind.map { "`\($0.rawValue)`" } ?? "the section"
      return .init(section.tag, "\(kind) opens here")
    }
  }
}

extension DiagnosticKind {
  static let unclosedSection = DiagnosticKind(
    "G0905", .error, "a section that is never closed",
    explanation: """
      `#if`, `#unless`, `#each` and `#with` open a section, and a tag with a slash and the same word closes it. Without
      that tag, nobody can tell where the section was meant to end.
      """,
    language: .template,
    wrong: """
      {{#each fields}}
      let {{name}}: {{type}}
      """,
    right: """
      {{#each fields}}
      let {{name}}: {{type}}
      {{/each}}
      """)

  static let crossedSections = DiagnosticKind(
    "G0906", .error, "a closing tag of another section",
    explanation: """
      Sections can be nested: the section that is opened last is closed first. Either two closing tags are the wrong way
      round, or one of them is missing or misspelt.
      """,
    language: .template,
    wrong: """
      {{#each fields}}{{#if summary}}/// {{summary}}{{/each}}{{/if}}
      """,
    right: """
      {{#each fields}}{{#if summary}}/// {{summary}}{{/if}}{{/each}}
      """)

  static let strayTag = DiagnosticKind(
    "G0907", .error, "a tag outside its section",
    explanation: """
      A closing tag needs a section that is open, and so does `else`. A section can have one `else`, as its last branch.
      Before that, `if` and `unless` can have any number of `else if`.
      """,
    language: .template,
    wrong: """
      let {{name}}: Int{{/if}}
      """,
    right: """
      {{#if isPublic}}public {{/if}}let {{name}}: Int
      """)

  static let tooDeep = DiagnosticKind(
    "G0911", .error, "sections nested too deeply",
    explanation: """
      Sections can be nested a hundred levels deep within one template. No reader follows that many, so a closing tag is
      probably missing somewhere. To render deeply nested data, use a template that includes itself.
      """)
}
