package import Diagnostics
package import SchemaSemantics
import SchemaSyntax

/// The schemas of a folder, into one of which documents are imported, and what is remembered of former imports.
package struct ImportingFolder {
  /// All of the folder, as a person has left them.
  package let schemas: [SourceFile]

  /// The schema that the documents are imported into, and where it is.
  private let fileName: String
  private let path: String
  private let lock: ImportLock
  private let parsed: [ParsedFile]

  /// What the last import into the same schema wrote. Nil if nothing of it is left.
  private let base: ParsedFile?

  /// How the folder calls a document.
  private let place: @Sendable (String) -> String

  /// - Parameters:
  ///   - fileName: the schema that the documents are imported into.
  ///   - path: where it is, as in the paths of `schemas`. It may not be there yet.
  ///   - place: how the folder calls a document that is named by its path.
  package init(
    _ schemas: [SourceFile], importingInto fileName: String, at path: String, _ lock: ImportLock,
    place: @escaping @Sendable (String) -> String
  ) {
    self.schemas = schemas
    let parsed = schemas.enumerated().map { ParsedFile($0.element, index: $0.offset) }
    let base = lock.document(into: fileName).map { document in
      ParsedFile(SourceFile(path: path, text: document.base), index: 0)
    }
    self.parsed = parsed
    self.base = base.flatMap { Self.isGone($0, from: parsed, at: path) ? nil : $0 }
    self.fileName = fileName
    self.path = path
    self.lock = lock
    self.place = place
  }

  /// Whether the schema has been deleted or emptied, and nothing that it declared is in another one: then it is written again. A
  /// type that is missing beside others has been removed on purpose.
  private static func isGone(
    _ base: ParsedFile, from files: [ParsedFile], at path: String
  ) -> Bool {
    let own = files.first { $0.file.path == path }
    guard own?.file.bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) ?? true else { return false }
    let home = files.namespace(at: path)
    let names = { (file: ParsedFile) in
      file.parsed.schema.declarations.flatMap { $0.typeNames(in: home) }
    }
    let former = Set(names(base))
    return files.allSatisfy { former.isDisjoint(with: names($0)) }
  }

  /// The last import into the same schema.
  private var former: ImportLock.Document? { lock.document(into: fileName) }

  /// That of the last import into the same schema.
  package var formerLayer: ImportLayer? { former?.layer }

  /// The schemas of a description that it wanted; empty if it wanted all.
  package var formerOnly: Set<String> { Set(former?.only ?? []) }

  /// The document that the last import into the same schema was made from, as the folder calls it, if it is not one of these
  /// and they make another schema.
  package func formerDocument(before documents: [SourceFile], _ bytes: [UInt8]) -> String? {
    guard let former, former.base != String(decoding: bytes, as: UTF8.self),
      !documents.contains(where: { place($0.path) == former.path })
    else { return nil }
    return former.path
  }

  /// The documents that are imported together, and that have schemas of their own in the folder, with the names of these.
  package func documentsElsewhere(
    among documents: [SourceFile]
  ) -> [(document: SourceFile, schema: String)] {
    guard documents.count > 1 else { return [] }
    return documents.compactMap { document in
      let place = place(document.path)
      return lock.documents.first { $0.path == place && $0.file != fileName }
        .map { (document, $0.file) }
    }
  }

  // MARK: Names

  /// What the last import called things, and which names are a person's own.
  package func wishes(
    _ conventions: NamingConventions, for documents: [SourceFile]
  ) -> NameWishes {
    let taken = topLevelNames(in: parsed).subtracting(topLevelNames(in: base.map { [$0] } ?? []))
    return NameWishes(
      conventions: conventions, given: former?.names ?? [], taken: taken, nested: nestedNames,
      former: formerPlaces(documents).place(of:))
  }

  private func formerPlaces(_ documents: [SourceFile]) -> FormerPlaces {
    FormerPlaces(documents.map { place($0.path) }, former?.path, place)
  }

  /// What the last import declared within types.
  private var nestedNames: Set<String> {
    guard let base else { return [] }
    let version = SchemaVersion([base])
    return Set(version.declarations.filter { $0.parent != nil }.map(\.name))
  }

  private func topLevelNames(in files: [ParsedFile]) -> Set<String> {
    let home = files.namespace(at: path)
    return Set(
      files.flatMap { $0.parsed.schema.declarations.flatMap { $0.typeNames(in: home) } })
  }

  // MARK: Bringing up to date

  /// What the folder becomes.
  package struct Update {
    /// The schemas that are written.
    package let written: [SourceFile]

    /// What is remembered now.
    package let lock: ImportLock

    /// About places in the schemas as they were.
    package let diagnostics: [Diagnostic]

    /// All of the folder afterwards.
    package let schemas: [SourceFile]
  }

  /// Nil if the schema was not made by an import, so that nobody knows what in it is a person's.
  ///
  /// - Parameter bytes: the schema that the documents make now.
  package func update(
    with imported: ImportedSchema, _ bytes: [UInt8], of request: ImportRequest,
    from documents: [SourceFile]
  ) -> Update? {
    var written = [SourceFile(path: path, bytes: bytes)]
    var diagnostics: [Diagnostic] = []
    if let base {
      let merge = SchemaMerge(
        base: base, new: bytes, mine: parsed, elsewhere: path,
        conventions: request.names.conventions,
        layers: (former?.layer ?? request.layer, request.layer))
      diagnostics = merge.diagnostics
      guard !diagnostics.contains(where: \.isError) else {
        return Update(written: [], lock: lock, diagnostics: diagnostics, schemas: schemas)
      }
      written = merge.files
    } else if former == nil, schemas.contains(where: { $0.path == path }) {
      return nil
    }
    let left = schemas.filter { old in !written.contains { $0.path == old.path } }
    var lock = lock(after: imported, bytes, request, documents)
    rememberKeptNames(in: &lock, formerPlaces(documents), left + written)
    return Update(
      written: written, lock: lock, diagnostics: diagnostics, schemas: left + written)
  }

  /// What the document no longer has, and what is still in the schemas, gets its name again if the document has it again.
  private func rememberKeptNames(
    in lock: inout ImportLock, _ places: FormerPlaces, _ schemas: [SourceFile]
  ) {
    guard let index = lock.documents.firstIndex(where: { $0.file == fileName }) else { return }
    let present = Set(lock.documents[index].names.map(\.origin))
    let known = (former?.names ?? []).map { name in
      let document = places.presentPlace(of: name.origin.document)
      return ImportLock.GivenName(
        name.name, for: Origin(document: document, steps: name.origin.steps))
    }
    let gone = known.filter { !present.contains($0.origin) }
    guard !gone.isEmpty else { return }
    let declared = topLevelNames(
      in: schemas.enumerated().map { ParsedFile($0.element, index: $0.offset) })
    lock.documents[index].names += gone.filter { name in
      declared.contains(name.name) || declared.contains(name.name + DraftNames.suffixOfDTOs)
    }
  }

  private func lock(
    after imported: ImportedSchema, _ bytes: [UInt8], _ request: ImportRequest,
    _ documents: [SourceFile]
  ) -> ImportLock {
    let places = Dictionary(
      imported.files.map { ($0.path, place($0.path)) }, uniquingKeysWith: { first, _ in first })
    let document = ImportLock.Document(
      into: fileName, from: documents.first.map { place($0.path) } ?? "",
      layer: request.layer, only: request.only.union(request.onlyBefore).sorted(),
      name: request.name,
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

/// What the last import called a document. The next version of a document may have another name, and may be in another
/// folder, with everything that it refers to.
private struct FormerPlaces {
  private let place: @Sendable (String) -> String

  /// The first document as it is called now, and as it was called, if that has changed.
  private let move: (now: String, former: String)?

  init(_ given: [String], _ former: String?, _ place: @escaping @Sendable (String) -> String) {
    self.place = place
    let first = given.first
    move = first.flatMap { now in
      former.flatMap { given.contains($0) ? nil : (now, $0) }
    }
  }

  @Sendable func place(of document: String) -> String {
    let place = place(document)
    guard let move else { return place }
    return Self.place(place, from: move.now, to: move.former)
  }

  /// Where a document of the last import is now.
  func presentPlace(of former: String) -> String {
    move.map { Self.place(former, from: $0.former, to: $0.now) } ?? former
  }

  private static func place(_ place: String, from old: String, to new: String) -> String {
    if place == old { return new }
    let folder = folder(of: old)
    guard place.hasPrefix(folder) else { return place }
    return String(Self.folder(of: new) + place.dropFirst(folder.count))
  }

  /// With the sign at its end; empty for the folder of the schemas.
  private static func folder(of place: String) -> Substring {
    place.lastIndex(of: "/").map { place[...$0] } ?? ""
  }
}

extension Declaration {
  /// Those at the top level, and in one namespace.
  fileprivate func typeNames(in home: String?) -> [String] {
    guard case .namespace(let namespace) = self else { return typeName.map { [$0] } ?? [] }
    let isHome = namespace.name.text == home
    return [namespace.name.text] + (isHome ? namespace.declarations.compactMap(\.typeName) : [])
  }

  /// Maps and repositories have none that could be taken.
  private var typeName: String? {
    switch self {
    case .record, .wrapper, .enumeration, .union, .group, .alias, .foreign: declaredName?.text
    case .converter, .map, .repository, .namespace: nil
    }
  }
}
