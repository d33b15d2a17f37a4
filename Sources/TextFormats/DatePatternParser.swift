nonisolated extension DatePattern {
  /// Something in a pattern that is unknown, ambiguous or missing.
  package nonisolated struct Problem: Hashable, Sendable {
    /// The range, in bytes from the start of the pattern.
    package let range: Range<Int>
    package let message: String
    /// What to write instead.
    package let help: String
  }

  /// Every problem of a pattern, in the order of the pattern. Never empty.
  package nonisolated struct Malformed: Error, Hashable, Sendable {
    package let problems: [Problem]
  }

  /// Letters are fields, and so must not be text, unless they are in quotes: `dd.MM.yyyy 'at' HH:mm`.
  /// Two quotes in a row mean one quote. Everything else stands for itself.
  package init(parsing pattern: String) throws(Malformed) {
    if let problem = Self.foreignForm(of: pattern) { throw Malformed(problems: [problem]) }
    var parser = Parser(pattern)
    parser.parse()
    if parser.problems.isEmpty {
      parser.problems = Self.incompleteness(of: parser.fields, in: 0..<pattern.utf8.count)
    }
    guard parser.problems.isEmpty else { throw Malformed(problems: parser.problems) }
    self.init(fields: parser.fields.map(\.field))
  }

  /// A field and the bytes of the pattern that ask for it.
  nonisolated struct PlacedField {
    let field: Field
    let range: Range<Int>
  }

  private nonisolated struct Parser {
    private(set) var fields: [PlacedField] = []
    var problems: [Problem] = []

    private let bytes: [UInt8]
    private var offset = 0

    init(_ pattern: String) {
      bytes = Array(pattern.utf8)
    }

    private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func parse() {
      while let byte = next {
        if Self.isLetter(byte) {
          parseLetters(byte)
        } else {
          parseLiteral()
        }
      }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      default: false
      }
    }

    private mutating func parseLetters(_ letter: UInt8) {
      let start = offset
      while next == letter { offset += 1 }
      switch DatePattern.field(Character(Unicode.Scalar(letter)), count: offset - start) {
      case .success(let field):
        fields.append(PlacedField(field: field, range: start..<offset))
      case .failure(let unusable):
        problems.append(
          Problem(range: start..<offset, message: unusable.message, help: unusable.help))
      }
    }

    /// Everything up to the next field, in quotes or not.
    private mutating func parseLiteral() {
      let start = offset
      var literal: [UInt8] = []
      var openQuote: Int?
      while let byte = next {
        if byte == UInt8(ascii: "'") {
          let quote = offset
          offset += 1
          if next == byte {
            literal.append(byte)
            offset += 1
          } else {
            openQuote = openQuote == nil ? quote : nil
          }
        } else if openQuote == nil && Self.isLetter(byte) {
          break
        } else {
          literal.append(byte)
          offset += 1
        }
      }
      if let openQuote {
        problems.append(
          Problem(
            range: openQuote..<offset, message: "this quote is never closed",
            help: "close it with another `'`; a quote that is meant is written `''`"))
      } else if !literal.isEmpty {
        let text = String(decoding: literal, as: UTF8.self)
        fields.append(PlacedField(field: .literal(text), range: start..<offset))
      }
    }
  }
}
