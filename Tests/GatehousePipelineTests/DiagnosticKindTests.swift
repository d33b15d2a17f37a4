import Diagnostics
import Foundation
import GatehousePipeline
import Testing

@Suite struct DiagnosticKindTests {
  /// A code that is declared but missing from the list could not be explained.
  @Test func theListHoldsEveryDeclaredCode() throws {
    let declared = try declaredCodes()
    #expect(declared == allDiagnosticKinds.map(\.code))
  }

  @Test func noCodeIsDeclaredTwice() throws {
    let declared = try declaredCodes()
    for (code, next) in zip(declared, declared.dropFirst()) where code == next {
      Issue.record("\(code) is declared twice")
    }
  }

  @Test(arguments: allDiagnosticKinds)
  func titlesAreShortPhrases(_ kind: DiagnosticKind) {
    #expect(!kind.title.isEmpty && kind.title.count <= 72 && !kind.title.hasSuffix("."))
  }

  private func declaredCodes() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.sources.path)
    return try paths.filter { $0.hasSuffix(".swift") }
      .flatMap { path in
        let source = try String(
          contentsOf: Repository.sources.appending(path: path), encoding: .utf8)
        return source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
          .flatMap { $0.matches(of: /"(G\d{4})"/).map { String($0.1) } }
      }
      .sorted()
  }
}

extension DiagnosticKind: CustomTestStringConvertible {
  public var testDescription: String { code }
}
