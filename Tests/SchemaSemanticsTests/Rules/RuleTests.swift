import Diagnostics
import SchemaSyntax
import Testing

@testable import SchemaSemantics

@Suite struct RuleTests {
  private func rules(_ type: String, _ rules: String) throws -> ([ValidRule], [Diagnostic]) {
    let probe = try Probe("\(type) where \(rules)")
    var diagnostics: [Diagnostic] = []
    let found = probe.facts.rules(
      probe.field.syntax.rules, on: probe.field.type, declaredAt: probe.field.syntax.type.span,
      into: &diagnostics)
    return (found, diagnostics)
  }

  private func holds(_ type: String, _ rule: String, for literal: String) throws -> Bool {
    let probe = try Probe("\(type) where \(rule) = \(literal)")
    var diagnostics: [Diagnostic] = []
    let rules = probe.facts.rules(
      probe.field.syntax.rules, on: probe.field.type, declaredAt: probe.field.syntax.type.span,
      into: &diagnostics)
    let value = probe.facts.value(
      of: try #require(probe.field.syntax.defaultValue), as: probe.field.type, into: &diagnostics)
    #expect(diagnostics.codes == [])
    return try #require(rules.first).holds(for: try #require(value))
  }

  @Test(arguments: [
    ("Int", "0...9", "9", "10"), ("Int", "0..<9", "8", "9"), ("Int", "5...", "5", "4"),
    ("Int", "...5", "-5", "6"), ("Int", "> 0", "1", "0"), ("Int", "<= 3", "3", "4"),
    ("Double", "0...1", "0.5", "1.5"), ("Decimal", "0.1...", "0.1", "0.09"),
    ("UInt64", "18446744073709551615...", "18446744073709551615", "18446744073709551614"),
    ("CalendarDate", #""2024-01-01"..."#, #""2024-01-01""#, #""2023-12-31""#),
    ("Int", "multipleOf 5", "-10", "7"), ("Decimal", "multipleOf 0.05", "1.25", "1.26"),
    ("Decimal", "multipleOf 3", "3e30", "1e30"),
    ("UInt64", "multipleOf 7", "18446744073709551614", "18446744073709551615"),
    ("String", "notEmpty", #"" ""#, #""""#),
    ("String", "length 1...2", #""é👨‍👩‍👧""#, #""abc""#), ("String", "utf8Length 4", #""👍""#, #""a""#),
    ("String", "utf16Length 2", #""👍""#, #""👍👍""#),
    ("String", "length > 2", #""abc""#, #""ab""#),
    ("String", "matches /[a-z]+/", #""abc""#, #""abc1""#),
    ("String", "matches /[a-z]+/i", #""aBc""#, #""ab ""#),
    ("String", #"prefix "ab""#, #""abc""#, #""bab""#),
    ("String", #"suffix "ab""#, #""cab""#, #""abc""#),
    ("String", #"contains "b-""#, #""ab-c""#, #""ab""#),
    ("String", "email", #""ada@example.org""#, #""ada""#),
    ("String", "hostname", #""example.org""#, #""-.org""#),
    ("String", "ipv4", #""192.0.2.1""#, #""192.0.2.256""#),
    ("String", "ipv6", #""::1""#, #""1""#),
    ("String", "uuid", #""123e4567-e89b-42d3-a456-426614174000""#, #""123e4567""#),
    ("String", #"oneOf ["a", "b"]"#, #""b""#, #""c""#),
    ("[Int]", "count 1...2", "[1]", "[]"), ("[Int]", "notEmpty", "[1]", "[]"),
    ("[Int]", "unique", "[1, 2]", "[1, 1]"), ("[Int]", "each 0...", "[1, 0]", "[1, -1]"),
    ("[String: Int]", "each > 0", #"["a": 1]"#, #"["a": 0]"#),
    ("[[Int]]", "each each > 0", "[[1]]", "[[1], [0]]"),
    ("[Int?]", "each > 0", "[1, nil]", "[0]"),
    ("String?", "notEmpty", "nil", #""""#),
  ])
  func decidesOverLiterals(_ type: String, _ rule: String, _ good: String, _ bad: String) throws {
    #expect(try holds(type, rule, for: good))
    #expect(try !holds(type, rule, for: bad))
  }

  @Test(arguments: [
    ("Int", "0...150", "outOfRange", "must be between 0 and 150"),
    ("Int", "0..<10", "outOfRange", "must be at least 0 and less than 10"),
    ("Double", "> 0.5", "notAboveMinimum", "must be more than 0.5"),
    ("Double", "< 0.5", "notBelowMaximum", "must be less than 0.5"),
    ("Int", ">= 0", "belowMinimum", "must be at least 0"),
    ("Double", "...1.0", "aboveMaximum", "must be at most 1"),
    ("CalendarDate", #""2024-01-01"..."#, "tooEarly", "must be at or after 2024-01-01"),
    ("Date", #"< "2024-01-01T00:00:00Z""#, "tooLate", "must be before 2024-01-01T00:00:00Z"),
    ("Int", "multipleOf 5", "notAMultiple", "must be a multiple of 5"),
    ("Double", "finite", "notFinite", "must be a finite number"),
    ("String", "notEmpty", "isEmpty", "must not be empty"),
    ("String", "length 3...20", "wrongLength", "must have between 3 and 20 characters"),
    ("String", "length ..<9", "tooLong", "must have fewer than 9 characters"),
    ("String", "length 1...", "tooShort", "must have at least 1 character"),
    ("String", "length 5", "wrongLength", "must have 5 characters"),
    ("String", "utf8Length ...255", "tooManyUTF8Bytes", "must have at most 255 UTF-8 bytes"),
    ("String", "matches /a+/i", "doesNotMatch", "does not match /a+/i"),
    ("String", "matches /.*[0-9].*/", "doesNotContainDigit", "does not match /.*[0-9].*/"),
    (
      "String", "matches /.*[A-Z].*/", "doesNotContainUppercaseLetter",
      "does not match /.*[A-Z].*/"
    ),
    ("String", "matches /.*[a-z].*/i", "doesNotMatch", "does not match /.*[a-z].*/i"),
    ("String", #"prefix "x""#, "wrongPrefix", #"must begin with "x""#),
    ("String", #"contains "x""#, "doesNotContainX", #"must contain "x""#),
    ("String", #"contains "@""#, "doesNotContainAtSign", #"must contain "@""#),
    ("String", #"contains "{}""#, "missingPart", #"must contain "{}""#),
    ("String", "email", "notAnEmail", "is not an email address"),
    ("String", #"oneOf ["a", "b"]"#, "notAllowed", "is not one of a, b"),
    ("[Int]", "count 1...10", "wrongCount", "must have between 1 and 10 elements"),
    ("[Int]", "count ...3", "tooManyElements", "must have at most 3 elements"),
    ("[Int]", "unique", "notUnique", "must not contain an element twice"),
    (
      "[String]", "each email", "elementNotAnEmail",
      "has an invalid element, which is not an email address"
    ),
  ])
  func tellsPeople(
    _ type: String, _ rule: String, _ errorCase: String, _ complaint: String
  ) throws {
    let (found, diagnostics) = try rules(type, rule)
    #expect(diagnostics.codes == [])
    #expect(found.map(\.errorCase) == [errorCase])
    #expect(found.map(\.complaint.text) == [complaint])
  }

  @Test(arguments: [
    ("String", #"notEmpty "Tell us""#), ("String", #"length 3... "Tell us""#),
    ("String", #"prefix "x" "Tell us""#),
  ])
  func keepsItsMessage(_ type: String, _ rule: String) throws {
    #expect(try rules(type, rule).0.map(\.message) == ["Tell us"])
  }

  @Test(arguments: [
    ("Int", "1..., ...5", [String]()), ("Int", "1..., ...0", ["G0406"]),
    ("Double", "> 1, < 2", []), ("Int", "> 1, < 2", ["G0406"]), ("Int", "> 1, < 3", []),
    ("Int", "0...9, 0...9", ["G0407"]), ("Int", #"0... "a", 0...9 "b""#, []),
    ("String", #"prefix "a", prefix "ab""#, []), ("String", #"prefix "a", prefix "b""#, ["G0406"]),
    ("String", #"suffix "a", suffix "ba""#, []), ("String", #"contains "a", contains "b""#, []),
    ("String", "matches /a+/, matches /[ab]/", []),
    ("String", "matches /a/, matches /b/", ["G0406"]),
    ("String", #"matches /a+/, contains "aa""#, []),
    ("String", #"length ...2, suffix "abc""#, ["G0406"]),
    ("String", #"length ...3, suffix "abc""#, []),
    ("String", #"utf8Length ...1, prefix "é""#, ["G0406"]),
    ("String", "notEmpty, length ...5", []), ("String", "length < 1, notEmpty", ["G0406"]),
    ("String", #"oneOf ["a", "bb"], length 2..."#, []),
    ("[String]", "count 2..., unique, each notEmpty", []),
    ("String", "length 3..., notEmpty", ["G0407"]), ("[Int]", "notEmpty, count 2", ["G0407"]),
    ("String", "utf8Length > 0, notEmpty", ["G0407"]), ("[Int]", "count ...2, notEmpty", []),
    ("String", #"notEmpty "a", length 3... "b""#, []),
    ("Double", "finite, 0...1", ["G0407"]), ("Double", "finite, 0...", []),
    ("String", "email, hostname", ["G0406"]), ("String", "hostname, uuid", []),
    ("[Int]", "each > 3, each < 2", ["G0406"]), ("[Int]", "each > 1, each < 3", []),
    ("[Int]", "each > 1, each < 2", ["G0406"]), ("[Double]", "each > 1, each < 2", []),
    ("[Int]", "each 0..., each 0...9", ["G0407"]),
    ("[[Int]]", "each count 2, each notEmpty", ["G0407"]),
  ])
  func comparesRules(_ type: String, _ text: String, _ codes: [String]) throws {
    #expect(try rules(type, text).1.codes == codes)
  }

  @Test func everyRuleHasItsOwnNameAndErrorCase() throws {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    let errorCases = try Rule.all.map { try accepted($0).map(\.errorCase) }
    #expect(Set(errorCases).count == Rule.all.count)
  }

  @Test(arguments: [
    ("String", #"matches /a+/ as notA "Only a""#, "notA"),
    ("[String]", "each notEmpty as gap", "gap"),
    ("String", "notEmpty as missing", "missing"), ("Int", "> 0 as default", "default"),
  ])
  func takesTheNameOfTheSchema(_ type: String, _ rule: String, _ errorCase: String) throws {
    let (found, _) = try rules(type, rule)
    #expect(found.map { $0.errorCase(of: "field") } == [errorCase])
  }

  @Test(arguments: Rule.all)
  func examplesAreAccepted(_ rule: Rule) throws {
    #expect(try accepted(rule).count == 1, "\(rule.example)")
  }

  /// The example of a rule, on the first type that it applies to.
  private func accepted(_ rule: Rule) throws -> [ValidRule] {
    for type in ["Int", "Double", "String", "[String]"] {
      let (found, diagnostics) = try rules(type, rule.example)
      if diagnostics.isEmpty { return found }
    }
    return []
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { example }
}
