import Diagnostics

/// What a merge comes to.
struct MergeOutcome {
  private(set) var files: [SourceFile] = []
  let diagnostics: [Diagnostic]

  /// The declarations of the document, by what they are called there.
  let names: [String: String]

  init(_ comparison: VersionComparison, elsewhere path: String) {
    let finder = ChangeFinder(comparison)
    let check = RemovalCheck(finder, of: comparison)
    let whole = WholeDeclarations(comparison, check)
    var names = MergedNames(comparison, without: check.removals)
    names.bringBack(whatIsNamedIn: Self.taken(from: comparison, check, names))
    self.names = Self.paths(in: comparison.new, names)
    if comparison.isDocumentUnchanged {
      diagnostics = []
      return
    }
    if let file = Self.untouchedFile(comparison, check) {
      diagnostics = []
      let path = comparison.mine.texts[file].file.path
      files = [SourceFile(path: path, bytes: comparison.new.texts[0].bytes)]
      return
    }
    let report = MergeReport(comparison, names, except: whole.all)
    let edited = check.changes.filter { !whole.all.contains($0.mine) && !$0.isOtherKind }
    let memberNames = AddedMemberNames(comparison, edited)
    diagnostics = report.diagnostics(
      of: finder.conflicts, check.findings, memberNames.clashes)
    let wording = OwnWording(comparison, check.changes, names, memberNames)
    var editor = MergeEditor(
      comparison, names, memberNames, whole, check, wording, elsewhere: path)
    let (edits, homeless) = editor.run()
    let added = AddedText(comparison, names, wording, lineBreak: "\n")
    let texts = homeless.map { added.text(ofDeclaration: $0, indentation: "") }
    apply(edits, to: comparison.mine.texts.map(\.file), adding: texts, to: path)
  }

  private mutating func apply(
    _ edits: [TextEdits], to mine: [SourceFile], adding texts: [String], to path: String
  ) {
    var edits = edits
    if !texts.isEmpty {
      if let home = mine.firstIndex(where: { $0.path == path }) {
        let separator = mine[home].bytes.isEmpty ? "" : "\n"
        edits[home].insert(
          separator + texts.joined(separator: "\n\n") + "\n", at: mine[home].bytes.count)
      } else {
        files.append(SourceFile(path: path, text: texts.joined(separator: "\n\n") + "\n"))
      }
    }
    var changed: [SourceFile] = []
    for (index, edits) in edits.enumerated() where !edits.isEmpty {
      let file = edits.applied(to: mine[index], at: index)
      if file.bytes != mine[index].bytes { changed.append(file) }
    }
    files = changed + files
  }

  /// The texts of the document that are written into the person's files.
  private static func taken(
    from comparison: VersionComparison, _ check: RemovalCheck, _ names: MergedNames
  ) -> [Range<Int>] {
    var ranges = names.added.sorted().map { comparison.new.declarations[$0].place }
    for change in check.changes where !change.isOtherKind {
      let new = comparison.new.declarations[change.new]
      for kind in change.parts { ranges += new.part(kind).ranges }
      for part in change.memberParts { ranges += new.members[part.new].part(part.kind).ranges }
      for member in change.added.sorted() { ranges.append(new.members[member].place) }
    }
    return ranges
  }

  private static func paths(in new: SchemaVersion, _ names: MergedNames) -> [String: String] {
    var paths: [String: String] = [:]
    for id in new.declarations.indices where new.declarations[id].kind != .map {
      if let path = names.path(of: id) { paths[new.path(of: id)] = path }
    }
    return paths
  }

  /// The file of the person that is to the letter what the last import wrote, if it holds all of that, and nothing of the
  /// document is anywhere else. Then it becomes what this import writes, in that order.
  private static func untouchedFile(_ comparison: VersionComparison, _ check: RemovalCheck) -> Int?
  {
    if check.changes.contains(where: \.keepsNames) { return nil }
    let base = comparison.base.texts[0].bytes
    guard let file = comparison.mine.texts.firstIndex(where: { $0.bytes == base }),
      check.findings.flatMap(\.places).allSatisfy({ $0.file == file })
    else { return nil }
    for id in comparison.mine.declarations.indices
    where comparison.mine.declarations[id].file != file {
      guard let identity = comparison.identities.mine.identity(of: id) else { continue }
      if comparison.identities.new.member(identity) != nil
        || comparison.identities.base.member(identity) != nil
      {
        return nil
      }
    }
    return file
  }
}

extension VersionComparison {
  fileprivate var isDocumentUnchanged: Bool { base.texts[0].bytes == new.texts[0].bytes }
}
