import Diagnostics
package import TemplateEngine

extension TemplateSource {
  /// The templates of a run: those of this package, in their order, each as it is or as it was replaced, and then any that
  /// replace none of them.
  package static func all(replacedBy replacements: [TemplateSource]) -> [TemplateSource] {
    var rest = replacements
    let templates = embedded.map { template in
      guard let index = rest.firstIndex(where: { $0.name == template.name }) else {
        return template
      }
      return rest.remove(at: index)
    }
    return templates + rest
  }

  /// What is wrong with the templates that replace nothing.
  static func problemsOfNames(in templates: [TemplateSource], firstFile: Int) -> [Diagnostic] {
    let names = embedded.map(\.name)
    return templates.enumerated().filter { !names.contains($0.element.name) }
      .map { index, template in
        let nearest = Spelling(names).nearest(to: template.name)
        return Diagnostic(
          .idleTemplate, "there is no template `\(template.name)` to replace",
          at: SourceSpan(file: firstFile + index, start: 0, end: 0),
          label: Diagnostic.question(about: nearest),
          help: "name the file after the template that it replaces, or remove it")
      }
  }
}

extension DiagnosticKind {
  static let idleTemplate = DiagnosticKind(
    "G0915", .error, "a template that replaces nothing",
    explanation: """
      In the folder that `--templates` names, the file `record.template` replaces the template `record`. A file whose
      name is not that of a template would never be read, so its name is most likely misspelt.
      `gatehouse templates list` shows the names, and `gatehouse templates eject` writes the built-in templates to a
      folder, as a starting point.
      """)
}
