import Diagnostics
import Foundation
import GatehousePipeline
import SchemaImport
import SchemaSemantics

/// Imports the versions of a document one after the other, between edits of a person, and says what becomes of these.
struct VersionCheck {
  private let series: VersionSeries
  private var layer: ImportLayer
  private var edits: PersonsEdits
  private var schemas: [SourceFile] = []
  private var lock = ImportLock()
  private(set) var faults: [String] = []

  /// What was said of changes that could not be taken over, by code.
  private(set) var conflicts: [String: Int] = [:]

  /// Errors at places that the person has written, which only they can repair.
  private(set) var repairs = 0

  /// Enums that the import had beside the dtos before domains came. Where a person has put one into a dto, no domain can hold it.
  private var enumsBesideDTOs: Set<String> = []

  private static let schemaPath = "Schemas/Imported.gate"

  init(_ series: VersionSeries, _ layer: ImportLayer, seed: Int) {
    self.series = series
    self.layer = layer
    edits = PersonsEdits(layer, seed: seed)
  }

  mutating func run() throws {
    for (index, document) in series.documents.enumerated() {
      let before = schemas
      let former = lock.documents.map { SourceFile(path: Self.schemaPath, text: $0.base) }
      let bytes = Array(try Data(contentsOf: document))
      let files = [SourceFile(path: "imported.json", bytes: bytes)]
      guard let fresh = importDocument(files, document.lastPathComponent) else { return }
      if index > 0 {
        let check = EditsCheck(
          before: before, after: schemas, former: former, fresh: fresh, edits: edits)
        note(check.faults, document)
      }
      let known = prove(document)
      importAgain(files, document)
      schemas = edits.edit(schemas, share: index == 0 ? 0.1 : 0.02)
      proveEdits(document, beside: known)
    }
    if layer == .dto, let document = series.documents.last { try addDomains(of: document) }
  }

  /// The types of the app come beside what a person has made of the dtos.
  private mutating func addDomains(of document: URL) throws {
    layer = .domain
    let former = SchemaOutline(lock.documents.map { SourceFile(path: "", text: $0.base) })
    enumsBesideDTOs = Set(former.declarations.filter { $0.path.count == 1 }.map(\.name))
    let bytes = Array(try Data(contentsOf: document))
    let files = [SourceFile(path: "imported.json", bytes: bytes)]
    guard importDocument(files, document.lastPathComponent) != nil else { return }
    _ = prove(document)
    importAgain(files, document)
  }

  private func isAboutEnumInDTO(_ error: Diagnostic) -> Bool {
    guard error.kind.code == "G0304" else { return false }
    let outline = SchemaOutline(schemas)
    return error.secondary.map(\.span).contains { span in
      outline.declaration(around: span.start, in: span.file).flatMap {
        edits.importedPath(of: $0).last
      }.map(enumsBesideDTOs.contains) ?? false
    }
  }

  private mutating func note(_ faults: [String], _ document: URL) {
    let name = document.deletingPathExtension().lastPathComponent
    self.faults += faults.map { "\(name) as \(layer.rawValue): \($0)" }
  }

  // MARK: Importing

  /// The schema that the document alone makes; nil where the import fails.
  private mutating func importDocument(_ files: [SourceFile], _ name: String) -> SourceFile? {
    let folder = ImportingFolder(
      schemas, importingInto: "Imported.gate", at: Self.schemaPath, lock, place: { $0 })
    let request = ImportRequest(
      layer: layer, names: folder.wishes(NamingConventions(), for: files))
    let imported = importSchema(from: files, request)
    guard let bytes = imported.bytes,
      let update = folder.update(with: imported, bytes, of: request, from: files)
    else {
      faults.append("\(name) as \(layer.rawValue) cannot be imported")
      return nil
    }
    for diagnostic in update.diagnostics { conflicts[diagnostic.kind.code, default: 0] += 1 }
    for diagnostic in update.diagnostics where diagnostic.isError {
      faults.append("\(name) as \(layer.rawValue): \(diagnostic.message)")
    }
    schemas = update.schemas.sorted { $0.path < $1.path }
    lock = update.lock
    return SourceFile(path: Self.schemaPath, bytes: bytes)
  }

