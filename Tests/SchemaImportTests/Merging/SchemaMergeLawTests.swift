import Diagnostics
import Foundation
import SchemaImport
import SchemaSyntax
import TestTags
import Testing

/// What holds for every merge, looked for at random.
@Suite(.tags(.searching)) struct SchemaMergeLawTests {
  private struct Versions {
    let base: String
    let new: String
    let mine: [SourceFile]
    let declared: [RandomVersions.Declaration]
    let edited: [RandomVersions.Declaration]

    init(seed: Int) throws {
      var random = RandomVersions(seed: seed)
      let schema = random.schema()
      declared = random.change(schema)
      let parts = random.edit(schema)
      edited = parts.first + parts.second
      base = try #require(MergedSchema.formatted(RandomVersions.text(schema)))
      new = try #require(MergedSchema.formatted(RandomVersions.text(declared)))
      mine = try [parts.first, parts.second].enumerated().map { position, part in
        // Some people do not format what they write.
        let text = RandomVersions.text(part)
        let isFormatted = seed % 3 != 0
        return SourceFile(
          path: "\(position).gate",
          text: isFormatted ? try #require(MergedSchema.formatted(text)) : text)
      }
    }

    func merge(base: String? = nil, new: String? = nil, files: [SourceFile]? = nil) -> MergedSchema
    {
      MergedSchema(base: base ?? self.base, new: new ?? self.new, files: files ?? mine)
    }
  }

  private static let seeds =
    0..<(Int(ProcessInfo.processInfo.environment["GATEHOUSE_MERGES"] ?? "") ?? 400)

  @Test func aDocumentThatHasNotChangedChangesNothing() throws {
    for seed in Self.seeds {
      let versions = try Versions(seed: seed)
      let merged = versions.merge(new: versions.base)
      #expect(merged.merge.files.isEmpty && merged.said.isEmpty, "seed \(seed)")
    }
  }

  @Test func whatWasNotEditedBecomesWhatIsNew() throws {
    for seed in Self.seeds {
      let versions = try Versions(seed: seed)
      let file = SourceFile(path: "0.gate", text: versions.base)
      let merged = versions.merge(files: [file])
      #expect(merged.text == versions.new && merged.said.isEmpty, "seed \(seed)")
    }
  }

  @Test func whatWasOnlyMovedBecomesWhatIsNewInEachDeclaration() throws {
    for seed in Self.seeds {
      let versions = try Versions(seed: seed)
      let merged = versions.merge(files: [
        SourceFile(path: "elsewhere.gate", text: versions.base + "\n// own\n")
      ])
      let lines = Set(merged.text.split(separator: "\n"))
      let expected = Set(versions.new.split(separator: "\n") + ["// own"])
      #expect(lines == expected && merged.said.isEmpty, "seed \(seed)")
    }
  }

  @Test func theSecondTimeNothingChanges() throws {
    for seed in Self.seeds {
      let versions = try Versions(seed: seed)
      let merged = versions.merge()
      // Only the memory of this import knows what got another name than in the document, since a person's type has that, and what
      // has become a union of itself and others.
      if !versions.declared.contains(where: { merged.hasNumbered($0.name) || $0.holdsExtended }) {
        let again = versions.merge(files: merged.files)
        #expect(again.merge.files.isEmpty, "seed \(seed)")
      }
      let next = versions.merge(base: versions.new, files: merged.files)
      #expect(next.merge.files.isEmpty && next.said.isEmpty, "seed \(seed)")
    }
  }

  @Test func whatThePersonWroteIsStillThere() throws {
    for seed in Self.seeds {
      let versions = try Versions(seed: seed)
      let before = Self.own(in: versions.mine)
      let merged = versions.merge()
      #expect(Self.own(in: merged.files) == before, "seed \(seed)")
      for (file, original) in zip(merged.files, versions.mine) where seed % 3 != 0 {
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(original.bytes.isEmpty || MergedSchema.formatted(text) == text, "seed \(seed)")
      }
    }
  }

  @Test func whatTheDocumentHasIsThere() throws {
    for seed in Self.seeds {
      let versions = try Versions(seed: seed)
      let merged = versions.merge()
      let members = try #require(Self.members(in: merged.files), "seed \(seed)")
      for declaration in versions.declared {
        Self.expect(declaration, at: declaration.name, in: merged, members, seed: seed)
      }
    }
  }

  private static func expect(
    _ declaration: RandomVersions.Declaration, at path: String, in merged: MergedSchema,
    _ members: [String: Set<String>], seed: Int
  ) {
    let known = merged.merge.name(of: path).flatMap { members[$0] }
    #expect(known?.isSuperset(of: declaration.fields.map(\.key)) == true, "seed \(seed): \(path)")
    for nested in declaration.nested {
      expect(nested, at: "\(path).\(nested.name)", in: merged, members, seed: seed)
    }
  }

  /// Nobody here edits types, so each field has that of the document, wherever it is and whatever it is called.
  @Test func eachFieldHasTheTypeOfTheDocument() throws {
    for seed in Self.seeds {
      let versions = try Versions(seed: seed)
      let merged = versions.merge()
      guard !merged.said.contains(where: { $0.hasPrefix("G2301") }) else { continue }
      let types = MergedTypes(merged.files)
      let declared = MergedTypes([SourceFile(path: "new.gate", text: versions.new)])
      for (path, fields) in declared.fields {
        guard let known = merged.merge.name(of: path) else { continue }
        for (key, type) in fields {
          let target = declared.target(of: type, in: path).flatMap { merged.merge.name(of: $0) }
          let own = types.fields[known]?[key].flatMap { types.target(of: $0, in: known) }
          #expect(target == own, "seed \(seed): \(path).\(key)")
        }
      }
    }
  }

  @Test func noTypeIsMissing() throws {
    for seed in Self.seeds {
      let versions = try Versions(seed: seed)
      let merged = versions.merge()
      let types = MergedTypes(merged.files)
      for (path, fields) in types.fields {
        for type in fields.values where ![["String"], ["Int"]].contains(type) {
          #expect(types.target(of: type, in: path) != nil, "seed \(seed): \(path)")
        }
      }
    }
  }

  /// The words that only the person can have written.
  private static func own(in files: [SourceFile]) -> Set<Substring> {
    var words: Set<Substring> = []
    for file in files {
      let text = String(decoding: file.bytes, as: UTF8.self)
      words.formUnion(text.matches(of: /own( comment )?\d+/).map(\.output.0))
    }
    return words
  }

  /// The keys of all declarations, by their paths; nil where something does not parse.
  private static func members(in files: [SourceFile]) -> [String: Set<String>]? {
    var members: [String: Set<String>] = [:]
    for file in files {
      let parsed = Parser.parse(file, index: 0)
      guard parsed.diagnostics.isEmpty else { return nil }
      for declaration in parsed.schema.declarations { collect(declaration, in: "", &members) }
    }
    return members
  }

  private static func collect(
    _ declaration: Declaration, in scope: String, _ members: inout [String: Set<String>]
  ) {
    switch declaration {
    case .record(let record):
      members[scope + record.name.text] = Set(
        record.fields.map(\.wireName.text) + record.constants.map(\.wireName.text))
      for nested in record.nested { collect(nested, in: scope + record.name.text + ".", &members) }
    case .enumeration(let choice):
      members[scope + choice.name.text] = Set(choice.cases.compactMap(\.wireValue.name))
    case .union(let union):
      members[scope + union.name.text] = Set(union.cases.compactMap(\.wireValue.name))
      for nested in union.nested { collect(nested, in: scope + union.name.text + ".", &members) }
    case .namespace(let namespace):
      for inner in namespace.declarations { collect(inner, in: scope, &members) }
    case .wrapper, .map, .repository, .group, .alias, .foreign, .converter: break
    }
  }
}

extension MergedSchema {
  /// Whether something that is new at this path got a number, since its name was taken.
  fileprivate func hasNumbered(_ path: String) -> Bool {
    guard let name = merge.name(of: path) else { return false }
    return name != path && name.hasPrefix(path)
  }
}

extension Literal {
  fileprivate var name: String? {
    if case .name(let name) = kind { name } else { nil }
  }
}
