package import Diagnostics

/// A sample as it may be shown beside a diagnostic: with its keys, but without a single value.
struct HiddenValues {
  /// Of the same length, so that every place stays where it is.
  let file: SourceFile

  init(_ file: SourceFile) {
    var bytes = file.bytes
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") {
        let end = Self.endOfText(in: bytes, from: index)
        if !Self.isKey(in: bytes, from: index, to: end) {
          Self.hide(&bytes, (index + 1)..<max(index + 1, end - 1))
        }
        index = end
      } else {
        // What is between quotes, brackets and signs is a number, a word, or a text of YAML.
        if bytes[index].isPartOfValue { bytes[index] = UInt8(ascii: "*") }
        index += 1
      }
    }
    self.file = SourceFile(path: file.path, bytes: bytes)
  }

  private static func hide(_ bytes: inout [UInt8], _ range: Range<Int>) {
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = UInt8(ascii: "*")
    }
  }

  /// After the closing quote, or where the line ends without one.
  private static func endOfText(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }

  /// Keys that are words belong to the schema. Any other may be somebody's name or number.
  private static func isKey(in bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    let rest = bytes[end...].first { $0 != 0x20 && $0 != 0x09 }
    let text = bytes[(start + 1)..<max(start + 1, end - 1)]
    return rest == UInt8(ascii: ":") && text.allSatisfy(\.isPartOfWord)
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    isASCIILetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }

  fileprivate var isPartOfValue: Bool {
    isPartOfWord || isASCIIDigit || self >= 0x80 || ".@'".utf8.contains(self)
  }
}

extension ImportedSchema {
  /// The documents as they may be shown. Nothing of a sample is, because it may be private.
  package var shownFiles: [SourceFile] {
    isOfDescriptions
      ? files : files.map { $0.seemsToDescribe ? $0 : HiddenValues($0).file }
  }
}

extension SourceFile {
  /// Of a file that cannot be read, how it begins tells what it was to be. Nobody saves answers as YAML.
  fileprivate var seemsToDescribe: Bool {
    if path.hasSuffix(".yaml") || path.hasSuffix(".yml") { return true }
    let beginning = String(decoding: bytes.prefix(Self.beginning), as: UTF8.self)
    return ["\"openapi\"", "\"swagger\"", "\"$schema\"", "\"$defs\"", "\"definitions\""]
      .contains { beginning.contains($0) }
  }

  private static let beginning = 1 << 10
}
