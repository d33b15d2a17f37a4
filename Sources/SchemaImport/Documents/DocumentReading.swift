import Diagnostics
import JSON
import YAML

extension ImportedDocument {
  /// What stands in the files, or why that cannot be read.
  static func read(_ files: [SourceFile]) -> (documents: [ImportedDocument], faults: [Diagnostic]) {
    var documents: [ImportedDocument] = []
    var faults: [Diagnostic] = []
    for (index, file) in files.enumerated() {
      do throws(DocumentFault) {
        let value = try value(of: file)
        documents.append(ImportedDocument(path: file.path, index: index, value: value))
      } catch {
        faults.append(error.diagnostic(in: index))
      }
    }
    return (documents, faults)
  }

  private enum DocumentFault: Error {
    case json(JSONError)
    case yaml(YAMLError)

    func diagnostic(in file: Int) -> Diagnostic {
      switch self {
      case .json(let error): error.diagnostic(in: file)
      case .yaml(let error): error.diagnostic(in: file)
      }
    }
  }

  private static func value(of file: SourceFile) throws(DocumentFault) -> JSONValue {
    if isYAML(file) {
      do throws(YAMLError) { return try YAMLReader.read(file.bytes) } catch { throw .yaml(error) }
    }
    do throws(JSONError) { return try JSONReader.read(file.bytes) } catch { throw .json(error) }
  }

  /// By its name, or where that does not tell, by its first sign: a document in JSON begins with a bracket.
  private static func isYAML(_ file: SourceFile) -> Bool {
    if file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml") { return true }
    if file.path.hasSuffix(".json") || file.path.hasSuffix(".har") { return false }
    let first = file.bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }
}
