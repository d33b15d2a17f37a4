package import Diagnostics

/// Proposes a schema from examples of what an API sends.
///
/// The proposal holds every sample, and as little else as the samples give reason for. It does not depend on their order, nor on how they
/// are spread over documents. Values of samples never become a part of it, except the cases of a choice.
package enum SampleReader {
  /// Places with the same shape in several groups share a declaration.
  package static func read(_ groups: [SampleGroup]) -> ImportReading {
    SampleDraft(of: groups).reading
  }

  package static let diagnosticKinds: [DiagnosticKind] = [
    .onlyNull, .onlyEmptyLists, .onlyEmptyObjects, .tooDeepSample, .lostDigits, .possibleChoice,
    .assumedDictionary, .likelySameRecord, .noSample, .noRecord, .unreadableSample, .unreadableBody,
  ]
}

/// Samples of one thing, such as the answers of an operation.
package struct SampleGroup: Sendable {
  package let documents: [ImportedDocument]

  /// What it is called, the best name first.
  package let names: [String]

  /// Whether somebody has given the name. Otherwise, if the samples are lists, it names the list.
  package let isNamed: Bool

  /// Where the samples are, if not at the top of their documents.
  package let steps: [String]

  package init(_ documents: [ImportedDocument], named name: String?) {
    self.documents = documents
    names = [name ?? SampleNames.name(of: documents.map(\.path))]
    isNamed = name != nil
    steps = []
  }

  package init(_ documents: [ImportedDocument], calledLike names: [String], at steps: [String]) {
    self.documents = documents
    self.names = names
    isNamed = false
    self.steps = steps
  }
}
