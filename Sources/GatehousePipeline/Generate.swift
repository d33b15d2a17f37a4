import Configuration
package import Diagnostics
package import Emission
package import SchemaSemantics
package import SwiftLowering
package import TemplateEngine

/// The generator for a single output, which gets everything. There are files if and only if no diagnostic is an error.
package func generate(
  _ files: [SourceFile], conventions: NamingConventions = NamingConventions(),
  settings: GenerationSettings = GenerationSettings(), templates: [TemplateSource] = []
) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
  let paths = files.map(\.path)
  let outputs = generate(
    files, calledBy: paths, at: paths, conventions: conventions,
    outputs: [Configuration.Output(to: "", settings: settings)], templates: templates)
  return (outputs.files.first ?? [], outputs.diagnostics)
}
