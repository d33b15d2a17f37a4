import Foundation
import Testing

/// `generate --watch`, and how it responds to changes.
@Suite struct WatchTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace(["Schemas/Users.gate": "enum Role { admin }\n"])
  }

  /// Waits until a watching run prints a text. A machine may be slow.
  private func wait(for text: String, in log: String = "log") throws {
    for _ in 0..<1_200 {
      if try workspace.text(of: log).contains(text) { return }
      usleep(50_000)
    }
    Issue.record("no `\(text)` in:\n\(try workspace.text(of: log))")
  }

  private func watching(
    _ arguments: String..., until end: Int32 = SIGINT, _ body: () throws -> Void
  ) throws {
    let process = try workspace.start(
      ["generate", "--watch"] + arguments, environment: [:], writingErrorsTo: "log")
    do {
      try wait(for: "watching ")
      try body()
    } catch {
      Issue.record(error)
    }
    kill(process.processIdentifier, end)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM]) func aSignalEndsItWell(_ signal: Int32) throws {
    try watching("-o", "Out", until: signal) {}
    #expect(
      try workspace.text(of: "log")
        == "1 file written in Out\nwatching 1 file; press Ctrl-C to stop\n")
  }

  @Test func aSchemaThatChangesIsGeneratedAgain() throws {
    try watching("-o", "Out") {
      try workspace.write("enum Role { admin, guest }\n", to: "Schemas/Users.gate")
      try wait(for: "to stop\n1 file written in Out\n")
      #expect(try workspace.text(of: "Out/Role.swift").contains("case guest"))
      try workspace.write("enum Plan { free }\n", to: "Schemas/Plans.gate")
      try wait(for: "1 file written, 1 unchanged in Out\n")
      try workspace.remove("Schemas/Users.gate")
      try wait(for: "1 file removed, 1 unchanged in Out\n")
    }
  }

  #if os(Linux)
    /// On other systems, the two names are one.
    @Test func namesThatAreComposedInAnotherWayAreOtherNames() throws {
      try workspace.write("enum Plan { free }\n", to: "Schemas/e\u{301}.gate")
      try workspace.write("enum Size { small }\n", to: "Schemas/\u{E9}.gate")
      try watching("-o", "Out") {
        #expect(try workspace.text(of: "log").contains("watching 3 files;"))
        for (number, name) in ["e\u{301}", "\u{E9}"].enumerated() {
          try workspace.write("enum New\(number) { one }\n", to: "Schemas/\(name).gate")
          let report = "1 file written, 1 removed, 2 unchanged in Out\n"
          try wait(for: String(repeating: report, count: number + 1))
        }
      }
    }
  #endif

  @Test func anErrorIsPrintedAndWatchingGoesOn() throws {
    try watching("-o", "Out") {
      try workspace.write("enum Role { admin \n", to: "Schemas/Users.gate")
      try wait(for: "error[G0105]")
      try workspace.remove("Schemas")
      try wait(for: "error: no path was given, and there is no folder `Schemas` here\n")
      try workspace.write("enum Role { boss }\n", to: "Schemas/Users.gate")
      try wait(for: "or run `gatehouse init`\n1 file written")
    }
  }

  @Test func aConfigurationThatVanishesIsMissed() throws {
    try workspace.write(#"{ "domain": { "output": "Out" } }"#, to: "gatehouse.json")
    try watching {
      try workspace.remove("gatehouse.json")
      try wait(
        for: """
          error: no gatehouse.json here or above
          help: run `gatehouse init`, or pass `--output <folder>`

          """)
    }
  }

  @Test func theConfigurationAndTheTemplatesAreWatched() throws {
    try workspace.write(
      #"{ "domain": { "output": "Out" }, "templates": "Templates" }"#, to: "gatehouse.json")
    #expect(try workspace.run("templates", "eject", "Templates", "enum").exitCode == 0)
    try watching {
      let template = try workspace.text(of: "Templates/enum.template")
      try workspace.write(template + "// changed\n", to: "Templates/enum.template")
      try wait(for: "to stop\n1 file written in Out\n")
      #expect(try workspace.text(of: "Out/Role.swift").contains("// changed"))
      try workspace.write(#"{ "domain": {} }"#, to: "gatehouse.json")
      try wait(for: "error[G10")
      try workspace.write(#"{ "domain": { "output": "Other" } }"#, to: "gatehouse.json")
      try wait(for: "1 file written in Other\n")
    }
  }

  /// People translate while a run is watching. What a run has written itself is no reason for another one.
  @Test func theCatalogueIsWatched() throws {
    let path = "Out/RuleTexts.xcstrings"
    try workspace.write(
      "domain User { name: String where length 3... }\n", to: "Schemas/Users.gate")
    try workspace.write(
      #"{ "domain": { "output": "Out" }, "messages": "catalogue" }"#, to: "gatehouse.json")
    try watching {
      let written = try workspace.text(of: path)
      usleep(500_000)
      let beginning = try workspace.text(of: "log")
      #expect(beginning.hasSuffix("to stop\n"))
      try workspace.write(written.replacing("\"manual\"", with: "5"), to: path)
      try wait(for: "error[G1036]: `extractionState` must be a string")
      try workspace.write(written, to: path)
      try wait(for: "2 errors in 1 file\n5 files unchanged in Out\n")
      try workspace.remove(path)
      try wait(for: "1 file written, 4 unchanged in Out\n")
      #expect(try workspace.text(of: path) == written)
      usleep(500_000)
      #expect(try workspace.text(of: "log").hasSuffix("1 file written, 4 unchanged in Out\n"))
    }
  }

  @Test func whatCanBeReadOnceCannotBeWatched() throws {
    let schema = try workspace.run("generate", "--watch", "-o", "Out", "-")
    #expect(
      schema.errors.hasPrefix("error: `-` can be read only once, and `--watch` reads again\n"))
    #expect(schema.exitCode == 64)
    #expect(try workspace.shell("mkfifo pipe").exitCode == 0)
    let pipe = try workspace.run("generate", "-w", "-o", "Out", "pipe")
    #expect(pipe.errors.hasPrefix("error: `pipe` can be read only once"))
    #expect(pipe.exitCode == 64)
  }

  @Test func aCommandLineThatMakesNoSenseIsNotWatched() throws {
    let run = try workspace.run("generate", "--watch")
    #expect(run.errors.hasPrefix("error: no gatehouse.json here or above\n"))
    #expect(run.exitCode == 64)
  }
}
