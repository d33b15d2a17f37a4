extension ResolvedSchema {
  /// ``text(of:)`` in backticks, after its article: "an `Int`", "a `URL`".
  func article(_ type: SchemaType) -> String {
    let text = text(of: type)
    return (text.beginsWithVowelSound ? "an `" : "a `") + text + "`"
  }
}

extension String {
  /// As the name of a type is read aloud: "an `Order`", "a `OneTimeCode`", "a `Unit`", "an `Update`", "an `MLModel`".
  var beginsWithVowelSound: Bool {
    guard let first else { return false }
    let isSpelledOut = dropFirst().first.map { $0.isUppercase || $0.isNumber } ?? true
    if isSpelledOut { return "AEFHILMNORSX".contains(first) }
    let start = prefix(3).lowercased()
    switch first {
    case "A", "I": return true
    case "E": return !start.hasPrefix("eu")
    case "O": return start != "one" && start != "onc"
    case "U": return start != "uni" && ["un", "up", "ul", "um"].contains(start.prefix(2))
    default: return false
    }
  }
}

extension Sequence<String> {
  /// "`a`, `b` and `c`", or "`a`, `b` and more" if there are more than are shown.
  package func enumeration(hasMore: Bool = false) -> String {
    var parts = map { "`\($0)`" }
    if hasMore { parts.append("more") }
    return parts.joined(with: "and")
  }
}
