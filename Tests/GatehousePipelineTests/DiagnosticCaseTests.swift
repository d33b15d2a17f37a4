import Diagnostics
import Foundation
import GatehousePipeline
import Testing

@Suite struct DiagnosticCaseTests {
  /// With this variable set, the run writes what it should otherwise compare with. A normal run never writes.
  static let updates = ProcessInfo.processInfo.environment["GATEHOUSE_UPDATE_CASES"] != nil
  static let updateCommand = "GATEHOUSE_UPDATE_CASES=1 swift test --filter DiagnosticCaseTests"

  @Test(arguments: try DiagnosticCase.all())
  func printsWhatIsExpected(_ diagnosticCase: DiagnosticCase) throws {
    let (diagnostics, printed) = try diagnosticCase.run()
    #expect(
      diagnostics.contains { $0.kind.code == diagnosticCase.code },
      "\(diagnosticCase.name) does not show \(diagnosticCase.code)")
    if Self.updates {
      try Data(printed.utf8).write(to: diagnosticCase.expectation)
    } else {
      try #require(
        FileManager.default.fileExists(atPath: diagnosticCase.expectation.path),
        "\(diagnosticCase.name) has no expected text: run \(Self.updateCommand), and proofread it")
      let expected = try String(contentsOf: diagnosticCase.expectation, encoding: .utf8)
      #expect(
        printed == expected,
        "if what is printed now is better than what is expected: \(Self.updateCommand)")
    }
  }

  @Test func everyExpectationHasItsCase() throws {
    let expectations = Set(try DiagnosticCase.all().map(\.expectation.lastPathComponent))
    for file in try DiagnosticCase.folders.flatMap(Repository.contents)
    where file.pathExtension == "txt" {
      #expect(
        expectations.contains(file.lastPathComponent),
        "\(file.lastPathComponent) stands beside no case")
    }
  }

  /// Read once for all codes.
  private static let shownCodes = Result {
    Set(try DiagnosticCase.all().map(\.code)).union(Shortcomings.notShownAsText)
  }

  @Test(arguments: allDiagnosticKinds.map(\.code))
  func everyCodeHasACase(_ code: String) throws {
    #expect(
      try Self.shownCodes.get().contains(code),
      "add Tests/DiagnosticCases/\(code)-….gate, or Tests/ConfigurationCases/\(code)-….json, and run \(Self.updateCommand)"
    )
  }
}
