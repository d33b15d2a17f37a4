import Diagnostics
import GatehousePipeline
import SchemaSyntax

/// Hands libFuzzer one function, which it calls with one input after another.
@main
struct FuzzTarget {
  static func main() {
    var count = CommandLine.argc
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    _ = runDriver(&count, &words) { start, count in
      FuzzTarget.test(UnsafeBufferPointer(start: start, count: count))
      return 0
    }
  }

  /// A zero byte separates files, so that names can refer to other files.
  private static func test(_ bytes: UnsafeBufferPointer<UInt8>) {
    let files = bytes.split(separator: 0, omittingEmptySubsequences: false).prefix(4).enumerated()
      .map { SourceFile(path: "\($0).gate", bytes: Array($1)) }
    let (schema, diagnostics) = validate(files)
    precondition((schema == nil) == diagnostics.contains(where: \.isError))
    for format in DiagnosticFormat.allCases { _ = format.render(diagnostics, of: files) }
    for (index, file) in files.enumerated() {
      guard case .formatted(let formatted) = SchemaFormatter.format(file, index: index) else {
        continue
      }
      let again = SchemaFormatter.format(SourceFile(path: "", bytes: formatted), index: 0)
      precondition(again == .formatted(formatted))
    }
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
