import Diagnostics
import GatehousePipeline
import SchemaSemantics
import SeededRandom

/// Several schemas that are valid, by themselves and together: they are written into one module, so that they can be compiled
/// at once. Some are in namespaces, with the same names as others, and a last one holds what these declare.
struct RandomSchemas {
  private(set) var files: [SourceFile] = []

  init(seed: Int, count: Int, chapters: Int, conventions: NamingConventions) {
    var random = SeededGenerator(seed: seed)
    let types = RandomNames.types.shuffled(using: &random)
    let hasModels = random.chance(0.6)
    for position in 0..<count {
      let share = types.enumerated().filter { $0.offset % count == position }.map(\.element)
      let namespace = random.chance(0.3) ? "Space\(position)" : nil
      let schema = RandomSchema(
        seed: seed &* 1_000 &+ position, namespace == nil ? position : 0, chapters: chapters,
        typeNames: share, hasModels: hasModels, namespace: namespace, conventions)
      add(schema.text, named: "Random\(position)", conventions)
    }
    add(across, named: "Across", conventions)
  }

  private mutating func add(
    _ text: String, named name: String, _ conventions: NamingConventions
  ) {
    let file = SourceFile(path: "Schemas/\(name).gate", bytes: Array(text.utf8))
    if validate(files + [file], conventions: conventions).schema != nil { files.append(file) }
  }

  /// A record at the top level that holds records of namespaces.
  private var across: String {
    let fields = files.map { String(decoding: $0.bytes, as: UTF8.self) }.flatMap { text in
      guard let namespace = text.firstMatch(of: /^namespace (\w+)/)?.1 else { return [String]() }
      return text.matches(of: /\ndto (\w+) {/).prefix(3).map { "\(namespace).\($0.1)" }
    }
    let lines = fields.enumerated().map { "  part\($0): [\($1)]?\n" }
    return "dto AcrossDTO {\n  name: String\n\(lines.joined())}\n"
  }
}

/// A schema of many chapters: declarations of all kinds that use those of earlier chapters, and maps between them. Chapters
/// that turn out to have errors are left out.
struct RandomSchema {
  private(set) var text = ""

  init(
    seed: Int, _ position: Int = 0, chapters: Int, typeNames: [String] = [],
    hasModels: Bool = true, namespace: String? = nil,
    _ conventions: NamingConventions = NamingConventions()
  ) {
    var words = RandomVocabulary(
      seed: seed, suffix: "S\(position)", typeNames: typeNames, hasModels: hasModels)
    text = namespace.map { "namespace \($0)\n\n" } ?? ""
    for _ in 0..<chapters {
      let known = words
      let chapter = words.chapter()
      if Self.isValid(text + chapter, conventions) {
        text += chapter
      } else {
        words.forget(all: known)
      }
    }
  }

  private static func isValid(_ text: String, _ conventions: NamingConventions) -> Bool {
    let file = SourceFile(path: "Schemas/Random.gate", bytes: Array(text.utf8))
    return validate([file], conventions: conventions).schema != nil
  }
}
