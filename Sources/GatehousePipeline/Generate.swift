package import Diagnostics
package import Emission
package import SchemaSemantics
package import SwiftLowering
import TemplateEngine

/// The whole generator: files are validated, what they say is decided in Swift, and written. There are files exactly if
/// no diagnostic is an error.
///
/// The same files give the same bytes, on every machine and in whatever order they are given.
package func generate(
  _ files: [SourceFile], conventions: NamingConventions = NamingConventions(),
  settings: GenerationSettings = GenerationSettings()
) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
  let (schema, findings) = validate(files, conventions: conventions)
  let clashes = OutputNameCheck.clashes(of: files, in: settings.layout)
  let diagnostics = (findings + clashes).inReadingOrder
  guard let schema, clashes.isEmpty else { return ([], diagnostics) }
  do throws(TemplateErrors) {
    let output = SwiftLowering.lower(schema, from: files.map(\.path), settings: settings)
    return (try Emitter().emit(output), diagnostics)
  } catch {
    return ([], diagnostics + error.diagnostics)
  }
}
