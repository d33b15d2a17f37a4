import Foundation

func check() {
  expect(Percentage.violations(of: 100) == [] && Percentage.violations(of: 101).count == 1)
  expect(Positive.violations(of: 1) == [] && Positive.violations(of: 0) == [.notAboveMinimum(0)])
  expect(Temperature.violations(of: -273.15) == [] && Temperature.violations(of: 1000) == [])
  expect(Temperature.violations(of: .infinity).count == 1)
  expect(Temperature.violations(of: .nan).count == 1)
  expect(Share.violations(of: 0) == [] && Share.violations(of: 1).count == 1)
  expect(Share.violations(of: .nan).count == 2)
  expect(Below.violations(of: -10) == [] && Below.violations(of: -5) == [])
  expect(Below.violations(of: -4) == [.outOfRange(-4)] && Below.violations(of: -11).count == 1)
  expect(Dozens.violations(of: -24) == [] && Dozens.violations(of: 13) == [.notAMultiple(13)])
  expect(Exact.violations(of: 7) == [] && Exact.violations(of: 8) == [.outOfRange(8)])
  checkDecimals()
  checkTimes()
  checkTexts()
  checkCollections()
  checkGaps()
  checkSlots()
}

func checkDecimals() {
  func price(_ text: String) -> Int {
    Decimal(string: text).map { Price.violations(of: $0).count } ?? -1
  }
  expect(price("0.01") == 0 && price("999999.99") == 0 && price("19.990") == 0)
  expect(price("1000000") == 1 && price("0") == 1 && price("0.015") == 1 && price("0.001") == 2)
}

func checkTimes() {
  let start = Date(timeIntervalSince1970: 1_577_836_800)
  expect(Since.violations(of: start) == [])
  expect(Since.violations(of: start - 1) == [.tooEarly(start - 1)])
  func due(_ text: String) -> Int {
    CalendarDate(text).map { Due.violations(of: $0).count } ?? -1
  }
  expect(due("2024-01-01") == 0 && due("2024-12-31") == 0 && due("2024-06-30") == 0)
  expect(due("2023-12-31") == 1 && due("2025-01-01") == 1)
}

