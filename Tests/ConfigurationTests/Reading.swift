import Configuration
import Diagnostics
import Testing

/// The configuration in `text`, which must be valid.
func configuration(_ text: String) throws -> Configuration {
  let file = SourceFile(path: Configuration.fileName, text: text)
  let (configuration, diagnostics) = Configuration.read(file)
  try #require(diagnostics.isEmpty, "\(DiagnosticFormat.text.render(diagnostics, of: [file]))")
  return try #require(configuration)
}

/// The codes of what is wrong with `text`, in reading order.
func codes(_ text: String) -> [String] {
  Configuration.read(SourceFile(path: Configuration.fileName, text: text)).diagnostics
    .map(\.kind.code)
}
