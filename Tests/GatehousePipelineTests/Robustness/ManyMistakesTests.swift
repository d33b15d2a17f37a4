import Diagnostics
import GatehousePipeline
import Testing

/// Twice as many mistakes take about twice the time, and not four times.
@Suite(.serialized) struct ManyMistakesTests {
  private static let schemas: [(name: String, text: @Sendable (Int) -> String)] = [
    ("duplicates", { String(repeating: "dto A { a: Int }\n", count: 4 * $0) }),
    (
      "types",
      { count in lines(2 * count) { "dto Type\($0) { a: Unknown\($0), b: Missing\($0) }" } }
    ),
    (
      "maps",
      { count in
        """
        dto S {
        \(lines(count) { "  sourceField\($0): Int" })}
        domain T {
        \(lines(count) { "  targetField\($0): Int" })}
        map S -> T {
        \(lines(count) { "  wrongTarget\($0): wrongSource\($0)" })}
        """
      }
    ),
    (
      "cases",
      { count in
        """
        enum E {
        \(lines(count) { "  firstCase\($0)" })}
        dto D {
        \(lines(count) { "  field\($0): E = otherCase\($0)" })}
        """
      }
    ),
    (
      "rules",
      { count in
        """
        domain D {
        \(lines(count) { "  field\($0): Int" })\(lines(count) { "  rule r\($0): other\($0) == 1" })}
        """
      }
    ),
    ("signs", { String(repeating: "@", count: 10 * $0) }),
    ("quotes", { "dto A {\n\(String(repeating: "\"\n", count: 10 * $0))}\n" }),
  ]

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  @Test(.timeLimit(.minutes(20)), arguments: schemas.map(\.name))
  func theTimeGrowsWithTheSchema(_ name: String) throws {
    let text = try #require(Self.schemas.first { $0.name == name }).text
    let small = Self.time(text(250))
    let large = Self.time(text(1_000))
    // Four times as many, with much room for a busy machine; quadratic time would be sixteen times.
    #expect(large < small * 10 + .seconds(1), "\(small) and \(large)")
  }

  private static func time(_ text: String) -> Duration {
    let file = SourceFile(path: "Many.gate", text: text)
    return ContinuousClock().measure {
      let diagnostics = validate([file]).diagnostics
      _ = DiagnosticFormat.text.render(diagnostics, of: [file], limit: 100)
    }
  }
}
