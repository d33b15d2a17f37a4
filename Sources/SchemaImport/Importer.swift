package import Diagnostics

/// What is wanted of an import.
package struct ImportRequest: Sendable {
  package let layer: ImportLayer

  /// What the type is called that a sample is of.
  package let name: String?

  /// The schemas of a description that are wanted, with what they need. All, if it is empty.
  package let only: Set<String>

  /// Those that an earlier import into the same schema wanted, if the document still has them.
  package let onlyBefore: Set<String>
  package let names: NameWishes

  package init(
    layer: ImportLayer = .dto, name: String? = nil, only: Set<String> = [],
    onlyBefore: Set<String> = [], names: NameWishes = NameWishes()
  ) {
    self.layer = layer
    self.name = name
    self.only = only
    self.onlyBefore = only.isEmpty ? [] : onlyBefore
    self.names = names
  }
}

/// A schema that was made of documents: formatted, and proved like any other.
package struct ImportedSchema: Sendable {
  /// Nil if the documents cannot be imported at all.
  package let bytes: [UInt8]?

  /// About the documents: why there is no schema, or what it does not say.
  package let diagnostics: [Diagnostic]
  package let typeCount: Int

  /// What the schema was written from: nothing in it is given up that the schema has.
  package let draft: Draft

  /// Whether the documents describe an API, and are not samples of what it sends.
  let isOfDescriptions: Bool
  package let unsaid: UnsaidCounts

  /// The documents that were given, and those that they refer to: what the diagnostics are about.
  let files: [SourceFile]

  /// What the declarations are called, so that the next import can call them so again.
  package let names: [ImportLock.GivenName]

  fileprivate init(
    _ proof: SchemaProof, _ result: SchemaProof.Result, _ read: ReadDocuments,
    _ diagnostics: [Diagnostic], furtherRules: Int
  ) {
    files = read.files
    isOfDescriptions = read.reading.isOfDescriptions
    bytes = result.errors.isEmpty ? result.bytes : nil
    self.diagnostics = diagnostics.inReadingOrder
    draft = proof.draft
    typeCount = proof.draft.declarations.count { $0.content.role != .alias }
    unsaid = result.unsaid + UnsaidCounts(rules: furtherRules)
    names = result.names.given(to: proof.draft).map { .init($0.name, for: $0.origin) }
  }

  fileprivate init(failing reading: ImportReading, _ files: [SourceFile]) {
    self.files = files
    isOfDescriptions = reading.isOfDescriptions
    bytes = nil
    draft = Draft()
    diagnostics = reading.diagnostics.inReadingOrder
    typeCount = 0
    unsaid = UnsaidCounts()
    names = []
  }
}

/// The whole import in one function: documents in, a schema out.
///
/// - Parameter read: the file at a path that a description refers to; nil if there is none.
package func importSchema(
  from files: [SourceFile], _ request: ImportRequest,
  reading read: (String) -> SourceFile? = { _ in nil }
) -> ImportedSchema {
  let documents = ReadDocuments(files, request, reading: read)
  var reading = documents.reading
  let (expanded, endless) = reading.draft.expandingAliases(for: request.layer)
  let (draft, lost) = expanded.declaringTags().declaringRules(for: request.layer)
  let places = OriginPlaces(documents: documents.documents)
  guard !draft.declarations.isEmpty else {
    if !reading.diagnostics.contains(where: { $0.isError || $0.kind == .noRecord }) {
      reading.diagnostics.append(.noRecord(at: places.top))
    }
    return ImportedSchema(failing: reading, documents.files)
  }
  let names = request.names.known(in: documents.documents.map(\.path))
  var proof = SchemaProof(draft, names, layer: request.layer)
  let result = proof.prove()
  let concessions = proof.concessions + endless.map { Concession(origin: $0, loss: .type) }
  let conceded = concessions.map { $0.diagnostic(in: places) }
  let failure = result.errors.prefix(1).map { Diagnostic.unprovenImport($0, at: places.top) }
  let unruled = lost.map { Diagnostic.rulesOfConverted(at: $0, in: places) }
  let diagnostics = reading.diagnostics + unruled + conceded + failure
  // In a dto, what has a format stays a text, and no rule has a place.
  let told =
    request.layer == .dto ? diagnostics.filter { $0.kind != .ruleBesideFormat } : diagnostics
  return ImportedSchema(
    proof, result, documents, told, furtherRules: diagnostics.count - told.count)
}

extension Diagnostic {
  fileprivate static func noRecord(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .noRecord, "this document describes no object, enum or union, so there is nothing to declare",
      at: span,
      help:
        "a text, a number or a list needs no declaration: write `String`, `Double` or `[String]` "
        + "as the type of the field that holds it")
  }

  /// - Parameter error: what is wrong with the schema that was made.
  fileprivate static func unprovenImport(_ error: Diagnostic, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unprovenImport, "the schema that was made of this document does not hold", at: span,
      notes: ["\(error.kind.code): \(error.message)"],
      help: "import a part of it with `--only`, and report the document as a fault of Gatehouse")
  }
}

extension DiagnosticKind {
  static let unprovenImport = DiagnosticKind(
    "G2015", .error, "an imported schema that is not valid",
    explanation: """
      What is imported is proved like a schema that is written by hand, and what does not pass is simplified until it does. If
      nothing helps, there is no schema, because an invalid one would be of no use. No document is known to cause this, so it is
      a fault of Gatehouse.
      """)
}
