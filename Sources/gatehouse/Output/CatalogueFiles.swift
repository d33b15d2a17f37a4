import Configuration
import Diagnostics
import StringCatalogue
import SwiftLowering

/// The string catalogues beside the code that looks texts up in them, brought up to date.
///
/// Where there are two files for each schema, a build system wants them in a folder of its own, in which nobody would translate
/// a catalogue: there is none.
struct CatalogueFiles {
  /// One for each output; nil if there is nothing to write.
  private(set) var files: [OutputFile?] = []
  /// The catalogues that are there, to which diagnostics refer.
  private(set) var sources: [SourceFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - isPartial: whether there are schemas that were not read, whose texts can be in the same catalogues.
  ///   - count: how many files come before these among those that diagnostics refer to.
  init(
    _ models: [CatalogueModel?], for outputs: [Configuration.Output], isPartial: Bool,
    after count: Int
  ) throws(Failure) {
    for (model, output) in zip(models, outputs) {
      guard let model, output.settings.layout == .filePerDeclaration else {
        files.append(nil)
        continue
      }
      let name = "\(model.name).\(StringCatalogue.fileExtension)"
      let source = try Self.source(name, in: DiskFolder(path: output.domainFolder))
      let (bytes, problems) = StringCatalogue.updated(
        source, with: model.texts, of: isPartial ? .types(model.types) : .everything,
        at: count + sources.count)
      if let source { sources.append(source) }
      diagnostics += problems
      files.append(
        bytes.map {
          OutputFile(name: name, bytes: $0, shared: SharedContent(former: source?.bytes))
        })
    }
  }

  /// Nil if there is none. What is there but is not a file is reported when it is in the way.
  private static func source(_ name: String, in folder: DiskFolder) throws(Failure) -> SourceFile? {
    do throws(FileError) {
      return try folder.entry(name)?.bytes.map {
        SourceFile(path: folder.shownPath(of: name), bytes: $0)
      }
    } catch {
      throw .unreadable([error])
    }
  }
}

extension CatalogueFiles {
  /// Every string catalogue beside the code of outputs that look texts up: its name can depend on the schema.
  static func paths(for outputs: [Configuration.Output]) -> [String] {
    outputs.filter { $0.settings.messages == .catalogue }.flatMap { output in
      let folder = DiskFolder(path: output.domainFolder)
      let names = (try? FileSystem.names(in: output.domainFolder)) ?? []
      return names.filter { $0.hasSuffix(".\(StringCatalogue.fileExtension)") }
        .map(folder.shownPath)
    }
  }
}
