package import Diagnostics

/// Compiles those templates of a set that are rendered for themselves, and gathers what is wrong with any of them.
package struct TemplateCompiler {
  private let templates: TemplateSet
  private var diagnostics: [Diagnostic] = []

  /// What each template is rendered with, by itself or where others include it: each pair once, in the order in which
  /// one gets to it.
  package private(set) var uses: [TemplateUse] = []

  package init(_ templates: TemplateSet) {
    self.templates = templates
  }

  /// A template with mistakes renders nothing, and `finish` throws them.
  package mutating func compile<Context: TemplateContext>(
    _ name: String, for context: Context.Type
  ) -> CompiledTemplate<Context> {
    let (program, uses, problems) = templates.program(name, for: context)
    diagnostics += problems
    self.uses += uses.filter { !self.uses.contains($0) }
    return CompiledTemplate(problems.isEmpty ? program : Program())
  }

  package mutating func report(_ problems: [Diagnostic]) {
    diagnostics += problems
  }

  /// - Throws: all that is wrong in the set as such, with the templates, and with those that they include.
  package func finish() throws(TemplateErrors) {
    if !diagnostics.isEmpty { throw TemplateErrors(diagnostics: diagnostics.inReadingOrder) }
  }
}

/// A template, and what it is rendered with.
package struct TemplateUse: Sendable, Equatable {
  package let template: String
  package let context: any TemplateContext.Type

  package static func == (left: TemplateUse, right: TemplateUse) -> Bool {
    left.template == right.template
      && ObjectIdentifier(left.context) == ObjectIdentifier(right.context)
  }
}
