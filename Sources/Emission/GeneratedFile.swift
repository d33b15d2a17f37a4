package import SwiftLowering

/// A file as it is to stand on disk.
package struct GeneratedFile: Hashable, Sendable {
  /// With its extension, without a folder.
  package let name: String
  package let layer: OutputLayer
  /// UTF-8, with line feeds.
  package let bytes: [UInt8]

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
