/// Brings folders into the wanted state, all of them or none.
struct OutputWriter {
  private let progress: Progress
  private var folders: [OpenFolder] = []
  private var createdFolders: [String] = []

  private struct OpenFolder {
    let storage: DiskFolder
    let identity: FileSystem.Identity
    let files: [OutputFile]
    var lock: Int32?
  }

  typealias Planning = (_ files: [OutputFile], _ contents: FolderContents) throws(Obstruction) ->
    OutputPlan

  static func write(
    _ targets: [OutputTarget], beside others: OtherSchemas = .none, progress: Progress = .none
  ) throws(Failure) -> [OutputReport] {
    try write(targets, progress: progress) { files, contents throws(Obstruction) in
      try OutputPlan(files, over: contents, beside: others)
    }
  }

  static func write(
    _ targets: [OutputTarget], progress: Progress = .none, by planning: Planning
  ) throws(Failure) -> [OutputReport] {
    var writer = OutputWriter(progress: progress)
    defer { writer.close() }
    do throws(OutputErrors) {
      try writer.open(targets)
      return try writer.write(by: planning)
    } catch {
      for folder in writer.folders where folder.storage.isHidden {
        FileSystem.removeTree(folder.storage.path)
      }
      FileSystem.removeFolders(writer.createdFolders)
      throw .unwritable(error.errors, help: error.help)
    }
  }

  private mutating func open(_ targets: [OutputTarget]) throws(OutputErrors) {
    do throws(FileError) {
      if try !openNew(targets) { try openAll(targets) }
      for folder in folders where folder.files.contains(where: \.isSupport) {
        // An obstacle there is reported together with all others.
        if FileSystem.linkIdentity(of: folder.storage.supportFolder) == nil {
          createdFolders += try FileSystem.createFolders(folder.storage.supportFolder)
        }
      }
    } catch {
      throw OutputErrors(errors: [error])
    }
  }

  /// Only a single folder can appear as a whole. If there are several, one may be inside another.
  private mutating func openNew(_ targets: [OutputTarget]) throws(FileError) -> Bool {
    let targets = targets.byFolder
    guard let target = targets.first, targets.count == 1, !target.files.isEmpty else {
      return false
    }
    createdFolders += try FileSystem.createFolders(around: target.folder)
    guard let new = NewFolder(target.folder) else { return false }
    folders = [
      OpenFolder(
        storage: DiskFolder(new), identity: new.identity, files: target.files, lock: new.lock)
    ]
    return true
  }

  private mutating func openAll(_ targets: [OutputTarget]) throws(FileError) {
    for target in targets where !target.files.isEmpty {
      createdFolders += try FileSystem.createFolders(target.folder)
    }
    for target in targets.byFolder { try add(target) }
    // In the same order in all processes, so that no two of them wait for each other.
    for index in folders.indices.sorted(by: { folders[$0].identity < folders[$1].identity }) {
      try lock(&folders[index])
    }
  }

  /// A folder that does not exist is not created if nothing should be in it.
  private mutating func add(_ target: OutputTarget) throws(FileError) {
    let storage = DiskFolder(path: target.folder)
    do throws(SystemError) {
      let (kind, identity) = try FileSystem.status(of: target.folder)
      guard kind == .folder else { throw SystemError.notAFolder }
      folders.append(OpenFolder(storage: storage, identity: identity, files: target.files))
    } catch {
      if target.files.isEmpty, error.isMissing { return }
      throw FileError("write to", storage.shownPath(of: ""), refusedBy: error)
    }
  }

  private func lock(_ folder: inout OpenFolder) throws(FileError) {
    do throws(SystemError) {
      folder.lock = try FileSystem.lock(folder: folder.storage.path)
    } catch {
      throw FileError("write to", folder.storage.shownPath(of: ""), refusedBy: error)
    }
  }

  private func write(by planning: Planning) throws(OutputErrors) -> [OutputReport] {
    var reports: [OutputReport] = []
    var transaction = OutputTransaction<DiskFolder> { progress.show("writing", $0, of: $1) }
    var obstructions: [OutputErrors] = []
    var leftovers: [(DiskFolder, String)] = []
    for folder in folders {
      let contents = try Self.contents(of: folder)
      do throws(Obstruction) {
        let plan = try planning(folder.files, contents)
        transaction.add(plan.changes, in: folder.storage)
        reports.append(OutputReport(plan, in: folder.storage))
        leftovers += contents.leftovers.map { (folder.storage, $0) }
      } catch {
        obstructions.append(
          OutputErrors(errors: error.errors(in: folder.storage), help: error.help))
      }
    }
    if let first = obstructions.first {
      throw OutputErrors(errors: obstructions.flatMap(\.errors), help: first.help)
    }
    for (storage, draftFolder) in leftovers { storage.discard(draftFolder) }
    try transaction.run()
    FileSystem.removeFolders(folders.map(\.storage.supportFolder))
    for folder in folders where folder.storage.isHidden { try Self.show(folder) }
    return reports
  }

  private static func show(_ folder: OpenFolder) throws(OutputErrors) {
    do throws(FileError) {
      try folder.storage.show()
    } catch {
      throw OutputErrors(errors: [error])
    }
  }

  private static func contents(of folder: OpenFolder) throws(OutputErrors) -> FolderContents {
    if folder.storage.isHidden { return FolderContents() }
    do throws(FileError) {
      return try folder.storage.contents(around: folder.files)
    } catch {
      throw OutputErrors(errors: [error])
    }
  }

  private func close() {
    for folder in folders { folder.lock.map(FileSystem.unlock) }
  }
}
