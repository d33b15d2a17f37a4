import Diagnostics

/// Mistakes that a schema can have many of. What is proposed for a name compares it with others, and a name that is missing
/// may be missed in many places.
enum RepeatedMistake: String, CaseIterable {
  case duplicates = "types with the same name"
  case types = "unknown types"
  case maps = "unknown fields in a map"
  case cases = "unknown cases"
  case rules = "unknown fields in rules"
  case signs = "stray signs"
  case hyphens = "hyphens in a row"
  case quotes = "open quotes"

  /// A schema with `count` of these mistakes, or a few more.
  func schema(_ count: Int) -> SourceFile {
    SourceFile(path: "Mistaken.gate", text: text(count))
  }

  private func text(_ count: Int) -> String {
    func lines(_ line: (Int) -> String) -> String {
      (0..<count).map { line($0) + "\n" }.joined()
    }
    switch self {
    case .duplicates:
      return lines { _ in "dto A { a: Int }" }
    case .types:
      return lines { "dto Type\($0) { a: Unknown\($0), b: Missing\($0) }" }
    case .maps:
      return """
        dto S {
        \(lines { "  sourceField\($0): Int" })}
        domain T {
        \(lines { "  targetField\($0): Int" })}
        map S -> T {
        \(lines { "  wrongTarget\($0): wrongSource\($0)" })}
        """
    case .cases:
      return """
        enum E {
        \(lines { "  firstCase\($0)" })}
        dto D {
        \(lines { "  field\($0): E = otherCase\($0)" })}
        """
    case .rules:
      return """
        domain D {
        \(lines { "  field\($0): Int" })\(lines { "  rule r\($0): other\($0) == 1" })}
        """
    case .signs: return String(repeating: "@", count: count)
    case .hyphens: return String(repeating: "-", count: count)
    case .quotes: return "dto A {\n\(String(repeating: "\"\n", count: count))}\n"
    }
  }
}
