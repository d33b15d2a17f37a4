import Foundation
import Testing

@testable import GeneratedSupport

/// What maps call to make a value from several others, or from none.
@Suite struct MappingIssuesCallTests {
  @Test func `What can be made is, and is no issue`() {
    var issues = MappingIssues()
    #expect(issues.attempt(at: "a") { () throws(Broken) in try number("7") } == 7)
    #expect(issues.call(sum, "1", "2", at: "b") == 3)
    #expect(issues.call({ () throws(Broken) in 5 }, at: "c") == 5)
    #expect(issues.isEmpty)
  }

  @Test func `What cannot be made is an issue at its place`() {
    var issues = MappingIssues()
    #expect(issues.attempt(at: "a") { () throws(Broken) in try number("x") } == nil)
    #expect(issues.call(sum, "1", "y", at: "b.c") == nil)
    #expect(issues.call(sum, "z", "1", at: "") == nil)
    #expect(
      issues.error.description == """
        a: "x" is not a number
        b.c: "y" is not a number
        "z" is not a number
        """)
  }

  @Test func `A nested map keeps its paths`() {
    var issues = MappingIssues()
    let nested: Int? = issues.call(
      { (text: String) throws(MappingError) in try inner(text) }, "x", at: "outer")
    #expect(nested == nil)
    #expect(issues.error.description == "outer.inner[2]: \"x\" is not a number")
  }

  @Test func `After the first issue nothing is called, if the policy says so`() {
    MappingPolicy.$current.withValue(.failFast) {
      var issues = MappingIssues()
      #expect(issues.call(sum, "x", "1", at: "a") == nil)
      var calls = 0
      let late = issues.attempt(at: "b") { () throws(Broken) in
        calls += 1
        return try number("y")
      }
      #expect(late == nil)
      #expect(issues.call(sum, "1", "1", at: "c") == nil)
      #expect(calls == 0)
      #expect(issues.error.description == "a: \"x\" is not a number")
    }
  }
}

/// Rules of values that have been made, and of the whole.
@Suite struct MappingIssuesRuleTests {
  @Test func `A value that breaks no rule stays, and is no issue`() {
    var issues = MappingIssues()
    #expect(issues.check("7", at: "a", using: faults(of:)) == "7")
    #expect(issues.checkIfPresent("8", at: "b", using: faults(of:)) == "8")
    #expect(issues.checkIfPresent(nil, at: "c", using: faults(of:)) == nil)
    #expect(issues.isEmpty)
  }

  @Test func `Each rule that is broken is an issue at the place of the value`() {
    var issues = MappingIssues()
    #expect(issues.check("x", at: "a.b", using: faults(of:)) == nil)
    #expect(issues.checkIfPresent("yz", at: "c", using: faults(of:)) == nil)
    issues.add(Broken("whole"))
    #expect(
      issues.error.description == """
        a.b: "x" is not a number
        c: "yz" is not a number
        c: "length" is not a number
        "whole" is not a number
        """)
    #expect(issues.error.issues.last?.path.steps == [])
  }

  @Test func `Those beyond the cap are counted`() {
    MappingPolicy.$current.withValue(MappingPolicy(keptIssues: 2)) {
      var issues = MappingIssues()
      #expect(issues.check("x", at: "a", using: faults(of:)) == nil)
      #expect(issues.check("yz", at: "b", using: faults(of:)) == nil)
      issues.add(Broken("whole"))
      #expect(
        issues.error.description
          == "a: \"x\" is not a number\nb: \"yz\" is not a number\nand 2 more")
    }
  }

  @Test func `Failing fast takes the first alone, and asks nothing afterwards`() {
    MappingPolicy.$current.withValue(.failFast) {
      var issues = MappingIssues()
      #expect(issues.check("yz", at: "a", using: faults(of:)) == nil)
      var calls = 0
      let late = issues.check("1", at: "b") { (text: String) -> [Broken] in
        calls += 1
        return faults(of: text)
      }
      #expect(late == nil && calls == 0)
      issues.add(Broken("whole"))
      #expect(issues.error.description == "a: \"yz\" is not a number")
      #expect(issues.error.count == 1)
    }
  }

  private func faults(of text: String) -> [Broken] {
    let digits = Int(text) == nil ? [Broken(text)] : []
    return text.count > 1 ? digits + [Broken("length")] : digits
  }
}

/// Fallbacks that are only made when they are needed, since they check their values.
@Suite struct MadeFallbackTests {
  @Test func `A valid value needs no fallback`() {
    var issues = MappingIssues()
    let reports = reports {
      #expect(issues.convert("1", at: "a", orElse: never, using: number) == 1)
      #expect(issues.convertIfPresent("2", at: "b", orElse: never, using: number) == 2)
      #expect(issues.convertIfPresent(nil, at: "b", orElse: never, using: number) == nil)
      #expect(issues.convertRequired("3", at: "c", orElse: never, using: number) == 3)
      #expect(MappingIssues().value(4, orElse: { nil }) == 4)
    }
    #expect(reports.isEmpty)
    #expect(issues.isEmpty)
  }

