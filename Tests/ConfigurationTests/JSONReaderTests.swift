import Configuration
import Diagnostics
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> (value: JSONNode?, diagnostics: [Diagnostic]) {
    JSONReader.read(SourceFile(path: "a.json", text: text))
  }

  private func content(_ text: String) throws -> JSONNode.Content {
    let (value, diagnostics) = read(text)
    #expect(diagnostics.isEmpty)
    return try #require(value).content
  }

  @Test func everyKindOfValueIsRead() throws {
    #expect(try content("null") == .null)
    #expect(try content(" true\n") == .boolean(true))
    #expect(try content("false") == .boolean(false))
    #expect(try content("\"\"") == .text(""))
    #expect(try content("[]") == .list([]))
    #expect(try content("{}") == .object([]))
  }

  @Test(arguments: ["0", "-0", "10", "-12.50", "1e9", "1E+9", "1.5e-300", "99999999999999999999"])
  func numbersStayAsTheyAreWritten(_ digits: String) throws {
    #expect(try content(digits) == .number(digits))
  }

  @Test func escapesAreUndone() throws {
    #expect(
      try content(#""\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00""#)
        == .text("\"\\/\u{8}\u{C}\n\r\tAé😀"))
  }

  @Test func valuesKnowWhereTheyStand() throws {
    let text = #"{ "é": [1, "b"] }"#
    let value = try #require(read(text).value)
    #expect(value.span == SourceSpan(file: 0, start: 0, end: text.utf8.count))
    guard case .object(let members) = value.content, let member = members.first,
      case .list(let elements) = member.value.content
    else {
      Issue.record("not an object with a list")
      return
    }
    #expect(member.name == "é")
    #expect(member.nameSpan == SourceSpan(file: 0, start: 2, end: 6))
    #expect(member.value.span == SourceSpan(file: 0, start: 8, end: 16))
    #expect(elements.map(\.span.start) == [9, 12])
    #expect(elements.map(\.span.end) == [10, 15])
  }

  @Test func spansAreInTheFileThatIsNamed() throws {
    let read = JSONReader.read(SourceFile(path: "a.json", text: "[1,]"), index: 3)
    #expect(try #require(read.value).span.file == 3)
    #expect(read.diagnostics.map(\.primary.span.file) == [3])
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try content("\u{FEFF}{}") == .object([]))
  }

  /// Depth costs memory on the stack, and an attacker has much of it to offer.
  @Test func bracketsEndAtALimit() throws {
    #expect(
      read(String(repeating: "[", count: 64) + String(repeating: "]", count: 64)).value != nil)
    for opening in ["[", #"{"a":"#] {
      let (value, diagnostics) = read(String(repeating: opening, count: 200_000))
      #expect(value == nil)
      #expect(diagnostics.map(\.kind.code) == ["G1014"])
    }
  }

  /// What is assumed about habits is what people meant.
  @Test(arguments: [
    ("{a: 1}", #"{"a": 1}"#), ("{'a': 1}", #"{"a": 1}"#), ("{“a”: 1}", #"{"a": 1}"#),
    ("[1, 2,]", "[1, 2]"), ("[1 2]", "[1, 2]"), ("[1; 2]", "[1, 2]"),
    (#"{"a" = 1}"#, #"{"a": 1}"#), (#"{"a" 1}"#, #"{"a": 1}"#),
    ("[1, // one\n 2] # two", "[1, 2]"), ("[/* no */1]", "[1]"), ("[\u{A0}1]", "[1]"),
    (#"{"a": 1, "a": 2}"#, #"{"a": 1}"#), ("[a/b.gate]", #"["a/b.gate"]"#),
  ])
  func habitsAreErrorsAndUnderstood(_ habit: String, _ meaning: String) throws {
    let (value, diagnostics) = read(habit)
    #expect(diagnostics.count == 1)
    #expect(try outline(#require(value)) == outline(#require(read(meaning).value)))
  }

  /// A fix turns what is wrong into what is right.
  @Test(arguments: [
    "{a: 1}", "{'a': 1}", "[1, 2,]", "[1 2]", "[1; 2]", #"{"a" = 1}"#, #"{"a" 1}"#,
    "[\u{A0}1\u{A0}]",
    "[“a”]", "[True]", "[\"a\tb\"]",
  ])
  func fixesFix(_ text: String) throws {
    let file = SourceFile(path: "a.json", text: text)
    let fixes = JSONReader.read(file).diagnostics.compactMap(\.fix)
    #expect(fixes.count == 1)
    let fixed = try #require(FixedFiles(applying: fixes, to: [file]).files.first)
    #expect(JSONReader.read(fixed).diagnostics.isEmpty)
  }

  /// A value without its places.
  private func outline(_ node: JSONNode) -> String {
    switch node.content {
    case .list(let elements): "[\(elements.map(outline).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.name):\(outline($0.value))" }.joined(separator: ","))}"
    case let scalar: "\(scalar)"
    }
  }
}
