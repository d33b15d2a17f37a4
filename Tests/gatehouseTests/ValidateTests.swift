import Foundation
import Testing

@Suite struct ValidateTests {
  static let valid = "dto A { b: String }\n"
  static let broken = "dto B { c String }\n"

  @Test func aValidSchemaIsSummedUp() throws {
    let workspace = try Workspace(["Schemas/A.gate": Self.valid])
    let run = try workspace.run("validate")
    #expect(run.errors == "1 file, no problems\n")
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 0)
    #expect(try workspace.run("validate", "--quiet").errors.isEmpty)
    #expect(try workspace.run("validate", "-q").errors.isEmpty)
  }

  @Test func problemsArePrintedOnStandardError() throws {
    let workspace = try Workspace(["Schemas/B.gate": Self.broken])
    let run = try workspace.run("validate")
    #expect(
      run.errors == """
        error[G0148]: expected `:` and the type of `c`, found `String`
         --> Schemas/B.gate:1:11
          |
        1 | dto B { c String }
          |           ^^^^^^
          |
          = help: put `:` between the name and its type
        1 + dto B { c: String }

        1 error in 1 file

        """)
    #expect(run.output.isEmpty)
    #expect(run.exitCode == 1)
    let quiet = try workspace.run("validate", "--quiet")
    #expect(run.errors == quiet.errors + "\n1 error in 1 file\n")
    #expect(quiet.exitCode == 1)
  }

  @Test func warningsAreNoFailure() throws {
    let workspace = try Workspace(["A.gate": "dto A { b: String? = nil }\n"])
    let run = try workspace.run("validate", "A.gate")
    #expect(run.errors.hasPrefix("warning[G0445]: "))
    #expect(run.errors.hasSuffix("\n1 warning in 1 file\n"))
    #expect(run.exitCode == 0)
  }

  @Test func everyFormatHasItsStream() throws {
    let workspace = try Workspace(["B.gate": Self.broken])
    for (format, start) in [
      ("text", "error[G0148]"),
      ("xcode", "\(workspace.realPath("B.gate")):1:11: error: "),
      ("github", "::error file=B.gate,line=1"),
    ] {
      let run = try workspace.run("validate", "--diagnostics", format, "--quiet", "B.gate")
      #expect(run.errors.hasPrefix(start))
      #expect(run.output.isEmpty)
      #expect(run.exitCode == 1)
    }
    for format in ["json", "sarif"] {
      let run = try workspace.run("validate", "--diagnostics=\(format)", "B.gate")
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
      #expect(run.errors.isEmpty)
      #expect(run.exitCode == 1)
    }
  }

  @Test func servicesGetPathsFromTheRootOfTheWorkingTree() throws {
    let workspace = try Workspace([
      ".git/HEAD": "", "App/Schemas/B.gate": Self.broken, "App/C.gate": "dto A { a: Int b: Int }\n",
    ])
    func validate(_ format: String, _ rest: String = "") throws -> String {
      let run = try workspace.shell(
        "cd App && \"$gatehouse\" validate \(rest) --diagnostics \(format)")
      return run.output + run.errors
    }
    #expect(try validate("github").hasPrefix("::error file=App/Schemas/B.gate,line=1"))
    #expect(
      try validate("sarif").contains(
        #"{"uri": "App/Schemas/B.gate", "uriBaseId": "%SRCROOT%"}"#))
    #expect(try validate("text").contains(" --> Schemas/B.gate:1:11\n"))
    #expect(try validate("json").contains(#""path": "Schemas/B.gate""#))
    #expect(
      try validate("github", "--fix C.gate").hasPrefix("::notice file=App/C.gate::1 problem"))
  }

  @Test func standardInputIsAFileLikeAnyOther() throws {
    let workspace = try Workspace(["A.gate": "domain A { b: B }\n"])
    let run = try workspace.run("validate", "A.gate", "-", input: "type B = String\n")
    #expect(run.errors == "2 files, no problems\n")
    let broken = try workspace.run("validate", "-", "--diagnostics", "xcode", input: Self.broken)
    #expect(broken.errors.hasPrefix("<stdin>:1:11: error: "))
    #expect(broken.exitCode == 1)
  }

  @Test func coloursFollowTheEnvironment() throws {
    let workspace = try Workspace(["B.gate": Self.broken])
    func isColoured(_ environment: [String: String]) throws -> Bool {
      try workspace.run("validate", "B.gate", environment: environment).errors.contains("\u{1B}[")
    }
    #expect(try !isColoured([:]))
    #expect(try isColoured(["CLICOLOR_FORCE": "1"]))
    #expect(try !isColoured(["CLICOLOR_FORCE": "0"]))
    #expect(try !isColoured(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(try isColoured(["CLICOLOR_FORCE": "1", "NO_COLOR": ""]))
  }

  @Test func withoutAPathTheFolderSchemasIsNeeded() throws {
    let run = try Workspace().run("validate")
    #expect(
      run.errors.hasPrefix("error: no path was given, and there is no folder `Schemas` here\n"))
    #expect(run.exitCode == 64)
  }

  @Test func everythingThatCannotBeReadIsNamed() throws {
    let workspace = try Workspace(["A.gate": Self.valid, "Empty/Readme.md": "Nothing.\n"])
    let run = try workspace.run("validate", "Missing.gate", "A.gate", "A.gate/B", "Empty")
    #expect(
      run.errors == """
        error: cannot read Missing.gate: No such file or directory
        error: cannot read A.gate/B: Not a directory
        error: cannot find a schema in Empty: it contains no file whose name ends in `.gate`

        """)
    #expect(run.exitCode == 66)
  }

  @Test(arguments: ["validate", "generate", "check", "format"])
  func whatCannotBeReadIsADocumentToo(_ command: String) throws {
    let workspace = try Workspace()
    let output = ["generate", "check"].contains(command) ? ["-o", "Out"] : []
    let json = try workspace.run([command, "nope.gate", "--diagnostics", "json"] + output)
    #expect(
      json.output.contains(
        #""message": "cannot read nope.gate: No such file or directory""#))
    #expect(json.output.contains(#""path": null"#))
    let sarif = try workspace.run([command, "nope.gate", "--diagnostics", "sarif"] + output)
    #expect(sarif.output.contains(#""text": "cannot read nope.gate: No such file or directory""#))
    for run in [json, sarif] {
      #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
      #expect(run.errors.isEmpty)
      #expect(run.exitCode == 66)
    }
  }

  @Test func theFormatOfTheConfigurationCountsForWhatCannotBeRead() throws {
    let workspace = try Workspace([
      "gatehouse.json": #"{ "diagnostics": "json", "schemas": ["nope.gate"] }"#
    ])
    let run = try workspace.run("validate")
    #expect(run.output.contains(#""code": "G0006""#))
    #expect(run.exitCode == 66)
    let configuration = try workspace.run("validate", "-c", "a.json", "--diagnostics", "json")
    #expect(configuration.output.contains("cannot read a.json: "))
    #expect(configuration.exitCode == 66)
  }

  @Test func anOutputThatIsClosedIsAnError() throws {
    let workspace = try Workspace(["A.gate": Self.valid])
    let run = try workspace.shell("\"$gatehouse\" validate --diagnostics json A.gate >&-")
    #expect(run.errors.hasPrefix("error: cannot write to standard output: "))
    #expect(run.exitCode == 73)
  }
}
