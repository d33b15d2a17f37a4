import Diagnostics

extension Lexer {
  mutating func lexIdentifier() {
    let start = offset
    skipIdentifierCharacters()
    if continuesForeignName {
      lexForeignName(from: start)
      return
    }
    let isUnderscore = offset == start + 1 && bytes[start] == UInt8(ascii: "_")
    add(isUnderscore ? .underscore : .identifier, from: start)
  }

  /// A name may also be written in another script, as in Swift.
  mutating func lexNonASCII() {
    let start = offset
    guard let (scalar, length) = scalar(at: offset) else {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      add(.unknown, from: start)
      reportInvalidUTF8(at: span(from: start))
      return
    }
    offset += length
    if scalar.properties.isXIDStart {
      skipIdentifierCharacters()
      add(.identifier, from: start)
    } else if scalar.properties.isWhitespace {
      atLineStart = atLineStart || scalar == "\u{2028}" || scalar == "\u{2029}"
    } else if !scalar.steersText, !lexSymbolicName(scalar, from: start) {
      lexForeign(scalar, from: start)
    }
  }

  mutating func skipIdentifierCharacters() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        offset += 1
      case 0x80...:
        guard let (scalar, length) = scalar(at: offset), scalar.properties.isXIDContinue else {
          return
        }
        offset += length
      default:
        return
      }
    }
  }

  /// The scalar that begins at `start`, unless its bytes are not UTF-8.
  func scalar(at start: Int) -> (Unicode.Scalar, length: Int)? {
    var decoder = UTF8()
    var iterator = bytes[start..<min(start + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return (scalar, UTF8.width(scalar))
  }

  /// Strings, comments and regular expressions may contain any text, but it must be valid UTF-8.
  mutating func checkUTF8(from start: Int) {
    var index = start
    while index < offset {
      if bytes[index] < 0x80 {
        index += 1
      } else if let (_, length) = scalar(at: index) {
        index += length
      } else {
        let place = SourceSpan(file: file, start: index, end: index + 1)
        reportInvalidUTF8(at: place)
        return
      }
    }
  }

  /// A file has only one encoding, and so only one of these errors.
  private mutating func reportInvalidUTF8(
    _ message: String = "this is not valid UTF-8", at span: SourceSpan,
    help: String = "save the file as UTF-8"
  ) {
    guard !hasInvalidUTF8 else { return }
    hasInvalidUTF8 = true
    diagnostics.report(.invalidUTF8, message, at: span, help: help)
  }

  /// The first two bytes of a file show that it is UTF-16. Nothing else in it can be read.
  mutating func skipUTF16() {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else { return }
    reportInvalidUTF8(at: SourceSpan(file: file, start: 0, end: 2))
    offset = bytes.count
  }

  /// An image or a program can be recognised by a zero byte near its beginning. One error says more than thousands.
  mutating func skipWhatIsNoText() {
    guard let zero = bytes.prefix(Self.beginning).firstIndex(of: 0) else { return }
    reportInvalidUTF8(
      "this is a binary file, not a schema", at: SourceSpan(file: file, start: zero, end: zero + 1),
      help: "pass `*.gate` files, or a folder that holds some")
    offset = bytes.count
  }

  private static let beginning = 8_000
}

extension DiagnosticKind {
  static let invalidUTF8 = DiagnosticKind(
    "G0001", .error, "text that is not valid UTF-8",
    explanation: """
      A schema is UTF-8 text. The marked bytes are not valid UTF-8, so the file was probably saved in another encoding,
      or is not text at all. Open it in an editor and save it as UTF-8.
      """)
}
