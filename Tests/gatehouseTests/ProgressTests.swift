import Foundation
import Testing

/// What long work shows, only on a terminal.
@Suite struct ProgressTests {
  private static let types = (0..<70).map { "enum T\($0) { a }\n" }.joined()
  private static let long =
    types + String(repeating: "// " + String(repeating: "-", count: 96) + "\n", count: 1_400)

  @Test func longWorkTellsWhatItDoes() throws {
    let workspace = try Workspace(["A.gate": Self.long])
    let screen = try workspace.screen(of: "generate", "A.gate", "-o", "Out")
    #expect(
      screen
        == [
          "", "generating …", "", "writing 64 of 71 files …", "70 files written in Out\r\n",
        ].joined(separator: "\r\u{1B}[K"))
    let validation = try workspace.screen(of: "validate", "A.gate")
    #expect(validation == "\r\u{1B}[Kvalidating …\r\u{1B}[K1 file, no problems\r\n")
  }

  @Test func otherRunsDoNot() throws {
    let workspace = try Workspace(["A.gate": Self.long, "B.gate": Self.types])
    #expect(try workspace.run("generate", "A.gate", "-o", "A").errors == "70 files written in A\n")
    #expect(try workspace.screen(of: "generate", "A.gate", "-o", "B", "--quiet").isEmpty)
    #expect(
      try workspace.screen(of: "generate", "B.gate", "-o", "C") == "70 files written in C\r\n")
    #expect(
      try workspace.screen(of: "validate", "A.gate", environment: ["TERM": "dumb"])
        == "1 file, no problems\r\n")
  }
}
