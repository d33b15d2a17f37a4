import Diagnostics

extension JSONReader {
  mutating func readMember() throws(JSONSyntaxError) -> JSONMember {
    let start = offset
    let name = try readName()
    let nameSpan = span(from: start)
    try skipBlanks()
    switch peek {
    case UInt8(ascii: ":"):
      offset += 1
    case UInt8(ascii: "="):
      let sign = offset
      offset += bytes[offset...].starts(with: Array("=>".utf8)) ? 2 : 1
      diagnostics.append(foreignSign(at: span(from: sign), for: ":"))
    case UInt8(ascii: ","), UInt8(ascii: "}"):
      diagnostics.append(valueMissing(behind: name, at: nameSpan))
      return JSONMember(
        name: name, nameSpan: nameSpan, value: JSONNode(content: .unreadable, span: here.before))
    case nil:
      break
    default:
      diagnostics.append(missing(":", behind: nameSpan))
    }
    try skipBlanks()
    return JSONMember(name: name, nameSpan: nameSpan, value: try readValue())
  }

  private mutating func readName() throws(JSONSyntaxError) -> String {
    if peek == UInt8(ascii: "\"") { return try readText() }
    guard startsWord else {
      guard peek != UInt8(ascii: ",") else { throw memberMissing() }
      throw unexpectedSign(help: "write a key between double quotes")
    }
    return try readForeignText()
  }

  /// The comma behind an item, if it needs an item behind it. Brackets that end are left to whoever waits for them.
  mutating func readSeparator(behind item: JSONNode) throws(JSONSyntaxError) -> SourceSpan? {
    let end = SourceSpan(file: file, start: offset, end: offset)
    try skipBlanks()
    switch peek {
    case UInt8(ascii: ","):
      let comma = here
      offset += 1
      // Where the item is missing, so that the comma has nothing on either side, that has been said.
      return item.span.isEmpty ? nil : comma
    case UInt8(ascii: ";"):
      diagnostics.append(foreignSign(at: here, for: ","))
      offset += 1
    case nil, UInt8(ascii: "]"), UInt8(ascii: "}"):
      break
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""):
      diagnostics.append(missing(",", behind: end))
    case _ where startsWord:
      diagnostics.append(missing(",", behind: end))
    default:
      throw unexpectedSign()
    }
    return nil
  }

  private func missing(_ sign: String, behind item: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingSeparator, "a `\(sign)` is missing here", at: item.after,
      help: "insert it", fix: .insert(sign, at: item.after))
  }

  private func foreignSign(at span: SourceSpan, for sign: String) -> Diagnostic {
    Diagnostic(
      .missingSeparator, "JSON has `\(sign)` here", at: span, help: "write `\(sign)`",
      fix: .replace(span, with: sign))
  }

  private func valueMissing(behind name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .missingValue, "`\(name)` has no value", at: span,
      help: "write a colon and the value after it")
  }

  private func memberMissing() -> JSONSyntaxError {
    JSONSyntaxError(
      Diagnostic(
        .missingValue, "a key and its value are missing here", at: here, label: "before this",
        help: "write them, or remove the comma"))
  }

  /// Version control marks two versions of some lines that it could not merge. No line of JSON begins like that, and what follows
  /// cannot be read.
  func checkMerge() throws(JSONSyntaxError) {
    let marker = Array("<<<<<<< ".utf8)
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: marker) {
        throw JSONSyntaxError(
          Diagnostic(
            .unexpectedSign, "this is a merge conflict marker",
            at: SourceSpan(file: file, start: start, end: start + marker.count - 1),
            help: "keep one of the two versions that follow, and remove the lines with markers"))
      }
      start = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
  }

  func unexpectedSign(help: String? = nil) -> JSONSyntaxError {
    let sign = scalar(at: offset).map { String($0) } ?? ""
    let span = SourceSpan(file: file, start: offset, end: offset + sign.utf8.count)
    return JSONSyntaxError(
      Diagnostic(
        .unexpectedSign, "`\(sign)` has no meaning here", at: span,
        help: help ?? Self.help(for: sign)))
  }

  private static func help(for sign: String) -> String {
    switch sign {
    case "(", ")": "a list is written between `[` and `]`"
    default: "text is written between double quotes"
    }
  }
}

extension DiagnosticKind {
  static let unexpectedSign = DiagnosticKind(
    "G1003", .error, "a sign that has no meaning in JSON",
    explanation: """
      JSON consists of objects `{ "key": value }`, lists `[value, value]`, text between double quotes, numbers, `true`,
      `false` and `null`. No other sign has a meaning outside of text.

      ```json
      { "schemas": ("Schemas") }
      ```

      ```json
      { "schemas": ["Schemas"] }
      ```
      """)

  static let missingSeparator = DiagnosticKind(
    "G1006", .error, "a comma or a colon that is missing",
    explanation: """
      A colon goes between a key and its value, a comma between two items, also if each has its own line.

      ```json
      {
        "schemas": ["Schemas"]
        "issueCap": 20
      }
      ```

      ```json
      {
        "schemas": ["Schemas"],
        "issueCap": 20
      }
      ```
      """)
}
