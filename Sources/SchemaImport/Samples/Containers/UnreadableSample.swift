package import Diagnostics
import JSON

/// Says why something that should be JSON is not.
enum UnreadableSample {
  /// - Parameter part: what was to be read, as the beginning of a sentence.
  static func diagnostic(_ error: JSONError, in part: String, file: Int) -> Diagnostic {
    let place = error.place
    return Diagnostic(
      .unreadableSample, "\(part) is not valid JSON: \(reason(error.fault))",
      at: SourceSpan(file: file, start: place.lowerBound, end: place.upperBound),
      help: help(error.fault))
  }

  static func reason(_ fault: JSONError.Fault) -> String {
    switch fault {
    case .notUTF8: "it is not valid UTF-8"
    case .missing(.value): "a value is missing"
    case .missing(.name): "the name of a member is missing"
    case .missing(.colon): "a colon is missing after a name"
    case .missing(.comma): "a comma is missing after an item"
    case .trailingComma: "there is a comma before the end"
    case .number: "this is not a number"
    case .openText: "a text does not end on its line"
    case .controlCharacter: "a text has a control character"
    case .escape: "there is a backslash before a character that JSON does not escape"
    case .unicodeEscape: "an escape does not stand for a character"
    case .tooDeep: "lists and objects are nested too deeply"
    case .textAfterEnd: "there is more text after the value"
    }
  }

  private static func help(_ fault: JSONError.Fault) -> String {
    switch fault {
    case .textAfterEnd: "write each value on a line of its own, or into a file of its own"
    case .notUTF8: "save the file as UTF-8"
    case .tooDeep: "import a part of it"
    default: "correct it, or save what the server sends without changes"
    }
  }
}

extension DiagnosticKind {
  package static let unreadableSample = DiagnosticKind(
    "G2211", .error, "a document that is not valid JSON",
    explanation: """
      What is imported must be valid JSON, as RFC 8259 defines it, or YAML. The reader stops at the first place where a document
      is neither, because what follows cannot be trusted.

      ```json
      { "name": "Ada", }
      ```

      A file of samples holds one JSON value; or one on each line, as in `.ndjson` and `.jsonl`, where empty lines are skipped; or
      it is a recording in the HAR format. A file or a line that cannot be read is left out, and the others are imported all the
      same.
      """)
}
