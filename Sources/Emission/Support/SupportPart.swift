package import SwiftLowering
import Templates

extension SupportPart {
  /// Whether apps use it even if they never see a payload, such as an error that they catch: then it has the wider
  /// access of the two layers.
  package var isForApps: Bool { Self.partsForApps.contains(self) }

  private static let partsForApps: Set<SupportPart> = [
    .fallbackHandler, .fallbackReport, .heldReports, .jsonError, .jsonKind, .jsonPayload,
    .jsonWritingError, .mappingError, .mappingPolicy, .mappingProblem, .redactedError,
    .repositoryError, .repositoryReport, .ruleViolation, .wirePath,
  ]

  /// The part that it adds to: `JSONReadable` for `JSONReadable+Decimal`.
  var extended: SupportPart? { SupportPart(rawValue: extendedName) }

  /// Its own name, if it does not add to another part.
  private var extendedName: String {
    String(rawValue.prefix { $0 != "+" })
  }

  /// The file that it is emitted to, without its extension: additions to a type are in the same file as the type,
  /// unless there are many of them.
  package var fileName: String {
    switch self {
    case .mappingPolicy, .mappingProblem, .wirePath: Self.mappingError.rawValue
    default: Self.largeNames.contains(extendedName) ? rawValue : extendedName
    }
  }

  private static let largeNames = Set([jsonReader, wireFormat].map(\.rawValue))

  /// The text as it is written in this package.
  var source: String {
    let file =
      EmbeddedFile.named("GeneratedSupport/\(rawValue).swift")
      ?? EmbeddedFile.named("TextFormats/\(rawValue).swift")
    return file?.text ?? ""
  }

  private static let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// The types that it declares, whose names a schema in the same module cannot use.
  package var declaredNames: [String] {
    let modifiers: Set<String> = ["package", "private", "nonisolated", "indirect", "final"]
    let keywords: Set<String> = ["struct", "enum", "class", "protocol"]
    return Array(source.utf8).split(separator: .lineFeed).compactMap { line in
      // Most lines are comments, or are inside a type.
      guard let first = line.first, Self.lowercase.contains(first) else { return nil }
      let words = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      .drop(while: modifiers.contains)
      guard let keyword = words.first, keywords.contains(keyword) else { return nil }
      return words.dropFirst().first.map { name in
        String(name.prefix { $0.isLetter || $0.isNumber })
      }
    }
  }
}
