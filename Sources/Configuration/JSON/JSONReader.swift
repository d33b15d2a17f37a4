package import Diagnostics

/// Reads JSON as RFC 8259 defines it, and nothing more.
///
/// What people write by habit (comments, a comma too many, text without quotes) is an error that says what it should
/// be, and reading goes on as if it were that. Where nothing can be assumed, it ends.
package struct JSONReader {
  let bytes: [UInt8]
  let file: Int
  var offset = 0
  var diagnostics: [Diagnostic] = []
  var comments: [SourceSpan] = []
  var foreignBlanks: [SourceSpan] = []

  /// Those around the place that is read, outermost first.
  var brackets: [Bracket] = []

  struct Bracket {
    let span: SourceSpan
    let end: Unicode.Scalar
  }

  /// There is a value unless an error left nothing to go on with. It is sound exactly if there are no diagnostics.
  ///
  /// - Parameter index: the position of `file` among the files of the run.
  package static func read(
    _ file: SourceFile, index: Int = 0
  ) -> (value: JSONNode?, diagnostics: [Diagnostic]) {
    var reader = JSONReader(bytes: file.bytes, file: index)
    var value: JSONNode?
    do throws(JSONSyntaxError) {
      guard !file.isLarger(than: sizeLimit) else { throw tooLarge(file, index: index) }
      value = try reader.readDocument()
    } catch {
      reader.diagnostics.append(error.diagnostic)
    }
    reader.reportComments()
    reader.reportForeignBlanks()
    return (value, reader.diagnostics.inReadingOrder)
  }

  private init(bytes: [UInt8], file: Int) {
    self.bytes = bytes
    self.file = file
  }

  private mutating func readDocument() throws(JSONSyntaxError) -> JSONNode? {
    try checkEncoding()
    try checkMerge()
    try skipBlanks()
    let isWord = startsWord
    let value = try readValue()
    try skipBlanks()
    guard peek != nil else { return value }
    // A document of another format has been reported by its first word.
    if isWord, !diagnostics.isEmpty { return nil }
    throw textBehind(value)
  }

  mutating func readValue() throws(JSONSyntaxError) -> JSONNode {
    let start = offset
    let content = try readContent()
    return JSONNode(content: content, span: span(from: start))
  }

  private mutating func readContent() throws(JSONSyntaxError) -> JSONNode.Content {
    switch peek {
    case UInt8(ascii: "{"):
      return .object(try readMembers())
    case UInt8(ascii: "["):
      return .list(try readElements())
    case UInt8(ascii: "\""):
      let problems = diagnostics.count
      let text = try readText()
      return diagnostics.count == problems ? .text(text) : .unreadable
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return readNumber()
    case _ where startsWord:
      return try readWord()
    case nil:
      throw brackets.last.map(openBracket) ?? missingDocument()
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      // Left to whoever waits for it.
      diagnostics.append(missingValue())
      return .unreadable
    default:
      throw unexpectedSign()
    }
  }

  private func textBehind(_ value: JSONNode) -> JSONSyntaxError {
    JSONSyntaxError(
      Diagnostic(
        .textBehindDocument, "there is more text after the end of the document", at: here,
        secondary: [.init(closingSign(of: value), "it ends here")],
        help:
          "a file holds one value: remove what is superfluous, or the bracket that ends it too early"
      ))
  }

  private func closingSign(of value: JSONNode) -> SourceSpan {
    SourceSpan(file: file, start: max(value.span.start, value.span.end - 1), end: value.span.end)
  }

  private func missingDocument() -> JSONSyntaxError {
    JSONSyntaxError(
      Diagnostic(
        .missingValue, "this file is empty", at: here,
        help: #"a short configuration is `{"domain": {"output": "Generated"}}`"#))
  }

  private func missingValue() -> Diagnostic {
    Diagnostic(
      .missingValue, "a value is missing here", at: here, label: "before this",
      help: "write it, or remove what comes before it")
  }
}

/// Where nothing can be assumed about the rest of the text.
struct JSONSyntaxError: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension DiagnosticKind {
  static let missingValue = DiagnosticKind(
    "G1013", .error, "a value that is missing",
    explanation: """
      A key is followed by a colon and a value, and between two commas there is one too. A file is one value: also an
      empty configuration consists of two braces.

      ```json
      { "schemas": }
      ```

      ```json
      { "schemas": ["Schemas"] }
      ```
      """)

  static let textBehindDocument = DiagnosticKind(
    "G1016", .error, "text after the end of the document",
    explanation: """
      A JSON file holds one value. What follows it was most often cut off by a brace that closes too early.

      ```json
      {
        "schemas": ["Schemas"]
      },
        "wireNames": "verbatim"
      }
      ```

      ```json
      {
        "schemas": ["Schemas"],
        "wireNames": "verbatim"
      }
      ```
      """)
}
