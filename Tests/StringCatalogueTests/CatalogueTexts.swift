import Diagnostics
import SwiftLowering
import Testing

@testable import StringCatalogue

extension CatalogueText {
  static let tooShort = CatalogueText(
    key: "User.nameTooShort", english: "must have at least %lld characters", numberCount: 1,
    comment: .complaint(type: "User", field: "name", isAfterValue: false))

  /// The same rule, told in other words.
  static let rewordedTooShort = CatalogueText(
    key: tooShort.key, english: "needs at least %lld characters", numberCount: 1,
    comment: tooShort.comment)

  /// The same rule with a message in the schema.
  static let sentence = CatalogueText(
    key: tooShort.key, english: "Choose a longer one", numberCount: 0, comment: tooShort.comment)

  static let isEmpty = CatalogueText(
    key: "User.nameIsEmpty", english: "must not be empty", numberCount: 0,
    comment: tooShort.comment)

  static let outOfRange = CatalogueText(
    key: "User.ageOutOfRange", english: "must be between %1$lld and %2$lld", numberCount: 2,
    comment: .complaint(type: "User", field: "age", isAfterValue: false))
}

/// The catalogue with these texts, which nothing is wrong with.
func updated(_ catalogue: String?, _ texts: [CatalogueText]) throws -> String {
  let file = catalogue.map { SourceFile(path: "RuleTexts.xcstrings", text: $0) }
  let (bytes, diagnostics) = StringCatalogue.updated(file, with: texts, at: 0)
  #expect(diagnostics.map(\.message) == [])
  return String(decoding: try #require(bytes), as: UTF8.self)
}

/// What is said about the catalogue, as it is printed.
func printed(_ catalogue: String, _ texts: [CatalogueText]) -> String {
  let file = SourceFile(path: "RuleTexts.xcstrings", text: catalogue)
  let (bytes, diagnostics) = StringCatalogue.updated(file, with: texts, at: 0)
  #expect(bytes == nil)
  return DiagnosticFormat.text.render(diagnostics, of: [file])
}
