package import Diagnostics
import JSON
import SchemaSemantics

extension ImportLock {
  /// - Parameter index: the position of the file among the files of the run.
  package static func read(
    _ file: SourceFile, index: Int
  ) -> Result<ImportLock, UnreadableImportLock> {
    do {
      return .success(try ImportLockReader(file: file, index: index).read())
    } catch {
      return .failure(error)
    }
  }
}

/// Why a file of imports cannot be read.
package struct UnreadableImportLock: Error {
  package let diagnostic: Diagnostic
}

/// Reads the file strictly: what is not understood might be what keeps a person's work from being overwritten.
private struct ImportLockReader {
  let file: SourceFile
  let index: Int

  func read() throws(UnreadableImportLock) -> ImportLock {
    if let conflict { throw fault(.conflictInImportLock, "this is a merge conflict", conflict) }
    let value: JSONValue
    do {
      value = try JSONReader.read(file.bytes)
    } catch {
      throw fault(.damagedImportLock, "this is not valid JSON", error.place)
    }
    let top = try object(value, "the file")
    try checkVersion(of: top, in: value)
    let documents = try member("documents", of: top, (value, ["version", "documents"]))
    var lock = ImportLock()
    var files: Set<String> = []
    for element in try array(documents, "`documents`") {
      let document = try self.document(element)
      guard files.insert(document.file).inserted else {
        throw damage("two documents are imported into `\(document.file)`", element)
      }
      lock.documents.append(document)
    }
    return lock
  }

  /// A line that Git has left.
  private var conflict: Range<Int>? {
    var start = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Array("<<<<<<< ".utf8)) || line.starts(with: Array(">>>>>>> ".utf8)) {
        return start..<(start + line.count)
      }
      start += line.count + 1
    }
    return nil
  }

  /// Before anything else, since another version may have other members.
  private func checkVersion(
    of top: [JSONValue.Member], in value: JSONValue
  ) throws(UnreadableImportLock) {
    let version = try member("version", of: top, (value, top.map(\.name)))
    guard case .number(let number) = version.content else {
      throw damage("`version` is not a number", version)
    }
    guard number == String(ImportLock.version) else {
      throw fault(
        .newerImportLock, "this file has version \(number), and this Gatehouse reads version 1",
        version.place)
    }
  }

  // MARK: Documents

  private func document(_ value: JSONValue) throws(UnreadableImportLock) -> ImportLock.Document {
    let members = try object(value, "a document")
    let known = (value, ["file", "path", "layer", "only", "name", "names", "schema"])
    let path = try text(member("path", of: members, known), "`path`")
    let lines = try texts(member("schema", of: members, known), "`schema`")
    let layer = try layer(member("layer", of: members, known))
    let names = try names(member("names", of: members, known), path)
    var document = ImportLock.Document(
      into: try text(member("file", of: members, known), "`file`"), from: path, layer: layer,
      base: lines.joined(separator: "\n"), names: names)
    if let only = optional("only", of: members) { document.only = try texts(only, "`only`") }
    if let name = optional("name", of: members) { document.name = try text(name, "`name`") }
    return document
  }

  private func layer(_ value: JSONValue) throws(UnreadableImportLock) -> ImportLayer {
    guard let layer = ImportLayer(rawValue: try text(value, "`layer`")) else {
      throw damage("`layer` is not `dto`, `domain` or `model`", value)
    }
    return layer
  }

  private func names(
    _ value: JSONValue, _ document: String
  ) throws(UnreadableImportLock) -> [ImportLock.GivenName] {
    var names: [ImportLock.GivenName] = []
    for member in try object(value, "`names`") {
      guard let origin = Origin(pointer: member.name, from: document) else {
        throw fault(
          .damagedImportLock, "this does not say where in a document a declaration comes from",
          member.namePlace)
      }
      let name = try text(member.value, "the name of a declaration")
      guard NamingConventions.isSwiftName(name) else {
        throw damage("`\(name)` is not a name of a type", member.value)
      }
      names.append(.init(name, for: origin))
    }
    return names
  }

  // MARK: Values

  /// The members of an object, none of them twice.
  private func object(
    _ value: JSONValue, _ title: String
  ) throws(UnreadableImportLock) -> [JSONValue.Member] {
    guard case .object(let members) = value.content else {
      throw damage("\(title) is not an object", value)
    }
    var names: Set<String> = []
    for member in members where !names.insert(member.name).inserted {
      throw fault(.damagedImportLock, "`\(member.name)` is given twice", member.namePlace)
    }
    return members
  }

  /// A member that must be there, in an object where nothing but `known` may be.
  private func member(
    _ name: String, of members: [JSONValue.Member], _ known: (object: JSONValue, names: [String])
  ) throws(UnreadableImportLock) -> JSONValue {
    for member in members where !known.names.contains(member.name) {
      throw fault(.damagedImportLock, "`\(member.name)` means nothing here", member.namePlace)
    }
    guard let member = members.first(where: { $0.name == name }) else {
      let place = known.object.place
      throw fault(
        .damagedImportLock, "`\(name)` is missing", place.lowerBound..<(place.lowerBound + 1))
    }
    return member.value
  }

  private func optional(_ name: String, of members: [JSONValue.Member]) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  private func array(
    _ value: JSONValue, _ title: String
  ) throws(UnreadableImportLock) -> [JSONValue] {
    guard case .array(let elements) = value.content else {
      throw damage("\(title) is not a list", value)
    }
    return elements
  }

  private func text(_ value: JSONValue, _ title: String) throws(UnreadableImportLock) -> String {
    guard case .string(let text) = value.content else {
      throw damage("\(title) is not a text", value)
    }
    return text
  }

  private func texts(
    _ value: JSONValue, _ title: String
  ) throws(UnreadableImportLock) -> [String] {
    var texts: [String] = []
    for element in try array(value, title) {
      texts.append(try text(element, "an element of \(title)"))
    }
    return texts
  }

  // MARK: Faults

  private func damage(_ message: String, _ value: JSONValue) -> UnreadableImportLock {
    fault(.damagedImportLock, message, value.place)
  }

  private func fault(
    _ kind: DiagnosticKind, _ message: String, _ place: Range<Int>
  ) -> UnreadableImportLock {
    UnreadableImportLock(
      diagnostic: Diagnostic(
        kind, message, at: SourceSpan(file: index, start: place.lowerBound, end: place.upperBound),
        notes: [Self.loss], help: kind.wayOut))
  }

  private static let loss = """
    without the file, schemas stay as they are, but an import cannot tell any more what in them was changed by hand
    """
}

