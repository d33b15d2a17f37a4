import Foundation

func check() throws {
  expect(try Email(" ada@example.com\n").rawValue == "ada@example.com")
  expect(error { () throws(Email.ValidationError) in try Email("nope") } == .notAnEmail("nope"))
  expect(Email.violations(of: " nope ") == [.notAnEmail("nope")])
  expect(Email.violations(of: " ada@example.com ") == [])
  let email = Email.ValidationError.notAnEmail("nope")
  expect(email.localizedDescription == "\"nope\" is not an email address")
  expect(email.reason == "is not an email address")

  expect(try Handle(" ADA_1 ") == Handle("ada_1"))
  expect(Handle.violations(of: "a!") == [.wrongLength("a!"), .doesNotMatch("a!")])
  expect(Handle.violations(of: "adaadaadaadaadaadaada").count == 1)
  expect(Handle.ValidationError.wrongLength("a").description == "Three to twenty characters")
  expect(
    Handle.ValidationError.doesNotMatch("a!").description == "\"a!\" does not match /[a-z0-9_]+/")

  expect(try Age(0) < Age(150))
  expect(error { () throws(Age.ValidationError) in try Age(151) } == .outOfRange(151))
  expect(Age.ValidationError.outOfRange(-1).description == "-1 must be between 0 and 150")

  expect("\(try Email("ada@example.com"))" == "ada@example.com")
  expect("\(try Age(7)) \(Weight(0.5)) \(Tags.self)" == "7 0.5 Tags")
  expect("\(try Tags(["a", "b"]))" == "[\"a\", \"b\"]")
  expect(String(reflecting: try Age(7)) == "7")

  expect(Nickname(" Al ").rawValue == "Al")
  expect(Weight(0.5) == Weight(0.5))
  expect(Tags.violations(of: []) == [.isEmpty])
  expect(Tags.violations(of: ["a", "", "b"]) == [.elementWrongLength("")])
  expect(Scores.violations(of: ["a": 1, "b": 101]) == [.elementOutOfRange(101)])
  expect(Set([try Email("a@b.cd"), try Email("a@b.cd ")]).count == 1)
}

/// Values are made wherever they are needed.
nonisolated func makeElsewhere() -> String? {
  error { () throws(Email.ValidationError) in try Email("") }?.reason
}

try check()
expect(makeElsewhere() == "is not an email address")
