import Foundation
import Testing

/// What people pass to the tool besides schemas.
@Suite struct UnusualFilesTests {
  @Test func aBinaryFileIsOneError() throws {
    let workspace = try Workspace()
    let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try Data(bytes).write(to: workspace.folder.appending(path: "Photo.gate"))
    let run = try workspace.run("validate", "Photo.gate")
    #expect(run.errors.hasPrefix("error[G0001]: this is a binary file, not a schema\n"))
    #expect(run.errors.hasSuffix("\n\n1 error in 1 file\n"))
    #expect(run.exitCode == 1)
  }

  /// The tool does not wait for what may never come. A schema that a shell passes is a pipe as well, and is read.
  @Test(
    .timeLimit(.minutes(20)),
    arguments: ["mkfifo it", "ln -s /dev/zero it", "ln -s \"$PWD/Socket\" it"])
  func whatIsNoFileIsRefusedAtOnce(_ making: String) throws {
    let socket = try LocalSocket()
    let tool =
      "PATH=/usr/bin:/bin; ln -s '\(socket.path)' Socket; mkdir In Out; "
      + "echo 'enum Role { admin }' > In/A.gate; \(making); "
    let reason = "it is a pipe, a device or a socket, not a file"
    for (line, start, code) in [
      ("validate it", "error: cannot read it: \(reason)", 66),
      ("validate In -c it", "error: cannot read it: \(reason)", 66),
      ("format it", "error: cannot read it: \(reason)", 66),
      ("generate In -o it", "error: cannot write to it: Not a directory", 73),
      ("generate In -o Out --templates it", "error: cannot read it: \(reason)", 66),
    ] {
      let run = try Workspace().shell("\(tool) \"$gatehouse\" \(line)")
      #expect(run.errors.hasPrefix(start))
      #expect(run.exitCode == code)
    }
    for (name, line, start, code) in [
      ("In/B.gate", "validate In", "error: cannot read In/B.gate: \(reason)", 66),
      ("gatehouse.json", "validate", "error: cannot read gatehouse.json: \(reason)", 66),
      ("In/record.template", "generate In -o Out --templates In", "error: cannot read In/rec", 66),
      ("Out/Role.swift", "generate In -o Out", "error: cannot write Out/Role.swift: ", 73),
      ("Out/.gatehouse-manifest", "generate In -o Out", "error: cannot write Out/.gateh", 73),
      ("Out/.gatehouse-manifest", "check In -o Out", "error: cannot compare Out/.gateh", 1),
    ] {
      let run = try Workspace().shell("\(tool) mv it \(name); \"$gatehouse\" \(line)")
      #expect(run.errors.hasPrefix(start) || run.errors.contains("\n" + start), "\(line)")
      #expect(run.exitCode == code, "\(line)")
    }
    let notes = try Workspace().shell("\(tool) mv it In/notes.txt; \"$gatehouse\" validate In")
    #expect(notes.errors == "1 file, no problems\n")
    let handed = try Workspace().shell("\(tool) cat In/A.gate | \"$gatehouse\" validate /dev/fd/0")
    #expect(handed.errors == "1 file, no problems\n")
  }

  @Test func aNameThatIsNotUTF8IsToldApartFromAFileThatIsMissing() throws {
    let run = try Workspace().shell(
      """
      PATH=/usr/bin:/bin; mkdir In; name="$(printf 'In/A\\377.gate')"
      echo 'enum Role { admin }' > "$name" || exit 66
      "$gatehouse" validate In; "$gatehouse" validate "$name"; "$gatehouse" validate In/B.gate
      """)
    let expected = [
      "error: cannot read In/A\u{FFFD}.gate: its name is not valid UTF-8", "help: rename it",
      "error: cannot read In/B.gate: No such file or directory",
    ]
    #expect(
      expected.allSatisfy(run.errors.contains) || run.errors.contains("Illegal byte sequence"))
  }

  @Test func theSizeOfALargeFileIsTold() throws {
    let run = try Workspace().shell(
      """
      PATH=/usr/bin:/bin; truncate -s 100M A.gate
      "$gatehouse" validate A.gate; "$gatehouse" validate -c A.gate; "$gatehouse" validate - < A.gate
      cat A.gate | "$gatehouse" validate -; "$gatehouse" format A.gate
      """)
    let notes = run.errors.split(separator: "\n").filter { $0.contains("note:") }
    #expect(
      notes == [
        "  = note: it has 104857600 bytes; the limit is 67108864",
        "  = note: it has 104857600 bytes; the limit is 1048576",
        "  = note: it has 104857600 bytes; the limit is 67108864",
        "  = note: it has more than 67108864 bytes; the limit is 67108864",
        "  = note: it has 104857600 bytes; the limit is 67108864",
      ])
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "// nothing\r\n"]) func anEmptyFileIsASchema(
    _ text: String
  ) throws {
    let run = try Workspace(["A.gate": text]).run("validate", "A.gate")
    #expect(run.errors == "1 file, no problems\n")
  }

  @Test func linesMayEndAsOnWindows() throws {
    let text = "\u{FEFF}/// A role.\r\nenum Role {\r\n  admin\r\n  guest\r\n}\r\n"
    let workspace = try Workspace(["A.gate": text, "B.gate": text.replacing("\r\n", with: "\n")])
    #expect(try workspace.run("generate", "A.gate", "-o", "A").exitCode == 0)
    #expect(try workspace.run("generate", "B.gate", "-o", "B").exitCode == 0)
    let texts = try ["A", "B"].map { try workspace.text(of: "\($0)/Role.swift") }
    #expect(texts[0].replacing("A.gate", with: "B.gate") == texts[1])
    #expect(!texts[0].contains("\r"))
  }

  /// With blanks, accents and quotes, in paths that lead to files and back.
  @Test func pathsMayHoldAnything() throws {
    let folder = "Söme \"folder\" 'here'"
    let workspace = try Workspace(["\(folder)/Ünï cödé.gate": "enum Role { admin }\n"])
    let run = try workspace.run("generate", folder, "--output", "Öut put/$HOME", "-v")
    #expect(run.errors == "written Öut put/$HOME/Role.swift\n1 file written in Öut put/$HOME\n")
    #expect(try workspace.run("check", folder, "-o", "./Öut put//$HOME/").exitCode == 0)
    #expect(
      try workspace.text(of: "Öut put/$HOME/Role.swift")
        .hasPrefix("// Generated by Gatehouse from \(folder)/Ünï cödé.gate. "))
  }

  @Test func anErrorAboutAPathIsOneLine() throws {
    let workspace = try Workspace()
    #expect(
      try workspace.run("validate", "a\nb").errors
        == "error: cannot read a?b: No such file or directory\n")
    #expect(
      try workspace.run("validate", "").errors
        == "error: cannot read ``: No such file or directory\n")
  }

  @Test func whatIsNoFolderIsNoOutput() throws {
    let workspace = try Workspace(["A.gate": "enum Role { admin }\n"])
    for folder in ["A.gate", "A.gate/Out", "/dev/null", String(repeating: "a", count: 300)] {
      let run = try workspace.run("generate", "A.gate", "-o", folder)
      #expect(run.errors.hasPrefix("error: cannot "))
      #expect(run.errors.split(separator: "\n").count { !$0.hasPrefix("help: ") } == 1)
      #expect(run.exitCode == 73)
    }
    #expect(try workspace.names(in: ".") == ["A.gate"])
  }
}
