import Diagnostics

/// The files of a run, in which spans are found by their text.
struct Schemas {
  var files: [SourceFile]

  init(_ text: String, path: String = "Accounts.gate") {
    files = [SourceFile(path: path, text: text)]
  }

  init(bytes: [UInt8]) {
    files = [SourceFile(path: "Accounts.gate", bytes: bytes)]
  }

  func and(_ path: String, _ text: String) -> Schemas {
    var schemas = self
    schemas.files.append(SourceFile(path: path, text: text))
    return schemas
  }

  /// The nth occurrence of `text`, counted from 1.
  func span(_ text: String, _ occurrence: Int = 1, in file: Int = 0) -> SourceSpan {
    let haystack = files[file].bytes
    let needle = Array(text.utf8)
    var found = 0
    for start in 0...max(haystack.count - needle.count, 0)
    where haystack[start...].starts(with: needle) {
      found += 1
      if found == occurrence {
        return SourceSpan(file: file, start: start, end: start + needle.count)
      }
    }
    return SourceSpan(file: Int(UInt32.max), start: 0, end: 0)
  }

  func render(
    _ diagnostics: Diagnostic..., as format: DiagnosticFormat = .text, palette: Palette = .plain
  ) -> String {
    format.render(diagnostics, of: files, palette: palette)
  }
}

extension DiagnosticKind {
  static let unknownField = DiagnosticKind(
    "G0203", .error, "Unknown field", explanation: "A map reads a field that is *not there*.")
  static let unusedField = DiagnosticKind(
    "G0301", .warning, "Unused field", explanation: "Nothing reads the field.")
}
