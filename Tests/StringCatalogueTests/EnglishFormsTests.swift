import Testing

@testable import StringCatalogue

/// English texts for which a person has written several forms.
@Suite struct EnglishFormsTests {
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

  /// So Xcode writes the forms of a text with two numbers.
  @Test func partsOfATextArePeoplesOwn() throws {
    let catalogue = try updated(nil, [.outOfRange]).replacing(
      #"""
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "must be between %1$lld and %2$lld"
                }
              }
      """#,
      with: #"""
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "must be between %1$lld and %#@years@"
                  },
                  "substitutions" : {
                    "years" : {
                      "argNum" : 2,
                      "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg year"
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "%arg years"
                            }
                          }
                        }
                      }
                    }
                  }
                }
        """#)
    #expect(catalogue.contains("%#@years@"))
    #expect(try updated(catalogue, [.outOfRange]) == catalogue)
    #expect(try updated(catalogue, []).contains("stale"))
    let wrong = catalogue.replacing("\"argNum\" : 2", with: "\"argNum\" : 3")
    #expect(printed(wrong, [.outOfRange]).contains("error[G1037]"))
  }

  /// They need no number.
  @Test func formsForDevicesArePeoplesOwn() throws {
    let catalogue = try updated(nil, [.isEmpty]).replacing(
      #"""
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "must not be empty"
                }
      """#,
      with: #"""
                  "variations" : {
                    "device" : {
                      "mac" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "must not be empty on a Mac"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "must not be empty"
                        }
                      }
                    }
                  }
        """#)
    #expect(catalogue.contains("on a Mac"))
    #expect(try updated(catalogue, [.isEmpty]) == catalogue)
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
