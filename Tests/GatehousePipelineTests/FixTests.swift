import Diagnostics
import Foundation
import GatehousePipeline
import SchemaSyntax
import Testing

/// A proposed fix must work: afterwards there is one problem fewer, and no new one.
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

  /// In schemas that are damaged at random, one mistake may hide others, which its fix then reveals. But the mistake
  /// itself must be gone, and what replaces it must be readable.
  @Test(arguments: Self.blocks)
  func fixesOfMutantsCanBeRead(_ block: Int) {
    for seed in Self.seeds(of: block) {
      let file = Self.mutant(seed)
      let found = validate([file]).diagnostics
      for diagnostic in found.prefix(40) {
        guard let fix = diagnostic.fix else { continue }
        let fixed = FixedFiles(applying: [fix], to: [file])
        let left = validate(fixed.files).diagnostics
        #expect(
          Self.unreadable(left) <= Self.unreadable(found) + (Self.hidesOthers(diagnostic) ? 1 : 0)
            && (!left.contains { Self.isSame($0, as: diagnostic) }
              || Self.hidesOthers(diagnostic) && fixed.files[0].bytes.count < file.bytes.count),
          """
          seed \(seed): \(diagnostic.kind.code) \(diagnostic.message)
          \(String(decoding: file.bytes, as: UTF8.self))
          becomes
          \(String(decoding: fixed.files[0].bytes, as: UTF8.self))
          \(left.map { "\($0.kind.code) \($0.message)" })
          """)
      }
    }
  }

  /// All certain fixes together: there are no new syntax errors, and no word that they do not touch becomes part of a
  /// comment or of another word.
  @Test(arguments: Self.blocks)
  func certainFixesOfMutantsGoTogether(_ block: Int) {
    for seed in Self.seeds(of: block) {
      let file = Self.mutant(seed)
      let found = validate([file]).diagnostics
      let fixes = found.compactMap(\.fix).filter(\.isCertain)
      guard !fixes.isEmpty else { continue }
      let fixed = FixedFiles(applying: fixes, to: [file]).files[0]
      let left = validate([fixed]).diagnostics
      let lost = Self.lostWords(from: file, to: fixed, fixes)
      #expect(
        Self.unreadable(left) <= Self.unreadable(found) && lost.isEmpty,
        """
        seed \(seed): \(lost) \(found.map { "\($0.kind.code) \($0.message)" })
        \(String(decoding: file.bytes, as: UTF8.self))
        becomes
        \(String(decoding: fixed.bytes, as: UTF8.self))
        \(left.map { "\($0.kind.code) \($0.message)" })
        """)
    }
  }

  /// What `validate --fix` writes never has more errors than before, and loses no word.
  @Test(arguments: Self.blocks)
  func repairMakesNothingWorse(_ block: Int) {
    for seed in Self.seeds(of: block) {
      let file = Self.mutant(seed)
      let repair = Repair([file])
      let before = validate([file]).diagnostics.count(where: \.isError)
      #expect(repair.diagnostics.count(where: \.isError) <= before, "seed \(seed)")
      #expect(validate(repair.files).diagnostics == repair.diagnostics, "seed \(seed)")
    }
  }

  private static func mutant(_ seed: Int) -> SourceFile {
    var mutator = SchemaMutator(seed: seed)
    return SourceFile(path: "Mutant.gate", bytes: mutator.mutant())
  }

  private static func seeds(of block: Int) -> Range<Int> { block * 50..<block * 50 + 50 }

  /// Names and numbers outside all edits that are no longer names and numbers.
  private static func lostWords(
    from file: SourceFile, to fixed: SourceFile, _ fixes: [Diagnostic.Fix]
  ) -> [String] {
    let edits = fixes.flatMap(\.edits)
    var left: [String: Int] = [:]
    for (word, _) in words(of: fixed) { left[word, default: 0] += 1 }
    return words(of: file).filter { word, span in
      if edits.contains(where: { $0.span.start <= span.end && span.start <= $0.span.end }) {
        return false
      }
      left[word, default: 0] -= 1
      return left[word, default: 0] < 0
    }
    .map(\.text)
  }

  private static func words(of file: SourceFile) -> [(text: String, span: SourceSpan)] {
    Lexer.tokens(of: file, index: 0).tokens
      .filter { [.identifier, .integer, .decimal].contains($0.kind) }
      .map { (String(decoding: file.bytes[$0.span.start..<$0.span.end], as: UTF8.self), $0.span) }
  }

  /// Tries more blocks than a normal run: `GATEHOUSE_FIX_BLOCKS=200 swift test --filter FixTests`.
  private static let blocks =
    0..<(ProcessInfo.processInfo.environment["GATEHOUSE_FIX_BLOCKS"].flatMap { Int($0) } ?? 4)

  private static func unreadable(_ diagnostics: [Diagnostic]) -> Int {
    diagnostics.count { $0.kind.code < "G0200" }
  }

  /// A character without meaning can hide the one after it, which then moves to its place. That the character itself is
  /// gone shows in the length of the file.
  private static func hidesOthers(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.kind.code == "G0002"
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

  /// Once a default of `nil` is spelt correctly, it is reported as unnecessary: two steps lead to what was meant.
  private static func uncovered(by diagnosticCase: DiagnosticCase) -> Set<String> {
    diagnosticCase.name == "G0421-misspelt-nil" ? ["G0445"] : []
  }
}
