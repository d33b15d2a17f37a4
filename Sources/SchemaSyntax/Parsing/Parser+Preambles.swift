import Diagnostics

extension Parser {
  /// The `///` lines and the attributes before a declaration or a member, in any order.
  mutating func parsePreamble() -> Preamble {
    var preamble = Preamble.none
    while true {
      if current.kind == .documentation {
        preamble.documentation.append(documentationLine(advance()))
      } else if current.kind == .at {
        if let attribute = parseAttribute() { preamble.attributes.append(attribute) }
      } else {
        return preamble
      }
    }
  }

  private func documentationLine(_ token: Token) -> String {
    var line = bytes[(token.span.start + 3)..<token.span.end]
    if line.first == UInt8(ascii: " ") { line.removeFirst() }
    while line.last == UInt8(ascii: " ") || line.last == UInt8(ascii: "\t") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private mutating func parseAttribute() -> Attribute? {
    let at = advance()
    guard current.kind == .identifier, !current.startsLine else {
      reportExpected("the name of an attribute after `@`")
      return nil
    }
    let name = name(of: advance())
    if current.kind == .colon || isWord("as") {
      reportUnquotedName(at: at.span.through(name.span), name: name.text)
      return nil
    }
    let arguments = parseArguments()
    return Attribute(name: name, arguments: arguments, span: at.span.through(previousSpan))
  }

  /// `@id: String`: a wire name that looks like an attribute.
  private mutating func reportUnquotedName(at span: SourceSpan, name: String) {
    diagnostics.append(
      Diagnostic(
        .unquotedWireName, "a wire name with `@` is quoted", at: span,
        help: "write `\"@\(name)\" as \(name)`",
        fix: .replace(
          span, with: current.kind == .colon ? "\"@\(name)\" as \(name)" : "\"@\(name)\"")))
    if takeWord("as") != nil { _ = take(.identifier) }
    if take(.colon) != nil { skipItem() }
  }

  /// `(label: literal, literal)`, or nothing at all.
  mutating func parseArguments() -> [Argument] {
    guard current.kind == .leftParenthesis, !current.startsLine else { return [] }
    advance()
    var arguments: [Argument] = []
    while current.kind != .rightParenthesis, current.kind != .endOfFile {
      var label: Name?
      if current.kind == .identifier, token(after: 1).kind == .colon {
        label = name(of: advance())
        advance()
      }
      let value = parseLiteral()
      if value.kind == .invalid {
        skipToArgumentEnd()
      } else {
        arguments.append(Argument(label: label, value: value))
      }
      if take(.comma) == nil { break }
    }
    _ = expect(.rightParenthesis, "`,` or `)`")
    return arguments
  }

  private mutating func skipToArgumentEnd() {
    while continuesLine, current.kind != .comma, current.kind != .rightParenthesis,
      current.kind != .rightBrace
    {
      advance()
    }
  }

  /// Documentation or attributes with nothing behind them.
  mutating func reportDangling(_ preamble: Preamble) {
    guard preamble != .none else { return }
    diagnostics.append(
      Diagnostic(
        .danglingPreamble, "this documents nothing: no declaration or member follows",
        at: previousSpan, help: "write `//` for a comment that stands alone"))
  }
}

extension DiagnosticKind {
  static let unquotedWireName = DiagnosticKind(
    "G0108", .error, "a wire name that must be quoted",
    explanation: """
      A wire name that is no Swift name is quoted, and gets its Swift name with `as`.

      ```gate
      dto LinkDTO { @id: String }
      ```

      ```gate
      dto LinkDTO { "@id" as id: String }
      ```
      """)

  static let danglingPreamble = DiagnosticKind(
    "G0109", .error, "documentation that documents nothing",
    explanation: """
      A `///` comment or an attribute belongs to the declaration or the member that follows it. Here nothing follows.

      ```gate
      dto PointDTO {
        x: Double
        /// The end.
      }
      ```

      ```gate
      dto PointDTO {
        x: Double
        // The end.
      }
      ```
      """)
}
