import Diagnostics
import SchemaSyntax

extension ValidRule {
  /// What is wrong with a value that breaks the rule, without the name of the field.
  var errorCase: String { kind.requirement.errorCase }

  /// The error case of the generated type: the name that the schema gives it, or else what is wrong with the value of a
  /// `type` or of `field`. It depends only on the rule, and so stays the same when other rules are added, removed or moved.
  package func errorCase(of field: String?) -> String {
    if let name = ownErrorCase { return name.text }
    return field.map { $0 + errorCase.capitalizedFirst } ?? errorCase
  }

  /// The name that the schema gives the error case; for `each`, the inner rule is named.
  var ownErrorCase: Name? {
    if let givenErrorCase { return givenErrorCase }
    guard case .each(let each) = kind else { return nil }
    return each.rule.ownErrorCase
  }
}

extension InvariantDeclaration {
  /// The name of the rule says what must be so, and the error case says that it is not: `breaksEndsAfterStart`.
  var errorCase: String { "breaks" + name.text.capitalizedFirst }
}

extension Bounds {
  /// For a rule about the value itself.
  var errorCase: String {
    switch (lower, upper) {
    case (let lower?, nil) where lower.isTime: "tooEarly"
    case (nil, let upper?) where upper.isTime: "tooLate"
    case (.some, nil): includesLower ? "belowMinimum" : "notAboveMinimum"
    case (nil, .some): includesUpper ? "aboveMaximum" : "notBelowMaximum"
    default: "outOfRange"
    }
  }

  /// For a rule about a count.
  func errorCase(below: String, above: String, else outside: String) -> String {
    switch (lower, upper) {
    case (.some, nil): below
    case (nil, .some): above
    default: outside
    }
  }
}

/// What a text must contain, if it can be said in a word or two.
struct MissingPart {
  private let words: String

  /// `doesNotContainDigit`
  var errorCase: String { "doesNotContain" + words }

  /// - Parameter part: the text itself: `@`, `order`.
  init?(_ part: String) {
    if let sign = Self.signs[part] {
      words = sign
    } else if part.utf8.count <= 20, let name = NamingConventions().swiftName(for: part),
      name.lowercased() == part.lowercased()
    {
      words = name.capitalizedFirst
    } else {
      return nil
    }
  }

  /// - Parameter pattern: `.*[0-9].*`
  init?(demandedBy pattern: String) {
    guard pattern.hasPrefix(".*"), pattern.hasSuffix(".*"), pattern.utf8.count > 4,
      let characters = Self.classes[String(pattern.dropFirst(2).dropLast(2))]
    else { return nil }
    words = characters
  }

  private static let signs = [
    "@": "AtSign", " ": "Space", ".": "Dot", ",": "Comma", ":": "Colon", ";": "Semicolon",
    "-": "Hyphen", "_": "Underscore", "/": "Slash", "\\": "Backslash", "#": "NumberSign",
    "+": "PlusSign", "=": "EqualsSign", "?": "QuestionMark", "!": "ExclamationMark",
    "&": "Ampersand", "%": "PercentSign", "*": "Asterisk", "$": "DollarSign", "|": "VerticalBar",
    "\n": "LineBreak",
  ]

  private static let classes = [
    "[0-9]": "Digit", "\\d": "Digit", "[a-z]": "LowercaseLetter", "[A-Z]": "UppercaseLetter",
    "[a-zA-Z]": "Letter", "[A-Za-z]": "Letter", "\\s": "WhiteSpace",
    "[^a-zA-Z0-9]": "Symbol", "[^A-Za-z0-9]": "Symbol",
  ]
}
