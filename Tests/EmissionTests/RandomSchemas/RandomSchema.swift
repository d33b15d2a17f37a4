import Diagnostics
import GatehousePipeline
import SeededRandom

/// A schema that is valid, of many chapters: declarations of all kinds that use those of earlier chapters, and maps between
/// them. Chapters that turn out to be wrong are left out.
struct RandomSchema {
  private(set) var text = ""
  private(set) var chapterCount = 0

  init(seed: Int, chapters: Int) {
    var words = RandomVocabulary(seed: seed)
    for _ in 0..<chapters {
      let known = words
      let chapter = words.chapter()
      if Self.isValid(text + chapter) {
        text += chapter
        chapterCount += 1
      } else {
        words.forget(all: known)
      }
    }
  }

  var file: SourceFile { Self.file(text) }

  private static func file(_ text: String) -> SourceFile {
    SourceFile(path: "Schemas/Random.gate", bytes: Array(text.utf8))
  }

  private static func isValid(_ text: String) -> Bool { validate([file(text)]).schema != nil }
}

/// What has been declared, and how more is declared by it.
struct RandomVocabulary {
  var random: SeededGenerator
  private(set) var wrappers: [(name: String, base: String)] = []
  private(set) var enums: [(name: String, raw: String)] = []
  private(set) var pairs: [RandomPair] = []
  private var count = 0

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  /// Random numbers go on.
  mutating func forget(all earlier: RandomVocabulary) {
    (wrappers, enums, pairs) = (earlier.wrappers, earlier.enums, earlier.pairs)
  }

  mutating func chapter() -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: wrapper()
    case 2: enumeration()
    case 3, 4: union()
    case 5: model()
    case 6: repository()
    default: records()
    }
  }

  private mutating func name(_ word: String) -> String {
    count += 1
    return "\(word)\(count)"
  }

  private mutating func wrapper() -> String {
    let name = name("Wrapper")
    let base = random.pick(["String", "String", "Int", "Decimal", "UUID", "Date", "Double", "URL"])
    wrappers.append((name, base))
    let via = base == "String" && random.chance(0.3) ? " via trimmed" : ""
    return "type \(name) = \(base)\(via)\(RandomField.rule(for: base, 0.7, &random))\n\n"
  }

  private mutating func enumeration() -> String {
    let name = name("Kind")
    let isOpen = random.chance(0.4)
    let isNumbered = random.chance(0.3)
    enums.append((name, isNumbered ? "Int" : "String"))
    return (isOpen ? "open " : "")
      + (isNumbered
        ? "enum \(name): Int { 1 as low, 2 as high }\n\n"
        : "enum \(name) { one, TWO as two, \"x-y\" as three }\n\n")
  }

  private mutating func records() -> String {
    let name = name("Record")
    let isReversible = random.chance(0.5)
    var names = RandomNames()
    let fields = (0..<Int.random(in: 1...8, using: &random)).map { index in
      RandomField(index, isReversible: isReversible, in: &self, &names)
    }
    pairs.append(RandomPair(dto: "\(name)DTO", domain: name, isReversible: isReversible))
    let entries = fields.compactMap(\.entry).map { "  \($0)\n" }.joined()
    return """
      dto \(name)DTO {
      \(fields.map { "  \($0.dto)\n" }.joined())}
      domain \(name) {
      \(fields.map { "  \($0.domain)\n" }.joined())}
      map \(name)DTO \(isReversible ? "<->" : "->") \(name) {
      \(entries)}


      """
  }

  private mutating func union() -> String {
    guard !pairs.isEmpty else { return "" }
    let name = name("Union")
    let payloads = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.pick(pairs) }
    let form = random.pick(["type", "kind in payload", "key", "shape, in order", "is_first"])
    let isByShape = form.hasPrefix("shape")
    let isByFlag = form == "is_first"
    let open = !isByShape && !isByFlag && random.chance(0.3) ? "open " : ""
    var dto: [String] = []
    var domain: [String] = []
    for (index, pair) in payloads.prefix(isByFlag ? 1 : 3).enumerated() {
      let tag = isByShape ? "" : isByFlag ? "true as " : "tag\(index) as "
      dto.append("\(tag)case\(index)(\(pair.dto))")
      domain.append("case\(index)(\(pair.domain))")
    }
    if isByFlag || !isByShape && random.chance(0.5) {
      dto.append(isByFlag ? "false as empty" : "none as empty")
      domain.append("empty")
    }
    let isReversible = payloads.allSatisfy(\.isReversible) && random.chance(0.7)
    pairs.append(RandomPair(dto: "\(name)DTO", domain: name, isReversible: isReversible))
    return """
      \(open)dto union \(name)DTO by \(form) { \(dto.joined(separator: ", ")) }
      \(open)domain union \(name) { \(domain.joined(separator: ", ")) }
      map \(name)DTO \(isReversible ? "<->" : "->") \(name)


      """
  }

  private mutating func model() -> String {
    let name = name("Model")
    let fields = (0..<Int.random(in: 1...7, using: &random)).map { index in
      "  key_\(index): \(RandomField.ofModel(in: &self))\n"
    }
    return "model \(name) {\n\(fields.joined())}\n\n"
  }

  private mutating func repository() -> String {
    guard !pairs.isEmpty else { return "" }
    let pair = random.pick(pairs)
    let parameters = random.pick(["", "(id: Int)", "(id: String, page: Int?)", "(since: Date)"])
    return """
      repository \(name("Repository")) {
        one\(parameters) -> \(pair.domain) from \(pair.dto)
        many -> [\(pair.domain)] from [\(pair.dto)]
        maybe -> \(pair.domain)? from \(pair.dto)?
      }


      """
  }
}

/// A type of the wire with a map to one of the domain.
struct RandomPair {
  let dto: String
  let domain: String
  let isReversible: Bool
}
