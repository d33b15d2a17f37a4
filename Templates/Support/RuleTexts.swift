import Foundation

/// The texts of rules in the language of the person who reads them, from the string catalogue `RuleTexts.xcstrings`.
/// What is not translated there is in English.
nonisolated enum RuleTexts {
  /// A text without numbers.
  static func text(_ key: String, _ english: String) -> String {
    bundle.localizedString(forKey: key, value: english, table: table)
  }

  /// The catalogue is called like this type, which may have a prefix.
  private static var table: String { "\(Self.self)" }

  /// A text that shows a number as `%lld`; several of them are `%1$lld` and `%2$lld`.
  static func text(_ key: String, _ english: String, _ numbers: Int64...) -> String {
    let translation = text(key, english)
    let format = asks(translation, forNumbers: numbers.count) ? translation : english
    return String(format: format, locale: .current, arguments: numbers)
  }

  /// A whole number in the same form as those of the texts.
  static func number(_ value: some BinaryInteger) -> String {
    guard let number = Int64(exactly: value) else { return "\(value)" }
    return String(format: "%lld", locale: .current, arguments: [number])
  }

  /// Whether a translation asks for whole numbers alone, and for none that is missing. Anything else would read memory
  /// that holds no number.
  private static func asks(_ translation: String, forNumbers count: Int) -> Bool {
    let placeholders = translation.replacingOccurrences(of: "%%", with: "")
      .split(separator: "%", omittingEmptySubsequences: false).dropFirst()
    // Beside one with a position, a placeholder without one shows a number that is shown already.
    let hasPositions = placeholders.contains { placeholder in
      (1...count).contains { placeholder.hasPrefix("\($0)$lld") }
    }
    var next = 0
    return placeholders.allSatisfy { placeholder in
      // A text in several forms, one of which is chosen by a number.
      if placeholder.hasPrefix("#@") { return true }
      if placeholder.hasPrefix("lld") {
        next += 1
        return next <= count && !hasPositions
      }
      return (1...count).contains {
        placeholder.hasPrefix("\($0)$lld") || placeholder.hasPrefix("\($0)$#@")
      }
    }
  }
}
