import Diagnostics
import JSON

/// Why a catalogue cannot be used.
struct UnusableCatalogue: Error {
  let diagnostic: Diagnostic
}

/// Reads a catalogue strictly: what is not understood might be somebody's work, which would be lost if the file was written
/// again.
struct CatalogueReader {
  let file: SourceFile
  let index: Int

  func read() throws(UnusableCatalogue) -> JSONValue {
    if let conflict {
      throw damage(
        "this is a merge conflict", conflict,
        help: "decide which lines to keep, and remove the others with the marks")
    }
    let catalogue = try value()
    try checkNames(in: catalogue)
    try checkObject(catalogue, "a string catalogue")
    if let language = catalogue["sourceLanguage"], language.text != CatalogueUpdate.sourceLanguage {
      throw fault(
        .unexpectedCatalogue, "the source language must be `\"en\"`", language,
        help:
          "write `\"en\"`: the texts of rules are English in the schema, and translations are made from these"
      )
    }
    guard let strings = catalogue["strings"] else { return catalogue }
    try checkObject(strings, "`strings`")
    for entry in strings.members ?? [] {
      try checkObject(entry.value, "the entry `\(entry.name)`")
      guard let languages = entry.value["localizations"] else { continue }
      try checkObject(languages, "`localizations`")
      for language in languages.members ?? [] {
        try checkObject(language.value, "the language `\(language.name)`")
      }
    }
    return catalogue
  }

  private func value() throws(UnusableCatalogue) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.read(file.bytes)
    } catch {
      throw damage(
        "this is not valid JSON", error.place,
        help: "correct it, or restore the file from version control")
    }
  }

  /// A line that version control has left.
  private var conflict: Range<Int>? {
    var start = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8) {
        return start..<(start + line.count)
      }
      start += line.count + 1
    }
    return nil
  }

  /// A name that occurs twice in one object would lose one of its values.
  private func checkNames(in value: JSONValue) throws(UnusableCatalogue) {
    var places: [String: Range<Int>] = [:]
    for member in value.members ?? [] {
      if let first = places.updateValue(member.namePlace, forKey: member.name) {
        throw UnusableCatalogue(
          diagnostic: Diagnostic(
            .unexpectedCatalogue, "`\(member.name)` occurs twice", at: span(member.namePlace),
            secondary: [.init(span(first), "the first one")],
            help: "keep one of them, or merge the two"))
      }
      try checkNames(in: member.value)
    }
    for element in value.elements ?? [] { try checkNames(in: element) }
  }

  private func checkObject(_ value: JSONValue, _ subject: String) throws(UnusableCatalogue) {
    guard value.members == nil else { return }
    throw fault(
      .unexpectedCatalogue, "\(subject) must be an object", value,
      help: "correct it, or restore the file from version control")
  }

  private func damage(_ message: String, _ place: Range<Int>, help: String) -> UnusableCatalogue {
    UnusableCatalogue(
      diagnostic: Diagnostic(.damagedCatalogue, message, at: span(place), help: help))
  }

  private func fault(
    _ kind: DiagnosticKind, _ message: String, _ value: JSONValue, help: String
  ) -> UnusableCatalogue {
    UnusableCatalogue(diagnostic: Diagnostic(kind, message, at: span(value.place), help: help))
  }

  private func span(_ place: Range<Int>) -> SourceSpan {
    SourceSpan(file: index, start: place.lowerBound, end: place.upperBound)
  }
}

extension DiagnosticKind {
  static let damagedCatalogue = DiagnosticKind(
    "G1035", .error, "a string catalogue that cannot be read",
    explanation: """
      With `"messages": "catalogue"`, the texts of rules are in `RuleTexts.xcstrings`, beside the generated code. Gatehouse adds new
      texts to it and keeps the translations, so it has to understand the file. If the file is not valid JSON, or has the
      markers of a merge conflict, nothing is written.

      Correct the marked place, or restore the file from version control. If you delete the file, Gatehouse writes a new one, without
      translations.
      """)

  static let unexpectedCatalogue = DiagnosticKind(
    "G1036", .error, "a string catalogue with an unexpected form",
    explanation: """
      A string catalogue is an object with `sourceLanguage`, `strings` and `version`. In `strings`, each key has an object, whose
      `localizations` has an object for each language. Xcode writes such files. If something has another form, or if a
      name occurs twice in one object, as it can after a merge, nothing is written, since a translation could get lost.

      The source language is English, because the texts of rules are English in the schema. A text in
      another language is a translation, even if it is the only one that your app shows.
      """)
}
