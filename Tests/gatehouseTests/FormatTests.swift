import Foundation
import Testing

@Suite struct FormatTests {
  static let ugly = "dto A{b:String,\n\n\n c : Int}"
  static let broken = "dto B { c String }\n"

  private func formatted(_ text: String) throws -> String {
    try Workspace().run("format", "-", input: text).output
  }

  @Test func standardInputIsFormattedToStandardOutput() throws {
    let workspace = try Workspace()
    let run = try workspace.run("format", "-", input: "dto A{b:String}")
    #expect(run.output == "dto A { b: String }\n")
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
    #expect(try workspace.run("format", "-", input: run.output).output == run.output)
  }

  @Test func filesAreWrittenInPlace() throws {
    let workspace = try Workspace(["Schemas/A.gate": Self.ugly, "Schemas/b/B.gate": Self.ugly])
    let run = try workspace.run("format")
    #expect(run.errors == "formatted 2 of 2 files\n")
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 0)
    #expect(try workspace.text(of: "Schemas/A.gate") == formatted(Self.ugly))
    #expect(try workspace.text(of: "Schemas/b/B.gate") == formatted(Self.ugly))
    let again = try workspace.run("format", "Schemas/A.gate")
    #expect(again.errors == "1 file, already formatted\n")
    #expect(again.exitCode == 0)
  }

  @Test func whatIsFormattedAlreadyIsNotTouched() throws {
    let workspace = try Workspace(["A.gate": try formatted(Self.ugly)])
    let path = workspace.folder.appending(path: "A.gate").path
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(try workspace.run("format", "A.gate").exitCode == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == date)
  }

  @Test func checkListsWhatWouldChangeAndWritesNothing() throws {
    let workspace = try Workspace([
      "Schemas/A.gate": Self.ugly, "Schemas/B.gate": try formatted(Self.ugly),
    ])
    let run = try workspace.run("format", "--check")
    #expect(run.output == "Schemas/A.gate\n")
    #expect(run.errors == "1 of 2 files would change\n")
    #expect(run.exitCode == 1)
    #expect(try workspace.text(of: "Schemas/A.gate") == Self.ugly)
    #expect(try workspace.run("format", "--check", "--quiet").errors.isEmpty)

    let good = try workspace.run("format", "--check", "Schemas/B.gate")
    #expect(good.output.isEmpty)
    #expect(good.errors == "1 file, already formatted\n")
    #expect(good.exitCode == 0)

    let input = try workspace.run("format", "--check", "-", input: Self.ugly)
    #expect(input.output == "<stdin>\n")
    #expect(input.exitCode == 1)
  }

  /// A document for programs is never mixed with anything else.
  @Test(arguments: ["json", "sarif"])
  func aDocumentIsAlone(_ format: String) throws {
    let workspace = try Workspace([
      "Schemas/A.gate": Self.ugly,
      "gatehouse.json": "{ \"diagnostics\": \"\(format)\", \"domain\": { \"output\": \"Out\" } }",
    ])
    let check = try workspace.run("format", "--check")
    #expect(try JSONSerialization.jsonObject(with: Data(check.output.utf8)) is [String: Any])
    #expect(check.errors == "Schemas/A.gate\n")
    #expect(check.exitCode == 1)
    for arguments in [["-c", "gatehouse.json"], ["--diagnostics", format]] {
      let input = try workspace.run(["format"] + arguments + ["-"], input: Self.ugly)
      #expect(try input.output == formatted(Self.ugly))
      #expect(try JSONSerialization.jsonObject(with: Data(input.errors.utf8)) is [String: Any])
      let bad = try workspace.run(["format"] + arguments + ["-"], input: Self.broken)
      #expect(bad.output.isEmpty && bad.errors.contains("<stdin>") || format == "sarif")
      #expect(bad.exitCode == 1)
    }
  }

  @Test func aSyntaxErrorStopsItsOwnFileAlone() throws {
    let workspace = try Workspace(["A.gate": Self.ugly, "B.gate": Self.broken])
    let run = try workspace.run("format", ".")
    #expect(run.errors.contains(" --> B.gate:1:11\n"))
    #expect(run.errors.hasSuffix("\n1 error in 1 file\n"))
    #expect(run.exitCode == 1)
    #expect(try workspace.text(of: "A.gate") == formatted(Self.ugly))
    #expect(try workspace.text(of: "B.gate") == Self.broken)

    let lines = try workspace.run("format", "--check", "--diagnostics", "xcode", "B.gate")
    #expect(lines.errors.hasPrefix("\(workspace.realPath("B.gate")):1:11: error: "))
    #expect(lines.exitCode == 1)

    let input = try workspace.run("format", "-", input: Self.broken)
    #expect(input.output.isEmpty)
    #expect(input.errors.contains(" --> <stdin>:1:11\n"))
    #expect(input.exitCode == 1)
  }

  @Test func permissionsAndLinksStay() throws {
    let workspace = try Workspace(["real/A.gate": Self.ugly])
    let real = workspace.folder.appending(path: "real/A.gate").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try workspace.link("A.gate", to: "real/A.gate")
    #expect(try workspace.run("format", "A.gate").exitCode == 0)
    #expect(try workspace.text(of: "real/A.gate") == formatted(Self.ugly))
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = workspace.folder.appending(path: "A.gate").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/A.gate")
  }

  /// A limit on the size of files takes the place of a full disk.
  @Test func aWriteThatFailsLeavesTheFileAsItWas() throws {
    let workspace = try Workspace(["A.gate": Self.ugly])
    let run = try workspace.shell(
      "trap '' XFSZ; ulimit -f 0; exec \"$gatehouse\" format --quiet A.gate 2>/dev/null")
    #expect(run.exitCode == 73)
    #expect(try workspace.text(of: "A.gate") == Self.ugly)
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path)
    #expect(names == ["A.gate"])
  }

  @Test func whatCannotBeReadIsAnError() throws {
    let run = try Workspace().run("format", "Missing.gate")
    #expect(run.errors == "error: cannot read Missing.gate: No such file or directory\n")
    #expect(run.exitCode == 66)
  }
}
