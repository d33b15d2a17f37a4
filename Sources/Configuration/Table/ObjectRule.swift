import Diagnostics
import JSON

/// What the presence of one key means for another.
enum ObjectRule: Sendable {
  case needs(String, beside: String, because: String)
  case excludes(String, others: [String], because: String)

  func check(_ members: [JSONValue.Member], into diagnostics: inout [Diagnostic]) {
    func member(_ name: String) -> JSONValue.Member? { members.first { $0.name == name } }
    switch self {
    case .needs(let name, let needed, let reason):
      guard let member = member(name), !members.contains(where: { $0.name == needed }) else {
        return
      }
      diagnostics.report(
        .missingKey, "`\(name)` needs `\(needed)` next to it", at: member.nameSpan,
        notes: [reason], help: "add `\(needed)`")
    case .excludes(let name, let others, let reason):
      guard let member = member(name) else { return }
      let beside = others.compactMap(member(_:))
      guard !beside.isEmpty else { return }
      diagnostics.report(
        .excludedKey,
        "`\(name)` cannot be used with \(beside.map { "`\($0.name)`" }.joined(separator: " and "))",
        at: member.nameSpan,
        secondary: beside.map { .init($0.nameSpan, "it cannot be used with this") },
        help: reason)
    }
  }
}

extension DiagnosticKind {
  static let excludedKey = DiagnosticKind(
    "G1028", .error, "two keys that cannot be used together",
    explanation: """
      `domain` and `data` say where the Swift of all schemas goes. If it goes to several places, each place is an item
      of `outputs`, with its own `domain` and `data`.
      """,
    language: .json,
    wrong: """
      {
        "domain": { "output": "Sources/App/Generated" },
        "outputs": [{ "domain": { "output": "Sources/Widget/Generated" } }]
      }
      """,
    right: """
      {
        "outputs": [
          { "domain": { "output": "Sources/App/Generated" } },
          { "domain": { "output": "Sources/Widget/Generated" }, "declarations": ["Profile"] }
        ]
      }
      """)
}
