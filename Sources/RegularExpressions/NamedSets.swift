/// The sets that a pattern can name.
///
/// `\d` and `\w` are ASCII. A format on the wire that asks for four digits means `0` to `9`: with the
/// digits of all scripts, `\d{4}` would accept a text that no number parser reads.
extension ScalarSet {
  static let all = ScalarSet([0...0x10FFFF])

  /// `\d`
  static let digits = ScalarSet([0x30...0x39])

  /// `\w`
  static let wordCharacters = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

  /// `\s`: white space of every kind, as JavaScript and so JSON Schema have it. Prices are written with a space that does not
  /// break a line.
  static let whitespace = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])

  /// `.`: everything but line ends, with the same line ends as `NSRegularExpression`, where vertical tab and form feed
  /// are among them.
  static let withinLine = ScalarSet([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029]).inverted
}
