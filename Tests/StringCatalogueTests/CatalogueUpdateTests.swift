import Diagnostics
import Testing

@testable import StringCatalogue

@Suite struct CatalogueUpdateTests {
  @Test func theFirstCatalogueHasTheEnglishTexts() throws {
    let catalogue = try updated(nil, [.tooShort])
    #expect(
      catalogue == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "User.nameTooShort" : {
              "comment" : "What is wrong with the field `name` of `User`.",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "must have at least %lld characters"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test func withoutTextsThereIsNoCatalogue() {
    let (bytes, diagnostics) = StringCatalogue.updated(nil, with: [], at: 0)
    #expect(bytes == nil && diagnostics.isEmpty)
  }

  @Test func aTranslationStaysWhatItIs() throws {
    let catalogue = try updated(german, [.tooShort])
    #expect(catalogue == german)
  }

  @Test func aNewTextIsAddedInItsPlace() throws {
    let catalogue = try updated(german, [.tooShort, .isEmpty])
    #expect(catalogue.contains(#""value" : "braucht %lld Zeichen""#))
    let keys = catalogue.matches(of: /User\.\w+/).map(\.output)
    #expect(keys == ["User.nameIsEmpty", "User.nameTooShort"])
  }

  @Test func translationsOfAnotherEnglishTextNeedReview() throws {
    let catalogue = try updated(german, [.rewordedTooShort])
    #expect(
      catalogue
        == german.replacing("must have at least", with: "needs at least").replacing(
          #""translated",\#n            "value" : "braucht"#,
          with: #""needs_review",\#n            "value" : "braucht"#))
  }

  @Test func formsForNumbersNeedReviewAsWell() throws {
    let catalogue = try updated(russian, [.rewordedTooShort])
    #expect(catalogue.split(separator: "needs_review").count == 3)
  }

  @Test func aTextThatVanishesIsKeptWithItsTranslations() throws {
    let catalogue = try updated(german, [.isEmpty])
    #expect(catalogue.contains(#""extractionState" : "stale""#))
    #expect(catalogue.contains("braucht %lld Zeichen"))
    let back = try updated(catalogue, [.tooShort])
    #expect(back == german)
  }

  @Test func aTextThatVanishesWithoutTranslationsIsRemoved() throws {
    let english = try updated(nil, [.tooShort, .isEmpty])
    let catalogue = try updated(english, [.tooShort])
    #expect(try updated(nil, [.tooShort]) == catalogue)
    let empty = try updated(english, [])
    #expect(empty.contains("\"strings\" : {\n\n  }"))
  }

  @Test func aLanguageWithNothingWrittenIsNoTranslation() throws {
    let prepared = german.replacing("braucht %lld Zeichen", with: "")
    #expect(!(try updated(prepared, [])).contains("User.nameTooShort"))
  }

  @Test func whatIsNotKnownIsKept() throws {
    let strange = german.replacing(
      #""extractionState" : "manual","#,
      with: #""extractionState" : "manual", "future" : [1.50, null, []], "shouldTranslate" : true,"#
    ).replacing(#""version" : "1.0""#, with: #""version" : "1.1", "zone" : {"a" : false}"#)
    let catalogue = try updated(strange, [.rewordedTooShort])
    for text in ["1.50", "\"shouldTranslate\" : true", "\"version\" : \"1.1\"", "\"zone\" : {"] {
      #expect(catalogue.contains(text), "\(text) is lost")
    }
    #expect(try updated(catalogue, [.rewordedTooShort]) == catalogue)
  }

  @Test func englishFormsForNumbersArePeoplesOwn() throws {
    let forms = russian.withEnglishForms
    #expect(try updated(forms, [.tooShort]) == forms)
    #expect(try updated(forms, []).contains("stale"))
  }

  /// Its forms would show numbers that nothing fills any more.
  @Test func aTextThatHasNoNumbersAnyMoreReplacesForms() throws {
    let catalogue = try updated(russian.withEnglishForms, [.sentence])
    #expect(catalogue.contains("Choose a longer one"))
    #expect(!catalogue.contains("variations"))
    #expect(try updated(russian, [.sentence]).contains("needs_review"))
  }
}

extension String {
  /// The forms of another language as those of English.
  fileprivate var withEnglishForms: String {
    replacing("\"ru\"", with: "\"en\"").replacing(
      #"""
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "must have at least %lld characters"
                }
              },

      """#, with: "")
  }
}

let german = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "User.nameTooShort" : {
        "comment" : "What is wrong with the field `name` of `User`.",
        "extractionState" : "manual",
        "localizations" : {
          "de" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "braucht %lld Zeichen"
            }
          },
          "en" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "must have at least %lld characters"
            }
          }
        }
      }
    },
    "version" : "1.0"
  }
  """

let russian = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "User.nameTooShort" : {
        "comment" : "What is wrong with the field `name` of `User`.",
        "extractionState" : "manual",
        "localizations" : {
          "en" : {
            "stringUnit" : {
              "state" : "translated",
              "value" : "must have at least %lld characters"
            }
          },
          "ru" : {
            "variations" : {
              "plural" : {
                "few" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "не менее %lld знаков"
                  }
                },
                "other" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "не менее %lld знака"
                  }
                }
              }
            }
          }
        }
      }
    },
    "version" : "1.0"
  }
  """
