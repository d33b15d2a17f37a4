import Configuration
import Emission
import SwiftLowering

extension Configuration.Output {
  /// With its folders as the working directory calls them.
  func moved(by path: (String) -> String) -> Configuration.Output {
    var output = self
    output.domainFolder = path(domainFolder)
    output.dataFolder = path(dataFolder)
    return output
  }
}

extension [OutputTarget] {
  /// Two targets for each layer of each output, also if one has no files, since some may have to go: the folder itself, and
  /// the one of its support code.
  init(_ files: [[GeneratedFile]], for outputs: [Configuration.Output]) {
    self = zip(files, outputs).flatMap { files, output in
      files.targets(of: .domain, in: output.domainFolder)
        + files.targets(of: .data, in: output.dataFolder)
    }
  }
}

extension [GeneratedFile] {
  fileprivate func targets(of layer: OutputLayer, in folder: String) -> [OutputTarget] {
    let wanted = filter { $0.layer == layer }
    let prefix = "\(GeneratedFile.supportFolder)/"
    let inner = wanted.filter { $0.name.hasPrefix(prefix) }.map { file in
      OutputFile(name: String(file.name.dropFirst(prefix.count)), bytes: file.bytes)
    }
    let outer = wanted.filter { !$0.name.hasPrefix(prefix) }.map { file in
      OutputFile(name: file.name, bytes: file.bytes)
    }
    let innerFolder = folder.hasSuffix("/") ? folder + prefix : "\(folder)/\(prefix)"
    return [
      OutputTarget(folder: folder, files: outer),
      OutputTarget(folder: String(innerFolder.dropLast()), files: inner),
    ]
  }
}
