import Diagnostics
import JSON

extension JSONError {
  /// What is said of a document that is not valid JSON.
  func diagnostic(in file: Int) -> Diagnostic {
    let (message, help, other) = description
    return Diagnostic(
      .notJSON, message, at: SourceSpan(place, in: file),
      secondary: other.map { [.init(SourceSpan($0.place, in: file), $0.label)] } ?? [], help: help)
  }

  private typealias Other = (place: Range<Int>, label: String)

  private var description: (message: String, help: String, other: Other?) {
    let bracket = bracket.map { Other($0..<($0 + 1), "this is open") }
    switch fault {
    case .notUTF8:
      return ("this is not valid UTF-8", "save the document with the encoding UTF-8", nil)
    case .missing(.value):
      return ("a value is missing here", "write a value, such as `null`", bracket)
    case .missing(.name):
      return ("a key is missing here", "write a key in double quotes, or `}`", bracket)
    case .missing(.colon(let name)):
      return ("a `:` is missing here", "write `:` and a value after the key", (name, "the key"))
    case .missing(.comma(let item)):
      let help = "write `,` between items, or close the bracket"
      return ("a `,` is missing here", help, (item, "after this"))
    case .trailingComma:
      return ("nothing follows this comma", "remove it: JSON has no comma after the last item", nil)
    case .number:
      let help = "write digits without a leading zero, with a fraction or an exponent if needed"
      return ("this is not a valid number", help, nil)
    case .openText: return ("this text is never closed", "close it with `\"`", nil)
    case .controlCharacter:
      let help = "write it as an escape, such as `\\n`"
      return ("a text cannot hold a control character", help, nil)
    case .escape:
      return ("JSON does not have this escape", "write `\\\\` for a backslash itself", nil)
    case .unicodeEscape:
      let help = "write four hexadecimal digits after `\\u`, and pairs for what needs two"
      return ("this is not a valid escape of a character", help, nil)
    case .tooDeep:
      let help = "import a part of the document"
      return ("lists and objects stand within each other too deep here", help, nil)
    case .textAfterEnd(let document):
      let help = "keep one value, or put each value on a line of its own"
      return ("something follows the end of the document", help, (document, "the document"))
    }
  }
}

extension DiagnosticKind {
  static let notJSON = DiagnosticKind(
    "G2001", .error, "a document that is not valid JSON",
    explanation: """
      What is imported must be valid JSON, as RFC 8259 defines it, or YAML. The reader stops at the first place where a
      document is neither, since what follows cannot be trusted.

      ```json
      { "type": "object", "properties": { "name": { "type": "string", } } }
      ```

      Nothing is written then. Correct the document, or what writes it, and import it again:

      ```json
      { "type": "object", "properties": { "name": { "type": "string" } } }
      ```
      """)
}
