import Diagnostics

extension JSONReader {
  /// How many lists and objects may stand within each other.
  static let depthLimit = 64

  mutating func readElements() throws(JSONSyntaxError) -> [JSONNode] {
    let bracket = try open("]")
    var elements: [JSONNode] = []
    var comma: SourceSpan?
    while try !close(bracket, behind: comma) {
      let element = try readValue()
      elements.append(element)
      comma = try readSeparator(behind: element)
    }
    return elements
  }

  mutating func readMembers() throws(JSONSyntaxError) -> [JSONMember] {
    let bracket = try open("}")
    var members: [JSONMember] = []
    var places: [String: SourceSpan] = [:]
    var comma: SourceSpan?
    while try !close(bracket, behind: comma) {
      let member = try readMember()
      if let earlier = places[member.name] {
        diagnostics.append(duplicate(member, of: earlier))
      } else {
        places[member.name] = member.nameSpan
        members.append(member)
      }
      comma = try readSeparator(behind: member.value)
    }
    return members
  }

  private mutating func open(_ end: Unicode.Scalar) throws(JSONSyntaxError) -> Bracket {
    guard brackets.count < Self.depthLimit else { throw tooDeep() }
    let bracket = Bracket(span: here, end: end)
    brackets.append(bracket)
    offset += 1
    return bracket
  }

  /// Whether `bracket` ends here. A comma just before its end is one too many.
  private mutating func close(
    _ bracket: Bracket, behind comma: SourceSpan?
  ) throws(JSONSyntaxError) -> Bool {
    try skipBlanks()
    switch peek {
    case nil:
      throw openBracket(bracket)
    case UInt8(ascii: bracket.end):
      if let comma { diagnostics.append(trailingComma(at: comma, before: bracket.end)) }
      brackets.removeLast()
      offset += 1
      return true
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw wrongEnd(of: bracket)
    default:
      return false
    }
  }

  func openBracket(_ bracket: Bracket) -> JSONSyntaxError {
    JSONSyntaxError(
      Diagnostic(
        .openBracket, "this bracket is never closed", at: bracket.span,
        help: "close it with `\(bracket.end)`"))
  }

  private func wrongEnd(of bracket: Bracket) -> JSONSyntaxError {
    JSONSyntaxError(
      Diagnostic(
        .openBracket, "this does not close what is open", at: here,
        label: "`\(bracket.end)` is expected",
        secondary: [.init(bracket.span, "this is open")],
        help: "close it with `\(bracket.end)` before that"))
  }

  private func trailingComma(at comma: SourceSpan, before end: Unicode.Scalar) -> Diagnostic {
    Diagnostic(
      .trailingComma, "there is a comma before `\(end)`", at: comma,
      label: "nothing follows it", help: "remove it", fix: .remove(comma))
  }

  private func tooDeep() -> JSONSyntaxError {
    JSONSyntaxError(
      Diagnostic(
        .jsonTooDeep, "this is nested too deeply", at: here,
        help: "no key of a configuration needs more than three levels"))
  }

  private func duplicate(_ member: JSONMember, of earlier: SourceSpan) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "`\(member.name)` is given twice", at: member.nameSpan,
      secondary: [.init(earlier, "it is already given here")],
      help: "keep one of the two: which one counts is not defined in JSON")
  }
}

extension DiagnosticKind {
  static let trailingComma = DiagnosticKind(
    "G1005", .error, "a comma after the last item",
    explanation: """
      Commas go between the items of a list or an object. Swift takes another one after the last item; JSON does not.

      ```json
      { "schemas": ["Schemas",] }
      ```

      ```json
      { "schemas": ["Schemas"] }
      ```
      """)

  static let openBracket = DiagnosticKind(
    "G1012", .error, "a bracket that is not closed",
    explanation: """
      Every `{` needs its `}`, and every `[` its `]`. The message marks the one that is still open where the file, or
      what is around it, ends.

      ```json
      { "initialisms": { "add": ["sepa"] }
      ```

      ```json
      { "initialisms": { "add": ["sepa"] } }
      ```
      """)

  static let jsonTooDeep = DiagnosticKind(
    "G1014", .error, "brackets that are nested too deeply",
    explanation: """
      Lists and objects may be nested up to 64 levels. A configuration has three, so a file with more is
      none.
      """)

  static let duplicateKey = DiagnosticKind(
    "G1015", .error, "a key that is given twice",
    explanation: """
      Some programs take the first of two equal keys and some the last, so that one of the values would be ignored without
      a word. Keep the one that you mean.

      ```json
      { "wireNames": "verbatim", "issueCap": 20, "wireNames": "camelCase" }
      ```

      ```json
      { "wireNames": "verbatim", "issueCap": 20 }
      ```
      """)
}
