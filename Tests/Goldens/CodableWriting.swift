import Foundation

/// JSON output for the programs in the folders `Behaviour`, written by an encoder.
nonisolated enum CodableWriting {
  /// With the keys in order.
  static func json(of value: some Swift.Encodable) throws -> Swift.String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return .init(decoding: try encoder.encode(value), as: Unicode.UTF8.self)
  }
}
