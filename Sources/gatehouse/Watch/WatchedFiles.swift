/// The files that a run reads, each with values that change when its content does.
struct WatchedFiles: Equatable {
  /// By the bytes of the paths: `String` takes two paths for equal that differ only in how a letter is composed.
  private var traces: [[UInt8]: FileSystem.Trace] = [:]
  private var problems: [String] = []

  var count: Int { traces.count }

  /// The configuration, the schemas that it or the command line names, the templates that replace built-in ones, and the
  /// catalogues in which people translate.
  init(_ request: JobRequest, templates folder: String?, catalogues: [String]) {
    let (path, project) = Project.glance(at: request.configuration)
    if let path { add(path) }
    let configured = project?.schemas ?? [SchemaFiles.defaultFolder]
    add(request.paths.isEmpty ? configured : request.paths, found: .schemas)
    if let folder = folder ?? project?.templates { add([folder], found: .templates) }
    for path in catalogues { add(path) }
  }

  /// After a run has left these bytes in a file: this is no change that a new run is needed for. If somebody has edited the
  /// file since, it is one.
  mutating func expect(_ bytes: [UInt8], in path: String) {
    // Before the file is read, so that later changes count.
    guard let trace = try? FileSystem.trace(of: path),
      (try? FileSystem.read(path, limit: DiskFolder.sizeLimit)) == bytes
    else { return }
    traces[Array(path.utf8)] = trace
  }

  private mutating func add(_ paths: [String], found search: FileSearch) {
    var search = search
    for path in paths { search.add(path) }
    for path in search.found { add(path) }
    problems += search.errors.map(\.text)
  }

  private mutating func add(_ path: String) {
    do throws(SystemError) {
      traces[Array(path.utf8)] = try FileSystem.trace(of: path)
    } catch {
      problems.append("\(path): \(error.reason)")
    }
  }
}
