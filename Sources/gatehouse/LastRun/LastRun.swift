import Configuration
import Diagnostics
import SwiftLowering
import TemplateEngine

/// What a run read and wrote, remembered so that the next run, if nothing has changed, only reads files.
///
/// It is kept among the user's caches, and nothing depends on it: if nothing can be kept there, or what was kept is damaged,
/// files are generated again. What a run found in its schemas is reported again, so it is remembered as well. A new build of
/// the tool remembers nothing.
struct LastRun {
  private let record: String
  private let inputs: Fingerprint
  private let folders: [String]

  /// Nil if nothing can be remembered.
  init?(of inputs: Generation.Inputs) {
    guard let caches = CacheFolder.path, let tool = CacheFolder.executable,
      let trace = try? FileSystem.trace(of: tool)
    else { return nil }
    // People edit catalogues between two runs.
    guard inputs.outputs.allSatisfy({ $0.settings.messages == .inline }) else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.add(trace.text)
    fingerprint.add(inputs)
    self.inputs = fingerprint
    folders = inputs.outputs.folders

    var place = Fingerprint()
    for folder in [FileSystem.currentFolder] + folders { place.add(folder) }
    record = "\(caches)/\(place.text)"
  }

  /// What to report if everything is still as the run left it, and what that run found in its schemas, about places in
  /// `files`.
  func findings(in files: [SourceFile]) -> (reports: [OutputReport], diagnostics: [Diagnostic])? {
    do throws(SystemError) {
      let known = try FileSystem.read(record, limit: Self.sizeLimit)
      var outputs = Fingerprint()
      var reports: [OutputReport] = []
      for path in folders {
        let folder = DiskFolder(path: path)
        guard let names = try folder.addFiles(to: &outputs) else { return nil }
        if !names.isEmpty { reports.append(OutputReport(unchanged: names, in: folder)) }
      }
      let findings = known.dropFirst(start(outputs, findings: []).count)
      guard known.starts(with: start(outputs, findings: Array(findings))) else { return nil }
      return [Diagnostic](remembered: findings, of: files).map { (reports, $0) }
    } catch {
      return nil
    }
  }

  /// What to remember if these files are in the folders, and these diagnostics were found.
  func memory(of targets: [OutputTarget], _ diagnostics: [Diagnostic]) -> [UInt8] {
    var outputs = Fingerprint()
    for folder in folders {
      let targets = targets.filter { $0.folder.utf8.elementsEqual(folder.utf8) }
      outputs.add(targets.flatMap(\.files))
    }
    let findings = RememberedDiagnostics(diagnostics).bytes
    return start(outputs, findings: findings) + findings
  }

  func keep(_ memory: [UInt8]) {
    if memory.count <= Self.sizeLimit { Self.keep(memory, at: record) }
  }

  static func keep(_ memory: [UInt8], at record: String) {
    if let end = record.lastIndex(of: "/"),
      (try? FileSystem.createFolders(String(record[..<end]))) == nil
    {
      return
    }
    FileSystem.overwrite(record, with: memory)
  }

  /// The beginning of a record. It has the same length for all records.
  private func start(_ outputs: Fingerprint, findings: [UInt8]) -> [UInt8] {
    var remembered = Fingerprint()
    remembered.add(findings)
    return Array("\(inputs.text)\n\(outputs.text)\n\(remembered.text)\n".utf8)
  }

  private static let sizeLimit = 1 << 22
}

extension Fingerprint {
  fileprivate mutating func add(_ inputs: Generation.Inputs) {
    for origin in inputs.places.origins { add(origin) }
    add(inputs.layout == .filePerSchema ? "two files for each schema" : "a file for each type")
    // An output by hand has all declarations, and the same folder perhaps.
    add(inputs.followsConfiguration ? "as configured" : "by hand")
    add(inputs.job.project.map { [($0.file.path, $0.file.bytes)] } ?? [])
    add(inputs.schemas.map { ($0.path, $0.bytes) })
    add(inputs.templates.map { ($0.name, $0.file.bytes) })
  }

  /// The files are in the order in which they are read. A dictionary by their names would have one of two that differ only
  /// in how a letter is composed.
  private mutating func add(_ files: [(name: String, bytes: [UInt8])]) {
    add("\(files.count)")
    for file in files {
      add(file.name)
      add(file.bytes)
    }
  }

  fileprivate mutating func add(_ files: [OutputFile]) {
    if !files.isEmpty { add(Manifest(files.map(\.name)).bytes) }
    for file in files.sorted(by: { $0.name < $1.name }) {
      add(file.name)
      add(file.bytes)
    }
  }
}

extension DiskFolder {
  /// The files that the manifest lists. Nil if anything needs to be put right. Links are not followed, since what they lead
  /// to is not in the folder.
  fileprivate func addFiles(to fingerprint: inout Fingerprint) throws(SystemError) -> [String]? {
    let names = FileSystem.isThere(path) ? try FileSystem.names(in: path) : []
    if names.contains(where: Self.isDraftFolder) || FileSystem.isLink(supportFolder) { return nil }
    guard names.contains(Manifest.name) else { return [] }
    let bytes = try FileSystem.read(
      "\(path)/\(Manifest.name)", limit: Self.sizeLimit, followsLinks: false)
    fingerprint.add(bytes)
    let listed = Manifest(bytes: bytes).names.sorted()
    for name in listed {
      fingerprint.add(name)
      fingerprint.add(
        try FileSystem.read("\(path)/\(name)", limit: Self.sizeLimit, followsLinks: false))
    }
    return listed
  }
}
