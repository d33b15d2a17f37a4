package import SwiftLowering

/// A file as it should be on disk.
package struct GeneratedFile: Hashable, Sendable {
  /// The name with its extension. Support code is in a folder of its own, apart from what the schema declares.
  package let name: String
  package let layer: OutputLayer
  /// UTF-8, with line feeds.
  package let bytes: [UInt8]

  /// The folder for the support code of a layer, unless that is a single file.
  package static let supportFolder = "Support"
}
