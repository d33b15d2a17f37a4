/// A character as a terminal shows it: text that is safe, and how many cells it takes.
///
/// A schema may contain anything, so nothing that a terminal would obey or hide is passed on. Control characters become
/// their pictures (`␛`), invisible and direction-changing ones are spelled out (`\u{202E}`), tabs become blanks.
struct Glyph {
  let text: String
  let cells: Int

  /// Tab stops are four cells apart.
  private static let tabStop = 4

  /// No letter of any script has this many marks; a line of thousands of marks would cover its neighbours.
  private static let longestCluster = 16

  init(_ character: Character, at cell: Int) {
    cells = Self.cells(of: character, at: cell)
    text = character == "\t" ? String(repeating: " ", count: cells) : Self.visible(character)
  }

  static func cells(of character: Character, at cell: Int) -> Int {
    if character == "\t" { return tabStop - cell % tabStop }
    let scalars = character.unicodeScalars.prefix(longestCluster)
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1, first.isASCII { return 1 }

    if first.properties.isEmoji, scalars.dropFirst().contains(where: \.makesEmoji) { return 2 }
    if first.isRegionalIndicator { return scalars.count > 1 ? 2 : 1 }
    var cells = first.takesNoCell ? 1 : 0
    for scalar in scalars {
      if let escape = scalar.escape {
        cells += escape.count
      } else if !scalar.takesNoCell {
        cells += scalar.isWide ? 2 : 1
      }
      // What follows the first wide scalar, such as the vowels of a Hangul syllable, is drawn into its cells.
      if first.isWide { break }
    }
    return cells
  }

  private static func visible(_ character: Character) -> String {
    var text = ""
    for scalar in character.unicodeScalars.prefix(longestCluster) {
      if text.isEmpty, scalar.takesNoCell { text.unicodeScalars.append("\u{25CC}") }
      if let escape = scalar.escape {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// What is shown instead of a scalar that must not reach a terminal; nil for all others.
  var escape: String? {
    switch value {
    case 0x20..<0x7F: return nil
    case 0..<0x20: return Unicode.Scalar(0x2400 + value).map { String(Character($0)) }
    case 0x7F: return "\u{2421}"
    case 0x200C, 0x200D, 0xE0020...0xE007F: return nil
    default: break
    }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return numberEscape
    case .format where properties.isDefaultIgnorableCodePoint: return numberEscape
    default: return 0xFFF9...0xFFFB ~= value ? numberEscape : nil
    }
  }

  /// Whether it is drawn onto the character before it. At the beginning of a line, it needs a character to be drawn
  /// onto.
  fileprivate var takesNoCell: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: 0x200C...0x200D ~= value || 0xE0020...0xE007F ~= value
    }
  }

  fileprivate var isRegionalIndicator: Bool { 0x1F1E6...0x1F1FF ~= value }

  /// The joiner, the variation selector for emoji, and the skin tones.
  fileprivate var makesEmoji: Bool {
    value == 0x200D || value == 0xFE0F || 0x1F3FB...0x1F3FF ~= value
  }
}
