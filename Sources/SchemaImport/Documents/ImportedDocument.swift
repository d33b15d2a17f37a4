package import Diagnostics
package import JSON

/// A document that is imported: a file of the run, and the JSON in it.
package struct ImportedDocument: Sendable {
  /// As the user wrote it.
  package let path: String

  /// The position of the document among the files of the run.
  package let index: Int
  package let value: JSONValue

  /// How it is to be read, if it is only there because another description refers to it.
  var part: Dialect?

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

/// What a reader has made of documents.
package struct ImportReading: Sendable {
  package var draft: Draft

  /// What the documents say but the draft cannot, and what was decided where the documents leave it open.
  package var diagnostics: [Diagnostic]

  /// Whether the documents describe values. Otherwise they are values, which may be private.
  package var isOfDescriptions = false

  package init(draft: Draft, diagnostics: [Diagnostic] = []) {
    self.draft = draft
    self.diagnostics = diagnostics
  }
}
