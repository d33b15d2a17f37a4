package import Diagnostics
package import JSON

/// A document that is imported: one of the files of the run, and what stands in it.
package struct ImportedDocument: Sendable {
  /// As the user wrote it.
  package let path: String

  /// Its position among the files of the run.
  package let index: Int
  package let value: JSONValue

  package init(path: String, index: Int, value: JSONValue) {
    self.path = path
    self.index = index
    self.value = value
  }

  package func span(_ place: Range<Int>) -> SourceSpan {
    SourceSpan(place, in: index)
  }
}

extension SourceSpan {
  init(_ place: Range<Int>, in file: Int) {
    self.init(file: file, start: place.lowerBound, end: place.upperBound)
  }
}

/// What a reader made of documents.
package struct ImportReading: Sendable {
  package var draft: Draft

  /// What the documents say and the draft does not, and what was decided where they leave it open.
  package var diagnostics: [Diagnostic]

  package init(draft: Draft, diagnostics: [Diagnostic] = []) {
    self.draft = draft
    self.diagnostics = diagnostics
  }
}
