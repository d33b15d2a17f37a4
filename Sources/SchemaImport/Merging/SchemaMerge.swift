package import Diagnostics
package import SchemaSemantics
package import SchemaSyntax

/// Brings what a document has changed since its last import into schemas that a person has edited in the meantime.
///
/// What the person left as it was follows the document, and what they changed stays. Where both have changed the same part,
/// each in its own way, the person's stays and a warning says so. A file in the one style stays in it. Any other is edited, and
/// not formatted.
package struct SchemaMerge: Sendable {
  /// The files that change, with what they hold then. All others stay as they are, to the letter.
  package let files: [SourceFile]

  /// Their places are in the files of the person.
  package let diagnostics: [Diagnostic]
  private let names: [String: String]

  /// - Parameters:
  ///   - base: what the last import of the document wrote.
  ///   - new: what this one would write.
  ///   - mine: the files of the person.
  ///   - path: the file for what finds no place in one of those, which may be among them.
  ///   - conventions: how the person's project names fields that no name in Swift is written for.
  ///   - layers: that of the last import, and that of this one.
  package init(
    base: ParsedFile, new: [UInt8], mine: [ParsedFile], elsewhere path: String,
    conventions: NamingConventions, layers: (former: ImportLayer, now: ImportLayer) = (.dto, .dto)
  ) {
    let own = SchemaVersion(mine, home: mine.namespace(at: path))
    let old = SchemaVersion([base])
    let now = SchemaVersion([ParsedFile(SourceFile(path: path, bytes: new), index: 0)])
    guard own.errors.isEmpty, old.errors.isEmpty, now.errors.isEmpty else {
      files = []
      names = [:]
      diagnostics = own.errors.isEmpty ? [Self.unreadable(isBase: !old.errors.isEmpty)] : own.errors
      return
    }
    let outcome = MergeOutcome(
      VersionComparison(
        base: old, new: now, mine: own, conventions,
        LayerChange(from: layers.former, to: layers.now)), elsewhere: path)
    files = outcome.files
    names = outcome.names
    diagnostics = outcome.diagnostics
  }

  /// What a declaration that the import calls `path`, such as `User.Profile`, is called in the files of the person; nil where
  /// they have removed it.
  package func name(of path: String) -> String? { names[path] }

  private static func unreadable(isBase: Bool) -> Diagnostic {
    Diagnostic(
      .unreadableImport,
      isBase
        ? "what the last import wrote is not a schema any more"
        : "what this import would write is not a schema",
      at: .nowhere,
      help: isBase
        ? "restore `gatehouse.import.json` from your repository, or delete it and import into a new folder"
        : "report this with the document that it comes from")
  }
}

extension SchemaMerge {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .importConflict, .stillUsed, .removedButEdited, .unreadableImport,
  ]
}

extension DiagnosticKind {
  static let unreadableImport = DiagnosticKind(
    "G2304", .error, "an import that cannot be compared",
    explanation: """
      When a document is imported again, three schemas are compared: the one that the last import wrote, the one that this import
      would write, and yours. The first is kept in `gatehouse.import.json`. If that file has been edited by hand, it may not be a
      schema any more, and then nobody can tell your changes from those of the document. Nothing is edited.

      Take the file from your repository as it was committed. If there is no such version, delete it, and import the document
      into a new folder.
      """)
}
