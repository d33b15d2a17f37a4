package import Diagnostics
package import Emission
package import SchemaSemantics
import SharedWork
package import SwiftLowering
package import TemplateEngine

/// The whole generator: files are validated, what they say is decided in Swift, and written. There are files exactly if
/// no diagnostic is an error.
///
/// The same files give the same bytes, on every machine and in whatever order they are given.
///
/// - Parameters:
///   - origins: what generated files call the files that they come from, if that is not their paths.
///   - templates: some that take the place of those with the same names. Among the files that diagnostics are about, all
///     templates of the run stand behind `files`.
package func generate(
  _ files: [SourceFile], calledBy origins: [String]? = nil,
  conventions: NamingConventions = NamingConventions(),
  settings: GenerationSettings = GenerationSettings(), templates: [TemplateSource] = []
) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
  let emitter = Emitter.early(overriding: templates, firstFile: files.count)
  let (schema, findings) = validate(files, conventions: conventions)
  let clashes = OutputNameCheck.clashes(of: files, in: [settings.layout])
  let diagnostics = (findings + clashes).inReadingOrder
  do throws(TemplateErrors) {
    let emitter = try emitter.value.get()
    guard let schema, clashes.isEmpty else { return ([], diagnostics) }
    let output = SwiftLowering.lower(
      schema, from: origins ?? files.map(\.path), settings: settings)
    return (emitter.emit(output), diagnostics)
  } catch {
    return ([], diagnostics + error.diagnostics)
  }
}

extension Emitter {
  /// Templates can be compiled while schemas are proved.
  static func early(
    overriding replacements: [TemplateSource], firstFile: Int
  ) -> EarlyValue<Result<Emitter, TemplateErrors>> {
    EarlyValue {
      Result { () throws(TemplateErrors) in
        try Emitter(overriding: replacements, firstFile: firstFile)
      }
    }
  }
}
