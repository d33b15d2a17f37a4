package import Diagnostics
package import SchemaSemantics

/// What is wanted of an import.
package struct ImportRequest: Sendable {
  package let layer: ImportLayer

  /// What the type is called that a sample is of.
  package let name: String?

  /// The schemas of a description that are wanted, with what they need. All, if it is empty.
  package let only: Set<String>
  package let conventions: NamingConventions

  package init(
    layer: ImportLayer = .dto, name: String? = nil, only: Set<String> = [],
    conventions: NamingConventions = NamingConventions()
  ) {
    self.layer = layer
    self.name = name
    self.only = only
    self.conventions = conventions
  }
}

/// A schema that was made of documents: formatted, and proved like any other.
package struct ImportedSchema: Sendable {
  /// Nil if the documents cannot be imported at all.
  package let bytes: [UInt8]?

  /// About the documents: why there is no schema, or what it does not say.
  package let diagnostics: [Diagnostic]
  package let typeCount: Int
  package let unsaid: UnsaidCounts

  fileprivate init(_ proof: SchemaProof, _ result: SchemaProof.Result, _ diagnostics: [Diagnostic])
  {
    bytes = result.bytes
    self.diagnostics = diagnostics.inReadingOrder
    typeCount = proof.draft.declarations.count { $0.content.role != .alias }
    unsaid = result.unsaid
  }

  fileprivate init(failing diagnostics: [Diagnostic]) {
    bytes = nil
    self.diagnostics = diagnostics.inReadingOrder
    typeCount = 0
    unsaid = UnsaidCounts()
  }
}

/// The whole import in one function: documents in, a schema out.
package func importSchema(from files: [SourceFile], _ request: ImportRequest) -> ImportedSchema {
  let (documents, faults) = ImportedDocument.read(files)
  guard faults.isEmpty else { return ImportedSchema(failing: faults) }
  let reading =
    request.only.isEmpty
    ? DescriptionReader.read(documents) : DescriptionReader.read(documents, only: request.only)
  guard !reading.diagnostics.contains(where: \.isError), !reading.draft.declarations.isEmpty else {
    return ImportedSchema(failing: reading.diagnostics)
  }
  let (draft, endless) = reading.draft.expandingAliases()
  var proof = SchemaProof(draft, layer: request.layer, conventions: request.conventions)
  let result = proof.prove()
  let places = OriginPlaces(documents: documents)
  let concessions =
    proof.concessions + endless.map { Concession(origin: $0, loss: .type) }
  let told = concessions.map { concession in
    concession.diagnostic(
      called: concession.origin.steps.last ?? "this", at: places.span(of: concession.origin))
  }
  return ImportedSchema(proof, result, reading.diagnostics + told)
}
