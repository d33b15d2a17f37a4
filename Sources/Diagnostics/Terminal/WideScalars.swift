extension Unicode.Scalar {
  /// Whether a terminal gives the scalar two cells: East Asian wide and full-width ones, and emoji.
  var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return Self.wideRanges.contains { $0 ~= value } || properties.isEmojiPresentation
  }

  /// Unicode's East Asian Width W and F, by block. The standard library does not know this property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul, leading consonants
    0x2329...0x232A,
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x3247,  // kana, Bopomofo, compatibility Jamo
    0x3250...0xA4CF,  // ideographs, Yi
    0xA960...0xA97F,  // Hangul, more leading consonants
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,
    0xFE10...0xFE19,
    0xFE30...0xFE6F,
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,
    0x16FE0...0x18DFF,  // Tangut, Khitan
    0x1AFF0...0x1B2FF,  // kana extensions, Nushu
    0x1D300...0x1D376,  // Tai Xuan Jing symbols, counting rods
    0x1F200...0x1F265,
    0x20000...0x2FFFD,  // ideographs
    0x30000...0x3FFFD,
  ]
}
