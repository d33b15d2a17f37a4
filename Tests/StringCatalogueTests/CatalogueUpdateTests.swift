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

  /// Only what was written for a rule can have lost its rule.
  @Test(arguments: [
    ("a value of `Car`", "Mine"), ("the field `a` of `Us`", "User.a"), ("the car", "Mine.car"),
  ])
  func thePersonsOwnEntriesStay(_ subject: String, _ key: String) throws {
    let comment = "What is wrong with \(subject)."
    let own = german.replacing("User.nameTooShort", with: key)
      .replacing("What is wrong with the field `name` of `User`.", with: comment)
    #expect(try updated(own, []) == own)
    #expect(try updated(own, [.isEmpty]).contains("\"\(key)\" : {"))
  }

  @Test(arguments: [
    ("\"comment\" : \"What is wrong", "\"comment\" : \"Look what is wrong"),
    ("\"extractionState\" : \"manual\"", "\"extractionState\" : \"migrated\""),
    ("      \"extractionState\" : \"manual\",\n", ""),
  ])
  func anEntryThatAPersonHasMadeTheirOwnStays(_ text: String, _ other: String) throws {
    let own = german.replacing(text, with: other)
    #expect(own != german)
    #expect(try updated(own, []) == own)
  }

  @Test func textsOfOtherSchemasAreLeftAlone() throws {
    let file = SourceFile(path: "RuleTexts.xcstrings", text: german)
    for (types, isKept) in [(["User"], false), (["Car"], true), ([], true)] as [([String], Bool)] {
      let (bytes, _) = StringCatalogue.updated(
        file, with: [], of: .types(Set(types)), at: 0)
      #expect((bytes == file.bytes) == isKept)
    }
  }

  /// Git, editors and hooks decide on these.
  @Test(arguments: ["\n", "\r\n"], [true, false])
  func howTheTextIsStoredStays(_ lineEnd: String, _ hasMark: Bool) throws {
    let stored = { (text: String) in
      (hasMark ? "\u{FEFF}" : "") + text.replacing("\n", with: lineEnd) + lineEnd
    }
    #expect(try updated(stored(german), [.tooShort]) == stored(german))
    let reworded = try updated(german, [.rewordedTooShort])
    #expect(try updated(stored(german), [.rewordedTooShort]) == stored(reworded))
  }

  @Test func nothingIsLaidOutAgainForItsOwnSake() throws {
    let compact = german.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(try updated(compact, [.tooShort]) == compact)
    #expect(try updated(compact, [.rewordedTooShort]) == updated(german, [.rewordedTooShort]))
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
