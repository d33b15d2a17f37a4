import Configuration
import Diagnostics
import GatehousePipeline
import SchemaSyntax
import Testing

@Suite struct FileSizeTests {
  /// Nobody would want a case of that size in a repository.
  @Test func aFileBeyondTheLimitIsNotRead() {
    let blank = [UInt8](repeating: UInt8(ascii: "\n"), count: SourceFile.sizeLimit + 1)
    let diagnostics = validate([SourceFile(path: "Large.gate", bytes: blank)]).diagnostics
    #expect(diagnostics.map(\.kind.code) == ["G0102"])
  }

  @Test func aConfigurationBeyondTheLimitIsNotRead() {
    let blank = [UInt8](repeating: UInt8(ascii: " "), count: (1 << 20) + 1)
    let diagnostics = Configuration.read(SourceFile(path: "", bytes: blank)).diagnostics
    #expect(diagnostics.map(\.kind.code) == ["G1002"])
  }
}
