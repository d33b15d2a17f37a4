import SeededRandom

/// A field of a type that is both a dto and a domain type.
struct RandomModelField {
  let type: String
  /// The type, and everything after it.
  let text: String
  /// Whether it contains a type with fields of its own.
  private(set) var isModel = false

  init(in words: inout RandomVocabulary) {
    let wrapper =
      words.random.chance(0.15) ? words.wrappers.randomElement(using: &words.random) : nil
    let handwritten = words.written.filter(\.isReversible)
    let converter =
      words.random.chance(0.1) ? handwritten.randomElement(using: &words.random) : nil
    let step =
      converter.map { RandomStep(to: $0) } ?? wrapper.map { RandomStep(to: $0) }
      ?? words.random.pick(RandomStep.reversible)
    let via = step.via.isEmpty ? "" : " via \(step.via)"
    if words.random.chance(0.2), !words.models.isEmpty {
      let model = words.random.pick(words.models)
      type = words.random.pick([model, "\(model)?", "[\(model)]", "[String: \(model)]"])
      text = words.random.chance(0.5) ? type.replacing("?", with: " or null") : type
      isModel = true
      return
    }
    let swift = step.swift
    if words.random.chance(0.1) {
      type = "[\(swift)]"
      text = words.random.pick(["[\(swift) else skip]\(via)", "[\(swift)]\(via) = []"])
      return
    }
    if let literal = RandomStep.literals[swift], words.random.chance(0.25) {
      type = words.random.pick([swift, "\(swift)?"])
      text = "\(type)\(via)\(words.random.pick([" = ", " else "]))\(literal)"
      return
    }
    type =
      words.random.chance(0.5)
      ? swift
      : words.random.pick([
        "\(swift)?", "[\(swift)]", "[\(swift)?]", "[[\(swift)?]]", "[Int: \(swift)]",
        "[UUID: \(swift)?]", "[String: \(swift)]", "Set<\(swift)>", "Patch<\(swift)>",
        "Patch<[\(swift)?]>",
      ])
    let isNullable = type == "\(swift)?" && words.random.chance(0.5)
    let written = isNullable ? "\(swift) or null" : type
    text = "\(written)\(via)\(RandomRules.clause(for: type, 0.5, &words.random))"
  }
}
