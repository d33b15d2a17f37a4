import Foundation

/// Answers kept as JSON files: `user/7.json` in a folder.
nonisolated struct JSONFiles: Sendable {
  let folder: URL

  func answer<Answer: Decodable>(at names: [String]) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(contentsOf: file(at: names)))
  }

  /// Whole or not at all. The same answer always gives the same file.
  func store<Answer: Encodable>(_ answer: Answer, at names: [String]) throws {
    let file = file(at: names)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(answer).write(to: file, options: .atomic)
  }

  private func file(at names: [String]) -> URL {
    let path = names.map { Self.escaped($0) }.joined(separator: "/")
    return folder.appendingPathComponent(path + ".json", isDirectory: false)
  }

  /// Letters, digits, hyphens and underscores as they are, everything else by its bytes, so that no text leads out of the
  /// folder.
  private static func escaped(_ name: String) -> String {
    if name.isEmpty { return "%" }
    return name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
