import SwiftLowering

/// Declarations with what they import: a file but for its header, or part of one.
struct FilePart {
  /// Of the file that it is if it shares none.
  let name: String
  let layer: OutputLayer
  /// Nil for support code.
  let origin: FileOrigin?
  let imports: [ImportModel]
  /// UTF-8.
  let body: [UInt8]
}

extension GeneratedFile {
  init(_ part: FilePart) {
    self.init(
      name: part.name, layer: part.layer,
      origins: part.origin?.paths ?? [], [part])
  }

  /// - Parameter origins: what the header names; none for support code.
  init(name: String, layer: OutputLayer, origins: [String], _ parts: [FilePart]) {
    var text = Self.header(from: origins)
    let imports = Self.merged(parts.flatMap(\.imports))
    if !imports.isEmpty { text += "\n" }
    for line in imports { text += "\(line.access.prefix)import \(line.module)\n" }
    var bytes = Array(text.utf8)
    for part in parts { bytes += CollectionOfOne(UInt8(ascii: "\n")) + part.body }
    self.init(name: name, layer: layer, bytes: LongLines.broken(bytes))
  }

  /// Each module once, seen as far as one of the lines asks for, in the order of names.
  private static func merged(_ imports: [ImportModel]) -> [ImportModel] {
    var merged: [ImportModel] = []
    for line in imports.sorted(by: { $0.module < $1.module }) {
      guard let last = merged.last, last.module == line.module else {
        merged.append(line)
        continue
      }
      if last.access < line.access { merged[merged.count - 1] = line }
    }
    return merged
  }
}
