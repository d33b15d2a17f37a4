extension Converter {
  static let trimmed = tidying(
    "trimmed", "a text without the white space around it",
    lost: "`trimmed` drops the white space around a text, and the way back cannot restore it"
  ) { text in
    let scalars = text.unicodeScalars
    let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  static let lowercased = tidying(
    "lowercased", "a text in lower case",
    lost: "`lowercased` forgets which letters were capitals", { $0.lowercased() })

  static let uppercased = tidying(
    "uppercased", "a text in upper case",
    lost: "`uppercased` forgets which letters were capitals", { $0.uppercased() })

  /// Makes a missing value of an empty text.
  static let emptyAsNil = Converter(
    name: "emptyAsNil", summary: "nil for an empty text", form: .emptyAsNil,
    reversal: { _ in
      .canonical("`emptyAsNil` turns an empty text into nil, and the way back writes null")
    })

  /// Those that a `type` may have.
  static let normalizers = [trimmed, lowercased, uppercased]

  private static func tidying(
    _ name: String, _ summary: String, lost: String,
    _ normalize: @escaping @Sendable (String) -> String
  ) -> Converter {
    Converter(
      name: name, summary: summary, form: .scalars([Pair(wire: .string, swift: .string)]),
      reversal: { _ in .canonical(lost) }, normalize: normalize)
  }
}
