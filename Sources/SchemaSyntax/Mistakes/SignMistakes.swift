import Diagnostics

extension Mistake {
  /// A sign that has no meaning in the language, wherever it is.
  init(_ sign: Unicode.Scalar) {
    switch sign {
    case "+":
      self = .calculation("+", "join strings in a map as in `\"\\(first) \\(last)\"`")
    case "-":
      self = .calculation("-", "write the sign of a number directly before it")
    case "*", "%": self = .calculation("\(sign)")
    case "!":
      self = .unwrapping(.advise("remove `!`; write `?` where the value may be missing"))
    case "|":
      self = .meaningless(
        sign,
        "write `or null` if the value may be null, and declare a `union` for one of several types")
    case "^", "$":
      self = .meaningless(
        sign,
        "write a regular expression between slashes, `/…/`; it always matches the whole value"
      )
    case "&": self = .meaningless(sign, "separate protocols with commas")
    case "\u{21}"..."\u{7E}": self = .meaningless(sign, "remove it")
    case "−", "–", "—":
      self = Mistake(.unknownCharacter, "`\(sign)` is not a hyphen", .write("-"))
    default:
      let code = String(sign.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      self = Mistake(.unknownCharacter, "the character U+\(padded) has no meaning here", .remove)
    }
  }

  private static func meaningless(_ sign: Unicode.Scalar, _ help: String) -> Mistake {
    Mistake(.unknownCharacter, "`\(sign)` has no meaning here", .advise(help))
  }

  /// `≥` for `>=`
  static func typographicSign(_ sign: Unicode.Scalar, _ correction: String) -> Mistake {
    Mistake(.unknownCharacter, "`\(sign)` is written `\(correction)`", .write(correction))
  }

  /// `…`, which editors write for three dots.
  static let ellipsis = Mistake(
    .unknownCharacter, "`…` is written as three dots", .write("..."))

  static let plus = Mistake(
    .badNumber, "a number cannot begin with `+`", .advise("remove `+`"))

  static func nameOfType(with sign: Character, _ correction: String) -> Mistake {
    Mistake(.unknownCharacter, "the name of a type cannot contain `\(sign)`", .write(correction))
  }

  static func nameInSwift(with sign: Character, _ correction: String) -> Mistake {
    Mistake(.unknownCharacter, "a name in Swift cannot contain `\(sign)`", .write(correction))
  }
}

extension DiagnosticKind {
  static let unknownCharacter = DiagnosticKind(
    "G0002", .error, "a character that has no meaning here",
    explanation: """
      Outside of strings, regular expressions and comments, a schema consists of names, numbers and a few punctuation
      characters. This character is not one of them.
      """,
    wrong: """
      dto UserDTO { role: String | Int }
      """,
    right: """
      dto UserDTO { role: RoleDTO }
      dto union RoleDTO by shape { name(String), number(Int) }
      """)
}
