package import Diagnostics

/// Templates that can include each other.
///
/// A template is the text that it makes, with tags in it:
///
/// - `{{name}}`, `{{owner.name}}` write a text. Its further lines are indented like the line of the tag.
/// - `{{#if key}}…{{else if key}}…{{else}}…{{/if}}` and `{{#unless key}}…{{/unless}}` ask for a flag, an optional that is
///   there, or a list that is not empty.
/// - `{{#each list}}…{{else}}…{{/each}}` goes through a list, and knows `@first` and `@last`; the `else` is for an empty one.
/// - `{{#with context}}…{{else}}…{{/with}}` enters a context; the `else` is for one that is absent.
/// - `{{> template}}` and `{{> template context}}` include a template with the present context, or with a part of it. Alone
///   on its line it brings lines, indented like the tag; within a line it is a part of that line.
/// - `{{! comment }}` is left out. `{{{{` stands for `{{`, and in `{{{name}}}` the outer braces are text.
///
/// Lines that hold only comments and the tags of sections are removed.
///
/// ```swift
/// let templates = TemplateSet(sources)
/// let dto = try templates.compile("dto", for: DTOContext.self)
/// let swift = dto.render(context)
/// ```
package struct TemplateSet: Sendable {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .unknownKey, .wrongKind, .possiblyAbsent, .unknownTemplate, .unclosedSection, .crossedSections,
    .strayTag, .endlessRecursion, .unclosedTag, .malformedTag, .tooDeep, .duplicateTemplate,
    .templateEncoding, .unreachableElse,
  ]

  private let templates: [ParsedTemplate]
  private let builtIn: BuiltInTemplates
  private let index: TemplateIndex
  private let diagnostics: [Diagnostic]

  /// - Parameter firstFile: the position of the first template among the files of the run. The other templates follow
  ///   it.
  package init(_ sources: [TemplateSource], firstFile: Int = 0) {
    var templates: [ParsedTemplate] = []
    var diagnostics: [Diagnostic] = []
    var files: [String: Int] = [:]
    for (offset, source) in sources.enumerated() {
      let file = firstFile + offset
      let parser = TemplateParser(source, file: file)
      templates.append(parser.template)
      diagnostics += parser.diagnostics
      if let first = files[source.name] {
        diagnostics.append(Self.duplicate(source.name, in: file, after: first))
      } else {
        files[source.name] = file
      }
    }
    self.templates = templates
    builtIn = BuiltInTemplates(sources, firstFile: firstFile)
    self.diagnostics = diagnostics
    index = TemplateIndex(templates)
  }

  func program(
    _ name: String, for context: any TemplateContext.Type
  ) -> (program: Program, uses: [TemplateUse], diagnostics: [Diagnostic]) {
    guard let root = index.position(of: name) else {
      return (Program(), [], diagnostics + [missing(name)])
    }
    let compiler = ProgramCompiler(templates, index, root: root, for: context)
    let problems = compiler.diagnostics.map(builtIn.leaving)
    return (compiler.program, compiler.uses, diagnostics + problems)
  }
}

package struct TemplateErrors: Error {
  /// Never empty, in reading order.
  package let diagnostics: [Diagnostic]
}

extension TemplateSet {
  private static func duplicate(_ name: String, in file: Int, after first: Int) -> Diagnostic {
    Diagnostic(
      .duplicateTemplate, "there are two templates `\(name)`",
      at: SourceSpan(file: file, start: 0, end: 0),
      secondary: [.init(SourceSpan(file: first, start: 0, end: 0), "the first of them")],
      help: "rename one of the files")
  }

  private func missing(_ name: String) -> Diagnostic {
    let question = Diagnostic.question(about: index.spelling.nearest(to: name))
    return Diagnostic(
      .unknownTemplate, "there is no template `\(name)`", at: .nowhere,
      help: question.isEmpty ? index.help : question)
  }
}

extension DiagnosticKind {
  static let duplicateTemplate = DiagnosticKind(
    "G0912", .error, "two templates with the same name",
    explanation: """
      The templates of a set include each other by name, so each name can belong to only one file. A file that replaces
      a template is used instead of it, not in addition to it.
      """)
}
