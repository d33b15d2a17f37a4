import Configuration
import Diagnostics
import JSON
import Testing

@Suite struct JSONFaultTests {
  private func read(_ text: String) -> [Diagnostic] {
    Configuration.read(SourceFile(path: "a.json", text: text)).diagnostics
  }

  /// What people write from habit is one fault, and has a code of its own.
  @Test(arguments: [
    ("{a: 1}", "G1007"), ("{'a': 1}", "G1007"), ("{“a”: 1}", "G1007"), ("[a/b.gate]", "G1007"),
    ("[1, 2,]", "G1005"), ("[1 2]", "G1006"), ("[1; 2]", "G1006"), (#"{"a" = 1}"#, "G1006"),
    (#"{"a" 1}"#, "G1006"), ("[1, // one\n 2] # two", "G1004"), ("[/* no */1]", "G1004"),
    ("{} # end", "G1004"), ("[\u{A0}1]", "G1017"), ("{}\u{A0}", "G1017"), ("[True]", "G1008"),
    ("[1_000]", "G1011"),
  ])
  func habitsAreErrors(_ habit: String, _ code: String) {
    #expect(read(habit).map(\.kind.code) == [code])
  }

  @Test(arguments: [
    ("+1", "it cannot begin with `+`"), (".5", "a digit is needed before the point"),
    ("1.", "a digit is needed after the point"), ("2e", "the digits of its exponent are missing"),
    ("-", "digits are missing after `-`"), ("0x1F", "`x` is not part of a number"),
    ("1_000", "digits cannot be grouped"), ("0100", "it cannot begin with a zero"),
  ])
  func numbersAreToldWhatIsWrong(_ number: String, _ fault: String) {
    #expect(read("[\(number)]").map(\.primary.text) == [fault])
  }

  /// A fix corrects what is wrong.
  @Test(arguments: [
    "{a: 1}", "{'a': 1}", "[1, 2,]", "[1 2]", "[1; 2]", #"{"a" = 1}"#, #"{"a" 1}"#, "[\u{A0}1]",
    "[“a”]", "[True]", "[\"a\tb\"]",
  ])
  func fixesFix(_ text: String) throws {
    let file = SourceFile(path: "a.json", text: text)
    let fixes = Configuration.read(file).diagnostics.compactMap(\.fix)
    #expect(fixes.count == 1)
    let fixed = try #require(FixedFiles(applying: fixes, to: [file]).files.first)
    _ = try JSONReader.read(fixed.bytes)
  }

  /// Nobody writes a configuration as deep as this.
  @Test func bracketsEndAtALimit() {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(read(deepest).map(\.kind.code) == ["G1020"])
    #expect(read("[" + deepest + "]").map(\.kind.code) == ["G1014"])
  }
}
