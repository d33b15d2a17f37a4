import Configuration
import Emission
import SwiftLowering

extension Configuration.Output {
  /// With its folders as paths from the working directory.
  func moved(by path: (String) -> String) -> Configuration.Output {
    var output = self
    output.domainFolder = path(domainFolder)
    output.dataFolder = path(dataFolder)
    return output
  }
}

extension [Configuration.Output] {
  /// Each folder once. Two that differ only in how a letter is composed are different folders on most disks, although
  /// `String` takes them for equal.
  var folders: [String] {
    var seen: Set<[UInt8]> = []
    return flatMap { [$0.domainFolder, $0.dataFolder] }
      .filter { seen.insert([UInt8]($0.utf8)).inserted }
  }
}

extension [OutputTarget] {
  /// One target for each layer of each output, even if it has no files, since old ones may have to be removed.
  ///
  /// - Parameter catalogues: one for each output, or nil.
  init(
    _ files: [[GeneratedFile]], _ catalogues: [OutputFile?], for outputs: [Configuration.Output]
  ) {
    self = zip(zip(files, catalogues), outputs).flatMap { contents, output in
      let (files, catalogue) = contents
      let shared = catalogue.map { [$0] } ?? []
      return [
        OutputTarget(folder: output.domainFolder, files: files.wanted(in: .domain) + shared),
        OutputTarget(folder: output.dataFolder, files: files.wanted(in: .data)),
      ]
    }
  }
}

extension [OutputTarget] {
  /// Those of the outputs that have a catalogue, with nothing else in them.
  init(_ catalogues: [OutputFile?], for outputs: [Configuration.Output]) {
    self = zip(catalogues, outputs).compactMap { catalogue, output in
      catalogue.map { OutputTarget(folder: output.domainFolder, files: [$0]) }
    }
  }
}

extension [GeneratedFile] {
  fileprivate func wanted(in layer: OutputLayer) -> [OutputFile] {
    filter { $0.layer == layer }.map { OutputFile(name: $0.name, bytes: $0.bytes) }
  }
}
