import Diagnostics
import JSON

/// The JSON of a configuration. Its diagnostics are all about this one file.
enum ConfigurationDocument {
  /// How deep lists and objects may be nested.
  private static let depthLimit = 64

  /// A file larger than this cannot be a configuration.
  private static let sizeLimit = 1 << 20

  static func read(_ file: SourceFile) -> (value: JSONValue?, diagnostics: [Diagnostic]) {
    guard !file.isLarger(than: sizeLimit) else { return (nil, [tooLarge(file)]) }
    do throws(JSONError) {
      return (try JSONReader.read(file.bytes, depthLimit: depthLimit), [])
    } catch {
      return (nil, [JSONFault(bytes: file.bytes, error: error).diagnostic])
    }
  }

  private static func tooLarge(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .configurationTooLarge, "this file is larger than a configuration can be",
      at: SourceSpan(0..<0), notes: [file.sizeNote(limit: sizeLimit)],
      help: "keep only the keys that `gatehouse init --schema` describes")
  }
}

extension JSONValue {
  var span: SourceSpan { SourceSpan(place) }
}

extension JSONValue.Member {
  var nameSpan: SourceSpan { SourceSpan(namePlace) }
}

extension SourceSpan {
  init(_ place: Range<Int>) {
    self.init(file: 0, start: place.lowerBound, end: place.upperBound)
  }
}

extension DiagnosticKind {
  static let configurationTooLarge = DiagnosticKind(
    "G1002", .error, "a configuration that is too large",
    explanation: """
      A configuration is at most a page of text. A file of more than 1 MiB must be something else, and is not read.
      """)
}
