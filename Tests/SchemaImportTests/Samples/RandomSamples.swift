import JSON
import SeededRandom

/// Samples of something that has a shape, which they show more or less completely.
struct RandomSamples {
  private var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func samples(_ count: Int) -> [JSONValue] {
    let shape = shape(depth: 0)
    return (0..<count).map { _ in value(of: shape) }
  }

  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &generator)
  }

  mutating func cut<Element>(_ elements: [Element]) -> (ArraySlice<Element>, ArraySlice<Element>) {
    let index = generator.below(elements.count + 1)
    return (elements[..<index], elements[index...])
  }

  private indirect enum Shape {
    case null
    case flag
    case number
    case text([String])
    case list(Shape, atMost: Int)
    case record([(key: String, shape: Shape, isOptional: Bool)])
    case dictionary(Shape)
    case tagged([(tag: String, shape: Shape)])
    case anyOf([Shape])
  }

  private static let keys = [
    "id", "name", "status", "type", "kind", "items", "owner", "count", "created_at", "a b", "é",
    "eventType", "tags", "address",
  ]

  private static let texts = [
    ["active", "paused", "DONE"], ["2024-05-03", "1999-12-31"], ["", "a b c", "Ünï"],
    ["2024-05-03T10:00:00Z"], ["https://example.org/a", "ftp://example.org"],
    ["10.0.0.1", "192.0.2.1"], ["ada@example.org"], ["00000000-0000-0000-0000-000000000000"],
    ["2024-05-03", "soon"],
  ]

  private mutating func shape(depth: Int) -> Shape {
    switch generator.below(depth > 3 ? 4 : 10) {
    case 0: return .null
    case 1: return .flag
    case 2: return .number
    case 3, 4: return .text(generator.pick(Self.texts))
    case 5: return .list(shape(depth: depth + 1), atMost: generator.below(5))
    case 6: return .dictionary(shape(depth: depth + 1))
    case 7:
      let tags = ["image", "text", "video"].prefix(2 + generator.below(2))
      return .tagged(tags.map { ($0, record(depth: depth + 1)) })
    case 8: return .anyOf((0..<3).map { _ in shape(depth: depth + 1) })
    default: return record(depth: depth)
    }
  }

  private mutating func record(depth: Int) -> Shape {
    let keys = shuffled(Self.keys).prefix(generator.below(6))
    return .record(
      keys.map { ($0, shape(depth: depth + 1), generator.chance(0.3)) })
  }

  private mutating func value(of shape: Shape) -> JSONValue {
    switch shape {
    case .null: return .null
    case .flag: return .boolean(generator.chance(0.5))
    case .number:
      let texts = ["0", "-7", "42", "4294967296", "18446744073709551615", "1.0", "1e3", "1e400"]
      return JSONValue(.number(texts[generator.below(1 + generator.below(texts.count))]))
    case .text(let texts): return .string(generator.pick(texts))
    case .list(let element, let limit):
      return .array((0..<generator.below(limit + 1)).map { _ in value(of: element) })
    case .record(let fields):
      var members: [JSONValue.Member] = []
      for field in fields where !(field.isOptional && generator.chance(0.5)) {
        members.append(
          .init(field.key, generator.chance(0.05) ? .null : value(of: field.shape)))
      }
      return .object(members)
    case .dictionary(let element):
      return .object(
        (0..<generator.below(4)).map { _ in .init("\(generator.below(1000))", value(of: element)) })
    case .tagged(let variants):
      let (tag, shape) = generator.pick(variants)
      guard case .object(let members) = value(of: shape).content else { return .null }
      return .object([.init("type", .string(tag))] + members.filter { $0.name != "type" })
    case .anyOf(let shapes): return value(of: generator.pick(shapes))
    }
  }
}
