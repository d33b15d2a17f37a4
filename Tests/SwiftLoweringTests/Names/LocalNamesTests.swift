import Testing

@testable import SwiftLowering

/// Two things in one function never have the same name.
@Suite struct LocalNamesTests {
  @Test func `A name that is taken gets the first free number`() {
    var names = LocalNames(taken: ["id", "id3"])
    #expect(names.claim("id") == "id2")
    #expect(names.claim("id") == "id4")
    #expect(names.claim("name") == "name")
    #expect(names.claim("name") == "name2")
    #expect(names.claim("id2") == "id22")
  }

  @Test func `The first free name is taken before any number`() {
    var names = LocalNames(taken: ["date"])
    #expect(names.claim(firstOf: ["date", "startDate"]) == "startDate")
    #expect(names.claim(firstOf: ["date", "startDate"]) == "startDate2")
    #expect(names.isTaken("startDate2"))
    #expect(!names.isTaken("startDate3"))
  }

  @Test func `No constant is called self, and reserved words stand in backticks`() {
    var names = LocalNames(taken: [])
    #expect(names.claimLocal("self") == "value")
    #expect(names.claimLocal("self") == "value2")
    #expect(names.claimLocal("in") == "`in`")
    #expect(names.claimLocal("in") == "in2")
  }
}
