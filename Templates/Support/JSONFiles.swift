import Foundation

/// Answers that are kept as JSON files in a folder: `user/7.json`.
nonisolated struct JSONFiles: Sendable {
  let folder: URL

  func answer<Answer: Decodable>(at names: String?...) throws -> Answer {
    try decoded(at: names)
  }

  func decoded<Answer: Decodable>(at names: [String?]) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(contentsOf: file(at: names)))
  }

  func store<Answer: Encodable>(_ answer: Answer, at names: String?...) throws {
    try encode(answer, at: names)
  }

  /// The file is written whole or not at all, and the same answer always gives the same file.
  func encode<Answer: Encodable>(_ answer: Answer, at names: [String?]) throws {
    let file = file(at: names)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(answer).write(to: file, options: .atomic)
  }

  /// - Parameter names: The Swift name of an operation, and then its arguments.
  func file(at names: [String?]) -> URL {
    let keys = names.dropFirst().map { Self.fileName(of: $0) }
    let path = (names.prefix(1).compactMap { $0 } + keys).joined(separator: "/")
    return folder.appendingPathComponent(path + ".json", isDirectory: false)
  }

  /// No two names share a file, whether or not the disk tells `a` from `A`, and none leads out of the folder: what is
  /// neither a letter, a digit, `-` nor `_` is written as its bytes, and a capital has `^` before it. A name that is
  /// too long for a disk is cut short and gets a digest of the whole name.
  private static func fileName(of name: String?) -> String {
    guard let name else { return "%nil" }
    if name.isEmpty { return "%empty" }
    let escaped = escaped(name)
    if escaped.utf8.count > 120 {
      return "\(escaped.prefix(48))~\(KeyDigest(Array(name.utf8)).hexadecimal)"
    }
    return isReserved(escaped) ? "%" + escaped : escaped
  }

  /// Whether Windows takes the name for a device, whatever follows a dot.
  private static func isReserved(_ name: String) -> Bool {
    switch name {
    case "con", "prn", "aux", "nul": true
    case let name where name.hasPrefix("com") || name.hasPrefix("lpt"): name.utf8.count == 4
    default: false
    }
  }

  private static func escaped(_ name: String) -> String {
    name.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        text += "^"
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
  }
}
