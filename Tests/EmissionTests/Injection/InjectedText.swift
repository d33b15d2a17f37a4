/// A text that would do harm if one of its scalars ended a comment or a literal.
struct InjectedText {
  let text: String

  /// A name that must never be declared or used.
  static let marker = "pwned"

  /// The form of the marker in names that are made from a text.
  static let word = "Pwned"

  /// Puts the scalar at both ends, and beside everything that has a meaning in Swift.
  init(around scalar: Unicode.Scalar) {
    let parts = [
      "a", "\"", "\\", "*/", "/*", "static let \(Self.marker) = 0", "//", "\\(\(Self.marker))", "#",
      "`", "\"\"\"",
      "\n", "\r\n", "}", "%0A::", "'", " ",
    ]
    text = String(scalar) + parts.map { $0 + String(scalar) }.joined()
  }

  init(_ text: String) {
    self.text = text
  }

  /// All notorious scalars, each followed by a letter.
  static let everything = InjectedText(notorious.map { "\($0)a" }.joined())

  /// For comparison, and as long as the others.
  static let harmless = InjectedText(String(repeating: "a \(word) ", count: 12))

  /// Between the quotation marks of a schema.
  var inSchema: String {
    text.unicodeScalars.map { $0.isPlain ? String($0) : "\\u{\(String($0.value, radix: 16))}" }
      .joined()
  }

  /// In the quotation marks of a date pattern, where a quotation mark is written twice.
  var inDatePattern: String {
    let quotes = text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }
    return InjectedText(quotes.joined()).inSchema
  }

  /// As it is written in a comment of a schema, which cannot contain everything.
  var inComment: String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.steers }))
  }

  /// Between slashes.
  var inRegularExpression: String {
    text.unicodeScalars
      .map { scalar in
        scalar.isPlain || !scalar.isASCII && !scalar.steers
          ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
      .joined()
  }
}

extension InjectedText {
  /// The lines of a schema with the text in every place for it, and a number in every name.
  func filling(_ lines: String, number: Int) -> String {
    let fillings = [
      "№": "\(number)", "§": inSchema, "¶": inComment, "†": inDatePattern, "®": inRegularExpression,
    ]
    return lines.unicodeScalars.map { fillings[String($0)] ?? String($0) }.joined()
  }
}

extension InjectedText {
  /// Scalars that are known to have ended, hidden or reversed text somewhere.
  static let notorious: [Unicode.Scalar] = [
    "\0", "\u{1}", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{1B}", "\"", "#", "'", "\\", "`",
    "\u{7F}",
    "\u{85}", "\u{A0}", "\u{AD}", "\u{301}", "\u{34F}", "\u{61C}", "\u{D4E}", "\u{115F}",
    "\u{180E}",
    "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{20E3}",
    "\u{3000}", "\u{E000}", "\u{FE0F}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{1F3FB}",
    "\u{1F468}",
    "\u{E0041}", "\u{E0100}", "\u{10FFFF}",
  ]

  /// This many of all scalars, spread evenly, besides the first thousand and the notorious ones.
  static func scalars(spread count: Int) -> [Unicode.Scalar] {
    let all = 0x400..<0x110000
    let step = max(1, all.count / max(1, count))
    let spread = stride(from: all.lowerBound, to: all.upperBound, by: step)
      .compactMap { Unicode.Scalar(UInt32($0)) }
    return notorious + (0..<0x400).compactMap { Unicode.Scalar(UInt32($0)) } + spread
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// Whether a schema can only contain it as an escape.
  fileprivate var steers: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
