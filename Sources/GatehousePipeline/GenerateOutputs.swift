package import Configuration
package import Diagnostics
package import Emission
package import SchemaSemantics
import SharedWork
package import SwiftLowering
package import TemplateEngine

/// The result of generating the schemas of a project.
package struct GeneratedOutputs: Sendable {
  package var files: [[GeneratedFile]] = []
  /// The texts that each output looks up; nil for an output that looks up none.
  package var catalogues: [CatalogueModel?] = []
  /// The diagnostics about the schemas.
  package var diagnostics: [Diagnostic]
  /// The diagnostics about the configuration that only the schemas reveal. There are files if and only if neither list
  /// has an error.
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

/// The whole generator: files are read and checked once, and for each output what they say is turned into Swift.
///
/// The same files give the same bytes, on every machine and in whatever order they are given.
///
/// - Parameters:
///   - origins: the names of the files in what is generated from them.
///   - paths: the paths of the files as seen from the configuration, which the selection of an output refers to.
///   - isPartial: whether the project has more files, so that an output may select what is not in these.
///   - templates: replacements for the built-in templates of the same names. In the list of files that diagnostics
///     refer to, all templates of the run come after `files`.
package func generate(
  _ files: [SourceFile], calledBy origins: [String], at paths: [String],
  isPartial: Bool = false, conventions: NamingConventions, outputs: [Configuration.Output],
  templates: [TemplateSource] = []
) -> GeneratedOutputs {
  let emitter = Emitter.early(overriding: templates, firstFile: files.count)
  let proof = Proof(files, conventions: conventions)
  let clashes = OutputNameCheck.clashes(of: files, in: outputs.map(\.settings.layout))
  var result = GeneratedOutputs(diagnostics: (proof.diagnostics + clashes).inReadingOrder)
  do throws(TemplateErrors) {
    let emitter = try emitter.value.get()
    guard let schema = proof.schema else { return result }
    if !isPartial { result.configurationDiagnostics = outputs.problems(in: schema, at: paths) }
    for output in outputs {
      let (schema, problems) = proof.schema(for: output.selection, paths: paths)
      result.diagnostics += problems.filter(\.isError)
      guard let schema else { continue }
      let ofMappers =
        output.settings.mappers == .namespaces ? MapperNameCheck.problems(in: schema) : []
      let ofModules = ModuleNameCheck.problems(
        in: schema, domainModule: output.settings.domain.module)
      result.diagnostics += (ofMappers + ofModules).filter { !result.diagnostics.contains($0) }
      let swift = SwiftLowering.lower(schema, from: origins, settings: output.settings)
      result.files.append(emitter.emit(swift))
      result.catalogues.append(swift.catalogue)
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
        name.map { names.contains($0) || names.contains(String($0.prefix { $0 != "." })) } == true
          || (files.indices.contains(place.file) && files[place.file])
      })
  }
}

extension Emitter {
  /// Compiles templates while the schemas are checked.
  fileprivate static func early(
    overriding replacements: [TemplateSource], firstFile: Int
  ) -> EarlyValue<Result<Emitter, TemplateErrors>> {
    EarlyValue {
      replacements.isEmpty
        ? standard
        : Result { () throws(TemplateErrors) in
          try Emitter(overriding: replacements, firstFile: firstFile)
        }
    }
  }

  /// With the templates of the tool, which are the same in every run of a process that watches its schemas.
  private static let standard = Result { () throws(TemplateErrors) in try Emitter() }
}
