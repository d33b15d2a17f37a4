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
  /// The folders of each output, and the one for support code in each of them. A folder without files has a target too,
  /// since files may have to go.
  init(_ files: [[GeneratedFile]], for outputs: [Configuration.Output]) {
    self = zip(files, outputs).flatMap { files, output in
      guard output.domainFolder != output.dataFolder else {
        return files.targets(in: output.domainFolder)
      }
      return files.filter { $0.layer == .domain }.targets(in: output.domainFolder)
        + files.filter { $0.layer == .data }.targets(in: output.dataFolder)
    }
  }
}

extension [GeneratedFile] {
  fileprivate func targets(in folder: String) -> [OutputTarget] {
    let supportFolder = "\(folder)/\(GeneratedFile.supportFolder)"
    return [
      OutputTarget(folder: folder, files: filter { !$0.isSupport }.map(OutputFile.init)),
      OutputTarget(folder: supportFolder, files: filter(\.isSupport).map(OutputFile.init)),
    ]
  }
}

extension OutputFile {
  fileprivate init(_ file: GeneratedFile) {
    self.init(name: file.baseName, bytes: file.bytes)
  }
}
