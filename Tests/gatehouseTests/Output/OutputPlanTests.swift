import Testing

@testable import gatehouse

@Suite struct OutputPlanTests {
  private func plan(
    _ files: [OutputFile], over entries: [String: FolderContents.Entry] = [:],
    manifest: [String]? = nil, foldsCase: Bool = false
  ) throws(Obstruction) -> OutputPlan {
    var contents = FolderContents(entries: entries, foldsCase: foldsCase)
    if let manifest { contents.entries[Manifest.name] = .file(.manifest(manifest)) }
    return try OutputPlan(files, over: contents)
  }

  private func obstacles(
    _ files: [OutputFile], over entries: [String: FolderContents.Entry], foldsCase: Bool = false
  ) -> [Obstacle] {
    do throws(Obstruction) {
      _ = try plan(files, over: entries, foldsCase: foldsCase)
      return []
    } catch {
      return error.obstacles
    }
  }

  @Test func anEmptyFolderIsFilledAfterItsManifest() throws {
    let plan = try plan([.b, .a])
    #expect(
      plan.changes == [.create(.manifest(["A.swift", "B.swift"])), .create(.a), .create(.b)])
    #expect(plan.written == ["A.swift", "B.swift"])
    #expect(plan.removed.isEmpty)
    #expect(plan.unchanged.isEmpty)
  }

  @Test func whatIsThereAlreadyIsNotWritten() throws {
    let plan = try plan(
      [.a, .b], over: ["A.swift": .file(.found(.a)), "B.swift": .file(.found(.b))],
      manifest: ["A.swift", "B.swift"])
    #expect(plan.changes.isEmpty)
    #expect(plan.unchanged == ["A.swift", "B.swift"])
  }

  @Test func whatDiffersIsReplaced() throws {
    let old = FoundFile.generated("old")
    let plan = try plan(
      [.a, .b], over: ["A.swift": .file(old), "B.swift": .file(.found(.b))],
      manifest: ["A.swift", "B.swift"])
    #expect(plan.changes == [.replace(.a, old)])
    #expect(plan.written == ["A.swift"])
    #expect(plan.unchanged == ["B.swift"])
  }

  @Test func whatIsGeneratedNoMoreIsRemovedBeforeTheManifestForgetsIt() throws {
    let plan = try plan(
      [.b], over: ["A.swift": .file(.found(.a))], manifest: ["A.swift"])
    #expect(
      plan.changes == [
        .replace(.manifest(["A.swift", "B.swift"]), .manifest(["A.swift"])),
        .create(.b),
        .remove("A.swift", .found(.a)),
        .replace(.manifest(["B.swift"]), .manifest(["A.swift", "B.swift"])),
      ])
    #expect(plan.removed == ["A.swift"])
  }

  @Test func theLastFileTakesTheManifestWithIt() throws {
    let plan = try plan([], over: ["A.swift": .file(.found(.a))], manifest: ["A.swift"])
    #expect(
      plan.changes == [
        .remove("A.swift", .found(.a)), .remove(Manifest.name, .manifest(["A.swift"])),
      ])
    #expect(try self.plan([]).changes.isEmpty)
  }

  @Test func onlyWhatIsListedAndStillGeneratedIsRemoved() throws {
    let plan = try plan(
      [],
      over: [
        "Listed.swift": .file(.foreign), "Linked.swift": .link, "Folder.swift": .folder,
        "Unlisted.swift": .file(.generated("text")),
      ],
      manifest: ["Folder.swift", "Gone.swift", "Linked.swift", "Listed.swift"])
    #expect(plan.removed.isEmpty)
    #expect(plan.changes.map(\.name) == [Manifest.name])
  }

  /// The manifest may not have been committed, or the folder may contain what a stopped run wrote.
  @Test func aGeneratedFileIsReplacedWithoutAManifest() throws {
    let old = FoundFile.generated("old")
    let plan = try plan([.a], over: ["A.swift": .file(old)])
    #expect(plan.changes == [.create(.manifest(["A.swift"])), .replace(.a, old)])
  }

  @Test func everythingThatIsInTheWayIsNamed() {
    let found = obstacles(
      ["A.swift", "B.swift", "C.swift", "D.swift", "E.swift"].map { OutputFile($0) },
      over: [
        "A.swift": .file(.foreign), "B.swift": .folder, "C.swift": .link, "D.swift": .device,
        Manifest.name: .folder,
      ])
    #expect(
      found == [
        Obstacle(name: "A.swift", kind: .foreignFile), Obstacle(name: "B.swift", kind: .folder),
        Obstacle(name: "C.swift", kind: .link), Obstacle(name: "D.swift", kind: .device),
        Obstacle(name: Manifest.name, kind: .folder),
      ])
  }

  @Test func aListedFileThatSomebodyReplacedIsInTheWay() {
    #expect(throws: Obstruction.self) {
      try plan([.a], over: ["A.swift": .file(.foreign)], manifest: ["A.swift"])
    }
  }

  @Test func twoFilesOfOneNameAreRefusedOnEveryDisk() {
    #expect(
      obstacles([OutputFile("USER.swift"), OutputFile("User.swift")], over: [:])
        == [Obstacle(name: "User.swift", kind: .rival("USER.swift"))])
  }

  @Suite struct Spellings {
    private let wanted = OutputFile("User.swift")
    private let old = FoundFile.generated("old")
    private let manifest = FoundFile.manifest(["user.swift"])

    @Test func aNewSpellingIsARenameWhereCaseIsFolded() throws {
      let contents = FolderContents(
        entries: ["user.swift": .file(old), Manifest.name: .file(manifest)], foldsCase: true)
      let plan = try OutputPlan([wanted], over: contents)
      #expect(
        plan.changes == [
          .replace(.manifest(["User.swift", "user.swift"]), manifest),
          .rename("user.swift", to: "User.swift"),
          .replace(wanted, old),
          .replace(.manifest(["User.swift"]), .manifest(["User.swift", "user.swift"])),
        ])
      #expect(plan.written == ["User.swift"])
      #expect(plan.removed.isEmpty)
    }

    @Test func elsewhereItIsAnotherFile() throws {
      let contents = FolderContents(
        entries: ["user.swift": .file(old), Manifest.name: .file(manifest)])
      let plan = try OutputPlan([wanted], over: contents)
      #expect(plan.written == ["User.swift"])
      #expect(plan.removed == ["user.swift"])
    }

    @Test func aForeignFileOfAnotherSpellingIsInTheWayWhereCaseIsFolded() throws {
      var contents = FolderContents(entries: ["user.swift": .file(.foreign)], foldsCase: true)
      #expect(throws: Obstruction.self) { try OutputPlan([wanted], over: contents) }
      contents.foldsCase = false
      #expect(try OutputPlan([wanted], over: contents).written == ["User.swift"])
    }
  }

  @Test func aSharedFileIsReplacedOnlyIfNobodyHasEditedItSince() throws {
    let former = FoundFile(bytes: Array("{}".utf8), permissions: nil)
    let shared = OutputFile(
      name: "A.xcstrings", bytes: Array("{ }".utf8), shared: SharedContent(former: former.bytes))
    let plan = try plan([shared], over: ["A.xcstrings": .file(former)])
    #expect(plan.changes == [.replace(shared, former)])
    #expect(
      obstacles([shared], over: ["A.xcstrings": .file(.foreign)])
        == [Obstacle(name: "A.xcstrings", kind: .newerText)])
  }

  @Test func aSharedFileIsNeitherListedNorRemoved() throws {
    let shared = OutputFile(
      name: "A.xcstrings", bytes: Array("{}".utf8), shared: SharedContent(former: nil))
    #expect(try plan([shared]).changes == [.create(shared)])
    #expect(
      try plan([], over: ["A.xcstrings": .file(.found(shared))], manifest: ["A.xcstrings"]).removed
        == [])
    #expect(
      obstacles([shared], over: ["a.xcstrings": .file(.found(shared))], foldsCase: true)
        == [Obstacle(name: "A.xcstrings", kind: .otherSpelling("a.xcstrings"))])
  }
}
