import Diagnostics
import Foundation
import GatehousePipeline
import Testing

/// A fix that is proposed must be one: afterwards there is one problem fewer, and no new one.
@Suite(.timeLimit(.minutes(20))) struct FixTests {
  @Test(arguments: try DiagnosticCase.all())
  func everyFixRepairsWhatItIsProposedFor(_ diagnosticCase: DiagnosticCase) throws {
    let found = try diagnosticCase.run().diagnostics
    for diagnostic in found {
      guard let fix = diagnostic.fix else { continue }
      let fixed = diagnosticCase.applying([fix])
      try #require(fixed.count == 1, "the fix of \(diagnostic.kind.code) cannot be applied")
      let left = try fixed.diagnosticCase.run().diagnostics
      let severity = diagnostic.kind.severity
      #expect(
        left.count { $0.kind.severity == severity } < found.count { $0.kind.severity == severity },
        "the fix of \(diagnostic.kind.code) repairs nothing: \(fixed.diagnosticCase.text)")
      expectNothingNew(in: left, since: found, fixed.diagnosticCase)
    }
  }

  @Test(arguments: try DiagnosticCase.all())
  func allFixesOfACaseGoTogether(_ diagnosticCase: DiagnosticCase) throws {
    let found = try diagnosticCase.run().diagnostics
    let fixed = diagnosticCase.applying(found.compactMap(\.fix))
    let left = try fixed.diagnosticCase.run().diagnostics
    let uncovered = left.count { Self.uncovered(by: diagnosticCase).contains($0.kind.code) }
    #expect(
      left.count - uncovered <= found.count - fixed.count,
      "\(fixed.count) fixes repair less: \(fixed.diagnosticCase.text)")
    expectNothingNew(in: left, since: found, fixed.diagnosticCase)
  }

  /// Schemas that are damaged at random may hide behind one mistake what its repair uncovers. Yet the repaired one is
  /// gone, and what is written in its place can be read. Of a sign or a quoted name that is correct now, only the first is
  /// certain: it may be where no such thing can be.
  @Test(arguments: Self.blocks)
  func fixesOfMutantsCanBeRead(_ block: Int) {
    for index in 0..<50 {
      var mutator = SchemaMutator(seed: block * 50 + index)
      let file = SourceFile(path: "Mutant.gate", bytes: mutator.mutant())
      let found = validate([file]).diagnostics
      for diagnostic in found.prefix(40) {
        guard let fix = diagnostic.fix else { continue }
        let fixed = FixedFiles(applying: [fix], to: [file])
        let left = validate(fixed.files).diagnostics
        #expect(
          (Self.unreadable(left) <= Self.unreadable(found)
            || ["G0002", "G0107", "G0108"].contains(diagnostic.kind.code))
            && !left.contains { Self.isSame($0, as: diagnostic) },
          """
          seed \(block * 50 + index): \(diagnostic.kind.code) \(diagnostic.message)
          \(String(decoding: file.bytes, as: UTF8.self))
          becomes
          \(String(decoding: fixed.files[0].bytes, as: UTF8.self))
          \(left.map { "\($0.kind.code) \($0.message)" })
          """)
      }
    }
  }

  /// More of them than each run tries: `GATEHOUSE_FIX_BLOCKS=200 swift test --filter FixTests`.
  private static let blocks =
    0..<(ProcessInfo.processInfo.environment["GATEHOUSE_FIX_BLOCKS"].flatMap { Int($0) } ?? 10)

  private static func unreadable(_ diagnostics: [Diagnostic]) -> Int {
    diagnostics.count { $0.kind.code < "G0200" }
  }

  private static func isSame(_ left: Diagnostic, as found: Diagnostic) -> Bool {
    left.kind == found.kind && left.message == found.message
      && left.primary.span == found.primary.span
  }

  private func expectNothingNew(
    in left: [Diagnostic], since found: [Diagnostic], _ diagnosticCase: DiagnosticCase
  ) {
    var known: [String: Int] = [:]
    for diagnostic in found { known[diagnostic.kind.code, default: 0] += 1 }
    let expected = Self.uncovered(by: diagnosticCase)
    for diagnostic in left where !expected.contains(diagnostic.kind.code) {
      known[diagnostic.kind.code, default: 0] -= 1
      #expect(
        known[diagnostic.kind.code, default: 0] >= 0,
        "new: \(diagnostic.kind.code) \(diagnostic.message): \(diagnosticCase.text)")
    }
  }

  /// A default of `nil` is said to be needless once it is spelt right: what was meant is told in two steps.
  private static func uncovered(by diagnosticCase: DiagnosticCase) -> Set<String> {
    diagnosticCase.name == "G0421-misspelt-nil" ? ["G0445"] : []
  }
}
