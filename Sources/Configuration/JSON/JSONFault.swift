import Diagnostics
import JSON

/// What is said about a text that is not valid JSON. At the place of the fault, it looks for things that people write
/// from habit.
struct JSONFault {
  let bytes: [UInt8]
  let error: JSONError

  var diagnostic: Diagnostic {
    foreignEncoding ?? mergeConflict ?? comment ?? foreignBlank ?? diagnostic(of: error.fault)
  }

  private func diagnostic(of fault: JSONError.Fault) -> Diagnostic {
    switch fault {
    case .notUTF8: foreignEncoding(at: start)
    case .missing(let part): missing(part)
    case .trailingComma: trailingComma
    case .number: badNumber
    case .openText: openText(at: error.place)
    case .controlCharacter: controlCharacter(bytes[start])
    case .escape: unknownEscape
    case .unicodeEscape: badUnicodeEscape
    case .tooDeep: tooDeep
    case .textAfterEnd(let document): textAfterEnd(of: document)
    }
  }

  // MARK: Places

  var start: Int { error.place.lowerBound }

  /// The text that is wrong or unexpected; empty at the end of the file.
  var here: SourceSpan { SourceSpan(error.place) }

  func text(_ place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

  func follows(_ text: String) -> Bool { bytes[start...].starts(with: text.utf8) }

  /// The sign that closes the innermost open bracket.
  private var end: String {
    error.bracket.map { bytes[$0] } == UInt8(ascii: "[") ? "]" : "}"
  }

  // MARK: The whole file

  /// UTF-16 contains zero bytes, which JSON never does.
  private var foreignEncoding: Diagnostic? {
    bytes.firstIndex(of: 0).map { zero in
      foreignEncoding(at: error.fault == .notUTF8 ? min(zero, start) : zero)
    }
  }

  private func foreignEncoding(at offset: Int) -> Diagnostic {
    Diagnostic(
      .foreignEncoding, "this is not valid UTF-8", at: SourceSpan(offset..<(offset + 1)),
      help: "save the file as UTF-8")
  }

  /// Version control marks two versions of some lines that it could not merge. No line of JSON begins with such a mark, and
  /// what follows cannot be read.
  private var mergeConflict: Diagnostic? {
    let marker = Array("<<<<<<< ".utf8)
    var line = 0
    while line < bytes.count {
      if bytes[line...].starts(with: marker) {
        return Diagnostic(
          .unexpectedSign, "this is a merge conflict marker",
          at: SourceSpan(line..<(line + marker.count - 1)),
          help: "keep one of the two versions that follow, and remove the lines with markers")
      }
      line = bytes[line...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
    return nil
  }

  // MARK: What is missing

  private func missing(_ part: JSONError.Part) -> Diagnostic {
    guard !error.place.isEmpty else { return endOfFile }
    let isInList = error.bracket.map { bytes[$0] } == UInt8(ascii: "[")
    switch (part, bytes[start]) {
    case (.colon, UInt8(ascii: "=")), (.colon, UInt8(ascii: ";")): return foreignSign(for: ":")
    case (.colon(let name), UInt8(ascii: ",")), (.colon(let name), UInt8(ascii: "}")):
      return valueMissing(after: name)
    case (.colon(let name), _): return missing(":", after: name)
    case (.comma, UInt8(ascii: ";")): return foreignSign(for: ",")
    case (.name, UInt8(ascii: ",")): return memberMissing
    case (.value, UInt8(ascii: "}")) where isInList, (.name, UInt8(ascii: "]")),
      (.comma, UInt8(ascii: "]")), (.comma, UInt8(ascii: "}")):
      return wrongEnd
    case (.value, UInt8(ascii: ",")), (.value, UInt8(ascii: "]")), (.value, UInt8(ascii: "}")):
      return missingValue
    case (.comma(let item), UInt8(ascii: "{")), (.comma(let item), UInt8(ascii: "[")),
      (.comma(let item), UInt8(ascii: "\"")):
      return missing(",", after: item)
    case (.comma(let item), _) where startsWord: return missing(",", after: item)
    case (.value, _) where startsWord: return foreignConstant ?? foreignText
    case (.name, _) where startsWord: return foreignText
    case (.name, _): return unexpectedSign("write a key in double quotes")
    case (_, UInt8(ascii: "(")), (_, UInt8(ascii: ")")):
      return unexpectedSign("write a list between `[` and `]`")
    default: return unexpectedSign("write a string in double quotes")
    }
  }

  private var endOfFile: Diagnostic {
    guard let bracket = error.bracket else {
      return Diagnostic(
        .missingValue, "this file is empty", at: here,
        help: #"write a configuration, such as `{"domain": {"output": "Generated"}}`"#)
    }
    return Diagnostic(
      .openBracket, "this bracket is never closed", at: SourceSpan(bracket..<(bracket + 1)),
      help: "close it with `\(end)`")
  }

  private var wrongEnd: Diagnostic {
    Diagnostic(
      .openBracket, "this does not close the bracket that is open", at: here,
      label: "`\(end)` is expected",
      secondary: error.bracket.map { [.init(SourceSpan($0..<($0 + 1)), "this is open")] } ?? [],
      help: "close it with `\(end)` before that")
  }

  private func missing(_ sign: String, after item: Range<Int>) -> Diagnostic {
    let place = SourceSpan(item).after
    return Diagnostic(
      .missingSeparator, "a `\(sign)` is missing here", at: place, help: "insert it",
      fix: .insert(sign, at: place))
  }

  private func foreignSign(for sign: String) -> Diagnostic {
    let span = SourceSpan(start..<(start + (follows("=>") ? 2 : 1)))
    return Diagnostic(
      .missingSeparator, "JSON needs `\(sign)` here", at: span, help: "write `\(sign)`",
      fix: .replace(span, with: sign))
  }

  private func valueMissing(after name: Range<Int>) -> Diagnostic {
    Diagnostic(
      .missingValue, "`\(text(name).dropFirst().dropLast())` has no value", at: SourceSpan(name),
      help: "write a colon and the value after it")
  }

  private var memberMissing: Diagnostic {
    Diagnostic(
      .missingValue, "a key and its value are missing here", at: here, label: "before this",
      help: "write them, or remove the comma")
  }

  private var missingValue: Diagnostic {
    Diagnostic(
      .missingValue, "a value is missing here", at: here, label: "before this",
      help: "write it, or remove what comes before it")
  }

  // MARK: What is too much

  private var trailingComma: Diagnostic {
    Diagnostic(
      .trailingComma, "there is a comma before `\(end)`", at: here, label: "nothing follows it",
      help: "remove it", fix: .remove(here))
  }

  private var tooDeep: Diagnostic {
    Diagnostic(
      .jsonTooDeep, "this is nested too deeply", at: here,
      help: "use at most three levels, which is enough for every key")
  }

  private func textAfterEnd(of document: Range<Int>) -> Diagnostic {
    let closingSign = (document.upperBound - 1)..<document.upperBound
    return Diagnostic(
      .textAfterDocument, "there is more text after the end of the document", at: here,
      secondary: [.init(SourceSpan(closingSign), "it ends here")],
      help:
        "remove the extra text, or the bracket that ends the document too early")
  }

  private func unexpectedSign(_ help: String) -> Diagnostic {
    Diagnostic(
      .unexpectedSign, "`\(text(error.place))` has no meaning here", at: here, help: help)
  }
}

extension DiagnosticKind {
  static let foreignEncoding = DiagnosticKind(
    "G1001", .error, "a configuration that is not valid UTF-8",
    explanation: """
      JSON is UTF-8 text. The marked byte is not valid UTF-8, so the file was probably saved in another encoding. Open
      it in an editor and save it as UTF-8.
      """)

  static let unexpectedSign = DiagnosticKind(
    "G1003", .error, "a character that has no meaning in JSON",
    explanation: """
      JSON consists of objects `{ "key": value }`, lists `[value, value]`, strings in double quotes, numbers, `true`,
      `false` and `null`. Outside of strings, no other character has a meaning.
      """,
    language: .json,
    wrong: """
      { "schemas": ("Schemas") }
      """,
    right: """
      { "schemas": ["Schemas"] }
      """)

  static let trailingComma = DiagnosticKind(
    "G1005", .error, "a comma after the last item",
    explanation: """
      Commas go between the items of a list or an object. Swift allows another one after the last item; JSON does not.
      """,
    language: .json,
    wrong: """
      { "schemas": ["Schemas",] }
      """,
    right: """
      { "schemas": ["Schemas"] }
      """)

  static let missingSeparator = DiagnosticKind(
    "G1006", .error, "a missing comma or colon",
    explanation: """
      A colon goes between a key and its value, and a comma goes between two items, even if each of them is on its own
      line.
      """,
    language: .json,
    wrong: """
      {
        "schemas": ["Schemas"]
        "issueCap": 20
      }
      """,
    right: """
      {
        "schemas": ["Schemas"],
        "issueCap": 20
      }
      """)

  static let openBracket = DiagnosticKind(
    "G1012", .error, "a bracket that is never closed",
    explanation: """
      Every `{` needs a `}`, and every `[` needs a `]`. The message marks the bracket that is still open at the end of
      the file, or of the value around it.
      """,
    language: .json,
    wrong: """
      { "initialisms": { "add": ["sepa"] }
      """,
    right: """
      { "initialisms": { "add": ["sepa"] } }
      """)

  static let missingValue = DiagnosticKind(
    "G1013", .error, "a missing value",
    explanation: """
      A key is followed by a colon and a value, and there is a value between any two commas. A file holds one value:
      even an empty configuration consists of two braces.
      """,
    language: .json,
    wrong: """
      { "schemas": }
      """,
    right: """
      { "schemas": ["Schemas"] }
      """)

  static let jsonTooDeep = DiagnosticKind(
    "G1014", .error, "brackets that are nested too deeply",
    explanation: """
      Lists and objects can be nested up to 64 levels deep. A configuration has three levels, so a file with more than
      64 must be something else.
      """)

  static let textAfterDocument = DiagnosticKind(
    "G1016", .error, "text after the end of the document",
    explanation: """
      A JSON file holds one value. If more text follows, a brace was most often closed too early.
      """,
    language: .json,
    wrong: """
      {
        "schemas": ["Schemas"]
      },
        "wireNames": "verbatim"
      }
      """,
    right: """
      {
        "schemas": ["Schemas"],
        "wireNames": "verbatim"
      }
      """)
}
