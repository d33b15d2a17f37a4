/// Carries out plans, all of them or none: everything that needs space on the disk, including copies of old files, is first
/// written into a hidden folder. Afterwards, files are only renamed, and renamed back if one of them cannot be; signals wait until
/// that is done. In a folder that is itself hidden, files are written to their places, and nothing has to be undone.
struct OutputTransaction<Storage: OutputStorage> {
  /// Called with the number of changes that are prepared, and the number of all changes.
  private let report: (_ count: Int, _ total: Int) -> Void
  private var parts: [Part] = []

  private struct Part {
    let storage: Storage
    let changes: [OutputChange]
    var drafts = ""
    var changesDone = 0

    /// One folder is enough for a few files.
    var draftParts: Int { min(8, 1 + changes.count / 32) }

    func draft(_ index: Int) -> String {
      storage.isHidden ? changes[index].name : "\(drafts)/\(index % draftParts)/\(index)"
    }
    func backup(_ index: Int) -> String { "\(draft(index)).old" }

    /// The files to write before the change is made.
    func drafts(_ index: Int) -> [OutputDraft] {
      switch changes[index] {
      case .create(let file):
        [OutputDraft(path: draft(index), bytes: file.bytes, permissions: nil)]
      case .replace(let file, let found):
        [
          OutputDraft(
            path: draft(index), bytes: file.bytes, permissions: found.permissions,
            isShared: file.shared != nil),
          OutputDraft(path: backup(index), bytes: found.bytes, permissions: found.permissions),
        ]
      case .remove(_, let found):
        [OutputDraft(path: backup(index), bytes: found.bytes, permissions: found.permissions)]
      case .rename:
        []
      }
    }
  }

  init(_ report: @escaping (_ count: Int, _ total: Int) -> Void = { _, _ in }) {
    self.report = report
  }

  mutating func add(_ changes: [OutputChange], in storage: Storage) {
    if !changes.isEmpty { parts.append(Part(storage: storage, changes: changes)) }
  }

  /// - Throws: why nothing has changed; after that, what should have been undone but could not be.
  mutating func run() throws(OutputErrors) {
    do throws(FileError) {
      let total = parts.reduce(0) { $0 + $1.changes.count }
      var count = 0
      for index in parts.indices {
        try stage(&parts[index]) {
          count += 1
          report(count, total)
        }
      }
    } catch {
      discardDrafts()
      throw OutputErrors(errors: [error])
    }
    try uninterrupted { () throws(OutputErrors) in try commit() }
  }

  private mutating func commit() throws(OutputErrors) {
    defer { discardDrafts() }
    do throws(FileError) {
      for index in parts.indices where !parts[index].storage.isHidden {
        try commit(&parts[index])
      }
    } catch {
      var errors = [error]
      for part in parts.reversed() { errors += Self.undo(part) }
      throw OutputErrors(errors: errors)
    }
  }

  private func stage(_ part: inout Part, then count: () -> Void) throws(FileError) {
    let storage = part.storage
    do throws(SystemError) {
      if !storage.isHidden {
        part.drafts = try storage.createDraftFolder(parts: part.draftParts)
      }
    } catch {
      throw FileError("write to", storage.shownPath(of: ""), refusedBy: error)
    }
    var rest = part.changes.indices
    while !rest.isEmpty {
      let batch = rest.prefix(Self.batchSize)
      rest = rest.dropFirst(batch.count)
      let drafts = batch.flatMap { index in part.drafts(index).map { (index, $0) } }
      for ((index, _), error) in zip(drafts, storage.write(drafts.map(\.1))) {
        if let error { throw Self.failure(of: part.changes[index], in: storage, error) }
      }
      for _ in batch { count() }
    }
  }

  /// Small enough for progress to be reported now and then.
  private static var batchSize: Int { 256 }

  private func commit(_ part: inout Part) throws(FileError) {
    let storage = part.storage
    for (index, change) in part.changes.enumerated() {
      try Self.attempt(change, in: storage) { () throws(SystemError) in
        switch change {
        case .create(let file), .replace(let file, _):
          try storage.rename(part.draft(index), to: file.name)
        case .remove(let name, _):
          try storage.remove(name)
        case .rename(let name, let newName):
          try storage.rename(name, to: newName)
        }
      }
      part.changesDone += 1
    }
  }

  private static func undo(_ part: Part) -> [FileError] {
    var errors: [FileError] = []
    let done = part.changes.enumerated().prefix(part.changesDone)
    for (index, change) in done.reversed() {
      do throws(SystemError) {
        switch change {
        case .create(let file):
          try part.storage.remove(file.name)
        case .replace(let file, _):
          try part.storage.rename(part.backup(index), to: file.name)
        case .remove(let name, _):
          try part.storage.rename(part.backup(index), to: name)
        case .rename(let name, let newName):
          try part.storage.rename(newName, to: name)
        }
      } catch {
        let path = part.storage.shownPath(of: change.name)
        errors.append(FileError(action: "undo the change of", path: path, reason: error.reason))
      }
    }
    return errors
  }

  private func discardDrafts() {
    for part in parts where !part.drafts.isEmpty { part.storage.discard(part.drafts) }
  }

  private static func attempt(
    _ change: OutputChange, in storage: Storage, _ body: () throws(SystemError) -> Void
  ) throws(FileError) {
    do throws(SystemError) {
      try body()
    } catch {
      throw failure(of: change, in: storage, error)
    }
  }

  private static func failure(
    of change: OutputChange, in storage: Storage, _ error: SystemError
  ) -> FileError {
    var action = "write"
    if case .remove = change { action = "remove" }
    return FileError(action, storage.shownPath(of: change.name), refusedBy: error)
  }
}

struct OutputErrors: Error {
  /// Never empty; the first one is the cause.
  let errors: [FileError]
  var help: String?
}
