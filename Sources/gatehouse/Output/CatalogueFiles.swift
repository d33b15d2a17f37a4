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
    let wanted = zip(models, outputs).compactMap { model, output in
      model.map { FileSearch.join(output.domainFolder, Self.name(of: $0)) }
    }
    for (model, output) in zip(models, outputs) {
      guard let model, output.settings.layout == .filePerDeclaration else {
        files.append(nil)
        continue
      }
      let folder = DiskFolder(path: output.domainFolder)
      var name = Self.name(of: model)
      var formerName: String?
      var source = try Self.source(name, in: folder)
      if source == nil, let former = try Self.former(of: model, in: folder, but: wanted) {
        source = former.source
        // Only all schemas together say whether a type of theirs has taken the name.
        if isPartial { name = former.name } else { formerName = former.name }
      }
      let (bytes, problems) = StringCatalogue.updated(
        source, with: model.texts, of: isPartial ? .types(model.types) : .everything,
        at: count + sources.count)
      if let source { sources.append(source) }
      diagnostics += problems
      files.append(
        bytes.map {
          OutputFile(
            name: name, bytes: $0,
            shared: SharedContent(former: source?.bytes, formerName: formerName))
        })
    }
  }

  private static func name(of model: CatalogueModel) -> String {
    "\(model.name).\(StringCatalogue.fileExtension)"
  }

  /// The catalogue of the same texts that was written under another name: with another `supportPrefix`, or before a type of the
  /// schema took the name. Nobody has to translate them again.
  ///
  /// - Parameter wanted: the paths of the catalogues of all outputs, each of which belongs to its output.
  private static func former(
    of model: CatalogueModel, in folder: DiskFolder, but wanted: [String]
  ) throws(Failure) -> (name: String, source: SourceFile)? {
    if model.texts.isEmpty { return nil }
    let suffix = "\(SupportType.ruleTexts.rawValue).\(StringCatalogue.fileExtension)"
    let names = ((try? FileSystem.names(in: folder.path)) ?? []).filter { $0.hasSuffix(suffix) }
    let taken = Set(wanted.compactMap { FileSystem.identity(of: $0) })
    for name in names.sorted() {
      if let known = FileSystem.identity(of: FileSearch.join(folder.path, name)),
        taken.contains(known)
      {
        continue
      }
      guard let source = try source(name, in: folder),
        StringCatalogue.holds(model.texts, in: source)
      else { continue }
      return (name, source)
    }
    return nil
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
