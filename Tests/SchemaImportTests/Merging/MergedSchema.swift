import Diagnostics
import SchemaImport
import SchemaSemantics
import SchemaSyntax
import Testing

/// Three versions of a schema, merged: the person's in one file or several. What is new comes to the first one, unless another
/// one is named.
struct MergedSchema {
  let merge: SchemaMerge
  let mine: [SourceFile]

  init(base: String, new: String, mine: String...) {
    self.init(
      base: base, new: new,
      files: mine.enumerated().map { SourceFile(path: "\($0.offset).gate", text: $0.element) })
  }

  init(
    base: String, new: String, files: [SourceFile],
    conventions: NamingConventions = NamingConventions(),
    layers: (former: ImportLayer, now: ImportLayer) = (.dto, .dto), elsewhere path: String? = nil
  ) {
    mine = files
    let path = path ?? files.first?.path ?? "0.gate"
    merge = SchemaMerge(
      base: ParsedFile(SourceFile(path: path, text: base), index: 0), new: Array(new.utf8),
      mine: files.enumerated().map { ParsedFile($0.element, index: $0.offset) }, elsewhere: path,
      conventions: conventions, layers: layers)
  }

  var files: [SourceFile] {
    let paths = mine.map(\.path)
    return mine.map { file in merge.files.first { $0.path == file.path } ?? file }
      + merge.files.filter { !paths.contains($0.path) }
  }

  var texts: [String] { files.map { String(decoding: $0.bytes, as: UTF8.self) } }
  var text: String { texts.joined(separator: "----\n") }

  /// Each as its code and its message.
  var said: [String] { merge.diagnostics.map { "\($0.kind.code): \($0.message)" } }

  static func formatted(_ text: String) -> String? {
    guard
      case .formatted(let bytes) = SchemaFormatter.format(
        SourceFile(path: "a.gate", text: text), index: 0)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
