import Foundation

/// What Xcode makes of a catalogue for a language, beside the program.
nonisolated let translations = """
  "Account.nameTooShort" = "braucht %lld Zeichen";
  "Account.nameTooLong" = "Das ist zu lang";
  "Account.name.name" = "Name";
  "Account.ageOutOfRange" = "höchstens %2$lld, mindestens %1$lld, 100%% genau";
  "Account.tagsTooManyElements" = "ist zu viel";
  "Account.visitsBelowMinimum" = "mindestens %@";
  "Account.visitsNotAMultiple" = "Vielfaches von %lld und %lld";
  "Account.breaksKnown" = "Nicht 100% %@";
  "Results.itemsWrongCount" = "%1$lld bis %lld";
  "Secret.wrongLength" = "%1$lld bis %2$lld Zeichen";
  """

func account() throws -> Account.Draft {
  let address = try Account.Address(city: "London", zip: "12345")
  return Account.Draft(
    mail: "ada@example.com", name: "Ada", secret: "analytical", age: 36, limit: 1, tags: [],
    visits: 5, address: address, addresses: try Results(items: [address]))
}

func expectMessages(
  _ expected: [String], line: Int = #line, _ change: (inout Account.Draft) -> Void
) throws {
  var draft = try account()
  change(&draft)
  expect(draft.violations.map(\.message), toBe: expected, line: line)
}

func checkTranslations() throws {
  try expectMessages([]) { _ in }
  try expectMessages(["\"Al\" braucht 3 Zeichen"]) { $0.name = "Al" }
  try expectMessages(["Das ist zu lang"]) { $0.name = String(repeating: "a", count: 21) }
  try expectMessages(["17 höchstens 120, mindestens 18, 100% genau"]) { $0.age = 17 }
  try expectMessages(["Nicht 100% %@"]) { $0.name = "100%" }
  try expectMessages(["8 bis 64 Zeichen"]) { $0.secret = "hidden" }
  let tooShort = Account.ValidationError.nameTooShort("Al")
  expect(tooShort.localizedDescription, is: "Name: \"Al\" braucht 3 Zeichen")
  expect(tooShort.reason, is: "braucht 3 Zeichen")
  // As many numbers as a translation wants.
  expect(Account.ValidationError.tagsTooManyElements([]).description, is: "ist zu viel")
}

/// What has no translation is in English, and so is what has one that asks for something else than the numbers.
func checkEnglish() throws {
  try expectMessages(["\"nobody\" is not an email address"]) { $0.mail = "nobody" }
  try expectMessages(["0.25 must be between 0.5 and 2000"]) { $0.limit = 0.25 }
  try expectMessages([
    "[… \"\" …] has an invalid element, which must have at least 1 character"
  ]) { $0.tags = ["a", ""] }
  try expectMessages(["age must be more than 20, or visits must be less than 10"]) {
    ($0.age, $0.visits) = (20, 10)
  }
  let error = error { () throws(Note.ValidationError) in
    try Note(
      text: "Too long for it", title: "50%",
      summaryForTheListOfAllThatIsKept: "Short")
  }
  expect(error?.localizedDescription, is: "text must have at most 10 characters")
}

func checkMistranslations() throws {
  try expectMessages(["-10 must be at least -9"]) { $0.visits = -10 }
  try expectMessages(["7 must be a multiple of 5"]) { $0.visits = 7 }
  let error = error { () throws(Results<Int>.ValidationError) in try Results(items: [Int]()) }
  expect(error?.description, is: "must have between 1 and 3 elements")
}

let folder = URL(fileURLWithPath: Bundle.main.bundlePath)
try Data(translations.utf8).write(to: folder.appendingPathComponent("RuleTexts.strings"))
try checkTranslations()
try checkEnglish()
try checkMistranslations()
