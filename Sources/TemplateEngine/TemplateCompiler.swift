package import Diagnostics

/// Compiles the templates of a set that are rendered directly, and gathers what is wrong with any of them.
package struct TemplateCompiler {
  private let templates: TemplateSet
  private var diagnostics: [Diagnostic] = []

  /// The contexts that each template is rendered with, directly or where others include it: each pair once, in the
  /// order in which they are reached.
  package private(set) var uses: [TemplateUse] = []

  package init(_ templates: TemplateSet) {
    self.templates = templates
  }

  /// A template with mistakes renders nothing; `finish` throws its mistakes.
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

  /// - Throws: everything that is wrong with the set as a whole, with the templates, and with those that they include.
  package func finish() throws(TemplateErrors) {
    if !diagnostics.isEmpty { throw TemplateErrors(diagnostics: diagnostics.inReadingOrder) }
  }
}

/// A template, and the kind of context that it is rendered with.
package struct TemplateUse: Sendable, Equatable {
  package let template: String
  package let context: any TemplateContext.Type

  package static func == (left: TemplateUse, right: TemplateUse) -> Bool {
    left.template == right.template
      && ObjectIdentifier(left.context) == ObjectIdentifier(right.context)
  }
}
