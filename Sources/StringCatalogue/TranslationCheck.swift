import Diagnostics
import JSON
import SwiftLowering

/// Checks that translations only have placeholders for numbers that there are: for any other, the app would read memory that
/// holds no number.
enum TranslationCheck {
  static func problems(
    in catalogue: JSONValue, of texts: [CatalogueText], file: Int
  ) -> [Diagnostic] {
    let entries = CatalogueEntries(of: catalogue)
    return texts.flatMap { text -> [Diagnostic] in
      // A text without numbers is shown as it is.
      guard text.numberCount > 0 else { return [] }
      let languages = entries[text.key]?["localizations"]?.members ?? []
      // English is written again, except for what a person has made of it.
      return languages.filter {
        !$0.isEnglish || EnglishForms.areKept(in: $0.value, showing: text.numberCount)
      }.flatMap { problems(in: $0, of: text, file) }
    }
  }

  private static func problems(
    in language: JSONValue.Member, of text: CatalogueText, _ file: Int
  ) -> [Diagnostic] {
    let substitutions = Substitutions(of: language.value)
    let wholes = TranslatedText.all(in: substitutions.language).compactMap { whole in
      Placeholders(whole.text, substitutions.names).firstUnfilled(by: text.numberCount)
        .map { problem($0, at: whole.place, to: language.name, of: text, file) }
    }
    return wholes
      + substitutions.all.flatMap { substitution -> [Diagnostic] in
        if let place = substitution.unfillable(by: text.numberCount) {
          return [problem("#@\(substitution.name)@", at: place, to: language.name, of: text, file)]
        }
        return TranslatedText.all(in: substitution.value).compactMap { part in
          Placeholders(part.text, isPart: true).firstUnfilled(by: text.numberCount)
            .map { problem($0, at: part.place, to: language.name, of: text, file) }
        }
      }
  }

  private static func problem(
    _ placeholder: String, at place: Range<Int>, to language: String, of text: CatalogueText,
    _ file: Int
  ) -> Diagnostic {
    let shown = text.numberCount == 1 ? "`%lld`" : "`%1$lld` and `%2$lld`"
    return Diagnostic(
      .unfillablePlaceholder,
      "nothing can fill `%\(placeholder)` in this translation to `\(language)`",
      at: SourceSpan(file: file, start: place.lowerBound, end: place.upperBound),
      notes: ["the English text of `\(text.key)` is \"\(text.english)\""],
      help: "write \(shown) where the text shows a number, and `%%` for a percent sign")
  }
}

extension JSONValue.Member {
  fileprivate var isEnglish: Bool { name == CatalogueUpdate.sourceLanguage }
}

/// The placeholders of a text, as `String(format:)` reads them.
struct Placeholders {
  /// What follows each percent sign; two percent signs stand for one.
  private let all: [Substring]
  private let substitutions: Set<String>
  private let isPart: Bool

  /// - Parameters:
  ///   - substitutions: the names of the parts that the text can be put together from.
  ///   - isPart: whether the text is one of these, and so has a number of its own, `%arg`.
  init(_ text: String, _ substitutions: Set<String> = [], isPart: Bool = false) {
    var all: [Substring] = []
    var rest = text[...]
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.utf8.index(after: sign)...]
      if rest.utf8.first == UInt8(ascii: "%") {
        rest = rest.dropFirst()
      } else {
        all.append(rest.prefix { $0 != "%" })
      }
    }
    self.all = all
    self.substitutions = substitutions
    self.isPart = isPart
  }

  /// The first placeholder that is not one of so many whole numbers.
  func firstUnfilled(by count: Int) -> String? {
    // Beside one with a position, a placeholder without one shows a number that is shown already.
    let hasPositions = all.contains { placeholder in
      placeholder.drop(while: \.isWholeNumber).hasPrefix("$lld")
    }
    var next = 0
    for placeholder in all {
      if isPart && placeholder.hasPrefix("arg") || names(placeholder, after: "#@") { continue }
      if placeholder.hasPrefix("lld"), !hasPositions {
        next += 1
        if next <= count { continue }
      }
      let isFilled = (1...max(count, 1)).contains { position in
        placeholder.hasPrefix("\(position)$lld") || names(placeholder, after: "\(position)$#@")
      }
      if !isFilled { return String(placeholder.prefix { !$0.isWhitespace }) }
    }
    return nil
  }

  /// Whether it stands for a part that there is: `#@lines@`.
  private func names(_ placeholder: Substring, after sign: String) -> Bool {
    guard placeholder.hasPrefix(sign) else { return false }
    let name = placeholder.dropFirst(sign.count)
    return name.firstIndex(of: "@").map { substitutions.contains(String(name[..<$0])) } ?? false
  }
}

extension DiagnosticKind {
  static let unfillablePlaceholder = DiagnosticKind(
    "G1037", .error, "a translation with a placeholder that nothing can fill",
    explanation: """
      A limit of a rule, such as the 3 of `length 3...`, is not in the texts of the catalogue: there it is `%lld`, or `%1$lld` and
      `%2$lld` if there are two. Translations stay correct when the limit changes, and can have a form for one and
      another for many. They can show fewer numbers than the English text, but no others, and `%lld` cannot be mixed with
      `%1$lld`.

      A text with any other placeholder, such as `%@` or `%d`, could make the app read memory that holds no such value. Correct the
      translation. If the rule has changed, and has one limit instead of two, the translation should show only one.
      """)
}
