/// The names of the files that `gatehouse generate --single-file` writes, known without running it. The generator has the
/// rule in `Sources/Emission/OutputNames.swift`; a test compares the two.
enum OutputNames {
  /// Two files for each schema, and two for the support code.
  static func all(forSchemas fileNames: [String]) -> [String] {
    (fileNames.map(stem) + ["GatehouseSupport"]).flatMap { stem in
      ["\(stem)+Domain.swift", "\(stem)+Data.swift"]
    }
  }

  private static func stem(ofSchema fileName: String) -> String {
    String(fileName.hasSuffix(".gate") ? fileName.dropLast(".gate".count) : fileName[...])
  }
}
