import Diagnostics
import SchemaImport
import SeededRandom

/// What people do to schemas that were imported, done by chance. Whatever they write holds a word such as `own12` or `Own12`,
/// each of which is written in one place.
struct PersonsEdits {
  let layer: ImportLayer
  var folder: EditedFolder
  var random: SeededGenerator

  /// What they call the types that the import calls otherwise.
  private(set) var names: [String: String] = [:]

  /// The members that they have removed, by what their declarations are called now.
  private(set) var removed: [String: Set<String>] = [:]

  /// How many edits of each kind there are.
  private(set) var counts: [(kind: String, count: Int)] = []
  private var words = 0

  /// The file for what is moved.
  static let ownFile = "Schemas/Own.gate"

  init(_ layer: ImportLayer, seed: Int) {
    self.layer = layer
    folder = EditedFolder([])
    random = SeededGenerator(seed: seed)
  }

  /// - Parameter share: of the places at which something can be edited, those at which something is.
  mutating func edit(_ files: [SourceFile], share: Double) -> [SourceFile] {
    folder = EditedFolder(files)
    step("types renamed") { $0.renameTypes($1, share) }
    step("types nested") { $0.nestTypes($1, share) }
    step("types moved out of others") { $0.raiseTypes($1, share) }
    step("fields removed") { $0.removeFields($1, share) }
    step("fields renamed") { $0.renameFields($1, share) }
    step("cases renamed") { $0.renameCases($1, share) }
    step("members reordered") { $0.reorderMembers($1, share) }
    step("fallbacks") { $0.addFallbacks($1, share) }
    step("converters") { $0.addConverters($1, share) }
    step("documentation") { $0.writeDocumentation($1, share) }
    step("comments before") { $0.addCommentsBefore($1, share) }
    step("comments after") { $0.addCommentsAfter($1, share) }
    step("domains and maps") { $0.addDomains($1, share) }
    step("types in another file") { $0.moveToOwnFile($1, share) }
    // Not everybody formats what they write.
    if random.chance(0.5) { folder.format() }
    return folder.files
  }

  private mutating func step(
    _ kind: String, _ edits: (inout PersonsEdits, SchemaOutline) -> Int
  ) {
    let count = edits(&self, SchemaOutline(folder.files))
    folder.finishStep()
    if let index = counts.firstIndex(where: { $0.kind == kind }) {
      counts[index].count += count
    } else {
      counts.append((kind, count))
    }
  }

  /// A number that nothing else has.
  mutating func freshNumber() -> Int {
    words += 1
    return words
  }

  mutating func note(_ name: String, for old: String) {
    names[old] = name
    if let keys = removed.removeValue(forKey: old) { removed[name] = keys }
  }

  mutating func noteRemoval(of key: String, from declaration: String) {
    removed[declaration, default: []].insert(key)
  }

  /// What the import calls a declaration and what is around it.
  func importedPath(of declaration: OutlinedDeclaration) -> [String] {
    importedNames(declaration.path)
  }

  /// What the import calls the types that a map leads from and to, wherever these are now.
  func importedEnds(of map: OutlinedDeclaration) -> [String] {
    importedNames(map.ends.map { String($0.split(separator: ".").last ?? "") })
  }

  private func importedNames(_ own: [String]) -> [String] {
    let former = Dictionary(names.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return own.map { former[$0] ?? $0 }
  }
}

extension OutlinedDeclaration {
  /// Whether it was the person's idea.
  var isOwn: Bool { title.hasOwnWord }

  /// Whether each of its members stands in lines of its own.
  var isInLines: Bool {
    !members.isEmpty && members.allSatisfy(\.place.hasLinesOfItsOwn)
      && members.allSatisfy { $0.place.lines.lowerBound > place.range.lowerBound }
  }
}
