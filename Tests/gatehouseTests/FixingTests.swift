import Diagnostics
import Foundation
import GatehousePipeline
import Testing

@testable import gatehouse

/// `validate --fix`.
@Suite struct FixingTests {
  /// Fixes that reveal each other, one that is a guess, and a problem without a fix.
  private static let broken = """
    dto UserDTO { name: String; mail: Strin, age: Int }
    domain User { name: String }
    map UserDTO -> User { name: match age { case 1: "a", default: "b" }, ignore mail because "private" }
    dto Setting { volume: String?? }

    """
  private static let fixed = """
    dto UserDTO { name: String, mail: Strin, age: Int }
    domain User { name: String }
    map UserDTO -> User { name: match age { 1 -> "a", else -> "b" }, ignore mail because "private" }
    dto Setting { volume: String? }

    """

  @Test func appliesWhatIsCertainAndReportsTheRest() throws {
    let workspace = try Workspace(["Schemas/A.gate": Self.broken])
    let run = try workspace.run("validate", "--fix")
    #expect(try workspace.text(of: "Schemas/A.gate") == Self.fixed)
    #expect(run.errors.hasPrefix("Schemas/A.gate: 5 problems were fixed\n"))
    #expect(run.errors.contains("error[G0204]: there is no type `Strin`"))
    #expect(run.errors.hasSuffix("5 problems were fixed in 1 file; 1 error in 1 file left\n"))
    #expect(run.exitCode == 1)
    let again = try workspace.run("validate", "--fix")
    #expect(again.errors.hasSuffix("nothing to fix; 1 error in 1 file left\n"))
  }

  @Test func aDryRunIsAPatch() throws {
    let workspace = try Workspace(["Schemas/A.gate": Self.broken])
    let run = try workspace.run("validate", "--fix", "--dry-run")
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("5 problems can be fixed in 1 file"))
    #expect(try workspace.text(of: "Schemas/A.gate") == Self.broken)
    let patch = try workspace.shell(
      "\"$gatehouse\" validate --fix --dry-run -q | PATH=/usr/bin:/bin patch -p1 --quiet")
    #expect(patch.exitCode == 0)
    #expect(try workspace.text(of: "Schemas/A.gate") == Self.fixed)
  }

  /// In whatever folder it was made, with whatever paths.
  @Test func thePathsOfADryRunBeginAtTheProject() throws {
    let workspace = try Workspace([
      "Schemas/A.gate": Self.broken, "Sources/App.swift": "",
      "gatehouse.json": #"{ "domain": { "output": "Sources" } }"#,
    ])
    let patch = try workspace.run("validate", "--fix", "--dry-run", "Schemas").output
    #expect(patch.hasPrefix("--- a/Schemas/A.gate\n+++ b/Schemas/A.gate\n"))
    for arguments in ["", "../Schemas/A.gate", "\"$PWD/../Schemas\""] {
      let run = try workspace.shell(
        "cd Sources && \"$gatehouse\" validate --fix --dry-run \(arguments)")
      #expect(run.output == patch)
      #expect(run.errors.hasPrefix("note: the paths of the diff begin at .., as `patch -p1 -d ..`"))
    }
    let outside = try workspace.shell(
      """
      mkdir Other && cd Other && echo '{}' > gatehouse.json
      "$gatehouse" validate --fix --dry-run ../Schemas
      """)
    #expect(outside.output == patch)
    #expect(outside.errors.contains("begin at .., "))
  }

  @Test func aDryRunWithNothingToFixIsASuccess() throws {
    let workspace = try Workspace(["A.gate": "dto A { b: Int }\n"])
    let run = try workspace.run("validate", "--fix", "--dry-run", "A.gate")
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("nothing to fix; no problems are left\n"))
  }

  @Test func everyFormatSaysWhatWasDone() throws {
    for (format, text) in [
      ("text", "A.gate: 1 problem was fixed"), ("xcode", "/A.gate:1:1: note: 1 problem was fixed"),
      ("github", "::notice file=A.gate::1 problem was fixed"),
      ("json", #""fixed": [{"path": "A.gate", "count": 1}]"#),
      ("sarif", #""text": "1 problem was fixed""#),
    ] {
      let workspace = try Workspace(["A.gate": "dto A { a: Int b: Int }\n"])
      let run = try workspace.run("validate", "--fix", "--diagnostics", format, "A.gate")
      #expect((run.output + run.errors).contains(text), "\(format): \(run.output)\(run.errors)")
      #expect(try workspace.text(of: "A.gate") == "dto A { a: Int, b: Int }\n")
      #expect(run.exitCode == 0)
    }
  }

  @Test func aLineOfWhichNothingIsLeftGoes() throws {
    let workspace = try Workspace([
      "A.gate": """
      dto ADTO { a: Int }
      domain A { a: Int }
      map ADTO -> A {\r
        ignore a because "it is old"\r
        a: a
      }

      """
    ])
    #expect(try workspace.run("validate", "--fix", "A.gate").exitCode == 0)
    #expect(
      try workspace.text(of: "A.gate")
        == "dto ADTO { a: Int }\ndomain A { a: Int }\nmap ADTO -> A {\r\n  a: a\n}\n")
  }

  @Test func permissionsAndLinksStay() throws {
    let workspace = try Workspace(["Real.gate": "dto A { a: Int b: Int }\n"])
    let setting = try workspace.shell("chmod 640 Real.gate && ln -s Real.gate A.gate")
    #expect(setting.exitCode == 0)
    #expect(try workspace.run("validate", "--fix", "A.gate").exitCode == 0)
    let listing = try workspace.shell("ls -l").output
    #expect(listing.contains("-rw-r-----"))
    #expect(listing.contains("A.gate -> Real.gate"))
    #expect(try workspace.text(of: "Real.gate") == "dto A { a: Int, b: Int }\n")
    #expect(try workspace.names(in: ".") == ["A.gate", "Real.gate"])
  }

  @Test func aFileThatSomebodyHasChangedIsNotReplaced() throws {
    let workspace = try Workspace([
      "A.gate": "dto A { a: Int b: Int }\n", "B.gate": "dto B { newer: Int }\n",
    ])
    let paths = ["A.gate", "B.gate"].map { workspace.folder.appending(path: $0).path }
    let files = [
      SourceFile(path: paths[0], bytes: Array("dto A { a: Int b: Int }\n".utf8)),
      SourceFile(path: paths[1], bytes: Array("dto B { a: Int b: Int }\n".utf8)),
    ]
    let arguments = try Arguments(
      ["--fix", "--quiet", "--no-configuration"] + paths, of: ValidateCommand.manual)
    let request = try JobRequest(arguments, of: ValidateCommand.manual)
    let fixing = try #require(try Fixing(arguments, of: request))
    let job = try Job(request, in: Terminal())
    #expect(throws: Failure.self) {
      try fixing.finish(Repair(files), of: files, for: job, isQuiet: true, on: Terminal())
    }
    #expect(try workspace.text(of: "A.gate") == "dto A { a: Int b: Int }\n")
    #expect(try workspace.text(of: "B.gate") == "dto B { newer: Int }\n")
  }
}
