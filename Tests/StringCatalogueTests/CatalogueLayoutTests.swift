import JSON
import Testing

@testable import StringCatalogue

/// What Xcode writes is written in the same way.
@Suite struct CatalogueLayoutTests {
  @Test func textsAreEscapedOnlyWhereJSONRequiresIt() {
    #expect(
      CatalogueLayout.text(.string("a/b \"c\" \\ \n\t\u{1}\u{8}\u{7F} ä 👩‍🚀"))
        == #""a/b \"c\" \\ \n\t\u0001\b"# + "\u{7F} ä 👩‍🚀\"")
  }

  @Test func whatIsEmptyTakesThreeLines() {
    #expect(
      CatalogueLayout.text(["a": [], "b": .object([])])
        == "{\n  \"a\" : [\n\n  ],\n  \"b\" : {\n\n  }\n}")
  }

  @Test func keysAreInTheOrderOfXcode() {
    let keys = [
      "", " e", ", x", "%@", "%@ %@", "👋", "12 Nov", "100", "a", "A.b", "a.C", "aB", "Ab", "line9",
      "line10", "User.age", "User.Age9", "User.age10", "Zebra",
    ]
    let sorted = keys.reversed().sorted { CatalogueKey($0) < CatalogueKey($1) }
    #expect(sorted == keys)
  }

  @Test func leadingZerosDoNotCount() {
    #expect(CatalogueKey("a007") < CatalogueKey("a8"))
    #expect(CatalogueKey("a0") < CatalogueKey("a1"))
    #expect(CatalogueKey("a7") < CatalogueKey("a07"))
  }
}
