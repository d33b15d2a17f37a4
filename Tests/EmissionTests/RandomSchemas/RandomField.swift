import SeededRandom

/// A field of a dto, the field of a domain type that it becomes, and the entry between them.
struct RandomField {
  let name: String
  /// The field of the dto, with the others that are read.
  let dto: String
  let domain: String
  /// The type of the field of the domain, without its rules.
  let type: String
  private(set) var entry: String?
  /// The entry for the way back, if it cannot be derived.
  private(set) var reverse: String?

  init(
    _ index: Int, isReversible: Bool, in words: inout RandomVocabulary, _ names: inout RandomNames
  ) {
    let wire = names.wireName(index, &words.random)
    name = names.swiftName(index, &words.random)
    let step = RandomStep.random(isReversible: isReversible, in: words, &words.random)
    var shape = RandomShape.random(
      of: step, isReversible: isReversible, as: name, index, in: words, &words.random)
    // Both ends of a map must be marked, and a type with fields of its own marks those instead.
    let isSecret = words.wrappers.contains { $0.name == step.swift && $0.isSensitive }
    let isSensitive =
      shape.others.isEmpty && step.isValue(in: words)
      && (isSecret && isReversible || words.random.chance(0.1))
    let sensitive = isSensitive ? "@sensitive " : ""
    let notes = words.notes(0.1)
    dto =
      "\(notes)\(sensitive)\(wire) as \(name): \(shape.wire)\(shape.others.map { "\n  \($0)" }.joined())"
    domain =
      sensitive
      + "\(name): \(shape.swift)\(RandomRules.clause(for: shape.swift, 0.4, &words.random))"
    type = shape.swift
    if shape.source == nil, !step.via.isEmpty { shape.source = "\(name) via \(step.via)" }
    entry = shape.source.map { "\(name): \($0)" }
    reverse = shape.reverse.map { "\(name): \($0)" }
  }
}
