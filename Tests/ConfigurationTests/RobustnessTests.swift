import Configuration
import Diagnostics
import Foundation
import TestTags
import Testing

/// No text makes the reader trap or hang.
@Suite(.tags(.searching)) struct RobustnessTests {
  private static let signs = Array("{}[]:,\"\\/*'#-.0eu \n\u{0}“".utf8) + [0xFF]

  @Test(arguments: try cases())
  func damagedConfigurationsAreAnswered(_ url: URL) throws {
    let text = Array(try Data(contentsOf: url))
    try exercise(text)
    for offset in text.indices {
      try exercise(Array(text[..<offset]))
      try exercise(Array(text[offset...]))
      try exercise(Array(text[..<offset]) + text[(offset + 1)...])
      let sign = Self.signs[offset % Self.signs.count]
      try exercise(Array(text[..<offset]) + [sign] + text[offset...])
      try exercise(Array(text[..<offset]) + [sign] + text[(offset + 1)...])
    }
  }

  private func exercise(_ bytes: [UInt8]) throws {
    let file = SourceFile(path: Configuration.fileName, bytes: bytes)
    let (configuration, diagnostics) = Configuration.read(file)
    try #require((configuration == nil) == diagnostics.contains(where: \.isError))
    for diagnostic in diagnostics {
      let span = diagnostic.primary.span
      try #require(span.start <= span.end && span.end <= bytes.count)
    }
    if bytes.count.isMultiple(of: 32) {
      _ = DiagnosticFormat.text.render(diagnostics, of: [file])
    }
  }

  private static func cases() throws -> [URL] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ConfigurationCases")
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
  }
}
