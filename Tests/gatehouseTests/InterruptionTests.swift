import Foundation
import SeededRandom
import TestTags
import Testing

/// Runs that are stopped at any moment, and simultaneous runs, of two versions of a schema.
@Suite(.tags(.searching), .serialized) struct InterruptionTests {
  private let workspace: Workspace
  private let versions: [String: [String: String]]
  private static let names = ["One", "Two"]

  init() throws {
    let types = (1...60).map { "domain T\($0) { name: String where length 1...SIZE }\n" }.joined()
    workspace = try Workspace([
      "One.gate": types.replacing("SIZE", with: "10") + "enum Role { admin }\n",
      "Two.gate": types.replacing("SIZE", with: "20") + "enum Plan { free }\n",
    ])
    var versions: [String: [String: String]] = [:]
    for name in Self.names {
      // From standard input, so that both use the same name for their schema.
      let run = try workspace.shell("\"$gatehouse\" generate - -o \(name) < \(name).gate")
      #expect(run.exitCode == 0)
      versions[name] = try workspace.contents(of: name)
    }
    self.versions = versions
  }

  private func start(_ name: String) throws -> Process {
    try workspace.start("generate", "-o", "Out", "-", reading: "\(name).gate")
  }

  /// At random moments, most of them between the first file that is written and the last.
  @Test func aKilledRunLeavesWholeFilesAndTheNextOneRepairsTheRest() throws {
    var random = SeededGenerator(seed: UInt64(Date().timeIntervalSince1970))
    var stoppedWhileWriting = 0
    try workspace.makeFolder("Out")
    for round in 0..<80 {
      let name = Self.names[round % 2]
      let before = try drafts()
      let process = try start(name)
      while try process.isRunning && drafts().isSubset(of: before) {}
      usleep(UInt32.random(in: 0...4_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if try !drafts().isSubset(of: before) { stoppedWhileWriting += 1 }
      for (file, text) in try workspace.contents(of: "Out", where: { $0.first != "." }) {
        #expect(Self.names.contains { versions[$0]?[file] == text }, "\(file) is torn")
      }
      // Every tenth time, the rest is repaired; in between, one stopped run follows another.
      if round % 10 == 9 {
        let repair = try start(name)
        repair.waitUntilExit()
        #expect(repair.terminationStatus == 0)
        #expect(try workspace.contents(of: "Out") == versions[name])
      }
    }
    #expect(stoppedWhileWriting > 4)
  }

  /// At random moments, many of them while files are written; half of the runs find what another had begun.
  @Test func aKilledRunShowsANewFolderAsAWholeOrNotAtAll() throws {
    var random = SeededGenerator(seed: UInt64(Date().timeIntervalSince1970))
    var stoppedWhileWriting = 0
    for round in 0..<50 {
      let name = Self.names[round % 2]
      let isFirst = try !isThere(".Out.gatehouse-new")
      let process = try start(name)
      while try process.isRunning && !isThere(".Out.gatehouse-new") {}
      usleep(UInt32.random(in: 0...(isFirst ? 2_000 : 50_000), using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if try isThere("Out") {
        #expect(try workspace.contents(of: "Out") == versions[name])
        try workspace.remove("Out")
      }
      guard try isThere(".Out.gatehouse-new") else { continue }
      if isFirst { stoppedWhileWriting += 1 }
      if round.isMultiple(of: 3) { try workspace.remove(".Out.gatehouse-new") }
    }
    #expect(stoppedWhileWriting > 2)
    let last = try start("One")
    last.waitUntilExit()
    #expect(try workspace.contents(of: "Out") == versions["One"])
    #expect(try !isThere(".Out.gatehouse-new"))
  }

  /// The list of generated files is the first that is renamed. From then on, a signal waits until everything is in its place.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalAmongTheRenamesLeavesAllOfThemDone(_ signal: Int32) throws {
    var stopped = 0
    try workspace.makeFolder("Out")
    let list = workspace.realPath("Out/.gatehouse-manifest")
    for round in 0..<8 {
      let name = Self.names[round % 2]
      let before = identity(of: list)
      let process = try startTakingSignals(name)
      while process.isRunning && identity(of: list) == before {}
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { stopped += 1 }
      #expect(try workspace.contents(of: "Out") == versions[name])
    }
    #expect(stopped > 1)
  }

  /// The threads of tests take no signals, and a process takes those that its starter takes.
  private func startTakingSignals(_ name: String) throws -> Process {
    var none = sigset_t()
    var former = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &former)
    defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
    return try start(name)
  }

  /// Zero if there is no such file.
  private func identity(of path: String) -> ino_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_ino : 0
  }

  private func isThere(_ name: String) throws -> Bool {
    try workspace.names(in: ".").contains(name)
  }

  /// The drafts of the current run, and of those that were stopped.
  private func drafts() throws -> Set<String> {
    Set(try workspace.names(in: "Out").filter { $0.hasPrefix(".gatehouse-draft-") })
  }

  @Test(arguments: [false, true])
  func runsAtTheSameTimeGiveTheOutputOfOneOfThem(inANewFolder isNew: Bool) throws {
    for round in 0..<10 {
      if isNew, round > 0 { try workspace.remove("Out") }
      let processes = try (Self.names + Self.names).map { try start($0) }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      let contents = try workspace.contents(of: "Out")
      #expect(Self.names.contains { versions[$0] == contents })
    }
  }
}
