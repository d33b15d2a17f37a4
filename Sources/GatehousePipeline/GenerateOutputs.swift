package import Configuration
package import Diagnostics
package import Emission
package import SchemaSemantics
import SharedWork
import SwiftLowering
package import TemplateEngine

/// What becomes of the schemas of a project.
package struct GeneratedOutputs: Sendable {
  /// The files of each output, in the order of the outputs.
  package var files: [[GeneratedFile]] = []
  /// What is said about the schemas.
  package var diagnostics: [Diagnostic]
  /// What is said about the configuration in the light of the schemas. There are files exactly if neither holds an error.
  package var configurationDiagnostics: [Diagnostic] = []

  private var isSound: Bool {
    !(diagnostics + configurationDiagnostics).contains(where: \.isError)
  }

  fileprivate var withoutFilesUnlessSound: GeneratedOutputs {
    var outputs = self
    if !isSound { outputs.files = [] }
    return outputs
  }
}

/// The whole generator: files are read and proved once, and for each output what they say is decided in Swift, and written.
///
/// The same files give the same bytes, on every machine and in whatever order they are given.
///
/// - Parameters:
///   - origins: what generated files call the files that they come from.
///   - paths: what the selection of an output names: the paths of the files as seen from the configuration.
///   - templates: some that take the place of those with the same names. Among the files that diagnostics are about, all
///     templates of the run stand after `files`.
package func generate(
  _ files: [SourceFile], calledBy origins: [String], at paths: [String],
  conventions: NamingConventions, outputs: [Configuration.Output], templates: [TemplateSource] = []
) -> GeneratedOutputs {
  let emitter = Emitter.early(overriding: templates, firstFile: files.count)
  let proof = Proof(files, conventions: conventions)
  let clashes = OutputNameCheck.clashes(of: files, in: outputs.map(\.settings.layout))
  var result = GeneratedOutputs(diagnostics: (proof.diagnostics + clashes).inReadingOrder)
  do throws(TemplateErrors) {
    let emitter = try emitter.value.get()
    guard let schema = proof.schema else { return result }
    result.configurationDiagnostics = outputs.problems(in: schema)
    for output in outputs {
      let (schema, problems) = proof.schema(for: output.selection, paths: paths)
      result.diagnostics += problems.filter(\.isError)
      guard let schema else { continue }
      let swift = SwiftLowering.lower(schema, from: origins, settings: output.settings)
      result.files.append(emitter.emit(swift))
      destroyElsewhere(consume swift)
    }
  } catch {
    result.diagnostics += error.diagnostics
  }
  destroyElsewhere(consume proof)
  return result.withoutFilesUnlessSound
}

extension Proof {
  fileprivate func schema(
    for selection: Configuration.Selection?, paths: [String]
  ) -> (schema: ValidatedSchema?, diagnostics: [Diagnostic]) {
    guard let selection, let schema else { return (schema, []) }
    let names = Set(selection.declarations.map(\.value))
    let files = paths.map { path in
      selection.schemas.contains { path.isWithin($0.value) }
    }
    return restricted(
      to: WantedDeclarations(schema) { name, place in
        name.map(names.contains) == true
          || (files.indices.contains(place.file) && files[place.file])
      })
  }
}

extension Emitter {
  /// Templates can be compiled while schemas are proved.
  fileprivate static func early(
    overriding replacements: [TemplateSource], firstFile: Int
  ) -> EarlyValue<Result<Emitter, TemplateErrors>> {
    EarlyValue {
      Result { () throws(TemplateErrors) in
        try Emitter(overriding: replacements, firstFile: firstFile)
      }
    }
  }
}
