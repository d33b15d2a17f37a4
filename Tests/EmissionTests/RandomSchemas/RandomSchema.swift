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
    if words.random.chance(0.4) { store(&words.random, conventions) }
  }

  /// Makes some domain types `Codable`, and with them, by the fixes that are proposed, all of their parts.
  private mutating func store(
    _ random: inout SeededGenerator, _ conventions: NamingConventions
  ) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("domain "), !line.hasPrefix("domain fields "),
        !line.hasPrefix("domain union "), random.chance(0.3),
        let end = line.firstIndex(where: { $0 == ":" || $0 == "{" })
      else { return String(line) }
      let version = random.chance(0.3) ? "@version(\(Int.random(in: 1...3, using: &random)))\n" : ""
      let rest = line[end] == ":" ? "," + line[end...].dropFirst() : " " + line[end...]
      let head = line[..<end]
      return version + (head.last == " " ? head.dropLast() : head) + ": Codable" + rest
    }
    let file = SourceFile(
      path: "Schemas/Random.gate", bytes: Array(lines.joined(separator: "\n").utf8))
    let repair = Repair([file], conventions: conventions)
    guard let repaired = repair.files.first, !repair.diagnostics.contains(where: \.isError) else {
      return
    }
    text = String(decoding: repaired.bytes, as: UTF8.self)
  }

  private static func isValid(_ text: String, _ conventions: NamingConventions) -> Bool {
    let file = SourceFile(path: "Schemas/Random.gate", bytes: Array(text.utf8))
    return validate([file], conventions: conventions).schema != nil
  }
}