extension DiagnosticKind {
  fileprivate var wayOut: String {
    switch self {
    case .newerImportLock: "update Gatehouse, or delete the file and import into a new folder"
    case .conflictInImportLock:
      "take the file of one side as a whole and import again, or delete it and import into a new folder"
    default:
      "restore the file from your repository, or delete it and import into a new folder"
    }
  }
}

extension ImportLock {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .damagedImportLock, .newerImportLock, .conflictInImportLock,
  ]
}

extension DiagnosticKind {
  static let damagedImportLock = DiagnosticKind(
    "G2305", .error, "a memory of imports that is damaged",
    explanation: """
      `gatehouse.import.json` holds what the last import of each document wrote. The next import compares that with your schemas, and
      so knows what is yours. It is written by Gatehouse alone, and belongs in your repository.

      Restore it from there. If you delete it, your schemas stay as they are, but the next import cannot bring changes of the
      document into them: import into a new folder, and take over by hand what you need.
      """)

  static let newerImportLock = DiagnosticKind(
    "G2306", .error, "a memory of imports from another version",
    explanation: """
      `gatehouse.import.json` was written by another version of Gatehouse, in a form that this one does not know. Use that version, or a
      newer one. The page of G2305 explains what happens if you delete the file.
      """)

  static let conflictInImportLock = DiagnosticKind(
    "G2307", .error, "a merge conflict in the memory of imports",
    explanation: """
      Two people have imported documents, and Git has written both versions of `gatehouse.import.json` into one file, between lines that
      begin with `<<<<<<<` and `>>>>>>>`. Take the file of one side as a whole, with `git checkout --ours` or `--theirs`, do the same
      for the schemas that were imported, and import the document again.
      """)
}
