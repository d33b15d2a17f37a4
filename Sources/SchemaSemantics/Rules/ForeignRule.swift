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

  /// Nil if the type does not have the rule either.
  init?(_ name: String, _ operand: RuleUse.Operand?, on type: SchemaType) {
    let word = name.lowercased()
    let rules = Rule.all(for: type)
    isCertain = !Self.ambiguous.contains(word)
    if let limit = Self.limits[word] ?? Self.limitsOfCounts[word] {
      let counting = rules.compactMap(\.name).first(where: Self.isCounting)
      let isOfCount = Self.limitsOfCounts[word] != nil
      guard counting != nil || !isOfCount && Self.haveRanges(rules) else { return nil }
      let before = (counting.map { "\($0) " } ?? "") + limit.before
      replacesOperand = true
      guard case .literal(let literal) = operand, Self.isBound(literal, of: type) else {
        help =
          "write `\(before)\(Self.exampleBound(of: type))\(limit.after)` with the value that you mean"
        replacement = nil
        return
      }
      let text = before + literal.shown + limit.after
      help = "write `\(text)`"
      replacement = text
    } else if Self.wordsForDigits.contains(word), type == .scalar(.decimal),
      case .literal(let literal) = operand, let digits = Int(literal.shown), 1...9 ~= digits
    {
      let text = "multipleOf 0.\(String(repeating: "0", count: digits - 1))1"
      help =
        "write `\(text)` to allow \(digits) \(digits == 1 ? "digit" : "digits") after the point"
      replacement = text
      replacesOperand = true
    } else if let range = Self.ranges[word], Self.haveRanges(rules) {
      help = "write `\(range)`"
      replacement = range
      replacesOperand = false
    } else if let rule = Self.names[word], rule != name, rules.contains(where: { $0.name == rule })
    {
      help = "write `\(rule)`"
      replacement = rule
      replacesOperand = false
    } else if let advice = Self.advice[word] {
      help = advice
      replacement = nil
      replacesOperand = false
    } else if Converter.named(name) != nil {
      help = "`\(name)` is a converter: write it after `via`"
      replacement = nil
      replacesOperand = false
    } else {
      return nil
    }
  }

  /// A text or a list has no limits itself, but its length has.
  private static func isCounting(_ rule: String) -> Bool { rule == "length" || rule == "count" }

  private static func haveRanges(_ rules: [Rule]) -> Bool { rules.contains { $0.name == nil } }

  private static func isBound(_ literal: Literal, of type: SchemaType) -> Bool {
    let isNumber = literal.title.hasPrefix("`")
    let isTime = type == .scalar(.date) || type == .scalar(.calendarDate)
    return isNumber != isTime
  }

  static func exampleBound(of type: SchemaType) -> String {
    switch type {
    case .scalar(.date): "\"2024-05-03T10:00:00Z\""
    case .scalar(.calendarDate): "\"2024-05-03\""
    default: "1"
    }
  }

  static func isWordForRanges(_ word: String) -> Bool {
    ["range", "in", "between", "within"].contains(word.lowercased())
  }

  /// What to write before and after the bound.
  private static let limits: [String: (before: String, after: String)] = [
    "min": ("", "..."), "minimum": ("", "..."), "gte": ("", "..."), "ge": ("", "..."),
    "atleast": ("", "..."),
    "max": ("...", ""), "maximum": ("...", ""), "lte": ("...", ""), "le": ("...", ""),
    "atmost": ("...", ""),
    "gt": ("> ", ""), "exclusiveminimum": ("> ", ""),
    "lt": ("< ", ""), "exclusivemaximum": ("< ", ""),
  ]

  /// The same for a length or a count.
  private static let limitsOfCounts: [String: (before: String, after: String)] = [
    "minlength": ("", "..."), "min_length": ("", "..."), "mincount": ("", "..."),
    "minitems": ("", "..."), "minsize": ("", "..."),
    "maxlength": ("...", ""), "max_length": ("...", ""), "maxcount": ("...", ""),
    "maxitems": ("...", ""), "maxsize": ("...", ""),
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
  ]

  private static let ranges = [
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
    "required": "remove it: there is always a value, unless its type has `?`",
    "url": "write `URL` for the type", "uri": "write `URL` for the type",
    "date": "write `Date` or `CalendarDate` for the type",
    "ip": "write `ipv4` or `ipv6`",
    "optional": "write `?` after the type", "nullable": "write `?` after the type",
    "default": "write `= value` after the rules",
    "trim": "`trimmed` is a converter: write it after `via`",
    "lowercase": "`lowercased` is a converter: write it after `via`",
    "uppercase": "`uppercased` is a converter: write it after `via`",
  ]
}