  @Test func `Each that is used is reported, and no issue`() {
    var issues = MappingIssues()
    var found = MappingIssues()
    found.add(MappingError(Broken("q"), at: .index(1)), at: .field("e"))
    found.add(Broken("q"), at: .field("f"))
    found.add(MappingError(Broken("q"), at: .index(4)), at: .field("e"))
    let reports = reports {
      #expect(issues.convert("x", at: "a", orElse: seven, using: number) == 7)
      #expect(issues.convertIfPresent("x", at: "b", orElse: seven, using: number) == 7)
      #expect(issues.convertRequired("x", at: "c", orElse: seven, using: number) == 7)
      #expect(issues.convertRequired(nil, at: "d", orElse: seven, using: number) == 7)
      #expect(found.value(3, orElse: { 7 }) == 7)
    }
    #expect(issues.isEmpty)
    #expect(
      reports.map(\.description) == [
        "a is replaced, since it is not a number", "b is replaced, since it is not a number",
        "c is replaced, since it is not a number", "d is replaced, since it is missing",
        "e is replaced, since [1] is not a number, and [4] is not a number",
        "f is replaced, since it is not a number",
      ])
  }

  @Test func `A fallback that breaks a rule itself is an issue`() {
    var issues = MappingIssues()
    let reports = reports {
      #expect(issues.convert("x", at: "a", orElse: never, using: number) == nil)
      #expect(issues.convertRequired(nil, at: "b", orElse: never, using: number) == nil)
    }
    #expect(reports.map(\.path.description) == ["a", "b"])
    #expect(
      issues.error.description == "a: \"never\" is not a number\nb: \"never\" is not a number")
  }

  @Test func `After the first issue nothing is replaced, if the policy says so`() {
    MappingPolicy.$current.withValue(.failFast) {
      var issues = MappingIssues()
      issues.add(Broken("x"), at: .field("a"))
      let reports = reports {
        #expect(issues.convert("x", at: "b", orElse: seven, using: number) == nil)
        #expect(issues.convertRequired(nil, at: "c", orElse: seven, using: number) == nil)
      }
      #expect(reports.isEmpty)
    }
  }
}

private struct Broken: RuleViolation, Equatable {
  let text: String

  init(_ text: String) { self.text = text }

  var shownValue: String? { text.debugDescription }
  var reason: String { "is not a number" }
}

private func number(_ text: String) throws(Broken) -> Int {
  guard let number = Int(text) else { throw Broken(text) }
  return number
}

private func sum(_ left: String, _ right: String) throws(Broken) -> Int {
  try number(left) + number(right)
}

private func inner(_ text: String) throws(MappingError) -> Int {
  do throws(Broken) {
    return try number(text)
  } catch {
    throw MappingError(MappingError(error, at: .index(2)), at: .field("inner"))
  }
}

private func seven() throws(Broken) -> Int { 7 }

private func never() throws(Broken) -> Int { try number("never") }

/// Whether two errors are equal, as the tests of an app ask.
@Suite struct MappingErrorEqualityTests {
  @Test func `Errors are equal if their paths and problems are`() {
    let error = MappingError(MappingError(.missing(because: nil)), at: .field("a"))
    #expect(error == MappingError(MappingError(.missing(because: nil)), at: .field("a")))
    #expect(error != MappingError(MappingError(.missing(because: nil)), at: .field("b")))
    #expect(error != MappingError(MappingError(.missing(because: "c is true")), at: .field("a")))
    #expect(MappingProblem.duplicate(value: "1", first: 2) != .duplicate(value: "1", first: 3))
    #expect(
      MappingProblem.unknownCase(value: "1", known: ["2"]) != .duplicate(value: "1", first: nil))
  }

  @Test func `Each difference between two problems counts`() {
    let problems: [MappingProblem] = [
      .missing(because: nil), .missing(because: "a"),
      .malformed(value: "a", expectation: "b", detail: nil, cause: nil),
      .malformed(value: "a", expectation: "b", detail: "c", cause: nil),
      .malformed(value: "a", expectation: "b", detail: nil, cause: Said(words: "c")),
      .malformed(value: "a", expectation: "b", detail: nil, cause: Said(words: "d")),
      .malformed(value: "b", expectation: "b", detail: nil, cause: nil),
      .unknownCase(value: "a", known: []), .unknownCase(value: "a", known: ["b"]),
      .unknownCase(value: "a", known: ["b", "c"]), .caseKeys(found: [], known: []),
      .caseKeys(found: ["a"], known: ["b"]), .caseKeys(found: [], known: ["a", "b"]),
      .noCase(known: ["a"], reasons: nil), .noCase(known: ["a"], reasons: "b"),
      .duplicate(value: "a", first: nil), .duplicate(value: "a", first: 1),
      .failure(Said(words: "a")), .failure(Said(words: "b")),
    ]
    for (position, problem) in problems.enumerated() {
      #expect(problems.filter { $0 == problem }.count == 1, "\(position)")
    }
  }

  @Test func `Errors within are compared as their type does, or else by what they say`() {
    #expect(MappingProblem(Comparable(number: 1)) == MappingProblem(Comparable(number: 1)))
    #expect(MappingProblem(Comparable(number: 1)) != MappingProblem(Comparable(number: 2)))
    #expect(MappingProblem(Said(words: "a")) == MappingProblem(Said(words: "a")))
    #expect(MappingProblem(Said(words: "a")) != MappingProblem(Said(words: "b")))
    #expect(MappingProblem(Said(words: "a")) != MappingProblem(Comparable(number: 1)))
  }

  @Test func `The same problem of one value is told once`() {
    var issues = MappingIssues()
    for _ in 0..<2 { issues.add(Said(words: "is wrong"), at: .field("a")) }
    for key in ["b", "c"] { issues.add(Said(words: "is wrong"), at: .key(key)) }
    #expect(issues.error.issues.count == 4 && issues.error.count == 4)
    #expect(
      issues.error.description == "a: is wrong\n[\"b\"]: is wrong\n[\"c\"]: is wrong")
    let redacted = "could not be converted"
    #expect(
      issues.error.redactedDescription == "a: \(redacted)\n[…]: \(redacted)\n[…]: \(redacted)")
  }

  private struct Comparable: Error, Equatable {
    let number: Int
  }

  private struct Said: LocalizedError {
    let words: String
    var errorDescription: String? { words }
  }
}
