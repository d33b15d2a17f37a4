import Foundation
import Testing

@testable import gatehouse

@Suite struct FileChangesTests {
  @Test func allFilesAreWrittenOrNone() throws {
    let old = "domain A { }"
    let workspace = try Workspace(["A.gate": old, "B.gate": old])
    let files = ["A.gate", "B.gate"].map { workspace.folder.appending(path: $0).path }
    let bytes = Array("domain A {}\n".utf8)
    let changes = FileChanges(
      [
        .init(path: files[0], old: Array(old.utf8), new: bytes),
        .init(path: files[1], old: Array("domain Newer { }".utf8), new: bytes),
      ])
    #expect(throws: Failure.self) { try changes.write(for: "format") }
    #expect(try workspace.text(of: "A.gate") == old)
    let blocked = FileChanges(
      [
        .init(path: files[0], old: Array(old.utf8), new: bytes),
        .init(path: files[1] + "/New.gate", old: nil, new: bytes),
      ])
    #expect(throws: Failure.self) { try blocked.write(for: "import") }
    #expect(try workspace.text(of: "A.gate") == old)
    #expect(try workspace.names(in: ".") == ["A.gate", "B.gate"])
  }
}
