import SwiftLowering

/// Declarations with what they import: a file without its header, or part of one.
struct FilePart {
  /// The name of the file, if the part does not share one.
  let name: String
  let layer: OutputLayer
  /// Nil for support code.
  let origin: FileOrigin?
  let imports: [ImportModel]
  /// The Swift, in UTF-8.
  let body: [UInt8]
}

extension FilePart {
  /// Groups of parts that share a file, in the order of the files.
  static func byName(_ parts: [FilePart]) -> [[FilePart]] {
    let groups = Dictionary(grouping: parts) { part in "\(part.layer) \(part.name)" }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension GeneratedFile {
  /// Nil if there are no parts.
  init?(sharedBy parts: [FilePart]) {
    guard let first = parts.first else { return nil }
    self.init(name: first.name, layer: first.layer, origins: first.origin?.paths ?? [], parts)
  }

  /// - Parameter origins: the schemas that the header names; none for support code.
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
