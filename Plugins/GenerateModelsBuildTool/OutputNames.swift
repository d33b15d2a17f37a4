/// The names of the files that `gatehouse generate --single-file` writes, known without running it. The generator has the
/// rule in `Sources/Emission/OutputNames.swift`; a test holds the two together.
enum OutputNames {
  /// Two for each schema, and two of support code.
  static func all(forSchemas fileNames: [String]) -> [String] {
    (fileNames.map(stem) + ["GatehouseSupport"]).flatMap { stem in
      ["\(stem)+Domain.swift", "\(stem)+Data.swift"]
    }
  }

  private static func stem(ofSchema fileName: String) -> String {
    String(fileName.hasSuffix(".gate") ? fileName.dropLast(".gate".count) : fileName[...])
  }
}