  private mutating func importAgain(_ files: [SourceFile], _ document: URL) {
    let (former, memory) = (schemas, lock)
    _ = importDocument(files, document.lastPathComponent)
    for (old, new) in zip(former, schemas) where old.bytes != new.bytes {
      note(["importing it again changes \(old.path)"], document)
    }
    if former.count != schemas.count || memory != lock {
      note(["importing it again changes the folder"], document)
    }
  }

  // MARK: Proof

  /// What does not hold any more is the person's to repair, and only that.
  ///
  /// - Returns: what is wrong, and where.
  private mutating func prove(_ document: URL) -> Set<KnownError> {
    let errors = errors
    let kept = errors.isEmpty ? [] : mapsOfKeptMembers
    for error in errors {
      if isOwn(error) || kept.contains(error.primary.span.start) || isAboutEnumInDTO(error) {
        repairs += 1
      } else {
        note(
          ["\(error.kind.code): \(error.message)", "  \(line(of: error.primary.span))"], document)
      }
    }
    return knownErrors(errors)
  }

  /// An error says the same after members have got another order, and types other names.
  private struct KnownError: Hashable {
    let code: String
    let path: [String]
  }

  private func knownErrors(_ errors: [Diagnostic]) -> Set<KnownError> {
    let outline = SchemaOutline(schemas)
    return Set(errors.map { known($0, in: outline) })
  }

  private func known(_ error: Diagnostic, in outline: SchemaOutline) -> KnownError {
    let span = error.primary.span
    let owner = outline.declaration(around: span.start, in: span.file)
    let path = owner.map { $0.isMap ? edits.importedEnds(of: $0) : edits.importedPath(of: $0) }
    return KnownError(code: error.kind.code, path: path ?? [])
  }

  /// Where the maps begin that lead to or from what the document no longer has, in types that the person has edited.
  private var mapsOfKeptMembers: Set<Int> {
    let outline = SchemaOutline(schemas)
    let document = SchemaOutline(lock.documents.map { SourceFile(path: "", text: $0.base) })
    let known = Set(
      document.declarations.flatMap { owner in owner.members.map { "\(owner.title).\($0.key)" } })
    let kept = Set(
      outline.declarations.filter { declaration in
        outline.text(declaration.place.lines, in: declaration.file).hasOwnWord
          && declaration.members.contains { !known.contains("\(declaration.title).\($0.key)") }
      }.map(\.title))
    return Set(
      outline.declarations.filter { !kept.isDisjoint(with: $0.ends) }
        .map(\.place.range.lowerBound))
  }

  /// An edit that makes the schema wrong would say nothing about the imports after it.
  private mutating func proveEdits(_ document: URL, beside former: Set<KnownError>) {
    let outline = SchemaOutline(schemas)
    for error in errors where !former.contains(known(error, in: outline)) {
      note(
        ["an edit is wrong: \(error.kind.code): \(error.message): \(line(of: error.primary.span))"],
        document)
    }
  }

  private var errors: [Diagnostic] { validate(schemas).diagnostics.filter(\.isError) }

  private func isOwn(_ error: Diagnostic) -> Bool {
    ([error.primary.span] + error.secondary.map(\.span)).contains { line(of: $0).hasOwnWord }
  }

  private func line(of span: SourceSpan) -> String {
    guard schemas.indices.contains(span.file) else { return "" }
    let bytes = schemas[span.file].bytes
    let start = bytes[..<span.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[span.start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return schemas[span.file].path + ": " + String(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: Report

  func report(to findings: inout Findings) {
    for (kind, count) in edits.counts where count > 0 { findings.count("\(kind)", count) }
    for (code, count) in conflicts.sorted(by: { $0.key < $1.key }) {
      findings.count("conflicts of \(code)", count)
    }
    findings.count("errors to be repaired by hand", repairs)
    for fault in faults { findings.add(fault: fault) }
  }
}
