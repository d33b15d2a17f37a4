import Diagnostics
import JSON
import SwiftLowering

/// Checks that translations only have placeholders for numbers that there are: for any other, the app would read memory that
/// holds no number.
enum TranslationCheck {
  static func problems(
    in catalogue: JSONValue, of texts: [CatalogueText], file: Int
  ) -> [Diagnostic] {
    texts.flatMap { text -> [Diagnostic] in
      // A text without numbers is shown as it is.
      guard text.numberCount > 0 else { return [] }
      let languages = catalogue["strings"]?[text.key]?["localizations"]?.members ?? []
      return languages.filter { $0.value["stringUnit"] == nil || !$0.isEnglish }.flatMap {
        language in
        TranslatedText.all(in: language.value).compactMap { translation in
          Placeholders(translation.text).firstUnfilled(by: text.numberCount).map { placeholder in
            problem(placeholder, in: translation, to: language.name, of: text, file)
          }
        }
      }
    }
  }

  private static func problem(
    _ placeholder: String, in translation: TranslatedText, to language: String,
    of text: CatalogueText, _ file: Int
  ) -> Diagnostic {
    let shown = text.numberCount == 1 ? "`%lld`" : "`%1$lld` and `%2$lld`"
    return Diagnostic(
      .unfillablePlaceholder,
      "nothing can fill `\(placeholder)` in this translation to `\(language)`",
      at: SourceSpan(
        file: file, start: translation.place.lowerBound, end: translation.place.upperBound),
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

  init(_ text: String) {
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
  }

  /// The first placeholder that is not one of so many whole numbers.
  func firstUnfilled(by count: Int) -> String? {
    var next = 0
    for placeholder in all {
      // The number of a form, and a text that is put together from forms.
      if placeholder.hasPrefix("arg") || placeholder.hasPrefix("#@") { continue }
      if placeholder.hasPrefix("lld") {
        next += 1
        if next <= count { continue }
      }
      let isFilled = (1...max(count, 1)).contains { position in
        ["lld", "#@"].contains { placeholder.hasPrefix("\(position)$\($0)") }
      }
      if !isFilled { return "%" + placeholder.prefix { !$0.isWhitespace } }
    }
    return nil
  }
}

extension DiagnosticKind {
  static let unfillablePlaceholder = DiagnosticKind(
    "G1037", .error, "a translation with a placeholder that nothing can fill",
    explanation: """
      A limit of a rule, such as the 3 of `length 3...`, is not in the texts of the catalogue: there it is `%lld`, or `%1$lld` and
      `%2$lld` if there are two. Translations stay right when the limit changes, and can have a form for one and
      another for many. They can show fewer numbers than the English text, but no others.

      A text with any other placeholder, such as `%@` or `%d`, could make the app read memory that holds no such value. Correct the
      translation. If the rule has changed, and has one limit instead of two, the translation should show only one.
      """)
}
