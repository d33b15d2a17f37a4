import Foundation

/// The files beside these tests, and the schemas of the repository.
enum SchemaFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The names of the files in `subfolder`, without `suffix`, in order.
  static func names(in subfolder: String, withSuffix suffix: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.appending(path: subfolder).path)
    return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }
      .sorted()
  }

  /// Every schema with which a property of the formatter is tested, as a path from this folder.
  static let schemas: [String] =
    names(in: "Samples", withSuffix: ".gate").map { "Samples/\($0).gate" }
    + names(in: "../../../Schemas", withSuffix: ".gate").map { "../../../Schemas/\($0).gate" }
    + names(in: "Cases", withSuffix: ".in.gate").map { "Cases/\($0).in.gate" }
}
