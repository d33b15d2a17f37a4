import Diagnostics
import Foundation
import GatehousePipeline
import Testing

@Suite struct DiagnosticKindTests {
  /// A code that is declared but missing from the list could not be explained.
  @Test func theListHoldsEveryDeclaredCode() throws {
    let declared = try Self.declaredCodes.get()
    #expect(declared == allDiagnosticKinds.map(\.code))
  }

  @Test func noCodeIsDeclaredTwice() throws {
    let declared = try Self.declaredCodes.get()
    for (code, next) in zip(declared, declared.dropFirst()) where code == next {
      Issue.record("\(code) is declared twice")
    }
  }

  /// Codes that meant something once. Somebody may look for them on the web, so they never mean anything else.
  @Test func noRetiredCodeIsUsed() {
    let retired: Set = ["G0443", "G0515", "G0620", "G2001"]
    #expect(retired.isDisjoint(with: allDiagnosticKinds.map(\.code)))
  }

  @Test(arguments: allDiagnosticKinds)
  func titlesAreShortPhrases(_ kind: DiagnosticKind) {
    #expect(!kind.title.isEmpty && kind.title.count <= 72 && !kind.title.hasSuffix("."))
  }

  /// Looked for once, in order.
  private static let declaredCodes = Result {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }
      .flatMap { path -> [String] in
        let bytes = try Data(contentsOf: Repository.sources.appending(path: path))
        // Most files have none, and a regular expression takes its time for each line.
        guard bytes.range(of: Data("\"G".utf8)) != nil else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
          .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
          .flatMap { $0.matches(of: /"(G\d{4})"/).map { String($0.1) } }
      }
      .sorted()
  }
}

extension DiagnosticKind: CustomTestStringConvertible {
  public var testDescription: String { code }
}
