/// A file of the support code. It is emitted only where something needs it.
package struct SupportPart: Hashable, Sendable {
  /// The file without its extension.
  package let name: String
  package let home: Home
  /// The parts that it names, other than by way of these.
  package let needs: [String]

  package enum Home: Hashable, Sendable {
    /// The domain layer, where both layers see it, with the access of that layer.
    case domain
    /// The innermost layer that needs it, with the access of that layer: what users handle is there once.
    case data
    /// Each module that needs it, where it is internal.
    case anywhere
  }

  init(_ name: String, _ home: Home, needs: [String] = []) {
    self.name = name
    self.home = home
    self.needs = needs
  }
}

extension SupportPart {
  /// Whether an app handles it that never sees a payload, such as an error that it catches: then its access is the
  /// widest of the two layers.
  package var isForApps: Bool { Self.namesForApps.contains(name) }

  private static let namesForApps: Set<String> = [
    "FallbackHandler", "FallbackReport", "HeldReports", "JSONError", "JSONKind", "JSONPayload",
    "JSONWritingError", "MappingError", "MappingPolicy", "MappingProblem", "RedactedError",
    "RuleViolation", "WirePath",
  ]

  /// The part that it adds to: `JSONReadable` for `JSONReadable+Decimal`. For others, their own name.
  var extendedName: String {
    String(name.prefix { $0 != "+" })
  }

  /// The file that it is emitted to, without its extension: what adds to a type stands beside it, unless that is a lot.
  package var fileName: String {
    if Self.partsOfErrors.contains(name) { return "MappingError" }
    return Self.largeNames.contains(extendedName) ? name : extendedName
  }

  private static let partsOfErrors: Set<String> = ["MappingPolicy", "MappingProblem", "WirePath"]
  private static let largeNames: Set<String> = ["JSONReader", "WireFormat"]

  /// As it is written in this package.
  var source: String {
    let file =
      EmbeddedFile.named("GeneratedSupport/\(name).swift")
      ?? EmbeddedFile.named("TextFormats/\(name).swift")
    return file?.text ?? ""
  }

  private static let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// The types that it declares, whose names a schema cannot use in the same module.
  package var declaredNames: [String] {
    let modifiers: Set<String> = ["package", "private", "nonisolated", "indirect", "final"]
    let keywords: Set<String> = ["struct", "enum", "class", "protocol"]
    return Array(source.utf8).split(separator: .lineFeed).compactMap { line in
      // Most lines are within a type, or comments.
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