func checkTexts() {
  expect(Host.violations(of: "example.com") == [] && Host.violations(of: "-").count == 1)
  let long = String(repeating: "-", count: 100_000)
  expect(Host.violations(of: long).map(\.description).joined().count < 120)
  expect(Host.violations(of: long) == [.notAHostname(long)])
  expect(Four.violations(of: "127.0.0.1") == [] && Four.violations(of: "256.0.0.1").count == 1)
  expect(Six.violations(of: "::1") == [] && Six.violations(of: "1").count == 1)
  expect(Key.violations(of: UUID().uuidString) == [] && Key.violations(of: "").count == 1)
  expect(Code.violations(of: #"A-\"z""#) == [])
  expect(Code.violations(of: "x").count == 3)
  expect(Color.violations(of: "blau & grün") == [])
  expect(Color.violations(of: "blau & gru\u{308}n").count == 1)
  expect(Bytes.violations(of: "grüße") == [] && Bytes.violations(of: "").count == 1)
  expect(Bytes.violations(of: "grüßegrüß").count == 2)
  expect(Secret.violations(of: "Secret-1") == [])
  expect(
    Secret.violations(of: "ü") == [
      .tooShort("ü"), .doesNotContainDigit("ü"), .doesNotContainUppercaseLetter("ü"),
      .doesNotContainHyphen("ü"), .hasForbiddenSign("ü"),
    ])
  expect(Plate.violations(of: "B-MW 1234") == [] && Plate.violations(of: "B-MW 0123").count == 1)
  expect(Word.violations(of: "Été-à-ÀÉ") == [] && Word.violations(of: "a-").count == 1)
}

func checkCollections() {
  expect(Names.violations(of: ["Ada", "Bo"]) == [])
  expect(Names.violations(of: ["ada"]) == [.elementDoesNotMatch("ada")])
  expect(Names.violations(of: ["Ada", "Ada"]) == [.notUnique(["Ada", "Ada"])])
  expect(Names.violations(of: []) == [.wrongCount([])])
  expect(Levels.violations(of: [10, 20, 30]) == [] && Levels.violations(of: [1]).count == 1)
  expect(Levels.violations(of: [10, 20, 30, 40]).count == 1)
  expect(Words.violations(of: ["yes", "no"]) == [])
  expect(Words.violations(of: ["yes", "maybe"]) == [.elementNotAllowed("maybe")])
}

/// An element that is nil breaks no rule, but the one beside it does.
func checkGaps() {
  expect(Nicknames.violations(of: ["ab", nil]) == [])
  expect(Nicknames.violations(of: [nil, ""]).count == 2)
  expect(Nicknames.violations(of: [nil, nil, nil, nil]).count == 1)
  expect(
    Share.violations(of: -1) == [.belowMinimum(-1)]
      && Share.violations(of: 1) == [.notBelowMaximum(1)])
  expect(Rows.violations(of: [nil, [nil, 4]]) == [])
  expect(Rows.violations(of: [nil, [nil, 3]]) == [.elementElementNotAboveMinimum([nil, 3])])

  expect(Gaps.violations(texts: [nil, "z"]) == [])
  expect(Gaps.violations(texts: [nil, "A"]).count == 2)
  expect(Gaps.violations(mails: [nil, "a@example.org"]) == [])
  expect(Gaps.violations(mails: [nil, "a"]) == [.mailsElementNotAnEmail("a")])
  expect(Gaps.violations(words: [nil, "no"]) == [])
  expect(Gaps.violations(words: [nil, "x"]) == [.wordsElementNotAllowed("x")])
  expect(Gaps.violations(numbers: ["a": nil, "b": 3]) == [])
  expect(Gaps.violations(numbers: ["a": nil, "b": 4]).count == 2)
  expect(Gaps.violations(rates: [nil, 1]) == [])
  expect(Gaps.violations(rates: [nil, .infinity]) == [.ratesElementNotFinite(.infinity)])
  expect(Gaps.violations(sums: [nil, 1.5]) == [] && Gaps.violations(sums: [nil, 1.25]).count == 1)
  let day = CalendarDate("2024-01-01")
  expect(Gaps.violations(days: [nil]) == [] && Gaps.violations(days: [nil, day]).count == 1)
  let old = Date(timeIntervalSince1970: 0)
  expect(Gaps.violations(times: [nil]) == [])
  expect(Gaps.violations(times: [nil, old]) == [.timesElementOutOfRange(old)])
  expect(Gaps.violations(lists: [nil, [1, 2]]) == [])
  expect(Gaps.violations(lists: [nil, [1, 1, 2]]).count == 2)
  expect(Gaps.violations(rows: [[nil, "a"]]) == [])
  expect(Gaps.violations(rows: [[nil, "a"], [""]]) == [.rowsElementElementIsEmpty([""])])
  expect(Gaps.violations(element: ["a": nil, "b": [nil, [nil, "no"]]]) == [])
  expect(Gaps.violations(element: ["b": [nil, [nil, "x"]]]).count == 1)
  expect(Gaps.violations(once: [nil, "a"]) == [] && Gaps.violations(once: ["a", "a"]).count == 1)
}

func checkSlots() {
  do {
    let slots: Slots = try decode(
      #"{"names":[null,"ab"],"rows":[null,[null,1]],"days":{"a":null,"b":"2024-05-03"}}"#)
    expect(slots.names == [nil, "ab"] && slots.days.count == 2)
  } catch {
    print(error)
  }
  func failure(_ json: String) -> String { decodingFailure(json, as: Slots.self) }
  expect(failure(#"{"names":[null,"a"],"days":{}}"#).contains("'names'"))
  expect(failure(#"{"names":[null],"rows":[null,[0]],"days":{}}"#).contains("'rows'"))
  expect(failure(#"{"names":[null],"days":{"a":null,"b":"2023-05-03"}}"#).contains("'days'"))
  expect(failure(#"{"names":[],"days":{}}"#).contains("names must not be empty"))
}

// What is not a number complies with no rule.
func expectRefused(_ make: (Decimal) throws -> Void) {
  do {
    try make(.nan)
    expect(false)
  } catch {}
}
expectRefused { _ = try Fee($0) }
expectRefused { _ = try Discount($0) }
expectRefused { _ = try Step($0) }
expect(Step.violations(of: .nan).count == 2)
do { _ = try Answer("a") } catch {
  expect(error.description, is: "\"a\" is not one of \"a, b\", \"c\", \"\"")
}

check()
