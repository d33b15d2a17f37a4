package import SwiftLowering

/// A file as it is to stand on disk.
package struct GeneratedFile: Hashable, Sendable {
  /// With its extension. Support code stands in a folder of its own, out of the way of what the schema says.
  package let name: String
  package let layer: OutputLayer
  /// UTF-8, with line feeds.
  package let bytes: [UInt8]

  /// Where the support code of a layer stands, unless it is one file.
  package static let supportFolder = "Support"

  package var isSupport: Bool {
    name.hasPrefix("\(Self.supportFolder)/") || name == OutputNames.supportFile(in: layer)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
