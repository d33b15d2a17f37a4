import Diagnostics
import GatehousePipeline
import SchemaSemantics
import SeededRandom

/// Several schemas that are valid, by themselves and together: they are written into one module, so that they can be compiled
/// at once.
struct RandomSchemas {
  private(set) var files: [SourceFile] = []

  init(seed: Int, count: Int, chapters: Int, conventions: NamingConventions) {
    var random = SeededGenerator(seed: seed)
    let types = RandomNames.types.shuffled(using: &random)
    let hasModels = random.chance(0.6)
    for position in 0..<count {
      let share = types.enumerated().filter { $0.offset % count == position }.map(\.element)
      let schema = RandomSchema(
        seed: seed &* 1_000 &+ position, position, chapters: chapters, typeNames: share,
        hasModels: hasModels, conventions)
      let file = SourceFile(
        path: "Schemas/Random\(position).gate", bytes: Array(schema.text.utf8))
      if validate(files + [file], conventions: conventions).schema != nil { files.append(file) }
    }
  }
}

/// A schema of many chapters: declarations of all kinds that use those of earlier chapters, and maps between them. Chapters
/// that turn out to have errors are left out.
struct RandomSchema {
  private(set) var text = ""

  init(
    seed: Int, _ position: Int = 0, chapters: Int, typeNames: [String] = [],
    hasModels: Bool = true, _ conventions: NamingConventions = NamingConventions()
  ) {
    var words = RandomVocabulary(
      seed: seed, suffix: "S\(position)", typeNames: typeNames, hasModels: hasModels)
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
