import EmbeddedTexts

/// A file of this repository that is embedded in the executable, since the repository may not be
/// there when the tool runs.
package struct EmbeddedFile: Hashable, Sendable {
  /// The path of a template within `Templates`; for support code, `GeneratedSupport/…` or
  /// `TextFormats/…`.
  package let name: String
  package let text: String
}

extension EmbeddedFile {
  package static let all: [EmbeddedFile] = [
    embeddedTemplates(), embeddedSupport(), embeddedTextFormats(),
  ].flatMap { texts in
    UnsafeBufferPointer(start: texts.first, count: texts.count).map { file in
      EmbeddedFile(name: String(cString: file.name), text: String(cString: file.text))
    }
  }

  package static func named(_ name: String) -> EmbeddedFile? {
    byName[name]
  }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
