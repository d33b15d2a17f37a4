import Domain
import Foundation

// What a description becomes, in two modules: read in both JSON forms, and written back as it came.
let loan = """
  {"+1":2,"due":"2024-05-31","fee":{"amount":150,"currency":"EUR"},"id":"L-000042",\
  "lent_at":"2024-05-03T10:00:00Z","medium":{"authors":["Jane Austen"],\
  "cover":"https://example.org/emma.png","kind":"book","title":"Emma"},\
  "reader":{"email":"ada@example.com","id":"7e3fda9c-1e9b-4c5b-8b2f-0d5a4e1f2a3b",\
  "name":"Ada"},"renewals":1,"state":""}
  """

func checkLoan() throws {
  let direct = try Loan(json: Data(loan.utf8))
  expect(try Loan(from: JSONDecoder().decode(LoanDTO.self, from: Data(loan.utf8))) == direct)
  expect(direct.plus1 == 2 && direct.renewals == 1 && direct.state == .empty)
  guard case .book(let book) = direct.medium else { return expect(false) }
  expect(book.authors == ["Jane Austen"] && book.title == "Emma")
  expect(try encode(LoanDTO(from: direct)), is: loan)
  let written = try LoanDTO(from: direct).jsonData()
  expect(try Loan(json: written) == direct)
}

/// What is wrong with the loan after `text` has been replaced by `replacement`, in both forms.
func problems(_ text: String, _ replacement: String) -> [String] {
  let json = Data(loan.replacingOccurrences(of: text, with: replacement).utf8)
  do {
    _ = try Loan(from: JSONDecoder().decode(LoanDTO.self, from: json))
    return []
  } catch {
    let direct = "\((try? Loan(json: json)) == nil)"
    return "\(error)".split(separator: "\n").map(String.init) + [direct]
  }
}

func checkProblems() {
  expect(
    problems("L-000042", "42") == ["id: \"42\" does not match /L-[0-9]{6}/", "true"])
  expect(
    problems("\"renewals\":1", "\"renewals\":4")
      == ["renewals: 4 must be between 0 and 3", "true"])
  expect(problems("\"kind\":\"book\"", "\"kind\":\"tape\"").last == "true")
}

func checkUser() throws {
  let text = """
    {"handle":"ada","id":"u7","mails":["ada@example.com"],"score":null}
    """
  let user = try User(json: Data(text.utf8))
  expect(user.shownAs.rawValue == "nobody" && user.score == nil)
  expect(user.mails.map(\.rawValue) == ["ada@example.com"])
  let wrong = Data(text.replacingOccurrences(of: "\"ada\"", with: "\"a\"").utf8)
  do {
    _ = try User(from: JSONDecoder().decode(UserDTO.self, from: wrong))
    expect(false)
  } catch {
    expect("\(error)" == "handle: \"a\" must have between 3 and 20 characters")
  }
}

/// What the cases of unions carry has dates, identifiers and rules.
func checkReading() throws {
  let text = """
    {"amount":3,"contact":["ada@example.org"],"days":["2024-05-31"],\
    "id":"7e3fda9c-1e9b-4c5b-8b2f-0d5a4e1f2a3b","links":["https://example.org"],\
    "match":"2024-05-31","taken":"2024-05-03T10:00:00Z"}
    """
  let reading = try Reading(json: Data(text.utf8))
  expect(
    try Reading(from: JSONDecoder().decode(ReadingDTO.self, from: Data(text.utf8))) == reading)
  guard case .text(let taken) = reading.taken, case .list(let days) = reading.days,
    case .integer(let amount) = reading.amount
  else { return expect(false) }
  expect(taken == Date(timeIntervalSince1970: 1_714_730_400))
  expect(days == [CalendarDate(year: 2024, month: 5, day: 31)] && amount.rawValue == 3)
  expect(try encode(ReadingDTO(from: reading)), is: text)
  for (part, wrong) in [
    ("\"amount\":3", "\"amount\":2"), ("10:00:00Z", "10:00"), ("7e3fda9c", "7"),
    ("[\"ada@example.org\"]", "\"ada\""), ("[\"ada@example.org\"]", "[\"\",\"\",\"\",\"\",\"\"]"),
  ] {
    let data = Data(text.replacingOccurrences(of: part, with: wrong).utf8)
    expect((try? Reading(json: data)) == nil)
    let dto = try JSONDecoder().decode(ReadingDTO.self, from: data)
    expect((try? Reading(from: dto)) == nil)
  }
}

do {
  try checkLoan()
  checkProblems()
  try checkUser()
  try checkReading()
} catch {
  print(error)
}
