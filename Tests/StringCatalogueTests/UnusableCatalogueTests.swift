import Diagnostics
import Foundation
import Testing

@testable import StringCatalogue

/// Nothing is written over a file that is not understood.
@Suite struct UnusableCatalogueTests {
  @Test func textThatIsNotJSONIsShown() {
    let text = printed(
      german.replacing("\"version\" : \"1.0\"", with: "\"version\" : "), [.tooShort])
    #expect(text.contains("error[G1035]: this is not valid JSON"))
    #expect(text.contains("RuleTexts.xcstrings:24:1"))
  }

  @Test func aMergeConflictIsShown() {
    let text = printed(
      german.replacing("  \"version\"", with: "<<<<<<< HEAD\n  \"version\""), [.tooShort])
    #expect(text.contains("error[G1035]: this is a merge conflict"))
  }

  @Test(arguments: [
    ("[]", "a string catalogue must be an object"),
    (#"{"strings": []}"#, "`strings` must be an object"),
    (#"{"strings": {"a": "b"}}"#, "the entry `a` must be an object"),
    (#"{"strings": {"a": {"localizations": 1}}}"#, "`localizations` must be an object"),
    (
      #"{"strings": {"a": {"localizations": {"de": "b"}}}}"#,
      "the language `de` must be an object"
    ),
    (#"{"sourceLanguage": "de"}"#, "the source language must be `\"en\"`"),
    (#"{"sourceLanguage": null}"#, "`sourceLanguage` must be a string"),
    (#"{"strings": {}}"#, "`sourceLanguage` is missing in a string catalogue"),
    (#"{"version": 1.0}"#, "`version` must be a string"),
    (
      #"{"strings": {"a": {"shouldTranslate": "no"}}}"#,
      "`shouldTranslate` must be `true` or `false`"
    ),
    (#"{"strings": {"a": {}, "a": {}}}"#, "`a` occurs twice"),
    (#"{"strings": {"a": {"x": [{"b": 1, "b": 1}]}}}"#, "`b` occurs twice"),
  ])
  func anUnexpectedFormIsShown(_ catalogue: String, _ message: String) {
    let text = printed(catalogue, [.tooShort])
    #expect(text.contains("error[G1036]: \(message)"))
  }

  @Test(arguments: [
    (#""stringUnit": "x""#, "`stringUnit` must be an object"),
    (#""stringUnit": {"state": "new", "value": 5}"#, "`value` must be a string"),
    (#""stringUnit": {"state": "new"}"#, "`value` is missing in `stringUnit`"),
    (#""stringUnit": {"value": "x"}"#, "`state` is missing in `stringUnit`"),
    (#""variations": []"#, "`variations` must be an object"),
    (#""variations": {"plural": {"one": "x"}}"#, "the form `one` must be an object"),
    (#""substitutions": {"letters": {"argNum": "1"}}"#, "`argNum` must be a number"),
    (#""stringSet": {"state": "new", "values": [1]}"#, "each of these texts must be a string"),
  ])
  func anUnexpectedTranslationIsShown(_ language: String, _ message: String) {
    let catalogue =
      #"{"sourceLanguage": "en", "strings": {"Mine": {"localizations": {"de": {\#(language)}}}}}"#
    let text = printed(catalogue, [.tooShort])
    #expect(text.contains("error[G1036]: \(message)\n"))
    #expect(text.components(separatedBy: "error[").count == 2, "one cause gives one error")
  }

  /// An update would not mark it as in need of review.
  @Test func anUnknownStateIsShown() {
    let text = printed(german.replacing("\"translated\"", with: "\"Translated\""), [.tooShort])
    #expect(text.contains("error[G1039]: `Translated` is not a state of a translation"))
    #expect(text.contains("write `\"translated\"`"))
  }

  @Test(arguments: ["2.0", "one", "", "1.", "1.0.0", "0.9"])
  func anUnknownVersionIsShown(_ version: String) {
    let text = printed(german.replacing("\"1.0\"", with: "\"\(version)\""), [.tooShort])
    #expect(text.contains("error[G1038]: version `\(version)` of string catalogues is not known"))
  }

  @Test func otherEncodingsAreNamed() {
    let file = SourceFile(path: "RuleTexts.xcstrings", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0])
    let (bytes, diagnostics) = StringCatalogue.updated(file, with: [.tooShort], at: 0)
    #expect(bytes == nil)
    #expect(diagnostics.map(\.message) == ["this is not text in UTF-8"])
  }

  @Test(arguments: [
    "braucht %@ Zeichen", "braucht %d Zeichen", "braucht %2$lld Zeichen", "zu 100 % leer",
    "%lld von %lld", "%1$lld von %lld", "50%", "%0$lld", "%1$@", "%#@characters@",
    "%1$#@characters@", "%arg Zeichen",
  ])
  func aPlaceholderThatNothingFillsIsShown(_ translation: String) {
    let catalogue = german.replacing("braucht %lld Zeichen", with: translation)
    let text = printed(catalogue, [.tooShort])
    #expect(text.contains("error[G1037]: nothing can fill `%"))
    #expect(text.contains("RuleTexts.xcstrings:11:"))
  }

  @Test(arguments: [
    "braucht %lld Zeichen", "braucht mehr", "%1$lld Zeichen, 100%% davon",
  ])
  func otherPlaceholdersAreAllowed(_ translation: String) throws {
    let catalogue = german.replacing("braucht %lld Zeichen", with: translation)
    #expect(try updated(catalogue, [.tooShort]) == catalogue)
  }

  @Test(arguments: [
    (#""argNum" : 1, "formatSpecifier" : "lld""#, true), (#""formatSpecifier" : "lld""#, true),
    (#""argNum" : 2, "formatSpecifier" : "lld""#, false), (#""argNum" : 1"#, false),
    (#""argNum" : 0, "formatSpecifier" : "lld""#, false), (#""formatSpecifier" : "@""#, false),
  ])
  func partsAskForNumbersThatThereAre(_ members: String, _ isUsable: Bool) throws {
    let letters = #"{ "other" : { "stringUnit" : { "state" : "new", "value" : "%arg Zeichen" } } }"#
    let catalogue = german.replacing("braucht %lld Zeichen", with: "%#@letters@").replacing(
      #""de" : {"#,
      with: """
        "de" : { "substitutions" : { "letters" : {
          \(members), "variations" : { "plural" : \(letters) }
        } },
        """)
    if isUsable {
      #expect(try updated(catalogue, [.tooShort]).contains("%arg Zeichen"))
    } else {
      let text = printed(catalogue, [.tooShort])
      #expect(text.contains("nothing can fill `%#@letters@` in this translation to `de`"))
    }
  }

  @Test func formsForNumbersAreChecked() {
    let text = printed(russian.replacing("%lld знаков", with: "%@ знаков"), [.tooShort])
    #expect(text.contains("nothing can fill `%@` in this translation to `ru`"))
  }

  /// It is shown as it is.
  @Test func aTextWithoutNumbersMayHaveAnySign() throws {
    let catalogue = try updated(nil, [.isEmpty])
      .replacing("must not be empty", with: "100 % %@")
      .replacing("\"en\" :", with: "\"de\" :")
    #expect(try updated(catalogue, [.isEmpty]).contains("100 % %@"))
  }

  /// Those of a rule that is gone are nobody's concern.
  @Test func staleTranslationsAreNotChecked() throws {
    let catalogue = german.replacing("%lld Zeichen", with: "%@ Zeichen")
    #expect(try updated(catalogue, [.outOfRange]).contains("braucht %@ Zeichen"))
  }
}
