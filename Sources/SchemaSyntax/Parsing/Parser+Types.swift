import Diagnostics

extension Parser {
  mutating func parseType() -> TypeExpression {
    nested {
      $0.parseTypeUnchecked()
    } otherwise: { parser in
      let start = parser.current.span
      parser.skipItem()
      return TypeExpression(.invalid, span: start)
    }
  }

  private mutating func parseTypeUnchecked() -> TypeExpression {
    let start = current
    var type = parseBaseType()
    while type.kind != .invalid, continuesLine {
      if take(.question) != nil {
        type = optional(type, at: start.span.through(previousSpan))
      } else if take(.coalesce) != nil {
        // `String??` is one token to the lexer.
        type = optional(type, at: start.span.through(previousSpan))
        reportDoubleOptional(at: type.span)
      } else {
        break
      }
    }
    return type
  }

  private mutating func optional(_ type: TypeExpression, at span: SourceSpan) -> TypeExpression {
    if case .optional = type.kind {
      reportDoubleOptional(at: span)
      return type
    }
    return TypeExpression(.optional(type), span: span)
  }

  private mutating func reportDoubleOptional(at span: SourceSpan) {
    diagnostics.append(
      Diagnostic(
        .doubleOptional, "a value can be optional only once", at: span,
        help: "write one `?`; where absent and null differ, write `Patch<T>`"))
  }

  private mutating func parseBaseType() -> TypeExpression {
    switch current.kind {
    case .leftBracket: return parseBracketType()
    case .identifier where current.startsLine && startsMember:
      reportExpected("a type")
      return TypeExpression(.invalid, span: previousSpan.after)
    case .identifier: return parseNamedType()
    default:
      reportExpected("a type")
      return TypeExpression(.invalid, span: current.span)
    }
  }

  private mutating func parseBracketType() -> TypeExpression {
    let open = advance()
    let first = parseType()
    var kind = TypeExpression.Kind.array(first, skipsInvalid: nil)
    if take(.colon) != nil {
      kind = .dictionary(key: first, value: parseType())
    } else if let word = takeWord("else") {
      guard takeWord("skip") != nil else {
        reportExpected(
          "`skip` after `else`",
          help:
            "an element that is invalid can only be skipped; a value for the whole array goes behind the type"
        )
        return closeBracket(open, kind)
      }
      kind = .array(first, skipsInvalid: word.span.through(previousSpan))
    }
    return closeBracket(open, kind)
  }

  private mutating func closeBracket(_ open: Token, _ kind: TypeExpression.Kind) -> TypeExpression {
    if case .array(let element, _) = kind, element.kind == .invalid {
      if take(.rightBracket) == nil { skipItem() }
      return TypeExpression(.invalid, span: open.span.through(previousSpan))
    }
    guard expect(.rightBracket, "`]`") != nil else {
      return TypeExpression(.invalid, span: open.span.through(previousSpan))
    }
    return TypeExpression(kind, span: open.span.through(previousSpan))
  }

  private mutating func parseNamedType() -> TypeExpression {
    guard let path = parsePath("a type") else {
      return TypeExpression(.invalid, span: current.span)
    }
    guard current.kind == .less, continuesLine else {
      return TypeExpression(.named(path), span: path.span)
    }
    let less = advance()
    var arguments = [parseType()]
    while take(.comma) != nil { arguments.append(parseType()) }
    guard let greater = expect(.greater, "`>`") else {
      return TypeExpression(.invalid, span: path.span.through(previousSpan))
    }
    angleBrackets.insert(less.span)
    angleBrackets.insert(greater.span)
    return generic(path, arguments, at: path.span.through(greater.span))
  }

  private mutating func generic(_ path: Path, _ arguments: [TypeExpression], at span: SourceSpan)
    -> TypeExpression
  {
    let written = arguments.map { text(of: $0.span) }
    let correction: String
    switch (path.text, arguments.count) {
    case ("Set", 1): return TypeExpression(.set(arguments[0]), span: span)
    case ("Patch", 1): return TypeExpression(.patch(arguments[0]), span: span)
    case ("Array", 1): correction = "[\(written[0])]"
    case ("Optional", 1): correction = "\(written[0])?"
    case ("Dictionary", 2): correction = "[\(written[0]): \(written[1])]"
    default:
      diagnostics.append(
        Diagnostic(
          .unknownGeneric, "`\(path.text)` takes no type arguments like these", at: span,
          help: "only `Set<T>` and `Patch<T>` have one"))
      return TypeExpression(.invalid, span: span)
    }
    diagnostics.append(
      Diagnostic(
        .unknownGeneric, "`\(path.text)` is written in its short form", at: span,
        help: "write `\(correction)`", fix: .replace(span, with: correction)))
    return TypeExpression(.invalid, span: span)
  }

  /// Names joined by dots.
  mutating func parsePath(_ expectation: String) -> Path? {
    guard current.kind == .identifier else {
      reportExpected(expectation)
      return nil
    }
    var path = Path(name(of: advance()))
    while current.kind == .dot, continuesLine {
      advance()
      guard current.kind == .identifier || current.kind == .string else {
        reportExpected("a name after `.`")
        return nil
      }
      let token = advance()
      path.rest.append(
        token.kind == .string
          ? Name(stringValue(of: token), span: token.span) : name(of: token))
    }
    return path
  }
}

extension DiagnosticKind {
  static let doubleOptional = DiagnosticKind(
    "G0110", .error, "a value that is optional twice",
    explanation: """
      In JSON a value is there, is null, or is missing; `?` stands for the last two. Where the two differ, as in the
      body of a PATCH request, `Patch<T>` tells them apart.

      ```gate
      dto UserDTO { name: String?? }
      ```

      ```gate
      dto UserDTO { name: Patch<String> }
      ```
      """)

  static let unknownGeneric = DiagnosticKind(
    "G0111", .error, "type arguments where none belong",
    explanation: """
      `Set<T>` and `Patch<T>` are the only types with an argument. Arrays, dictionaries and optionals have their
      short forms: `[T]`, `[String: T]`, `T?`.

      ```gate
      dto UserDTO { roles: Array<String> }
      ```

      ```gate
      dto UserDTO { roles: [String] }
      ```
      """)
}
