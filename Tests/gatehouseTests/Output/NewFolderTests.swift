import Foundation
import Testing

@testable import gatehouse

/// Output folders that do not exist before a run.
@Suite struct NewFolderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func write(_ folder: String, _ files: OutputFile...) throws {
    let target = OutputTarget(folder: workspace.realPath(folder), files: files)
    _ = try OutputWriter.write([target])
  }

  @Test(arguments: ["One", "One/", "One//", "Deep/One", "Other/../One"])
  func aNewFolderIsTheOnlyThingThatIsNew(folder: String) throws {
    try write(folder, .a, .b)
    #expect(try workspace.names(in: folder) == [Manifest.name, "A.swift", "B.swift"])
    let names = try workspace.tree().keys.map { String($0.split(separator: "/").last ?? "") }
    #expect(names.allSatisfy { !$0.hasPrefix(".") || $0 == Manifest.name })
  }

  @Test func aNewFolderMayBeReadByWhoeverMayReadOthers() throws {
    try workspace.makeFolder("Other")
    try write("One", .a)
    #expect(try workspace.permissions(of: "One") == workspace.permissions(of: "Other"))
  }

  /// `a.swift` and `A.swift` are the same file on many disks.
  @Test func aNewFolderIsNotThereIfItCannotBeFilled() throws {
    let before = try workspace.tree()
    #expect(throws: Failure.self) { try write("Deep/One", .a, OutputFile("a.swift")) }
    #expect(try workspace.tree() == before)
  }

  @Test func whatAStoppedRunHadBegunIsClearedAway() throws {
    try workspace.write("half", to: "Deep/.One.gatehouse-new/Half.swift")
    try workspace.write("half", to: "Deep/.One.gatehouse-new/Support/Half.swift")
    try write("Deep/One", .a)
    #expect(try workspace.names(in: "Deep") == ["One"])
    #expect(try workspace.names(in: "Deep/One") == [Manifest.name, "A.swift"])
  }

  @Test func aLinkUnderTheHiddenNameIsNotFollowed() throws {
    try workspace.write("mine", to: "Mine/Notes.txt")
    try workspace.link(".One.gatehouse-new", to: "Mine")
    try write("One", .a)
    #expect(try workspace.names(in: "One") == [Manifest.name, "A.swift"])
    #expect(try workspace.names(in: ".") == [".One.gatehouse-new", "Mine", "One"])
    #expect(try workspace.names(in: "Mine") == ["Notes.txt"])
  }

  /// Most disks allow no name of more than 255 bytes: the folder is then made in its place.
  @Test func aFolderWithALongNameIsMadeAllTheSame() throws {
    let name = String(repeating: "n", count: 250)
    try write(name, .a)
    #expect(try workspace.names(in: name) == [Manifest.name, "A.swift"])
  }

  @Test func aFolderThatIsThereStaysTheSame() throws {
    try workspace.makeFolder("One")
    try workspace.setPermissions(0o700, of: "One")
    let before = try workspace.tree()["One"]
    try write("One", .a)
    #expect(try workspace.tree()["One"] == before)
  }
}
