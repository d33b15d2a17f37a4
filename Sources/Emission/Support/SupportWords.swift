/// The lines of the support code as the formatter leaves them, and the words in them.
package enum SupportWords {
  typealias Line = ArraySlice<UInt8>

  static let keywords: Set<String> = [
    "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct", "subscript",
    "typealias", "var",
  ]

  /// Names and keywords, except in comments. Text literals count, since values are interpolated into them.
  static func all(_ line: ArraySlice<UInt8>) -> [String] {
    let code = line.drop { $0 == UInt8(ascii: " ") }
    if code.starts(with: "//".utf8) { return [] }
    return code.split { !$0.isInName }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names that `lines` mention; names that they may call, which are after a dot or before a bracket, are there with a
  /// bracket as well, and names that label an argument with a colon.
  static func mentions(in lines: [Line]) -> Set<String> {
    var mentions: Set<String> = []
    var last: UInt8?
    for line in lines {
      let code = line.drop { $0 == UInt8(ascii: " ") }
      if code.starts(with: "//".utf8) { continue }
      var rest = code
      while let start = rest.firstIndex(where: \.isInName) {
        let end = rest[start...].firstIndex { !$0.isInName } ?? rest.endIndex
        let name = String(decoding: rest[start..<end], as: UTF8.self)
        mentions.insert(name)
        let after = rest[end...].prefix(2)
        if isCall(rest[..<start].last, after.first, after.dropFirst().first) {
          mentions.insert("\(name)(")
        }
        last = rest[..<start].last { $0 != UInt8(ascii: " ") } ?? last
        if isLabel(last, after.first) { mentions.insert("\(name):") }
        last = rest[..<end].last
        rest = rest[end...]
      }
      last = rest.last { $0 != UInt8(ascii: " ") } ?? last
    }
    return mentions
  }

  /// - Parameters:
  ///   - before: the last sign before a name that is not white space. It tells an argument from the `default` of a `switch`.
  ///   - after: the byte after the name.
  package static func isLabel(_ before: UInt8?, _ after: UInt8?) -> Bool {
    after == UInt8(ascii: ":")
      && (before == UInt8(ascii: "(") || before == UInt8(ascii: ",") || before == UInt8(ascii: ":"))
  }

  /// - Parameters:
  ///   - before: the byte before a name.
  ///   - after: the byte after the name, and the one after that.
  package static func isCall(_ before: UInt8?, _ after: UInt8?, _ next: UInt8?) -> Bool {
    before == UInt8(ascii: ".") || after == UInt8(ascii: "(") || after == UInt8(ascii: "<")
      || after == UInt8(ascii: " ") && next == UInt8(ascii: "{")
  }

  /// The words from the keyword on: `func`, `convert`, … Empty for a line that declares nothing.
  static func declaring(_ line: Line) -> [String] {
    let words = all(line)
    // An attribute may have words in parentheses.
    return Array(words.drop { !keywords.contains($0) || $0 == "class" && words.contains("var") })
  }

  /// Whether the line belongs to the declaration that follows it.
  static func isIntroduction(_ line: Line) -> Bool {
    let code = line.drop { $0 == UInt8(ascii: " ") }
    return code.isEmpty || code.starts(with: "//".utf8)
      || code.first == UInt8(ascii: "@") && !code.contains(UInt8(ascii: " "))
  }

  static func indentation(of line: Line) -> Int {
    line.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// The paragraphs between empty lines: each is a declaration, or several without an empty line between them.
  static func paragraphs(
    of lines: some Collection<Line>, indentation: Int
  ) -> [[Line]] {
    var paragraphs: [[Line]] = []
    var isAfterEmptyLine = false
    for line in lines {
      if line.isEmpty {
        isAfterEmptyLine = true
        continue
      }
      let opens = Self.indentation(of: line) == indentation && line.first != UInt8(ascii: "#")
      if let last = paragraphs.indices.last {
        // A comment between empty lines belongs to what follows it.
        let isBegun =
          !isAfterEmptyLine || !(opens || line.starts(with: "#if".utf8))
          || paragraphs[last].allSatisfy(isIntroduction)
        if isBegun {
          if isAfterEmptyLine { paragraphs[last].append([]) }
          paragraphs[last].append(line)
          isAfterEmptyLine = false
          continue
        }
      }
      paragraphs.append([line])
      isAfterEmptyLine = false
    }
    return paragraphs
  }
}

extension SupportWords.Line {
  func holds(_ text: String) -> Bool { start(of: text) != nil }

  /// Where `text` begins. Bytes are much quicker to compare than characters.
  func start(of text: String) -> Int? {
    let first = text.utf8.first
    return indices.first { self[$0] == first && self[$0...].starts(with: text.utf8) }
  }
}

extension UInt8 {
  /// Bytes beyond ASCII all count as letters.
  package var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
