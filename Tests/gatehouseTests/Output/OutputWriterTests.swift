import Foundation
import Testing

@testable import gatehouse

/// Several folders in one run, one for each layer.
@Suite struct OutputWriterTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func target(_ folder: String, _ files: OutputFile...) -> OutputTarget {
    OutputTarget(folder: workspace.realPath(folder), files: files)
  }

  @Test func eachFolderHasItsOwnList() throws {
    let reports = try OutputWriter.write([target("One/Deep", .a), target("Two", .b)])
    #expect(reports.map(\.summary).allSatisfy { $0.hasPrefix("1 file written in /") })
    #expect(try workspace.names(in: "One/Deep") == [Manifest.name, "A.swift"])
    #expect(try workspace.names(in: "Two") == [Manifest.name, "B.swift"])
  }

  @Test func twoLayersMayShareAFolder() throws {
    let targets = [target("One", .a), target("Two/../One/", .b)]
    try workspace.makeFolder("Two")
    for _ in 0..<2 { #expect(try OutputWriter.write(targets).count == 1) }
    #expect(try workspace.names(in: "One") == [Manifest.name, "A.swift", "B.swift"])
    #expect(targets.byFolder.map(\.files) == [[.a, .b]])
  }

  @Test func whatIsInTheWayInOneFolderStopsTheOthers() throws {
    try workspace.write("struct B {}\n", to: "Two/B.swift")
    let before = try workspace.tree()
    #expect(throws: Failure.self) {
      try OutputWriter.write([target("One/Deep", .a), target("Two", .b)])
    }
    #expect(try workspace.tree() == before)
  }

  @Test func whatCannotBeWrittenInOneFolderIsUndoneInTheOthers() throws {
    try workspace.write("", to: "Notes.txt")
    let before = try workspace.tree()
    #expect(throws: Failure.self) {
      try OutputWriter.write([target("One/Deep", .a), target("Notes.txt/Two", .b)])
    }
    #expect(try workspace.tree() == before)
  }

  /// The last of the changes cannot be made, because somebody else was faster.
  @Test func whatWasDoneIsUndoneOnDisk() throws {
    try workspace.write("old", to: "One/A.swift")
    try workspace.setPermissions(0o640, of: "One/A.swift")
    try workspace.write("stale", to: "One/C.swift")
    let before = try workspace.contents(of: "One")
    let folder = DiskFolder(path: workspace.realPath("One"))
    func found(_ text: String) -> FoundFile {
      FoundFile(bytes: Array(text.utf8), permissions: 0o640)
    }
    var transaction = OutputTransaction<DiskFolder>()
    transaction.add(
      [
        .replace(.a, found("old")), .create(.b), .remove("C.swift", found("stale")),
        .remove("Gone.swift", found("gone")),
      ], in: folder)
    let error = #expect(throws: OutputErrors.self) { try transaction.run() }
    let path = folder.shownPath(of: "Gone.swift")
    #expect(
      error?.errors.map(\.text) == ["error: cannot remove \(path): No such file or directory\n"])
    #expect(try workspace.contents(of: "One") == before)
    #expect(try workspace.permissions(of: "One/A.swift") == 0o640)
  }

  @Test func aFolderWithoutFilesIsOnlyClearedOfThem() throws {
    _ = try OutputWriter.write([target("One", .a), target("Two")])
    #expect(try workspace.names(in: ".") == ["One"])
    _ = try OutputWriter.write([target("One"), target("Two", .b)])
    #expect(try workspace.names(in: "One").isEmpty)
    #expect(try workspace.names(in: "Two") == [Manifest.name, "B.swift"])
  }
}
