import Testing
import Diagnostics
import TemplateEngine

/// A template named `main`, and those that it includes.
struct Templates {
  let sources: [TemplateSource]

  init(_ main: String, including partials: [(name: String, text: String)] = []) {
    sources = ([("main", main)] + partials).map { name, text in
      TemplateSource(name: name, file: SourceFile(path: "\(name).template", text: text))
    }
  }

  func render(_ context: some TemplateContext) throws -> String {
    let template = try TemplateSet(sources).compile("main", for: type(of: context))
    return String(decoding: template.render(context), as: UTF8.self)
  }

  func diagnostics(for context: (some TemplateContext).Type) -> [Diagnostic] {
    do throws(TemplateErrors) {
      _ = try TemplateSet(sources).compile("main", for: context)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// The diagnostics as a terminal shows them.
  func problems(for context: (some TemplateContext).Type) -> String {
    DiagnosticFormat.text.render(diagnostics(for: context), of: sources.map(\.file))
  }
}

struct Rendering: CustomTestStringConvertible, Sendable {
  let template: String
  var partials: [(name: String, text: String)] = []
  var context = DeclarationContext()
  let expected: String

  var testDescription: String { template }
}

extension TemplateSet {
  /// - Throws: everything that is wrong with the set as a whole, with the template, and with those that it includes.
  func compile<Context: TemplateContext>(
    _ name: String, for context: Context.Type
  ) throws(TemplateErrors) -> CompiledTemplate<Context> {
    var compiler = TemplateCompiler(self)
    let template = compiler.compile(name, for: context)
    try compiler.finish()
    return template
  }
}
