import Diagnostics

/// What a command makes of files that it has read, or of files that are not there yet.
struct FileChanges {
  let changes: [Change]

  struct Change {
    let path: String

    /// Nil if there was no such file.
    let old: [UInt8]?
    let new: [UInt8]
  }

  /// Only what differs counts.
  init(_ changes: [Change]) {
    self.changes = changes.filter { $0.old != $0.new }
  }

  var isEmpty: Bool { changes.isEmpty }

  /// Prints them as one diff.
  ///
  /// - Parameter isQuiet: whether nothing is said about where to apply it.
  func show(
    in project: AbsolutePath, on terminal: Terminal, _ stream: Terminal.Stream, isQuiet: Bool
  ) throws(Failure) {
    let files = changes.map { AbsolutePath($0.path) }
    let paths = DiffPaths(of: files.map(\.folder), in: project)
    for (change, file) in zip(changes, files) {
      let diff = UnifiedDiff.render(
        from: change.old, to: change.new, path: paths.path(of: file))
      try terminal.print(document: diff, on: stream)
    }
    if !isEmpty, !isQuiet, let note = paths.note { try terminal.print(note, on: .error) }
  }

  /// Writes all of them or none, and nothing if somebody has changed one of the files since it was read: their work would be
  /// lost.
  ///
  /// - Parameter verb: what the command does to them.
  func write(for verb: String) throws(Failure) {
    var errors: [FileError] = []
    for change in changes {
      do throws(FileError) {
        let known = try SchemaFiles.readFileIfPresent(change.path)?.bytes
        guard known != change.old else { continue }
        errors.append(
          FileError(
            action: verb, path: change.path, reason: "it has changed since it was read",
            help: "run the command again; nothing was written"))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .unwritable(errors) }
    try uninterrupted { () throws(Failure) in
      let replacements = try prepareReplacements()
      do throws(Failure) {
        try NewFiles.write(changes.filter { $0.old == nil }.map { ($0.path, $0.new) })
      } catch {
        for replacement in replacements { replacement.discard() }
        throw error
      }
      for replacement in replacements {
        do throws(FileError) { try replacement.finish() } catch { errors.append(error) }
      }
      guard errors.isEmpty else { throw .unwritable(errors) }
    }
  }

  private func prepareReplacements() throws(Failure) -> [FileReplacement] {
    var replacements: [FileReplacement] = []
    var errors: [FileError] = []
    for change in changes where change.old != nil {
      do throws(FileError) {
        replacements.append(try FileReplacement(of: change.path, with: change.new))
      } catch {
        errors.append(error)
      }
    }
    if errors.isEmpty { return replacements }
    for replacement in replacements { replacement.discard() }
    throw .unwritable(errors)
  }
}
