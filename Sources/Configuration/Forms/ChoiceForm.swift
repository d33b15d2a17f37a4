import Diagnostics
import JSON

extension ValueForm {
  /// One of a few words, each with its meaning. Every case needs one.
  static func choice<Choice: RawRepresentable<String> & Hashable & Sendable>(
    _ choices: [(choice: Choice, meaning: String)]
  ) -> Self where Value == Placed<Choice> {
    let names = choices.map(\.choice.rawValue)
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let description = FormDescription(
      noun: "one of \(list)", plural: "any of \(list)", example: .string(names.first ?? ""),
      schema: [
        .init(
          "oneOf",
          .array(
            choices.map {
              ["const": .string($0.choice.rawValue), "description": .string($0.meaning + ".")]
            }))
      ],
      choices: choices.map {
        ChoiceDescription(name: $0.choice.rawValue, meaning: $0.meaning)
      })
    return ValueForm(
      description: description,
      read: { reading, diagnostics in
        guard case .string(let text) = reading.node.content else {
          diagnostics.append(reading.wants(description))
          return nil
        }
        if let choice = choices.first(where: { $0.choice.rawValue == text })?.choice {
          return Placed(choice, at: reading.node.span)
        }
        diagnostics.append(unknown(text, among: names, at: reading))
        return nil
      },
      write: { .string($0.value.rawValue) })
  }

  private static func unknown(
    _ text: String, among names: [String], at reading: Reading
  ) -> Diagnostic {
    let list = names.map { "`\"\($0)\"`" }.joined(separator: ", ")
    return .unknownText(
      .unknownChoice, "\(reading.subject) cannot be `\(text)`", at: reading.node.span,
      nearest: Spelling(names).nearest(to: text), help: "write one of \(list)")
  }
}

extension DiagnosticKind {
  static let unknownChoice = DiagnosticKind(
    "G1021", .error, "a value that is not among the choices",
    explanation: """
      Some keys accept only a few words. The reference of the configuration lists these words and explains them.
      """,
    language: .json,
    wrong: """
      { "domain": { "output": "Sources/App/Generated", "access": "open" } }
      """,
    right: """
      { "domain": { "output": "Sources/App/Generated", "access": "public" } }
      """)
}
