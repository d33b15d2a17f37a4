import Diagnostics
import Testing

@testable import SchemaSyntax

@Suite struct LexerTests {
  @Test(arguments: [
    ("name: String?", "identifier colon identifier question"),
    ("String??", "identifier coalesce"),
    ("_ _a a_", "underscore identifier identifier"),
    ("größe 名前", "identifier identifier"),
    (
      "0...9 0..<10 ...9",
      "integer closedRange integer integer halfOpenRange integer closedRange integer"
    ),
    ("-3 1_000 0.5 1e6 1.5e-3", "integer integer decimal decimal decimal"),
    ("1.a", "integer dot identifier"),
    ("a -> b <-> c", "identifier arrow identifier doubleArrow identifier"),
    ("< <= > >= == != =", "less lessOrEqual greater greaterOrEqual equal notEqual assign"),
    (#""a\"b" "//""#, "string string"),
    (#"/a\/b/ /[/]/i"#, "regex regex"),
    ("/// text\n// text\na // text", "documentation identifier"),
    ("//// a\n///", "documentation"),
    (
      "[]{}()@.",
      "leftBracket rightBracket leftBrace rightBrace leftParenthesis rightParenthesis at dot"
    ),
  ])
  func cutsText(_ text: String, into kinds: String) {
    let output = tokens(of: text)
    #expect(kindNames(output) == kinds)
    #expect(output.diagnostics.isEmpty)
  }

  /// The parser then gets what was meant.
  @Test(arguments: [
    ("a;", "identifier comma", "G0137"),
    ("'a' “b”", "string string", "G0138 G0138"),
    ("`class`", "identifier", "G0138"),
    ("# a\na", "identifier", "G0139"),
    ("/* a */ a", "identifier", "G0139"),
    ("0..5", "integer closedRange integer", "G0133"),
    ("a..b \"c\"..d", "identifier dot identifier string dot identifier", "G0133 G0133"),
    (
      "a && b || !c", "identifier unknown identifier unknown unknown identifier",
      "G0133 G0133 G0133"
    ),
    ("map <- a", "identifier less unknown identifier", "G0135"),
    ("content-type: $ref", "identifier colon identifier", "G0108 G0108"),
    ("a + b", "identifier unknown identifier", "G0136"),
    ("+5", "integer", "G0003"),
    ("007", "integer", "G0003"),
    ("1a", "unknown", "G0003"),
    ("a | b", "identifier unknown identifier", "G0002"),
    ("\"a", "string", "G0004"),
    ("/a", "regex", "G0005"),
  ])
  func readsWhatIsMeant(_ text: String, as kinds: String, with codes: String) {
    let output = tokens(of: text)
    #expect(kindNames(output) == kinds)
    #expect(output.diagnostics.map(\.kind.code).joined(separator: " ") == codes)
  }

  @Test(arguments: ["a\nb", "a\r\nb", "a // c\nb", "a /* \n */ b", "a\u{2028}b"])
  func noticesLineBreaks(_ text: String) {
    #expect(tokens(of: text).tokens.map(\.startsLine).prefix(2) == [true, true])
  }

  @Test func keepsComments() {
    let comments = tokens(of: "// one\na // two").comments
    #expect(comments.map(\.startsLine) == [true, false])
  }

  @Test(arguments: [[0xFF], [0x61, 0x80, 0x62], [0x22, 0xC0, 0x22], [0xFE, 0xFF]] as [[UInt8]])
  func saysOnceThatItIsNotUTF8(_ bytes: [UInt8]) {
    let output = Lexer.tokens(of: SourceFile(path: "a", bytes: bytes), index: 0)
    #expect(output.diagnostics.map(\.kind.code) == ["G0001"])
  }

  private func tokens(of text: String) -> Lexer.Output {
    Lexer.tokens(of: SourceFile(path: "a.gate", text: text), index: 0)
  }

  private func kindNames(_ output: Lexer.Output) -> String {
    #expect(output.tokens.last?.kind == .endOfFile)
    return output.tokens.dropLast().map { "\($0.kind)" }.joined(separator: " ")
  }
}
