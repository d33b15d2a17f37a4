import Diagnostics
import Testing

@testable import SchemaSyntax

@Suite struct FormatterInputTests {
  @Test func schemaWithErrorsIsRefused() {
    let file = SourceFile(path: "a.gate", text: "dto A { a String }\ntype   B=Int\n}")
    let expected = Parser.parse(file, index: 7).diagnostics
    #expect(expected.count > 1)
    #expect(SchemaFormatter.format(file, index: 7) == .refused(expected))
  }

  @Test func bytesThatAreNoTextAreRefused() {
    let file = SourceFile(path: "a.gate", bytes: [UInt8](0...255))
    guard case .refused(let diagnostics) = SchemaFormatter.format(file, index: 0) else {
      Issue.record("formatted")
      return
    }
    #expect(!diagnostics.isEmpty)
  }

  @Test(arguments: SchemaFiles.schemas) func everyBeginningIsFormattedOrRefused(path: String) throws
  {
    let bytes = Array(try SchemaFiles.text(path).utf8)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let file = SourceFile(path: path, bytes: Array(bytes[..<length]))
      switch SchemaFormatter.format(file, index: 0) {
      case .formatted(let once):
        let again = SchemaFormatter.format(SourceFile(path: path, bytes: once), index: 0)
        #expect(again == .formatted(once))
      case .refused(let diagnostics):
        #expect(!diagnostics.isEmpty)
      }
    }
  }

  @Test(arguments: [10, 60, 70, 5_000]) func deepNestingIsFormattedOrRefused(depth: Int) throws {
    let open = String(repeating: "[", count: depth)
    let close = String(repeating: "]", count: depth)
    let texts = [
      "dto A { a: JSON = \(open)\(close) }",
      "dto A { a: JSON = \(open)1, \"\(String(repeating: "x", count: 120))\"\(close) }",
      "dto A { a: \(open)Int\(close) }",
      "map A -> B { a: \(open.replacing("[", with: "match x { y -> "))z\(close.replacing("]", with: " }")) }",
      "map A -> B { a: \(open.replacing("[", with: "required "))a }",
      "domain A { rule r: \(open.replacing("[", with: "(a and "))b\(close.replacing("]", with: ")")) }",
      "\(open.replacing("[", with: "dto A { "))\(close.replacing("]", with: "}"))",
    ]
    for text in texts {
      if Content(text) != nil { try expectOnlyLayoutChanges(text) }
      let file = SourceFile(path: "a.gate", text: text)
      let isRefused =
        if case .refused = SchemaFormatter.format(file, index: 0) { true } else { false }
      #expect(isRefused == (depth > 64))
    }
  }

  /// One mistake for all levels, or that there are too many.
  @Test(arguments: [10, 5_000]) func deepNestingOfOtherLanguagesIsRefused(depth: Int) throws {
    let texts = [
      "dto A { a: Int\(String(repeating: "[]", count: depth)) }",
      String(repeating: "struct A { ", count: depth) + String(repeating: "}", count: depth),
    ]
    for text in texts {
      let file = SourceFile(path: "a.gate", text: text)
      guard case .refused(let diagnostics) = SchemaFormatter.format(file, index: 0) else {
        Issue.record("this was formatted")
        continue
      }
      #expect(diagnostics.count { $0.kind == .tooDeep } == (depth > 64 ? 1 : 0))
      #expect(diagnostics.count { $0.kind == .foreignType } <= 1)
    }
  }

  /// In a chain, terms are not nested in each other.
  @Test(arguments: ["and", "or"]) func longChainsAreFormatted(word: String) throws {
    let text = "domain A { rule r: a\(String(repeating: " \(word) a", count: 500)) }"
    try expectOnlyLayoutChanges(text)
    let file = SourceFile(path: "a.gate", text: text)
    let isFormatted =
      if case .refused = SchemaFormatter.format(file, index: 0) { false } else { true }
    #expect(isFormatted)
  }
}
