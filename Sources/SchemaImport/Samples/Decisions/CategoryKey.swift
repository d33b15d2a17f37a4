/// Whether a key says that its value is one of a few that a programmer has named: `status`, `eventType`, `currency_code`.
///
/// Only there may values of samples be shown. Words that repeat are not enough: so do the names of those who use an app most.
enum CategoryKey {
  static func describes(_ key: String) -> Bool {
    let words = KeyWords.of(key)
    guard let last = words.last else { return false }
    // `currency_code` is about the currency; what a code alone stands for, nobody knows.
    if last == "code", let subject = words.dropLast().last {
      return codedSubjects.contains(subject)
    }
    let singular = Singular.of(last)
    return compounds(last) || names.contains(singular) || names.contains(last)
  }

  /// `eventtype`, `orderstatus`
  private static func compounds(_ word: String) -> Bool {
    word.hasSuffix("type") || word.hasSuffix("status")
  }

  private static let codedSubjects: Set<String> = [
    "country", "currency", "error", "language", "locale", "reason", "region", "state", "status",
  ]

  private static let names: Set<String> = [
    "access", "action", "algorithm", "alignment", "arch", "architecture", "availability",
    "behavior",
    "behaviour", "category", "channel", "class", "color", "colour", "condition", "conclusion",
    "continent", "country", "currency", "day", "difficulty", "direction", "effect", "encoding",
    "env",
    "environment", "event", "flavor", "format", "frequency", "gender", "importance", "interval",
    "kind", "lang", "language", "layout", "level", "locale", "method", "mode", "object", "op",
    "operation", "operator", "orientation", "os", "outcome", "period", "permission", "phase",
    "plan",
    "platform", "policy", "priority", "privacy", "protocol", "quality", "reaction", "reason",
    "region", "relation", "relationship", "result", "role", "scheme", "scope", "season", "severity",
    "shape", "side", "size", "stage", "state", "status", "strategy", "style", "subtype", "theme",
    "tier", "trend", "type", "typename", "unit", "variant", "verb", "verdict", "visibility",
    "weekday",
  ]
}
