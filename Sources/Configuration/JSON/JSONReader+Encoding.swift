import Diagnostics

extension JSONReader {
  /// A configuration beyond this size is not one.
  static let sizeLimit = 1 << 20

  /// Everything behind this reads text. A byte order mark is passed over.
  mutating func checkEncoding() throws(JSONSyntaxError) {
    guard let fault = firstFault else {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
      return
    }
    throw JSONSyntaxError(
      Diagnostic(
        .foreignEncoding, "this is not UTF-8",
        at: SourceSpan(file: file, start: fault, end: fault + 1),
        help: "save the file with the encoding UTF-8"))
  }

  /// The first byte that is no text. UTF-16 shows itself by zeros.
  private var firstFault: Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0 { return index }
      if bytes[index] < 0x80 {
        index += 1
      } else if let scalar = scalar(at: index) {
        index += UTF8.width(scalar)
      } else {
        return index
      }
    }
    return nil
  }

  func scalar(at start: Int) -> Unicode.Scalar? {
    guard start < bytes.count else { return nil }
    var decoder = UTF8()
    var iterator = bytes[start..<min(start + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  static func tooLarge(_ file: SourceFile, index: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      Diagnostic(
        .configurationTooLarge, "this file is larger than a configuration can be",
        at: SourceSpan(file: index, start: 0, end: 0),
        notes: [file.sizeNote(limit: sizeLimit)],
        help: "keep in it only what `gatehouse init --schema` describes"))
  }
}

extension DiagnosticKind {
  static let foreignEncoding = DiagnosticKind(
    "G1001", .error, "a configuration that is not UTF-8",
    explanation: """
      JSON is UTF-8 text. The byte that is marked cannot be read as such, so the file was probably saved in another
      encoding. Open it in an editor and save it as UTF-8.
      """)

  static let configurationTooLarge = DiagnosticKind(
    "G1002", .error, "a configuration that is too large",
    explanation: """
      A configuration is a page of text at most. A file of more than 1 MiB is something else, and is not read.
      """)
}
