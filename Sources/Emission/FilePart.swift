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
    let head = Self.header(from: origins) + parts.flatMap(\.imports).lines
    var bytes = Array(head.utf8)
    for part in parts {
      bytes.append(UInt8(ascii: "\n"))
      bytes += part.body
    }
    self.init(name: name, layer: layer, bytes: LongLines.broken(bytes))
  }
}
