import Diagnostics
import SchemaImport
import SchemaSemantics
import SchemaSyntax

/// A folder of schemas, and the schema in it that a document is imported into.
struct ImportFolder {
  private let path: String
  private let fileName: String

  /// All of the folder, as a person has left them.
  let schemas: [SourceFile]
  private let parsed: [ParsedFile]
  private let lock: ImportLock
  private let lockFile: SourceFile?

  /// What the last import into the same schema wrote.
  private let base: ParsedFile?

  /// - Parameters:
  ///   - target: a folder, or a schema in one.
  ///   - name: what the schema is called if `target` is a folder.
  init(_ target: String, naming name: String, in terminal: Terminal, _ format: DiagnosticFormat)
    throws(Failure)
  {
    if target.hasSuffix(Self.suffix) {
      let steps = target.split(separator: "/", omittingEmptySubsequences: false)
      fileName = steps.last.map(String.init) ?? target
      path = steps.count > 1 ? steps.dropLast().joined(separator: "/") : "."
    } else {
      path = target
      fileName = name + Self.suffix
    }
    schemas = try Self.schemas(in: path)
    parsed = schemas.enumerated().map { ParsedFile($0.element, index: $0.offset) }
    lockFile = try Self.read(FileSearch.join(path, ImportLock.fileName))
    lock = try Self.lock(lockFile, in: terminal, format)
    let schemaPath = FileSearch.join(path, fileName)
    base = lock.document(into: fileName).map { document in
      ParsedFile(SourceFile(path: schemaPath, text: document.base), index: 0)
    }
  }

  private static let suffix = ".gate"

  /// Of the schema that is imported.
  var schemaPath: String { FileSearch.join(path, fileName) }

  private var lockPath: String { FileSearch.join(path, ImportLock.fileName) }

  /// The last import into the same schema.
  private var former: ImportLock.Document? { lock.document(into: fileName) }

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
    do throws(SystemError) {
      _ = try FileSystem.status(of: path)
    } catch {
      if error.isMissing { return nil }
    }
    do throws(FileError) {
      return try SchemaFiles.readFile(path)
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

  // MARK: Names

  /// What the last import called things, and which names are a person's own.
  func wishes(_ conventions: NamingConventions, for documents: [SourceFile]) -> NameWishes {
    let taken = topLevelNames(in: parsed).subtracting(topLevelNames(in: base.map { [$0] } ?? []))
    let places = documents.map { place(of: $0.path) }
    return NameWishes(conventions: conventions, given: former?.names ?? [], taken: taken) {
      formerPlace(of: $0, among: places)
    }
  }

  /// What the last import called a document. The next version of a document may have another name, and may be in another
  /// folder, with everything that it refers to.
  private func formerPlace(of document: String, among given: [String]) -> String {
    let place = place(of: document)
    guard let former, let first = given.first, !given.contains(former.path) else { return place }
    let folder = AbsolutePath(path)
    let from = AbsolutePath(first, in: folder.text)
    let moved = AbsolutePath(document)
    if moved == from { return former.path }
    let way = moved.seen(from: from.folder)
    let old = AbsolutePath(former.path, in: folder.text).folder
    return AbsolutePath(way, in: old.text).seen(from: folder)
  }

  private func topLevelNames(in files: [ParsedFile]) -> Set<String> {
    Set(files.flatMap { $0.parsed.schema.declarations.compactMap(\.typeName) })
  }

  /// How the folder calls a document.
  private func place(of document: String) -> String {
    document.hasPrefix("<") ? document : AbsolutePath(document).seen(from: AbsolutePath(path))
  }

  // MARK: Bringing up to date

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
    var written = [SourceFile(path: schemaPath, bytes: bytes)]
    var diagnostics: [Diagnostic] = []
    if let base {
      let merge = SchemaMerge(base: base, new: bytes, mine: parsed, elsewhere: schemaPath)
      diagnostics = merge.diagnostics
      guard !diagnostics.contains(where: \.isError) else {
        return Update(changes: FileChanges([]), diagnostics: diagnostics, schemas: schemas)
      }
      written = merge.files
    } else if schemas.contains(where: { $0.path == schemaPath }) {
      throw .unwritable(
        [
          FileError(
            action: "import into", path: schemaPath,
            reason: "it was not made by an import, or \(lockPath) is lost")
        ], help: "name another schema, as in `--into \(FileSearch.join(path, "Imported.gate"))`")
    }
    var changes = written.map { file in
      FileChanges.Change(
        path: file.path, old: schemas.first { $0.path == file.path }?.bytes, new: file.bytes)
    }
    changes.append(
      FileChanges.Change(
        path: lockPath, old: lockFile?.bytes,
        new: Array(lock(after: imported, bytes, request, documents).text.utf8)))
    let left = schemas.filter { old in !written.contains { $0.path == old.path } }
    return Update(
      changes: FileChanges(changes), diagnostics: diagnostics, schemas: left + written)
  }

  private func lock(
    after imported: ImportedSchema, _ bytes: [UInt8], _ request: ImportRequest,
    _ documents: [SourceFile]
  ) -> ImportLock {
    let places = Dictionary(
      documents.map { ($0.path, place(of: $0.path)) }, uniquingKeysWith: { first, _ in first })
    let document = ImportLock.Document(
      into: fileName, from: documents.first.map { place(of: $0.path) } ?? "",
      layer: request.layer, only: request.only.sorted(), name: request.name,
      base: String(decoding: bytes, as: UTF8.self),
      names: imported.names.map { name in
        .init(
          name.name,
          for: Origin(
            document: places[name.origin.document] ?? name.origin.document,
            steps: name.origin.steps))
      })
    var lock = lock
    if let index = lock.documents.firstIndex(where: { $0.file == fileName }) {
      lock.documents[index] = document
    } else {
      lock.documents.append(document)
    }
    return lock
  }
}

extension Declaration {
  /// Maps and repositories have none that could be taken.
  fileprivate var typeName: String? {
    switch self {
    case .record(let record): record.name.text
    case .wrapper(let wrapper): wrapper.name.text
    case .enumeration(let enumeration): enumeration.name.text
    case .union(let union): union.name.text
    case .map, .repository: nil
    }
  }
}
