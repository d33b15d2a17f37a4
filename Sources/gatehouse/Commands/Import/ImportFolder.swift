import Diagnostics
import SchemaImport
import SchemaSemantics

/// A folder of schemas, and the schema in it that a document is imported into.
struct ImportFolder {
  private let path: String
  private let fileName: String

  /// Whether the schema was named, and not only its folder.
  let isSchemaNamed: Bool

  /// The folder without its files.
  private let values: ImportingFolder
  private let lock: ImportLock
  private let lockFile: SourceFile?

  /// - Parameters:
  ///   - target: a folder, or a schema in one.
  ///   - name: what the schema is called if `target` is a folder.
  init(_ target: String, naming name: String, in terminal: Terminal, _ format: DiagnosticFormat)
    throws(Failure)
  {
    isSchemaNamed = target.hasSuffix(Self.suffix)
    if isSchemaNamed {
      let steps = target.split(separator: "/", omittingEmptySubsequences: false)
      fileName = steps.last.map(String.init) ?? target
      path = steps.count > 1 ? steps.dropLast().joined(separator: "/") : "."
    } else {
      path = target
      fileName = name + Self.suffix
    }
    lockFile = try Self.read(FileSearch.join(path, ImportLock.fileName))
    lock = try Self.lock(lockFile, in: terminal, format)
    let folder = AbsolutePath(path)
    values = ImportingFolder(
      try Self.schemas(in: path), importingInto: fileName, at: FileSearch.join(path, fileName), lock
    ) { document in
      document.hasPrefix("<") ? document : AbsolutePath(document).seen(from: folder)
    }
  }

  /// All of the folder, as a person has left them.
  var schemas: [SourceFile] { values.schemas }

  private static let suffix = ".gate"

  /// That of the last import into the same schema.
  var formerLayer: ImportLayer? { values.formerLayer }
  var formerOnly: Set<String> { values.formerOnly }

  /// Of the schema that is imported.
  var schemaPath: String { FileSearch.join(path, fileName) }

  private var lockPath: String { FileSearch.join(path, ImportLock.fileName) }

  // MARK: Reading

  private static func schemas(in folder: String) throws(Failure) -> [SourceFile] {
    do throws(SystemError) {
      guard try !FileSearch.schemas.isInVain(in: folder) else { return [] }
    } catch {
      if error.isMissing { return [] }
    }
    return try SchemaFiles.read([folder], for: "import")
  }

  private static func read(_ path: String) throws(Failure) -> SourceFile? {
    do throws(FileError) {
      return try SchemaFiles.readFileIfPresent(path)
    } catch {
      throw .unreadable([error])
    }
  }

  private static func lock(
    _ file: SourceFile?, in terminal: Terminal, _ format: DiagnosticFormat
  ) throws(Failure) -> ImportLock {
    guard let file else { return ImportLock() }
    switch ImportLock.read(file, index: 0) {
    case .success(let lock): return lock
    case .failure(let fault):
      try terminal.report([fault.diagnostic], of: [file], format: format)
      throw .reported()
    }
  }

  // MARK: Bringing up to date

  /// What the last import called things, and which names are a person's own.
  func wishes(_ conventions: NamingConventions, for documents: [SourceFile]) -> NameWishes {
    values.wishes(conventions, for: documents)
  }

  /// What to say if the schema was made from another document that is still there; nil if it was not, or stays as it was.
  ///
  /// - Parameter bytes: the schema that the documents make now.
  func otherDocument(than documents: [SourceFile], _ bytes: [UInt8]) -> Diagnostic? {
    guard let former = values.formerDocument(before: documents, bytes) else { return nil }
    let path = AbsolutePath(FileSearch.join(self.path, former))
    guard FileSystem.isThere(path.text), let now = documents.first else { return nil }
    return .otherDocument(
      now.path, than: path.seen(from: AbsolutePath(".")), in: schemaPath,
      otherSchema: FileSearch.join(self.path, "Other\(fileName)"))
  }

  /// What to say of documents that have schemas of their own.
  func documentsElsewhere(among documents: [SourceFile]) -> [Diagnostic] {
    values.documentsElsewhere(among: documents).map { document, schema in
      .documentElsewhere(
        document.path, with: FileSearch.join(path, schema), importedInto: schemaPath)
    }
  }

  /// What a folder becomes.
  struct Update {
    let changes: FileChanges

    /// About places in the schemas as they were.
    let diagnostics: [Diagnostic]

    /// All of the folder afterwards.
    let schemas: [SourceFile]
  }

  /// - Parameter bytes: the schema that the documents make now.
  func update(
    with imported: ImportedSchema, _ bytes: [UInt8], of request: ImportRequest,
    from documents: [SourceFile]
  ) throws(Failure) -> Update {
    guard let update = values.update(with: imported, bytes, of: request, from: documents) else {
      throw .unwritable(
        [
          FileError(
            action: "import into", path: schemaPath,
            reason: "it was not made by an import, or \(lockPath) is lost")
        ], help: "name another schema, as in `--into \(FileSearch.join(path, "Imported.gate"))`")
    }
    var changes = update.written.map { file in
      FileChanges.Change(
        path: file.path, old: schemas.first { $0.path == file.path }?.bytes, new: file.bytes)
    }
    if update.lock != lock {
      changes.append(
        FileChanges.Change(
          path: lockPath, old: lockFile?.bytes, new: Array(update.lock.text.utf8)))
    }
    return Update(
      changes: FileChanges(changes), diagnostics: update.diagnostics, schemas: update.schemas)
  }
}
