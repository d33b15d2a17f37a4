import Diagnostics
import JSON

extension DescriptionReading {
  mutating func textType(of combined: inout CombinedSchema) -> DraftType {
    let format = takeTextFormat(of: &combined)
    if let format, let meaning = FormatMeaning(format) {
      reportRules(beside: meaning, of: &combined)
      return DraftType(.text(format))
    }
    var patterns: [String] = []
    for use in combined.take(.pattern) {
      if let pattern = pattern(use), !patterns.contains(pattern) { patterns.append(pattern) }
    }
    let isEmpty = patterns.contains("")
    let matches = patterns.filter { !$0.isEmpty }.map { DraftRule.matches($0) }
    return DraftType(.text(format), rules: takeLengths(of: &combined, isEmpty: isEmpty) + matches)
  }

  private mutating func takeTextFormat(of combined: inout CombinedSchema) -> DraftTextFormat? {
    var result: DraftTextFormat?
    for use in combined.take(.format) {
      guard let name = use.value.text else {
        reportMalformed(use.member, of: use.site, "a text")
        continue
      }
      switch TextFormatName(name) {
      case .known(let format): result = result ?? format
      case .plain: break
      case nil where NumberFormatName(name) != nil && isAlsoAbout(.number, use, of: combined):
        break
      case nil: reportUnknownFormat(use, name)
      }
    }
    for use in combined.uses(of: .contentEncoding) where use.value.text?.lowercased() == "base64" {
      _ = combined.take(.contentEncoding)
      result = result ?? .base64
    }
    return result
  }

  mutating func reportUnknownFormat(_ use: CombinedSchema.Use, _ name: String) {
    if TextFormatName.withoutTypes.contains(name.lowercased()) {
      return report(
        .unknownFormat, use,
        { "`\($0)` is not carried over: no type of the schema language is a `\(name)`" },
        help: "if your app needs more than the text, declare a `converter` for it")
    }
    report(
      .unknownFormat, use,
      { "`\($0)` is not carried over: `\(name)` is not a known format of texts" },
      help: "if it matters, write a rule such as `matches /…/` in a `domain`")
  }

  /// Whether what is said may be meant for values of another kind that can be at the same place.
  mutating func isAlsoAbout(
    _ other: JSONKinds, _ use: CombinedSchema.Use, of combined: CombinedSchema
  ) -> Bool {
    let stated =
      kindsOfChoices[use.site.origin]
      ?? statedKinds(of: CombinedSchema([use.site], at: use.site.origin))
    return !(stated == .all ? kinds(of: combined) : stated).isDisjoint(with: other)
  }

  /// The strictest of all lengths. JSON Schema counts Unicode scalars, and a schema counts characters, of which there are
  /// never more: what `maxLength` accepts is accepted.
  ///
  /// - Parameter isEmpty: whether a pattern says that the text has no characters.
  private mutating func takeLengths(
    of combined: inout CombinedSchema, isEmpty: Bool
  ) -> [DraftRule] {
    let minimum = takeCounts(.minLength, of: &combined).max().flatMap { $0 > 0 ? $0 : nil }
    let maximum = leastLimit(takeCounts(.maxLength, of: &combined) + (isEmpty ? [0] : []))
    guard minimum != nil || maximum != nil else { return [] }
    return [.length(minimum: minimum, maximum: maximum)]
  }

  mutating func takeCounts(_ keyword: Keyword, of combined: inout CombinedSchema) -> [Int] {
    combined.take(keyword).compactMap { count($0) }
  }

  mutating func count(_ use: CombinedSchema.Use) -> Int? {
    if let count = use.value.count { return count }
    reportMalformed(use.member, of: use.site, "a count")
    return nil
  }

  /// Nil where nothing is as long as the limit allows.
  func leastLimit(_ limits: [Int]) -> Int? { limits.min().flatMap { $0 < Int.max ? $0 : nil } }

  /// Nil for one that every text matches, and for one that is not carried over.
  mutating func pattern(_ use: CombinedSchema.Use) -> String? {
    guard let text = use.value.text else {
      reportMalformed(use.member, of: use.site, "a text")
      return nil
    }
    let result = patterns[text] ?? PatternTranslation.translate(text)
    patterns[text] = result
    switch result {
    case .success(let pattern):
      return pattern
    case .failure(let fault):
      report(
        .unusablePattern, use, { "`\($0)` is not carried over: \(fault.message)" },
        help: fault.isMistake
          ? "correct the pattern in the document"
          : "say the same with several rules in a `domain`, such as `length 8...`")
      return nil
    }
  }
}

/// What the name of a text's format stands for.
enum TextFormatName {
  /// Those of JSON Schema and OpenAPI for which there is neither a type nor a rule.
  static let withoutTypes: Set<String> = [
    "binary", "time", "duration", "uri-template", "json-pointer", "relative-json-pointer", "regex",
  ]

  case known(DraftTextFormat)
  /// One that says no more than that it is a text, or how it is shown.
  case plain

  init?(_ name: String) {
    switch name.lowercased() {
    case "date-time", "datetime": self = .known(.dateTime)
    case "date", "full-date": self = .known(.date)
    case "uuid", "guid": self = .known(.uuid)
    case "uri", "url", "iri": self = .known(.url)
    case "email", "idn-email": self = .known(.email)
    case "hostname", "idn-hostname": self = .known(.hostname)
    case "ipv4": self = .known(.ipv4)
    case "ipv6": self = .known(.ipv6)
    case "byte", "base64": self = .known(.base64)
    case "decimal": self = .known(.decimal)
    case "password", "string", "text", "": self = .plain
    default: return nil
    }
  }
}

extension DiagnosticKind {
  static let unusablePattern = DiagnosticKind(
    "G2127", .warning, "a pattern that a schema cannot have",
    explanation: """
      The patterns of a schema read each character once, so that no text can make them slow. They have no look-around,
      no references back to a group, and no assertions within. A pattern that needs one of these is left out, and so is
      one that is not valid; the value can then be any text.

      ```json
      { "$defs": { "Account": { "type": "object", "required": ["password"], "properties": {
        "password": { "type": "string", "pattern": "^(?=.*[0-9]).{8,}$" }
      } } } }
      ```

      Most often several rules say the same together, and better, since each has an error of its own. Write them in the
      layer `domain`; they stay when the document is imported again:

      ```gate
      dto AccountDTO { password: String }
      domain Account { password: Password }
      type Password = String where length 8..., matches /.*[0-9].*/
      map AccountDTO <-> Account
      ```
      """)
}
