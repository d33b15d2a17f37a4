import SchemaSyntax

/// A word that other tools use for one of the rules here.
struct ForeignRule {
  let help: String
  let replacement: String?
  /// Whether the replacement includes the operand.
  let replacesOperand: Bool
  /// Whether the word certainly means the same elsewhere. `required` may also mean that there must be a value at all,
  /// and a blank text need not be empty.
  let isCertain: Bool

  /// - Parameter rules: those that the value can have.
  init?(_ word: String, _ operand: RuleUse.Operand?, beside rules: [Rule]) {
    isCertain = !Self.ambiguous.contains(word.lowercased())
    if let (limit, after) = Self.limits[word.lowercased()] {
      let saysOfWhat = limit.contains(where: \.isLetter)
      let counting = saysOfWhat ? nil : rules.compactMap(\.name).first(where: Self.isCounting)
      let before = (counting.map { "\($0) " } ?? "") + limit
      guard case .literal(let literal) = operand, literal.title.hasPrefix("`") else {
        help = "write `\(before)1\(after)` with the number that you mean"
        replacement = nil
        replacesOperand = true
        return
      }
      let text = before + literal.shown + after
      help = "write `\(text)`"
      replacement = text
      replacesOperand = true
    } else if Self.wordsForDigits.contains(word.lowercased()),
      rules.contains(where: { $0.name == "multipleOf" }),
      case .literal(let literal) = operand, let digits = Int(literal.shown), 1...9 ~= digits
    {
      let text = "multipleOf 0.\(String(repeating: "0", count: digits - 1))1"
      help =
        "write `\(text)` to allow \(digits) \(digits == 1 ? "digit" : "digits") after the point"
      replacement = text
      replacesOperand = true
    } else if let rule = Self.names[word.lowercased()], rule != word {
      help = "write `\(rule)`"
      replacement = rule
      replacesOperand = false
    } else if let advice = Self.advice[word.lowercased()] {
      help = advice
      replacement = nil
      replacesOperand = false
    } else {
      return nil
    }
  }

  /// A text or a list has no limits itself, but its length has.
  private static func isCounting(_ rule: String) -> Bool { rule == "length" || rule == "count" }

  static func isWordForRanges(_ word: String) -> Bool {
    ["range", "in", "between", "within"].contains(word.lowercased())
  }

  /// What to write before and after the number.
  private static let limits: [String: (String, String)] = [
    "min": ("", "..."), "minimum": ("", "..."), "gte": ("", "..."), "ge": ("", "..."),
    "atleast": ("", "..."),
    "max": ("...", ""), "maximum": ("...", ""), "lte": ("...", ""), "le": ("...", ""),
    "atmost": ("...", ""),
    "gt": ("> ", ""), "exclusiveminimum": ("> ", ""),
    "lt": ("< ", ""), "exclusivemaximum": ("< ", ""),
    "minlength": ("length ", "..."), "min_length": ("length ", "..."),
    "maxlength": ("length ...", ""), "max_length": ("length ...", ""),
    "mincount": ("count ", "..."), "minitems": ("count ", "..."), "minsize": ("count ", "..."),
    "maxcount": ("count ...", ""), "maxitems": ("count ...", ""), "maxsize": ("count ...", ""),
  ]

  private static let names = [
    "regex": "matches", "pattern": "matches", "regexp": "matches", "match": "matches",
    "required": "notEmpty", "nonempty": "notEmpty", "isnotempty": "notEmpty",
    "not_empty": "notEmpty", "notblank": "notEmpty", "nonblank": "notEmpty",
    "startswith": "prefix", "beginswith": "prefix", "hasprefix": "prefix", "starts_with": "prefix",
    "endswith": "suffix", "hassuffix": "suffix", "ends_with": "suffix",
    "includes": "contains", "has": "contains",
    "in": "oneOf", "enum": "oneOf", "anyof": "oneOf", "oneof": "oneOf", "values": "oneOf",
    "len": "length", "size": "length", "characters": "length", "range": "length",
    "items": "count", "step": "multipleOf", "divisibleby": "multipleOf",
    "multipleof": "multipleOf",
    "distinct": "unique", "uniqueitems": "unique", "noduplicates": "unique",
    "every": "each", "all": "each", "host": "hostname", "mail": "email", "emailaddress": "email",
    "guid": "uuid", "isfinite": "finite",
    "positive": "> 0", "negative": "< 0", "nonnegative": "0...", "nonpositive": "...0",
  ]

  /// How many digits may come after the point.
  private static let wordsForDigits: Set = [
    "decimals", "decimalplaces", "digits", "fractiondigits", "places", "precision", "scale",
  ]

  private static let ambiguous: Set = [
    "required", "notblank", "nonblank", "has", "size", "range", "items", "all", "digits",
    "precision",
  ]

  private static let advice = [
    "url": "write `URL` for the type", "uri": "write `URL` for the type",
    "date": "write `Date` or `CalendarDate` for the type",
    "ip": "write `ipv4` or `ipv6`",
    "optional": "write `?` after the type", "nullable": "write `?` after the type",
    "default": "write `= value` after the rules",
    "trim": "`trimmed` is a converter: write it after `via`",
    "trimmed": "`trimmed` is a converter: write it after `via`",
    "lowercase": "`lowercased` is a converter: write it after `via`",
    "lowercased": "`lowercased` is a converter: write it after `via`",
    "uppercase": "`uppercased` is a converter: write it after `via`",
    "uppercased": "`uppercased` is a converter: write it after `via`",
  ]
}
