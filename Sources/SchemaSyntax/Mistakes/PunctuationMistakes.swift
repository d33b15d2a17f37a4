import Diagnostics

extension Mistake {
  static func semicolon(_ remedy: Remedy) -> Mistake {
    Mistake(.foreignSeparator, "an item does not end with `;`", remedy)
  }

  static func separator(between items: String) -> Mistake {
    Mistake(.foreignSeparator, "\(items) are separated by commas", .write(","))
  }

  static func labelledMessage(_ correction: String) -> Mistake {
    Mistake(
      .foreignSeparator, "a message follows its rule without a comma or a label",
      .advise(
        "write `\(correction)`; a key that is called `message` goes on a line of its own"))
  }

  /// `@renamed(from = "name")`
  static func assignedArgument(_ correction: String) -> Mistake {
    Mistake(.foreignSeparator, "the label of an argument ends with `:`", .write(correction))
  }

  static func commaBeforeClause(_ word: String) -> Mistake {
    Mistake(.foreignSeparator, "`\(word)` is written without a comma before it", .remove)
  }

  static let colonOfRule = Mistake(
    .foreignSeparator, "a rule is written without `:` before its operand", .remove)

  static let strayComma = Mistake(
    .foreignSeparator, "there is nothing before this comma", .remove)

  static let colonOfReverse = Mistake(
    .foreignSeparator, "a `reverse` block has no `:`", .remove)

  static func quotes(_ remedy: Remedy) -> Mistake {
    Mistake(
      .foreignQuotes, "strings are written in straight double quotes", remedy)
  }

  static func backticks(_ name: String) -> Mistake {
    Mistake(
      .foreignQuotes, "names need no backticks",
      .advise("write `\(name)`; where Swift reserves a name, the generated code quotes it"))
  }

  static func unquotedText(_ text: String) -> Mistake {
    Mistake(.foreignQuotes, "a string is written in quotes", .write("\"\(text)\""))
  }

  static func comment(_ remedy: Remedy?) -> Mistake {
    Mistake(.foreignComment, "a comment begins with `//`", remedy)
  }
}

// MARK: Brackets

extension Mistake {
  static func conformanceInParentheses(_ name: String, found: String) -> Mistake {
    Mistake(
      .foreignBrackets, "expected `:` and `\(name)`, found `\(found)`", .write(": \(name)"))
  }

  static func parametersOfDeclaration(_ name: String) -> Mistake {
    Mistake(
      .foreignBrackets, "`\(name)` has no parameters",
      .advise("remove them: its members go in the braces"))
  }

  static func typeParameterInBrackets(_ correction: String) -> Mistake {
    Mistake(
      .foreignBrackets, "a type parameter is written between `<` and `>`", .write(correction))
  }

  static func bodyInParentheses(_ name: String) -> Mistake {
    Mistake(
      .foreignBrackets, "the content of `\(name)` is written in braces",
      .advise("write `{` and `}`"))
  }

  static func bareParameters(_ list: String) -> Mistake {
    Mistake(
      .foreignBrackets,
      "several parameters of a map, or one with a name, are written in parentheses",
      .write("map (\(list)) -> …"))
  }

  static func bareTuple(_ title: String, _ correction: String) -> Mistake {
    Mistake(.foreignBrackets, "\(title) are written in parentheses", .write(correction))
  }

  static let bareRows = Mistake(
    .foreignBrackets, "the rows of a `match` are written in braces",
    .advise("write `{` before them, and `}` after them"))

  static func ruleInParentheses(_ rule: String, _ operand: String) -> Mistake {
    Mistake(
      .foreignBrackets, "rules are written without parentheses",
      operand.isEmpty ? .advise("remove them") : .write("\(rule) \(operand)"))
  }

  static func conditionInBraces(_ name: String) -> Mistake {
    Mistake(
      .foreignBrackets, "the condition of a rule is written after `:`, without braces",
      .advise("write `rule \(name): …`"))
  }

  static func listInParentheses(_ correction: String) -> Mistake {
    Mistake(.foreignBrackets, "several values are written in brackets", .write(correction))
  }

  static func rangeInParentheses(_ correction: String) -> Mistake {
    Mistake(
      .foreignBrackets, "the ends of a range are written without parentheses", .write(correction))
  }

  static func messageInParentheses(_ correction: String) -> Mistake {
    Mistake(
      .foreignBrackets, "the message of a rule is written without parentheses", .write(correction))
  }

  static func payloadAfterColon(_ correction: String) -> Mistake {
    Mistake(.foreignBrackets, "a case has its value in parentheses", .write(correction))
  }

  static let bareArgument = Mistake(
    .foreignBrackets, "the argument of an attribute goes in parentheses",
    .advise("put `(` and `)` around it"))

  static let bareArgumentOrCase = Mistake(
    .foreignBrackets, "the argument of an attribute goes in parentheses",
    .advise("put `(` and `)` around it; a case goes on the next line"))
}

extension DiagnosticKind {
  static let foreignSeparator = DiagnosticKind(
    "G0137", .error, "a separator that does not belong here",
    explanation: """
      An item ends at the end of its line. Commas separate several items on one line, and they separate rules and
      converters. Nothing else ends or separates them.
      """,
    wrong: """
      dto PointDTO {
        x: Double;
      }
      """,
    right: """
      dto PointDTO {
        x: Double
      }
      """)

  static let foreignQuotes = DiagnosticKind(
    "G0138", .error, "quotes from another language",
    explanation: """
      A string is written in straight double quotes. A name is written without quotes: if Swift reserves it, the
      generated code puts it in backticks.
      """,
    wrong: """
      model LevelDTO { name: String = 'low' }
      """,
    right: """
      model LevelDTO { name: String = "low" }
      """)

  static let foreignComment = DiagnosticKind(
    "G0139", .error, "a comment from another language",
    explanation: """
      A comment begins with `//` and ends at the end of its line. A comment that begins with `///` is documentation,
      which is copied to the generated code.
      """,
    wrong: """
      # What the server sends.
      dto PointDTO { x: Double }
      """,
    right: """
      // What the server sends.
      dto PointDTO { x: Double }
      """)

  static let foreignBrackets = DiagnosticKind(
    "G0140", .error, "the wrong kind of brackets",
    explanation: """
      Braces hold the content of a declaration and the rows of a `match`. Parentheses hold the value of a case, the
      parameters of a map and the arguments of an attribute or a converter. Square brackets hold a list of values. The
      operand of a rule has no parentheses.
      """,
    wrong: """
      dto PointDTO (x: Double, y: Double)
      """,
    right: """
      dto PointDTO { x: Double, y: Double }
      """)
}
