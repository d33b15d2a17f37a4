import SwiftLowering

/// One file for each layer of each schema, and one for the support code of each layer. All of these files exist, even
/// without a declaration. What comes from several schemas, as maps to one type may, is in the file of the first.
struct SchemaFiles {
  private let parts: [FilePart]

  init(_ parts: [FilePart]) {
    self.parts = parts
  }

  /// Headers name a schema without its folder, which is also missing from the name of the file: builds pass absolute paths.
  func files(forSchemas paths: [String]) -> [GeneratedFile] {
    let paths = paths.sorted()
    return OutputLayer.allCases.flatMap { layer in
      let parts = parts.filter { $0.layer == layer }
      let bySchema = Dictionary(grouping: parts) { $0.origin?.paths.first }
      let files = paths.map { path in
        GeneratedFile(
          name: OutputNames.schemaFile(path, in: layer), layer: layer,
          origins: [OutputNames.fileName(of: path)],
          bySchema[path, default: []].sorted(by: Self.isEarlier))
      }
      let support = GeneratedFile(
        name: OutputNames.supportFile(in: layer), layer: layer, origins: [],
        bySchema[nil, default: []])
      return files + [support]
    }
  }

  /// In the order of the schema; parts from the same declaration are in the order of their names.
  private static func isEarlier(_ left: FilePart, _ right: FilePart) -> Bool {
    (left.origin?.offset ?? 0, left.name) < (right.origin?.offset ?? 0, right.name)
  }
}
