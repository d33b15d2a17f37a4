import Diagnostics
import JSON
import YAML

extension ImportReading {
  /// What the files say, whatever they are: descriptions, or samples of what an API sends.
  static func read(_ files: [SourceFile], _ request: ImportRequest) -> (
    reading: ImportReading, documents: [ImportedDocument]
  ) {
    var documents: [ImportedDocument] = []
    var faults: [Diagnostic] = []
    for (index, file) in files.enumerated() {
      if isYAML(file) {
        do throws(YAMLError) {
          let value = try YAMLReader.read(file.bytes)
          documents.append(ImportedDocument(path: file.path, index: index, value: value))
        } catch {
          faults.append(error.diagnostic(in: index))
        }
      } else {
        let text = SampleText(file, at: index)
        documents += text.documents
        faults += text.diagnostics
      }
    }
    var reading =
      documents.isEmpty && !faults.isEmpty
      ? ImportReading(draft: Draft()) : read(documents, request)
    reading.diagnostics = faults + reading.diagnostics
    return (reading, documents)
  }

  private static func read(
    _ documents: [ImportedDocument], _ request: ImportRequest
  ) -> ImportReading {
    guard documents.contains(where: { DescriptionReader.recognizes($0.value) }) else {
      return SampleReader.read(SampleFiles(documents, named: request.name))
    }
    var reading =
      request.only.isEmpty
      ? DescriptionReader.read(documents) : DescriptionReader.read(documents, only: request.only)
    reading.isOfDescriptions = true
    return reading
  }

  /// By its name, or where that does not tell, by its first sign: a document in JSON begins with a bracket.
  private static func isYAML(_ file: SourceFile) -> Bool {
    if file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml") { return true }
    guard file.path.hasPrefix("<") else { return false }
    let first = file.bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }
}
