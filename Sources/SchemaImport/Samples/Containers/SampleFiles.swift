package import Diagnostics
import JSON

/// Turns files into samples, whatever holds them: a JSON document each, one on each line, or a recording of traffic.
package struct SampleFiles: Sendable {
  /// The plain samples first, all of one thing; then those of each operation in recordings.
  package let groups: [SampleGroup]

  /// Files, lines and bodies that could not be read.
  package let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - files: in the order in which diagnostics number them.
  ///   - name: of what the plain samples are.
  package init(_ files: [SourceFile], named name: String? = nil) {
    var documents: [ImportedDocument] = []
    var diagnostics: [Diagnostic] = []
    for (index, file) in files.enumerated() {
      let text = SampleText(file, at: index)
      documents += text.documents
      diagnostics += text.diagnostics
    }
    self.init(documents, named: name, diagnostics)
  }

  /// Documents that have been read already, some of which may be recordings.
  package init(_ documents: [ImportedDocument], named name: String? = nil) {
    self.init(documents, named: name, [])
  }

  private init(
    _ documents: [ImportedDocument], named name: String?, _ diagnostics: [Diagnostic]
  ) {
    let recordings = documents.filter { Recording.recognizes($0.value) }
    let samples = documents.filter { !Recording.recognizes($0.value) }
    let recorded = Recording.groups(of: recordings)
    groups =
      (samples.isEmpty ? [] : [SampleGroup(samples, named: name)]) + recorded.groups
    self.diagnostics = diagnostics + recorded.diagnostics
  }
}

extension SampleReader {
  /// With what could not be read, and an error if nothing could.
  package static func read(_ files: SampleFiles) -> ImportReading {
    let groups = files.groups.isEmpty ? [SampleGroup([], named: nil)] : files.groups
    // Why there is no sample has been said.
    let isExplained = files.groups.isEmpty && files.diagnostics.contains(where: \.isError)
    var reading = isExplained ? ImportReading(draft: Draft()) : read(groups)
    reading.diagnostics = (files.diagnostics + reading.diagnostics).inReadingOrder
    return reading
  }
}
